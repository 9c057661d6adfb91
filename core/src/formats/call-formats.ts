import type { CallFormat } from './call-format.ts';
import { aiSdk } from './calls/ai-sdk.ts';
import { anthropic } from './calls/anthropic.ts';
import { anthropicStream } from './calls/anthropic-stream.ts';
import { bedrock } from './calls/bedrock.ts';
import { gemini } from './calls/gemini.ts';
import { har } from './calls/har.ts';
import { hooks } from './calls/hooks.ts';
import { langchain } from './calls/langchain.ts';
import { mcpCall } from './calls/mcp.ts';
import { message } from './calls/message.ts';
import { openai } from './calls/openai.ts';
import { openaiResponses } from './calls/openai-responses.ts';
import { openaiResponsesStream } from './calls/openai-responses-stream.ts';
import { openaiStream } from './calls/openai-stream.ts';
import { otel } from './calls/otel.ts';
import { plain } from './calls/plain.ts';
import type { Node } from './node.ts';

/** Asked in this order; the first that knows an object reads it. No more than 31, since they are counted in bits. */
export const CALL_FORMATS: readonly CallFormat[] = [
  openaiStream,
  openaiResponsesStream,
  anthropicStream,
  message,
  openai,
  openaiResponses,
  anthropic,
  gemini,
  bedrock,
  mcpCall,
  langchain,
  aiSdk,
  hooks,
  otel,
  har,
  plain,
];

/** By key, a bit for each format that an object with this key may be of. */
const BY_KEY = new Map<string, number>();
CALL_FORMATS.forEach(({ keys }, index) => {
  for (const key of keys) BY_KEY.set(key, (BY_KEY.get(key) ?? 0) | (1 << index));
});

/** The first format for which an answer is found. */
export function askFormats<T>(object: Node, ask: (format: CallFormat) => T | undefined): T | undefined {
  let candidates = 0;
  for (const { key } of object.members) candidates |= BY_KEY.get(key) ?? 0;
  for (; candidates !== 0; candidates &= candidates - 1) {
    const format = CALL_FORMATS[31 - Math.clz32(candidates & -candidates)];
    const answer = format === undefined ? undefined : ask(format);
    if (answer !== undefined) return answer;
  }
  return undefined;
}

/** Keys under which logs put messages, calls, and lists of these, when nothing else is known of them. */
export const AROUND: ReadonlySet<string> = new Set([
  ...['messages', 'contents', 'parts', 'choices', 'candidates', 'generations', 'input', 'message'],
  ...['body', 'request', 'payload', 'params', 'kwargs', 'event', 'events', 'item', 'items'],
  ...['history', 'conversation', 'conversations', 'trajectory', 'traj'],
  ...['tool_call', 'toolCall', 'toolCalls'],
]);

/**
 * Keys under which answers stand, of models and of tools. What a tool gave back may have a name and arguments too, so
 * only what says more than that is taken for a call there.
 */
export const ANSWERS: ReadonlySet<string> = new Set([
  ...['response', 'responses', 'result', 'results', 'output', 'outputs', 'data', 'content'],
]);
