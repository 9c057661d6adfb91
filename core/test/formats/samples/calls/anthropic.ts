import { ARGS, type CallSample, quoted } from '../sample.ts';

const use = (name: string, input: string) =>
  `{"type":"tool_use","id":"toolu_${name}","name":"${name}","input":${input}}`;
const MESSAGE = `{"id":"msg_1","type":"message","role":"assistant","model":"claude","content":[{"type":"text","text":"I look it up."},${use('weather', ARGS)},${use('ping', '{}')}],"stop_reason":"tool_use","usage":{"input_tokens":300,"output_tokens":60}}`;
const calls = [
  { tool: 'weather', args: ARGS },
  { tool: 'ping', args: '{}' },
];

export const ANTHROPIC: readonly CallSample[] = [
  {
    name: 'a tool_use block',
    text: use('weather', ARGS),
    format: 'Anthropic tool use',
    calls: calls.slice(0, 1),
  },
  { name: 'an Anthropic message', text: MESSAGE, format: 'Anthropic tool use', calls },
  {
    name: 'an Anthropic conversation with what tools gave back',
    text: `{"model":"claude","max_tokens":1024,"system":"Be brief.","messages":[{"role":"user","content":"Weather?"},{"role":"assistant","content":[{"type":"thinking","thinking":"{\\"tool\\":\\"x\\",\\"args\\":{}}","signature":"s"},${use('weather', ARGS)}]},{"role":"user","content":[{"type":"tool_result","tool_use_id":"toolu_weather","content":"{\\"tool\\":\\"x\\",\\"args\\":{}}"}]}]}`,
    format: 'Anthropic tool use',
    calls: calls.slice(0, 1),
  },
  {
    name: 'lines of a coding agent that wrap messages',
    text: `{"type":"user","message":{"role":"user","content":"Go."},"uuid":"1"}\n{"type":"assistant","message":${MESSAGE},"uuid":"2"}\n`,
    format: 'Anthropic tool use, JSON Lines',
    calls,
  },
  {
    name: 'results of a batch of Anthropic messages',
    text: `{"custom_id":"a","result":{"type":"succeeded","message":${MESSAGE}}}`,
    format: 'Anthropic tool use',
    calls,
  },
];

const event = (type: string, content: string) =>
  `event: ${type}\ndata: {"type":"${type}"${content === '' ? '' : `,${content}`}}\n\n`;
const start = (index: number, block: string) =>
  event('content_block_start', `"index":${index},"content_block":${block}`);
const delta = (index: number, text: string) =>
  event(
    'content_block_delta',
    `"index":${index},"delta":{"type":"input_json_delta","partial_json":${quoted(text)}}`,
  );
const stop = (index: number) => event('content_block_stop', `"index":${index}`);
const START = event(
  'message_start',
  '"message":{"id":"msg_1","type":"message","role":"assistant","content":[]}',
);

export const ANTHROPIC_STREAM: readonly CallSample[] = [
  {
    name: 'an Anthropic stream with a text, a call in pieces and one without any',
    text: [
      START,
      start(0, '{"type":"text","text":""}'),
      event('ping', ''),
      event('content_block_delta', '"index":0,"delta":{"type":"text_delta","text":"I look it up."}'),
      stop(0),
      start(1, use('weather', '{}')),
      delta(1, ''),
      delta(1, ARGS.slice(0, 12)),
      delta(1, ARGS.slice(12)),
      stop(1),
      start(2, use('ping', '{}')),
      delta(2, ''),
      stop(2),
      event('message_delta', '"delta":{"stop_reason":"tool_use"},"usage":{"output_tokens":60}'),
      event('message_stop', ''),
    ].join(''),
    format: 'Anthropic tool use, event stream',
    calls,
  },
  {
    name: 'an Anthropic stream that breaks off',
    text: START + start(0, use('weather', '{}')) + delta(0, '{ "city"') + delta(0, ':"Os'),
    format: 'Anthropic tool use, event stream',
    calls: [{ tool: 'weather', args: '{ "city":"Os', truncated: true }],
  },
  {
    name: 'an Anthropic stream that ran out of tokens',
    text:
      START +
      start(0, use('ping', '{}')) +
      stop(0) +
      start(1, use('weather', '{}')) +
      delta(1, '{ "ci') +
      stop(1) +
      event('message_delta', '"delta":{"stop_reason":"max_tokens"}'),
    format: 'Anthropic tool use, event stream',
    calls: [
      { tool: 'ping', args: '{}' },
      { tool: 'weather', args: '{ "ci', truncated: true },
    ],
  },
  {
    name: 'two Anthropic streams, the first of which breaks off',
    text:
      START +
      start(0, use('weather', '{}')) +
      delta(0, '{ "ci') +
      START +
      start(0, use('weather', '{}')) +
      delta(0, ARGS) +
      stop(0) +
      event('message_stop', ''),
    format: 'Anthropic tool use, event stream',
    calls: [
      { tool: 'weather', args: '{ "ci', truncated: true },
      { tool: 'weather', args: ARGS },
    ],
  },
];
