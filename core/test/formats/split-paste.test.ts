import { describe, expect, it } from 'vitest';
import { evaluate, readCalls, readTools, splitPaste } from '../../src/index.ts';
import { CALL_SAMPLES, TOOL_SAMPLES } from './samples.ts';

const TOOLS = '[{"name":"find","input_schema":{"type":"object","properties":{"a":{}}}}]';
const CALL = '{"tool":"find","args":{"a":1}}';
const MESSAGES =
  '[{"role":"user","content":"Go."},{"role":"assistant","content":[{"type":"tool_use","id":"t","name":"find","input":{ "a": 1.0 }}]}]';

describe('a paste', () => {
  it.each([
    ['tools into the tools', TOOLS, 'tools', null],
    ['calls into the calls', CALL, 'calls', null],
    ['tools into the calls', TOOLS, 'calls', { tools: TOOLS }],
    ['calls into the tools', CALL, 'tools', { calls: CALL }],
    ['bare args into the calls', '{"a":1}', 'calls', null],
    ['something with no name into the tools', '{"a":1}', 'tools', null],
    [
      'a bare schema into the calls',
      '{"properties":{"a":{}}}',
      'calls',
      { tools: '{"properties":{"a":{}}}' },
    ],
    ['bare args that say what schemas say', '{"required":["a"]}', 'calls', null],
    ['a call that has a type', '{"type":"object","tool":"find","args":{}}', 'calls', null],
    ['prose', 'hello', 'calls', null],
    ['nothing', '', 'tools', null],
    [
      'model text into the tools',
      '<tool_call>{"name":"find","arguments":{}}</tool_call>',
      'tools',
      { calls: '<tool_call>{"name":"find","arguments":{}}</tool_call>' },
    ],
    [
      'a request without calls into the tools',
      `{"messages":[{"role":"user","content":"Go."}],"tools":${TOOLS}}`,
      'tools',
      null,
    ],
    [
      'a request with its conversation',
      `{"model":"m","tools":${TOOLS},"messages":${MESSAGES}}`,
      'tools',
      { tools: TOOLS, calls: MESSAGES },
    ],
    [
      'the same into the calls',
      `{"model":"m","tools":${TOOLS},"messages":${MESSAGES}}`,
      'calls',
      { tools: TOOLS, calls: MESSAGES },
    ],
    ['tools and then a call', `${TOOLS}\n${CALL}`, 'tools', { tools: TOOLS, calls: CALL }],
    [
      'a tool and a call in one list',
      `[{"name":"find","input_schema":{}},${CALL}]`,
      'calls',
      { tools: '{"name":"find","input_schema":{}}', calls: CALL },
    ],
    [
      'what a client and a server said to each other',
      `{"jsonrpc":"2.0","id":1,"result":{"tools":[{"name":"find","inputSchema":{}}]}}\n{"jsonrpc":"2.0","id":2,"method":"tools/call","params":{"name":"find","arguments":{}}}`,
      'calls',
      {
        tools: '{"jsonrpc":"2.0","id":1,"result":{"tools":[{"name":"find","inputSchema":{}}]}}',
        calls: '{"jsonrpc":"2.0","id":2,"method":"tools/call","params":{"name":"find","arguments":{}}}',
      },
    ],
    [
      'model text beside tools, which is not read outside of its message',
      `{"tools":${TOOLS},"role":"assistant","content":"<tool_call>{\\"name\\":\\"find\\",\\"arguments\\":{}}</tool_call>"}`,
      'calls',
      {
        tools: `{"tools":${TOOLS},"role":"assistant","content":"<tool_call>{\\"name\\":\\"find\\",\\"arguments\\":{}}</tool_call>"}`,
        calls: `{"tools":${TOOLS},"role":"assistant","content":"<tool_call>{\\"name\\":\\"find\\",\\"arguments\\":{}}</tool_call>"}`,
      },
    ],
  ] as const)('%s', (_, text, into, parts) => {
    expect(splitPaste(text, into)).toEqual(parts);
  });

  it('written over several lines is moved to the left', () => {
    const text = JSON.stringify(
      { body: { tools: JSON.parse(TOOLS), messages: JSON.parse(MESSAGES) } },
      null,
      2,
    );
    expect(splitPaste(text, 'calls')).toEqual({
      tools: JSON.stringify(JSON.parse(TOOLS), null, 2),
      calls: JSON.stringify(JSON.parse(MESSAGES), null, 2),
    });
  });

  const isNetwork = ({ format, text }: { format: string; text: string }) =>
    format.includes('cURL') || text.includes('"log"');

  it.each(CALL_SAMPLES.filter((sample) => !isNetwork(sample)))(
    'of calls stays in their box: $name',
    ({ text }) => {
      const parts = splitPaste(text, 'calls');
      if (parts === null) return;
      // A request brings its tools along.
      const calls = ({ calls = '' }) => readCalls(calls).calls.map(({ tool, args }) => [tool, args]);
      expect(calls(parts)).toEqual(calls({ calls: text }));
    },
  );

  it.each(TOOL_SAMPLES)('of tools stays in their box: $name', ({ text }) => {
    expect(splitPaste(text, 'tools')).toBeNull();
  });

  it.each(TOOL_SAMPLES)('of tools is sent to their box: $name', ({ text, tools }) => {
    const parts = splitPaste(text, 'calls');
    // What says no more than `{}` or `{"required":[]}` may be args, and what has but a name and `{}` a call.
    if (parts === null) expect(readCalls(text).calls).toHaveLength(tools.length);
    else expect(parts).toEqual({ tools: text });
  });
});

