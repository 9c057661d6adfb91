import { ARGS, type CallSample, quoted } from '../sample.ts';

const read = { tool: 'read_file', args: '{"path":"a"}' };
const move = { tool: 'move', args: '{"_positional":["a","b"]}' };
const called = (id: string, { tool, args }: typeof read) => ({
  id,
  type: 'function',
  function: { name: tool, arguments: args },
});

const ANSWER = {
  role: 'assistant',
  content: null,
  refusal: null,
  tool_calls: [called('call_1', read), called('call_2', move)],
};

export const OPENAI: readonly CallSample[] = [
  {
    name: 'an OpenAI tool call',
    text: `{"id":"call_1","type":"function","function":{"name":"weather","arguments":${quoted(ARGS)}}}`,
    format: 'OpenAI tool calls',
    calls: [{ tool: 'weather', args: ARGS }],
  },
  {
    name: 'OpenAI arguments that are empty, an object, cut, or left out',
    text: ['"arguments":""', '"arguments":{"a":1.0}', '"arguments":"{\\"a\\":"', '"x":1']
      .map((member) => `{"id":"c","type":"function","function":{"name":"t",${member}}}`)
      .join('\n'),
    format: 'OpenAI tool calls, JSON Lines',
    calls: ['', '{"a":1.0}', '{"a":', ''].map((args) => ({ tool: 't', args })),
  },
  {
    name: 'an OpenAI message',
    text: JSON.stringify(ANSWER, null, 2),
    format: 'OpenAI tool calls',
    calls: [read, move],
  },
  {
    name: 'an OpenAI response',
    text: JSON.stringify({
      id: 'chatcmpl-9x',
      object: 'chat.completion',
      created: 1760000000,
      model: 'gpt-4o',
      choices: [{ index: 0, message: ANSWER, logprobs: null, finish_reason: 'tool_calls' }],
      usage: { prompt_tokens: 81, completion_tokens: 17, total_tokens: 98 },
    }),
    format: 'OpenAI tool calls',
    calls: [read, move],
  },
  {
    name: 'OpenAI messages of which some call nothing',
    text: JSON.stringify([
      { role: 'user', content: 'Read it.' },
      { role: 'assistant', tool_calls: [called('c', read)] },
      { role: 'tool', tool_call_id: 'c', content: '{"tool":"x","args":{}}' },
      { role: 'assistant', content: 'It says hello.' },
    ]),
    format: 'OpenAI tool calls',
    calls: [read],
  },
  {
    name: 'an OpenAI request with its conversation and its tools',
    text: JSON.stringify({
      model: 'gpt-4o',
      messages: [{ role: 'system', content: 'Be brief.' }, { role: 'user', content: 'Go.' }, ANSWER],
      tools: [{ type: 'function', function: { name: 'read_file', parameters: { type: 'object' } } }],
    }),
    format: 'OpenAI tool calls',
    calls: [read, move],
  },
  {
    name: 'lines of an OpenAI batch and of its answer',
    text: [
      { custom_id: 'a', method: 'POST', url: '/v1/chat/completions', body: { messages: [ANSWER] } },
      { id: 'b', custom_id: 'a', response: { status_code: 200, body: { choices: [{ message: ANSWER }] } } },
    ]
      .map((line) => JSON.stringify(line))
      .join('\n'),
    format: 'OpenAI tool calls, JSON Lines',
    calls: [read, move, read, move],
  },
  {
    name: 'the older function_call of OpenAI',
    text: `{"role":"assistant","content":null,"function_call":{"name":"weather","arguments":${quoted(ARGS)}}}`,
    format: 'tool and args',
    calls: [{ tool: 'weather', args: ARGS }],
  },
  {
    name: 'formats mixed',
    text: `{"tool":"read_file","args":${read.args}}\n${JSON.stringify(called('c', move))}`,
    format: 'OpenAI tool calls, JSON Lines',
    calls: [read, move],
  },
];

const chunk = (delta: object, finish: string | null = null, index = 0) =>
  `data: ${JSON.stringify({ id: 'chatcmpl-1', object: 'chat.completion.chunk', choices: [{ index, delta, finish_reason: finish }] })}\n\n`;
const piece = (index: number, args: string) =>
  chunk({ tool_calls: [{ index, function: { arguments: args } }] });
const begin = (index: number, id: string, name: string, args = '') =>
  chunk({ tool_calls: [{ index, id, type: 'function', function: { name, arguments: args } }] });

export const OPENAI_STREAM: readonly CallSample[] = [
  {
    name: 'an OpenAI stream of two calls, one after the other',
    text: [
      chunk({ role: 'assistant', content: null }),
      begin(0, 'call_1', 'read_file'),
      piece(0, ''),
      piece(0, '{"pa'),
      piece(0, 'th":"a"}'),
      begin(1, 'call_2', 'move'),
      piece(1, move.args),
      chunk({}, 'tool_calls'),
      'data: [DONE]\n\n',
    ].join(''),
    format: 'OpenAI tool calls, event stream',
    calls: [read, move],
  },
  {
    name: 'an OpenAI stream of two calls whose pieces alternate, in CRLF lines with a comment',
    text: [
      ': PROCESSING\n\n',
      begin(0, 'call_1', 'read_file', '{'),
      begin(1, 'call_2', 'move', '{"_posi'),
      piece(0, '"path"'),
      piece(1, 'tional":["a",'),
      piece(0, ':"a"}'),
      piece(1, '"b"]}'),
      chunk({}, 'tool_calls'),
    ]
      .join('')
      .replaceAll('\n', '\r\n'),
    format: 'OpenAI tool calls, event stream',
    calls: [read, move],
  },
  {
    name: 'an OpenAI stream that breaks off',
    text: [begin(0, 'call_1', 'read_file', '{"path":'), piece(0, '"a'), 'data: {"id":"chatcmpl-1","cho'].join(
      '',
    ),
    format: 'OpenAI tool calls, event stream',
    calls: [{ tool: 'read_file', args: '{"path":"a', truncated: true }],
    problems: [['not-json', 'o']],
  },
  {
    name: 'an OpenAI stream that ran out of tokens',
    text: [
      begin(0, 'call_1', 'move', move.args),
      begin(1, 'call_2', 'read_file', '{"pat'),
      chunk({}, 'length'),
    ].join(''),
    format: 'OpenAI tool calls, event stream',
    calls: [move, { tool: 'read_file', args: '{"pat', truncated: true }],
  },
  {
    name: 'an OpenAI stream whose calls come whole, under one index',
    text: [
      begin(0, 'call_1', 'read_file', read.args),
      begin(0, 'call_2', 'move', move.args),
      chunk({}, 'tool_calls'),
    ].join(''),
    format: 'OpenAI tool calls, event stream',
    calls: [read, move],
  },
  {
    name: 'an OpenAI stream that lacks its beginning',
    text: piece(0, '"a"}') + chunk({}, 'tool_calls'),
    format: 'OpenAI tool calls, event stream',
    calls: [],
    problems: [['not-understood', piece(0, '"a"}').slice('data: '.length).trimEnd()]],
  },
  {
    name: 'chunks of an OpenAI stream as lines of JSON',
    text: [begin(0, 'call_1', 'read_file', '{"pa'), piece(0, 'th":"a"}'), chunk({}, 'tool_calls')]
      .join('')
      .replaceAll('data: ', '')
      .replaceAll('\n\n', '\n'),
    format: 'OpenAI tool calls, JSON Lines',
    calls: [read],
  },
];
