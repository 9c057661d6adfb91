import type { CallFormat } from '../call-format.ts';
import type { Node } from '../node.ts';
import type { Streams } from '../streams.ts';

/** `{ "object": "chat.completion.chunk", "choices": [{ "delta": { "tool_calls": [ … ] } }] }`. */
export const openaiStream: CallFormat = {
  name: 'OpenAI tool calls',
  keys: ['choices'],
  take(event, streams) {
    const choices = event.get('choices')?.items() ?? [];
    const isChunk = event.get('object')?.string === 'chat.completion.chunk';
    if (!isChunk && !choices.some((choice) => choice.get('delta')?.kind === 'object')) return undefined;
    for (const choice of choices) {
      const answer = `chat ${event.get('id')?.slice} ${choice.get('index')?.slice}`;
      const delta = choice.get('delta');
      for (const piece of delta?.get('tool_calls')?.items() ?? [])
        takePiece(answer, piece, piece.get('function'), event, streams);
      const legacy = delta?.get('function_call');
      if (legacy?.kind === 'object') takePiece(answer, legacy, legacy, event, streams);
      const reason = choice.get('finish_reason')?.string;
      if (reason === undefined) continue;
      streams.end(answer, reason === 'length');
      streams.forget(answer);
    }
    return [];
  },
};

/** A piece that names a tool begins a call, unless it belongs to the one that is open under its index. */
function takePiece(
  answer: string,
  piece: Node,
  called: Node | undefined,
  event: Node,
  streams: Streams,
): void {
  const index = piece.get('index')?.slice ?? '';
  const tool = called?.get('name')?.string ?? '';
  const id = piece.get('id')?.string || undefined;
  if (tool !== '' && !streams.has(answer, index, id))
    streams.begin(answer, index, { format: openaiStream.name, tool, id }, event);
  streams.add(answer, index, called?.get('arguments'), event);
}
