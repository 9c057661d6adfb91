import { describe, expect, it } from 'vitest';
import { rangeInCalls, readCalls } from '../../src/index.ts';
import { isShared } from '../rung/shared.ts';
import { sharedText } from './corpus.ts';
import { CALL_SAMPLES } from './samples.ts';

const DEEP = 200_000;

/** Tool and args of each call; `place` and `range` have their own tests. */
function callsOf(text: string): { tool?: string; args: string }[] {
  return readCalls(text).calls.map(({ tool, args }) => (tool === undefined ? { args } : { tool, args }));
}

describe('calls', () => {
  it.each(CALL_SAMPLES)('are read: $name', ({ text, format, calls }) => {
    expect(callsOf(text)).toEqual(calls);
    expect(readCalls(text)).toMatchObject({ format, problems: [] });
  });

  it.each(CALL_SAMPLES)('know where they stand: $name', ({ text }) => {
    const { calls } = readCalls(text);
    let behind = 0;
    for (const call of calls) {
      expect(call.range.offset).toBeGreaterThanOrEqual(behind);
      behind = call.range.offset + call.range.length;
      expect(text.slice(call.range.offset, behind)).toMatch(/^\{.*\}$/s);
      if (call.place.kind === 'whole') continue;
      const { offset, length } = rangeInCalls(text, call, 0, call.args.length);
      const source = text.slice(offset, offset + length);
      expect(call.place.kind === 'slice' ? source : JSON.parse(`"${source}"`)).toBe(call.args);
    }
  });
});

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
      'OpenAI tool calls',
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
  it('605 of gpt-4o, as tool and args', () => {
    const lines = sharedText('corpus/taubench/calls-gpt-4o-airline.jsonl').split('\n').filter(Boolean);
    const logged = lines.map((line): { name: string; arguments: string } => JSON.parse(line));
    const text = logged.map((call) => JSON.stringify({ tool: call.name, args: call.arguments })).join('\n');
    expect(callsOf(text)).toEqual(logged.map((call) => ({ tool: call.name, args: call.arguments })));
    expect(lines).toHaveLength(605);
  });
});

/** Code and marked text of each problem. */
function problemsOf(text: string): (string | undefined)[][] {
  return readCalls(text).problems.map(({ code, range }) => [
    code,
    range && text.slice(range.offset, range.offset + range.length),
  ]);
}
