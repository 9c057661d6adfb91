import { ARGS, type CallSample, quoted } from '../sample.ts';

const call = `{"name":"weather","args":${ARGS},"id":"call_1","type":"tool_call"}`;
const invalid = `{"name":"move","args":"{\\"from\\": \\"a\\", ","id":"call_2","error":"no JSON","type":"invalid_tool_call"}`;
const kept = `{"tool_calls":[{"id":"call_1","type":"function","function":{"name":"weather","arguments":${quoted(ARGS)}}}]}`;
const weather = { tool: 'weather', args: ARGS };
const move = { tool: 'move', args: '{"from": "a", ' };

export const LANGCHAIN: readonly CallSample[] = [
  { name: 'a LangChain call', text: call, format: 'LangChain tool calls', calls: [weather] },
  {
    name: 'a LangChain message with a call that could not be parsed',
    text: `{"content":"","additional_kwargs":${kept},"response_metadata":{},"type":"ai","name":null,"id":"run-1","tool_calls":[${call}],"invalid_tool_calls":[${invalid}]}`,
    format: 'LangChain tool calls',
    calls: [weather, move],
  },
  {
    name: 'a LangChain message that kept only what the provider sent',
    text: `{"lc":1,"type":"constructor","id":["langchain_core","messages","AIMessage"],"kwargs":{"content":"","additional_kwargs":${kept},"tool_calls":[]}}`,
    format: 'OpenAI tool calls',
    calls: [weather],
  },
  {
    name: 'LangChain messages of which some call nothing',
    text: `[{"content":"Weather?","additional_kwargs":{},"response_metadata":{},"type":"human"},{"type":"ai","data":{"content":"","additional_kwargs":{},"tool_calls":[${call}]}},{"content":"{\\"tool\\":\\"x\\",\\"args\\":{}}","additional_kwargs":{},"type":"tool","tool_call_id":"call_1"}]`,
    format: 'LangChain tool calls',
    calls: [weather],
  },
  {
    name: 'the action of a LangChain agent',
    text: `{"tool":"weather","tool_input":${ARGS},"log":"I look it up.","type":"AgentAction"}`,
    format: 'LangChain tool calls',
    calls: [weather],
  },
];
