import { describe, expect, it } from 'vitest';
import { type Place, rangeInText, readCalls, readTools } from '../../src/index.ts';
import { isShared } from '../rung/shared.ts';
import { sharedText } from './corpus.ts';
import type { SampleCall } from './samples/sample.ts';
import { CALL_SAMPLES, CALLS_IN_VALUES } from './samples.ts';

const DEEP = 200_000;

/** Tool and args of each call; `place` and `range` have their own tests. */
function callsOf(text: string): SampleCall[] {
  return readCalls(text).calls.map(({ range: _, place: __, ...call }) => call);
}

describe('calls', () => {
  it.each(CALL_SAMPLES)('are read: $name', ({ text, format, calls, problems = [] }) => {
    expect(callsOf(text)).toEqual(calls);
    expect(readCalls(text).format).toBe(calls.length === 0 ? undefined : format);
    expect(problemsOf(text)).toEqual(problems);
  });

  it.each(CALL_SAMPLES)('know where they stand: $name', ({ text }) => {
    const { calls } = readCalls(text);
    let last = 0;
    for (const call of calls) {
      expect(call.range.offset).toBeGreaterThanOrEqual(last);
      last = call.range.offset;
      const { offset, length } = rangeInText(text, call, 0, call.args.length);
      const source = text.slice(offset, offset + length);
      expect(unescaped(source, call.place)).toBe(call.place.kind === 'whole' ? source : call.args);
      expect(offset).toBeGreaterThanOrEqual(last);
      expect(offset + length).toBeLessThanOrEqual(last + call.range.length);
    }
  });

  it.each(CALLS_IN_VALUES)('are objects in the text: $name', ({ text }) => {
    let behind = 0;
    for (const { range } of readCalls(text).calls) {
      expect(range.offset).toBeGreaterThanOrEqual(behind);
      behind = range.offset + range.length;
      expect(text.slice(range.offset, behind)).toMatch(/^\{.*\}$/s);
    }
  });
});

/** What a part of the text says where it stands. */
function unescaped(source: string, place: Place): string {
  if (place.kind === 'slice' || place.kind === 'whole') return source;
  const content: string = JSON.parse(`"${source}"`);
  return place.kind === 'within' ? unescaped(content, place.place) : content;
}

describe('what is no call', () => {
  it.each([
    ['a word', 'hello', undefined, [['not-json', 'hello']]],
    ['a sentence over two lines', 'no JSON\nat all', undefined, [['not-json', 'no JSON']]],
    ['null', 'null', undefined, [['not-understood', 'null']]],
    ['a number', ' 12 ', undefined, [['not-understood', '12']]],
    ['a text', '"{}"', undefined, [['not-understood', '"{}"']]],
    [
      'a list of lists',
      '[[{"tool":"t","args":{}}]]',
      undefined,
      [['not-understood', '[{"tool":"t","args":{}}]']],
    ],
    ['an empty list', '[]', 'empty list', [['no-calls', '[]']]],
    [
      'a message without calls',
      '{"role":"user","content":"x"}',
      'messages',
      [['no-calls', '{"role":"user","content":"x"}']],
    ],
    [
      'an MCP tool',
      '{"name":"a","inputSchema":{}}',
      undefined,
      [['not-understood', '{"name":"a","inputSchema":{}}']],
    ],
    ['an MCP list', '{"tools":[]}', undefined, [['not-understood', '{"tools":[]}']]],
    [
      'a declaration of OpenAI',
      '[{"tool":"t","args":{}},{"type":"function","function":{"name":"f","parameters":{}}}]',
      'tool and args',
      [['not-understood', '{"type":"function","function":{"name":"f","parameters":{}}}']],
    ],
  ])('%s', (_, text, format, problems) => {
    const read = readCalls(text);
    expect(read.calls.filter(({ tool }) => tool !== 't')).toEqual([]);
    expect(read.format).toBe(format);
    expect(problemsOf(text)).toEqual(problems);
  });

  it.each(['', ' \n\t', '\uFEFF'])('%j: nothing at all', (text) => {
    expect(readCalls(text)).toEqual({ calls: [], problems: [] });
  });
});

