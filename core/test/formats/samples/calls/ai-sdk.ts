import { ARGS, type CallSample } from '../sample.ts';

const weather = { tool: 'weather', args: ARGS };

export const AI_SDK: readonly CallSample[] = [
  {
    name: 'a call of the AI SDK, of its versions',
    text: `{"type":"tool-call","toolCallId":"c1","toolName":"weather","input":${ARGS}}\n{"toolCallId":"c2","toolName":"weather","args":${ARGS}}`,
    format: 'AI SDK tool calls, JSON Lines',
    calls: [weather, weather],
  },
  {
    name: 'messages of the AI SDK with what tools gave back',
    text: `[{"role":"user","content":"Weather?"},{"role":"assistant","content":[{"type":"text","text":"I look."},{"type":"tool-call","toolCallId":"c1","toolName":"weather","input":${ARGS}}]},{"role":"tool","content":[{"type":"tool-result","toolCallId":"c1","toolName":"weather","input":${ARGS},"output":{"type":"json","value":{}}}]}]`,
    format: 'AI SDK tool calls',
    calls: [weather],
  },
  {
    name: 'a message of a chat, whose parts carry the name in their type',
    text: `{"id":"m","role":"assistant","parts":[{"type":"step-start"},{"type":"text","text":"I look.","state":"done"},{"type":"tool-weather","toolCallId":"c1","state":"output-available","input":${ARGS},"output":{}},{"type":"dynamic-tool","toolName":"weather","toolCallId":"c2","state":"input-available","input":${ARGS}}]}`,
    format: 'AI SDK tool calls',
    calls: [weather, weather],
  },
  {
    name: 'a message of an older chat',
    text: `{"id":"m","role":"assistant","content":"","toolInvocations":[{"state":"result","toolCallId":"c1","toolName":"weather","args":${ARGS},"result":{}}]}`,
    format: 'AI SDK tool calls',
    calls: [weather],
  },
];
