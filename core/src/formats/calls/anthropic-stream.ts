import type { CallFormat } from '../call-format.ts';
import { anthropic, USES } from './anthropic.ts';

/** `{ "type": "content_block_delta", "delta": { "partial_json": "…" } }` and the events around it. */
export const anthropicStream: CallFormat = {
  name: anthropic.name,
  keys: ['type'],
  take(event, streams) {
    const type = event.get('type')?.string;
    const index = event.get('index')?.slice ?? '';
    switch (type) {
      case 'message_start':
        streams.forget(ANSWER);
        return [];
      case 'content_block_start': {
        const block = event.get('content_block');
        const tool = block?.get('name')?.string;
        if (tool === undefined || !USES.includes(block?.get('type')?.string ?? '')) return [];
        const id = block?.get('id')?.string;
        streams.begin(ANSWER, index, { format: anthropic.name, tool, id }, event);
        streams.complete(ANSWER, index, block?.get('input'));
        return [];
      }
      case 'content_block_delta':
        streams.add(ANSWER, index, event.get('delta')?.get('partial_json'), event);
        return [];
      case 'content_block_stop':
        streams.endOne(ANSWER, index);
        return [];
      case 'message_delta':
        if (event.get('delta')?.get('stop_reason')?.string === 'max_tokens') streams.end(ANSWER, true);
        return [];
      case 'message_stop':
      case 'ping':
        return [];
      default:
        return undefined;
    }
  },
};

/** Of these events there is no more than one stream in a text at a time. */
const ANSWER = 'message';