describe('an entry that is not understood among others', () => {
  const t = '{"tool":"t","args":{}}';
  const call = { tool: 't', args: '{}' };
  it.each([
    [
      'an object of no format',
      `${t}\n{"level":"info"}\n${t}`,
      [call, call],
      [['not-understood', '{"level":"info"}']],
    ],
    ['a scalar', `[${t}, 5, ${t}]`, [call, call], [['not-understood', '5']]],
    ['a line of text', `${t}\nnote: later\n${t}`, [call, call], [['not-json', 'note: later']]],
    ['text behind a value', `${t} // first\n${t}`, [call, call], [['not-json', '// first']]],
    ['a broken line', `${t}\n{"tool":"u","args":{"x":oops}}\n${t}`, [call, call], [['not-json', 'oops}}']]],
    ['a line without its end', `{"tool":"u","args":{"x":1}\n${t}`, [call], [['not-json', '}']]],
    ['a text without its end', `{"tool":"u\n${t}`, [call], [['not-json', 'u']]],
    ['a list that breaks off', `[${t}, ${t}, {"tool":"u","args":{"x":`, [call, call], [['not-json', ':']]],
    [
      'a list that breaks in the middle',
      `[${t}, {"tool":oops}, ${t}]`,
      [call],
      [['not-json', `oops}, ${t}]`]],
    ],
    ['an item of tool_calls', '{"tool_calls":[{"x":1}]}', [], [['not-understood', '{"x":1}']]],
    [
      'a message that breaks off',
      '{"tool_calls":[{"id":"c","function":{"name":"t","arguments":"{}"}},{"id"',
      [call],
      [['not-json', '"']],
    ],
    [
      'bare args before a broken line',
      '{"a":1}\n{"b":oops}\n{"c":3}',
      [{ args: '{"a":1}' }, { args: '{"c":3}' }],
      [['not-json', 'oops}']],
    ],
    ['bare args that break off', '{"a":1}\n{"b":', [{ args: '{"a":1}' }], [['not-json', ':']]],
    [
      'bare args behind what broke over several lines',
      '{"a":\noops\n}\n{"c":3}',
      [],
      [
        ['not-json', 'oops'],
        ['not-understood', '{"c":3}'],
      ],
    ],
    [
      'text on the line of bare args',
      '{"a":1}}\n{"b":2}',
      [],
      [
        ['not-understood', '{"a":1}'],
        ['not-json', '}'],
        ['not-understood', '{"b":2}'],
      ],
    ],
    [
      'what only has a name and an input',
      `${t}\n{"name":"run 7","input":"Where is it?"}\n{"name":"chat","input":{"messages":[]}}\n{"name":"f","parameters":{"type":"object","properties":{}}}`,
      [call],
      [
        ['not-understood', '{"name":"run 7","input":"Where is it?"}'],
        ['not-understood', '{"name":"chat","input":{"messages":[]}}'],
        ['not-understood', '{"name":"f","parameters":{"type":"object","properties":{}}}'],
      ],
    ],
    ['a call in its midst', '{"tool":"u","args":\n{"tool":"v"} oops\n}', [], [['not-json', 'oops']]],
  ])('%s', (_, text, calls, problems) => {
    expect(callsOf(text)).toEqual(calls);
    expect(problemsOf(text)).toEqual(problems);
  });
});

it('very many problems are told as the first of them and a number', () => {
  const { problems } = readCalls('{"a":oops}\n'.repeat(1000));
  expect(problems).toHaveLength(201);
  expect(problems.at(-1)).toMatchObject({
    message: 'This and 799 more places are not understood.',
    range: { offset: 200 * 11 + 5 },
  });
});

describe('size and depth', () => {
  const deep = `${'['.repeat(DEEP)}${']'.repeat(DEEP)}`;
  it.each([
    ['args', `{"tool":"t","args":${deep}}`, [{ tool: 't', args: deep }]],
    ['args as text', `{"tool":"t","args":"${deep}"}`, [{ tool: 't', args: deep }]],
    ['bare args', `{"a":${deep}}`, [{ args: `{"a":${deep}}` }]],
    ['something else', deep, []],
    ['brackets that stay open', '['.repeat(DEEP), []],
    ['calls that stay open', '{"tool":"t","args":'.repeat(DEEP), []],
    ['messages in messages', '{"tool_calls":['.repeat(DEEP), []],
    ['broken lines', '{"a":oops}\n'.repeat(DEEP), []],
    ['lines of text', 'oops\n'.repeat(DEEP), []],
    ['commas', `{},${','.repeat(DEEP)}`, []],
    ['line breaks behind open brackets', `{${'\n'.repeat(DEEP)}`.repeat(3), []],
  ])('%s', (_, text, calls) => {
    expect(callsOf(text)).toEqual(calls);
  });

  it('50 MB in one call', () => {
    const args = `{"text":"${'x'.repeat(50_000_000)}"}`;
    expect(readCalls(`{"tool":"t","args":${args}}`).calls[0]?.args.length).toBe(args.length);
  });
});