describe('what a browser copied or saved', () => {
  const body = `{"tools":${TOOLS},"messages":${MESSAGES}}`;
  const stream =
    'data: {"choices":[{"delta":{"tool_calls":[{"index":0,"id":"c","function":{"name":"find","arguments":"{}"}}]}}]}\n\ndata: [DONE]\n\n';
  const har = JSON.stringify({
    log: {
      entries: [
        {
          request: {
            url: 'https://api.example/?key=secret',
            headers: [{ name: 'Authorization', value: 'secret' }],
            postData: { text: body },
          },
          response: { headers: [{ name: 'Set-Cookie', value: 'secret' }], content: { text: stream } },
        },
        {
          request: { url: 'https://api.example/', headers: [] },
          response: { content: { text: '<p>secret</p>' } },
        },
      ],
    },
  });

  it('loses its headers, cookies and addresses', () => {
    const curl = `curl 'https://api.example/?key=secret' -H 'Authorization: secret' -b 'secret' -u me:secret --data-raw '${body}'`;
    for (const into of ['tools', 'calls'] as const) {
      expect(splitPaste(curl, into)).toEqual({ tools: TOOLS, calls: MESSAGES });
      expect(splitPaste(har, into)).toEqual({ tools: TOOLS, calls: `${MESSAGES}\n${stream}` });
    }
  });

  it('is read after that, events and values in one text', () => {
    const { tools = '', calls = '' } = splitPaste(har, 'calls') ?? {};
    expect(readTools(tools).tools.map(({ name }) => name)).toEqual(['find']);
    expect(readCalls(calls)).toMatchObject({
      calls: [
        { tool: 'find', args: '{ "a": 1.0 }' },
        { tool: 'find', args: '{}' },
      ],
      problems: [],
    });
  });

  it('keeps its body alone where nothing is recognised in it', () => {
    expect(splitPaste(`curl https://a.example -H 'X: secret' -d 'a=1'`, 'tools')).toEqual({ tools: 'a=1' });
    expect(splitPaste('curl https://a.example', 'calls')).toEqual({ calls: '' });
  });

  it('is the same for one entry of a log', () => {
    const entry = JSON.stringify(JSON.parse(har).log.entries[0]);
    expect(splitPaste(entry, 'calls')).toEqual(splitPaste(har, 'calls'));
  });
});

describe('a text of one kind', () => {
  it.each([
    ['an MCP list', 'tools', '{"tools":[{"name":"t","inputSchema":{"type":"object","properties":{}}}]}'],
    ['a grammar by hand', 'tools', '{"params":[{"name":"a","type":"string","required":true}]}'],
    ['calls, one a line', 'calls', '{"tool":"t","args":{}}\n{"tool":"u","args":{}}'],
    ['OpenAI calls', 'calls', '[{"type":"function","function":{"name":"t","arguments":"{}"}}]'],
  ] as const)('%s belongs in %s, wherever it came', (_, box, text) => {
    expect(splitPaste(text, box)).toBeNull();
    expect(splitPaste(text, box === 'tools' ? 'calls' : 'tools')).toEqual({ [box]: text });
  });
});

describe('a log of many requests', () => {
  const tool = (name: string, key = 'a') =>
    `{"name":"${name}","input_schema":{"type":"object","properties":{"${key}":{}},"required":["${key}"]}}`;
  const request = (tools: readonly string[], args: string) =>
    `{"tools":[${tools.join(',')}],"messages":[{"role":"assistant","content":[{"type":"tool_use","id":"t","name":"find","input":${args}}]}]}`;
  const log = [
    request([tool('find'), tool('list')], '{"a":1}'),
    request([tool('find'), tool('list')], '{"a":2}'),
    request([tool('find'), tool('move')], '{"a":3}'),
  ].join('\n');
  const har = `{"log":{"entries":[${log
    .split('\n')
    .map((body) => `{"request":{"url":"x","postData":{"text":${JSON.stringify(body)}}},"response":{}}`)
    .join(',')}]}}`;

  it.each([
    ['JSON Lines', log],
    ['HAR', har],
  ])('names its tools once: %s', (_, text) => {
    const { tools = '', calls = '' } = splitPaste(text, 'calls') ?? {};
    const { tools: listed, results } = evaluate({ rung: 1, tools, calls });
    expect(listed.map(({ name, findings }) => [name, findings.map(({ code }) => code)])).toEqual(
      ['find', 'list', 'move'].map((name) => [name, []]),
    );
    expect(results.map(({ call }) => call.args)).toEqual(['{"a":1}', '{"a":2}', '{"a":3}']);
  });

  it.each([
    ['as it was', [tool('find'), tool('find').replaceAll(':', ' :\n')], [[]]],
    ['otherwise', [tool('find'), tool('find', 'b')], [['duplicate-tool'], []]],
    [
      'otherwise, and as it was',
      [tool('find'), tool('find', 'b'), tool('find')],
      [['duplicate-tool'], ['duplicate-tool'], []],
    ],
  ])('a tool that is written again %s', (__, tools, codes) => {
    const report = evaluate({ rung: 1, tools: `[${tools.join(',')}]`, calls: '' });
    expect(report.tools.map(({ findings }) => findings.map(({ code }) => code))).toEqual(codes);
  });
});
