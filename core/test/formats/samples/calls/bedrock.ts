import { ARGS, type CallSample } from '../sample.ts';

const block = `{"toolUse":{"toolUseId":"tooluse_1","name":"weather","input":${ARGS}}}`;
const message = `{"role":"assistant","content":[{"text":"I look it up."},${block}]}`;
const calls = [{ tool: 'weather', args: ARGS }];

export const BEDROCK: readonly CallSample[] = [
  { name: 'a toolUse block', text: block, format: 'Bedrock tool use', calls },
  {
    name: 'an answer of Converse',
    text: `{"ResponseMetadata":{"HTTPStatusCode":200},"output":{"message":${message}},"stopReason":"tool_use"}`,
    format: 'Bedrock tool use',
    calls,
  },
  {
    name: 'a request of Converse with its conversation',
    text: `{"modelId":"m","messages":[{"role":"user","content":[{"text":"Weather?"}]},${message},{"role":"user","content":[{"toolResult":{"toolUseId":"tooluse_1","content":[{"json":{"tool":"x","args":{}}}]}}]}]}`,
    format: 'Bedrock tool use',
    calls,
  },
];