describe.skipIf(!isShared('corpus'))('real calls', () => {
  const text = sharedText('corpus/taubench/calls-gpt-4o-airline.jsonl');
  const logged = text
    .split('\n')
    .filter(Boolean)
    .map((line): { name: string; arguments: string } => JSON.parse(line))
    .map((call) => ({ tool: call.name, args: call.arguments }));

  it('605 of gpt-4o, as they were logged', () => {
    expect(logged).toHaveLength(605);
    expect(callsOf(text)).toEqual(logged);
    expect(readCalls(text)).toMatchObject({ format: 'JSON Lines', problems: [] });
  });

  it.each(Object.entries(WRAPPED))('605 of gpt-4o, as %s', (_, wrap) => {
    const wrapped = logged.map(wrap).join('\n');
    expect(callsOf(wrapped)).toEqual(logged);
    expect(readCalls(wrapped).problems).toEqual([]);
  });
});

/** The ways in which calls are logged, as functions of what they hold; args are text that is in order. */
const WRAPPED: Readonly<Record<string, (call: { tool: string; args: string }) => string>> = {
  'OpenAI messages': ({ tool, args }) =>
    JSON.stringify({
      role: 'assistant',
      tool_calls: [{ id: 'c', function: { name: tool, arguments: args } }],
    }),
  'OpenAI responses': ({ tool, args }) =>
    JSON.stringify({ output: [{ type: 'function_call', name: tool, arguments: args }] }),
  'Anthropic messages': ({ tool, args }) =>
    `{"role":"assistant","content":[{"type":"tool_use","id":"t","name":"${tool}","input":${args}}]}`,
  'Gemini answers': ({ tool, args }) =>
    `{"candidates":[{"content":{"parts":[{"functionCall":{"name":"${tool}","args":${args}}}]}}]}`,
  'Bedrock answers': ({ tool, args }) =>
    `{"output":{"message":{"role":"assistant","content":[{"toolUse":{"name":"${tool}","input":${args}}}]}}}`,
  'MCP requests': ({ tool, args }) =>
    `{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"${tool}","arguments":${args}}}`,
  'what hooks are told': ({ tool, args }) => `{"tool_name":"${tool}","tool_input":${args}}`,
};

describe.skipIf(!isShared('corpus/dialects'))('real text of models', () => {
  interface Case {
    readonly text: string;
    readonly tools?: unknown;
    readonly expectedCalls: readonly { readonly name: string; readonly arguments: unknown }[];
    readonly dialect: string;
  }
  const cases: readonly Case[] = sharedText('corpus/dialects/cases.jsonl')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line));

  it.each(cases)('$dialect $text', ({ text, tools, expectedCalls }) => {
    const { calls } = readCalls(text, undefined, readTools(JSON.stringify(tools ?? [])).tools);
    const found = calls.map(({ tool, args }) => ({ name: tool, arguments: JSON.parse(args || '{}') }));
    expect(found).toEqual(expectedCalls);
  });

  it('are 84, all of which are read as upstream demands', () => {
    expect(cases).toHaveLength(84);
  });

  it('that may be a call of a tool is none of a tool that was not pasted', () => {
    const text = '{"name":"f","parameters":{"a":1}}';
    const { tools } = readTools('{"g":{"properties":{}}}');
    expect(readCalls(text).calls).toHaveLength(1);
    expect(readCalls(text, undefined, readTools('{"f":{"properties":{}}}').tools).calls).toHaveLength(1);
    expect(readCalls(text, undefined, tools)).toMatchObject({
      calls: [],
      problems: [{ code: 'not-understood', message: expect.stringContaining('`f`') }],
    });
    // What can be nothing but a call stays one, and is told as not checked.
    const sure = '{"name":"f","arguments":{"a":1}}';
    expect(readCalls(sure, undefined, tools).calls).toHaveLength(1);
  });
});

/** Code and marked text of each problem. */
function problemsOf(text: string): (string | undefined)[][] {
  return readCalls(text).problems.map(({ code, range }) => [
    code,
    range && text.slice(range.offset, range.offset + range.length),
  ]);
}
