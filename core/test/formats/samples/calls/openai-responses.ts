import { ARGS, type CallSample, quoted } from '../sample.ts';

const item = (name: string, args: string, more = '') =>
  `{"type":"function_call","id":"fc_${name}","call_id":"call_${name}","name":"${name}","arguments":${quoted(args)}${more}}`;

export const OPENAI_RESPONSES: readonly CallSample[] = [
  {
    name: 'an item of a response',
    text: item('weather', ARGS, ',"status":"completed"'),
    format: 'OpenAI responses',
    calls: [{ tool: 'weather', args: ARGS }],
  },
  {
    name: 'a response with reasoning, a search, a message and calls',
    text: `{"id":"resp_1","object":"response","status":"completed","output":[
      {"type":"reasoning","id":"rs_1","summary":[]},
      {"type":"web_search_call","id":"ws_1","status":"completed"},
      {"type":"message","id":"msg_1","role":"assistant","content":[{"type":"output_text","text":"I look.","annotations":[]}]},
      ${item('weather', ARGS)},
      ${item('ping', '{}')}
    ],"tools":[{"type":"function","name":"weather","parameters":{"type":"object","properties":{}}}]}`,
    format: 'OpenAI responses',
    calls: [
      { tool: 'weather', args: ARGS },
      { tool: 'ping', args: '{}' },
    ],
  },
  {
    name: 'a request to the responses interface, with what tools gave back',
    text: `{"model":"gpt-5","input":[{"role":"user","content":"Go."},${item('weather', ARGS)},{"type":"function_call_output","call_id":"call_weather","output":"{\\"tool\\":\\"x\\",\\"args\\":{}}"}]}`,
    format: 'OpenAI responses',
    calls: [{ tool: 'weather', args: ARGS }],
  },
  {
    name: 'a call of a tool that takes a text',
    text: `[${item('weather', ARGS)},{"type":"custom_tool_call","call_id":"c","name":"apply","input":"*** Begin"}]`,
    format: 'OpenAI responses',
    calls: [{ tool: 'weather', args: ARGS }],
    problems: [
      ['not-understood', '{"type":"custom_tool_call","call_id":"c","name":"apply","input":"*** Begin"}'],
    ],
  },
  {
    name: 'a transcript of a coding agent that wraps items',
    text: `{"timestamp":"2026-03-02T10:00:00Z","type":"response_item","payload":${item('shell', '{"command":["ls"]}')}}\n{"timestamp":"2026-03-02T10:00:01Z","type":"response_item","payload":{"type":"function_call_output","call_id":"c","output":"{}"}}`,
    format: 'OpenAI responses, JSON Lines',
    calls: [{ tool: 'shell', args: '{"command":["ls"]}' }],
  },
];

const event = (type: string, content: string) => `event: ${type}\ndata: {"type":"${type}",${content}}\n\n`;
const added = (index: number, name: string) =>
  event('response.output_item.added', `"output_index":${index},"item":${item(name, '')}`);
const delta = (index: number, text: string) =>
  event('response.function_call_arguments.delta', `"output_index":${index},"delta":${quoted(text)}`);
const done = (index: number, name: string, args: string) =>
  event('response.function_call_arguments.done', `"output_index":${index},"arguments":${quoted(args)}`) +
  event('response.output_item.done', `"output_index":${index},"item":${item(name, args)}`);
const START = event('response.created', '"response":{"id":"resp_1","output":[]}');
const COMPLETED = event(
  'response.completed',
  `"response":{"id":"resp_1","object":"response","output":[${item('weather', ARGS)},${item('ping', '{}')}]}`,
);

export const OPENAI_RESPONSES_STREAM: readonly CallSample[] = [
  {
    name: 'a stream of a response whose calls alternate; its last event repeats them',
    text: [
      START,
      added(0, 'weather'),
      added(1, 'ping'),
      delta(0, ARGS.slice(0, 9)),
      delta(1, '{'),
      delta(0, ''),
      delta(0, ARGS.slice(9)),
      delta(1, '}'),
      done(0, 'weather', ARGS),
      done(1, 'ping', '{}'),
      COMPLETED,
    ].join(''),
    format: 'OpenAI responses, event stream',
    calls: [
      { tool: 'weather', args: ARGS },
      { tool: 'ping', args: '{}' },
    ],
  },
  {
    name: 'a stream of a response that breaks off',
    text: START + added(0, 'weather') + delta(0, '{ "city":"Os'),
    format: 'OpenAI responses, event stream',
    calls: [{ tool: 'weather', args: '{ "city":"Os', truncated: true }],
  },
  {
    name: 'the last event of a response alone',
    text: COMPLETED,
    format: 'OpenAI responses, event stream',
    calls: [
      { tool: 'weather', args: ARGS },
      { tool: 'ping', args: '{}' },
    ],
  },
  {
    name: 'a stream of a response without its deltas',
    text: START + added(0, 'weather') + done(0, 'weather', ARGS),
    format: 'OpenAI responses, event stream',
    calls: [{ tool: 'weather', args: ARGS }],
  },
];
