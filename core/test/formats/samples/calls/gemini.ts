import { ARGS, type CallSample } from '../sample.ts';

const part = (name: string, args: string) => `{"functionCall":{"name":"${name}","args":${args}}}`;
const RESPONSE = `{"candidates":[{"content":{"parts":[{"text":"I look.","thought":true},${part('weather', ARGS)},{"functionCall":{"name":"ping"}}],"role":"model"},"finishReason":"STOP","index":0}],"usageMetadata":{"promptTokenCount":90}}`;
const calls = [
  { tool: 'weather', args: ARGS },
  { tool: 'ping', args: '' },
];

export const GEMINI: readonly CallSample[] = [
  {
    name: 'a part of a Gemini content',
    text: part('weather', ARGS),
    format: 'Gemini function calls',
    calls: calls.slice(0, 1),
  },
  { name: 'a Gemini response', text: RESPONSE, format: 'Gemini function calls', calls },
  {
    name: 'a Gemini request with its contents, in snake case',
    text: `{"contents":[{"role":"user","parts":[{"text":"Weather?"}]},{"role":"model","parts":[{"function_call":{"name":"weather","args":${ARGS}}}]},{"role":"user","parts":[{"function_response":{"name":"weather","response":{"tool":"x","args":{}}}}]}]}`,
    format: 'Gemini function calls',
    calls: calls.slice(0, 1),
  },
  {
    name: 'a stream of Gemini',
    text: `data: ${RESPONSE}\r\n\r\n`,
    format: 'Gemini function calls, event stream',
    calls,
  },
];
