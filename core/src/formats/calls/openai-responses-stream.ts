import type { CallFormat } from '../call-format.ts';
import { openaiResponses } from './openai-responses.ts';

/** `{ "type": "response.function_call_arguments.delta", "delta": "…" }` and the events around it. */
export const openaiResponsesStream: CallFormat = {
  name: openaiResponses.name,
  keys: ['type'],
  take(event, streams) {
    const type = event.get('type')?.string;
    if (type === undefined || !type.startsWith('response.')) return undefined;
    const index = event.get('output_index')?.slice ?? '';
    const item = event.get('item');
    switch (type) {
      case 'response.created':
        streams.forget(ANSWER);
        break;
      case 'response.function_call_arguments.delta':
        streams.add(ANSWER, index, event.get('delta'), event);
        break;
      case 'response.function_call_arguments.done':
        streams.complete(ANSWER, index, event.get('arguments'));
        streams.endOne(ANSWER, index);
        break;
      case 'response.output_item.added':
      case 'response.output_item.done': {
        const tool = item?.get('name')?.string;
        const id = item?.get('id')?.string;
        if (tool === undefined || item?.get('type')?.string !== 'function_call') break;
        if (!streams.has(ANSWER, index, id))
          streams.begin(ANSWER, index, { format: openaiResponses.name, tool, id }, event);
        if (type === 'response.output_item.added') break;
        streams.complete(ANSWER, index, item.get('arguments'));
        streams.endOne(ANSWER, index);
        break;
      }
      case 'response.completed':
      case 'response.incomplete': {
        // The last event repeats the whole answer.
        const response = event.get('response');
        if (!streams.hasAny(ANSWER)) return response === undefined ? [] : [response];
        streams.end(ANSWER, type === 'response.incomplete');
      }
    }
    return [];
  },
};

/** Of these events there is no more than one stream in a text at a time. */
const ANSWER = 'responses';
