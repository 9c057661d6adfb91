import { ARGS, type CallSample, quoted } from '../sample.ts';

const weather = { tool: 'weather', args: ARGS };
const flat = `"gen_ai.operation.name":"execute_tool","gen_ai.tool.name":"weather","gen_ai.tool.call.id":"call_1","gen_ai.tool.call.arguments":${quoted(ARGS)}`;
const attribute = (key: string, value: string) => `{"key":"${key}","value":{"stringValue":${quoted(value)}}}`;
const said = `[{"role":"assistant","parts":[{"type":"text","content":"I look."},{"type":"tool_call","id":"call_1","name":"weather","arguments":${ARGS}}],"finish_reason":"tool_call"}]`;

export const OTEL: readonly CallSample[] = [
  { name: 'attributes alone', text: `{${flat}}`, format: 'OpenTelemetry', calls: [weather] },
  {
    name: 'a span with attributes, and one that calls nothing',
    text: `{"name":"execute_tool weather","context":{"trace_id":"0x1","span_id":"0x2"},"attributes":{${flat}}}\n{"name":"chat","context":{"trace_id":"0x1"},"attributes":{"gen_ai.operation.name":"chat"}}`,
    format: 'OpenTelemetry, JSON Lines',
    calls: [weather],
  },
  {
    name: 'an export with lists of attributes',
    text: `{"resourceSpans":[{"resource":{"attributes":[]},"scopeSpans":[{"scope":{"name":"s"},"spans":[{"traceId":"1","spanId":"2","name":"execute_tool weather","attributes":[${attribute('gen_ai.tool.name', 'weather')},${attribute('gen_ai.tool.call.arguments', ARGS)}]},{"traceId":"1","spanId":"3","name":"chat","attributes":[${attribute('gen_ai.operation.name', 'chat')}]}]}]}]}`,
    format: 'OpenTelemetry',
    calls: [weather],
  },
  {
    name: 'messages in an attribute, as text',
    text: `{"attributes":{"gen_ai.output.messages":${quoted(said)}},"spanId":"1"}`,
    format: 'tool and args',
    calls: [weather],
  },
  {
    name: 'a span whose arguments were not recorded',
    text: `[{"attributes":{${flat}}},{"attributes":{"gen_ai.tool.name":"ping"}}]`,
    format: 'OpenTelemetry',
    calls: [weather],
    problems: [['not-understood', '{"attributes":{"gen_ai.tool.name":"ping"}}']],
  },
];
