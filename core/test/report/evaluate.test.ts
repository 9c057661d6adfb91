import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { decide, evaluate, loadToolbox, readCalls, readTools } from '../../src/index.ts';
import type { Scenario } from '../../src/scenario/scenario.ts';

const schema = (line: string, type: unknown = 'string') =>
  JSON.stringify({
    properties: Object.fromEntries(line.split(' ').map((name) => [name, { type }])),
    required: line.split(' '),
  });

function scenario(tools: string, calls: string, more: Partial<Scenario> = {}): Scenario {
  return { rung: 1, tools, calls, ...more };
}

const TWO = `{"move":${schema('source destination')},"greet":${schema('name')}}`;

describe('outcomes', () => {
  test.each([
    ['{"tool":"greet","args":{"name":1}}', 'passes'],
    ['{"tool":"greet","args":{"name":"Ada","title":"Dr"}}', 'passes-with-problems'],
    ['{"tool":"greet","args":{"_positional":["Ada"]}}', 'repaired'],
    ['{"tool":"greet","args":{"_positional":[1]}}', 'repaired-probably-wrong'],
    ['{"tool":"move","args":{"_positional":["a","b"]}}', 'repaired-probably-wrong'],
    ['{"tool":"greet","args":{}}', 'sent-back'],
    ['{"tool":"gret","args":{}}', 'not-checked'],
  ])('%s: %s', (calls, outcome) => {
    expect(evaluate(scenario(TWO, calls)).results.map((result) => result.outcome)).toEqual([outcome]);
  });
});

describe('a call without a tool name', () => {
  test('belongs to the only tool', () => {
    const report = evaluate(scenario(schema('name'), '{"_positional":["Ada"]}'));
    expect(report.calls[0]?.tool).toBe('tool');
    expect(report.results[0]?.outcome).toBe('repaired');
  });

  test('is unchecked where there are several, with a problem', () => {
    const [result] = evaluate(scenario(TWO, '{"_positional":["Ada"]}')).results;
    expect(result?.outcome).toBe('not-checked');
    expect(result?.findings.map(({ code }) => code)).toEqual(['no-tool-name']);
  });

  test('is unchecked where there is none', () => {
    const [result] = evaluate(scenario('', '{"x":1}')).results;
    expect([result?.outcome, result?.findings]).toEqual(['not-checked', []]);
  });
});

describe('tools of one name', () => {
  const list = (...schemas: string[]) =>
    `{"tools":[${schemas.map((text) => `{"name":"t","inputSchema":${text}}`).join()}]}`;
  const BROKEN = schema('x', ['string']);

  test.each([
    ['the last one holds', [schema('a'), schema('b')], '{"b":1}', [['duplicate-tool'], []]],
    [
      'the last one that loads',
      [schema('a'), schema('b'), BROKEN],
      '{"b":1}',
      [['duplicate-tool'], [], ['tool-not-loaded', 'duplicate-tool']],
    ],
  ])('%s', (_, schemas, args, codes) => {
    const report = evaluate(scenario(list(...schemas), `{"tool":"t","args":${args}}`));
    expect(report.results[0]?.outcome).toBe('passes');
    expect(report.tools.map(({ findings }) => findings.map(({ code }) => code))).toEqual(codes);
  });

  test('none that loads: not checked, with the reason and its place', () => {
    const tools = list(BROKEN);
    const report = evaluate(scenario(tools, '{"tool":"t","args":{}}'));
    expect(report.results[0]?.outcome).toBe('not-checked');
    const [finding] = report.tools[0]?.findings ?? [];
    expect(finding).toMatchObject({ code: 'tool-not-loaded', pointer: '/properties/x/type' });
    expect(tools.slice(finding?.range?.offset).startsWith('["string"]')).toBe(true);
    expect(report.counters.grammars).toBe(0);
  });
});

test('two tools of one grammar count as one', () => {
  const report = evaluate(scenario(`{"a":${schema('x y')},"b":${schema('y x')}}`, ''));
  expect(report.counters.grammars).toBe(1);
  expect(report.tools[0]?.digest).toBe(report.tools[1]?.digest);
  expect(report.tools.map(({ declared }) => declared)).toEqual([
    ['x', 'y'],
    ['y', 'x'],
  ]);
});

test('aliases of the document take part and change the content address', () => {
  const calls = '{"tool":"greet","args":{"who":"Ada"}}';
  const plain = evaluate(scenario(TWO, calls));
  const aliased = evaluate(scenario(TWO, calls, { aliases: { greet: { who: 'name' }, gone: { a: 'b' } } }));
  expect([plain, aliased].map(({ results }) => results[0]?.outcome)).toEqual(['sent-back', 'repaired']);
  expect(aliased.tools[1]?.digest).not.toBe(plain.tools[1]?.digest);
  expect(aliased.problems.map(({ code }) => code)).toEqual(['alias-of-absent-tool']);
});

test('what is amiss beside a repair throws no doubt on it, unless it is an error', () => {
  const aliases = { greet: { who: 'name' } };
  const outcome = (args: string) =>
    evaluate(scenario(TWO, `{"tool":"greet","args":${args}}`, { aliases })).results[0]?.outcome;
  expect(outcome('{"who":"Ada","title":"Dr"}')).toBe('repaired');
  expect(outcome('{"who":"Ada","x":1,"x":2}')).toBe('repaired-probably-wrong');
});

test('a document that asks for safe repairs gets them', () => {
  const calls = '{"tool":"move","args":{"_positional":["a","b"]}}';
  const [result] = evaluate(scenario(TWO, calls, { profile: 'sound' })).results;
  expect(result?.outcome).toBe('repaired');
  expect(result?.verdict).toMatchObject({ newArgs: '{"source":"a","destination":"b"}' });
});

test('without rules there are the same verdicts and counters, and no findings but about loading', () => {
  const calls =
    '{"tool":"move","args":{"_positional":["a","b"]}}\n{"tool":"greet","args":{"x":1}}\n{"tool":"gone","args":{}}';
  const one = scenario(`${TWO.slice(0, -1)},"old":${schema('x', ['string'])}}`, calls);
  const bare = decide(one, loadToolbox(one, readTools(one.tools)), readCalls(one.calls));
  const full = evaluate(one);
  expect(bare.results.map(({ verdict }) => verdict)).toEqual(full.results.map(({ verdict }) => verdict));
  expect(bare.counters).toEqual(full.counters);
  expect([...bare.results, ...bare.tools].flatMap(({ findings }) => findings)).toMatchObject([
    { code: 'tool-not-loaded' },
  ]);
  expect(full.results.flatMap(({ findings }) => findings).length).toBeGreaterThan(2);
});

describe('places', () => {
  test('a finding in escaped arguments points through the escapes', () => {
    const args = JSON.stringify('{"_positional":["a\\u0041\\n","b"]}');
    const calls = `[{"id":"1","type":"function","function":{"name":"move","arguments":${args}}}]`;
    const [finding] = evaluate(scenario(TWO, calls)).results[0]?.findings ?? [];
    const { offset = 0, length = 0 } = finding?.range ?? {};
    expect(calls.slice(offset, offset + length)).toBe('\\"a\\\\u0041\\\\n\\"');
    const [edit] = finding?.fix?.edits ?? [];
    if (edit?.kind !== 'text') throw new Error('no text edit');
    const after =
      calls.slice(0, edit.range.offset) + edit.text + calls.slice(edit.range.offset + edit.range.length);
    const [fixed] = evaluate(scenario(TWO, after)).results;
    expect(fixed?.call.args).toBe('{"source": "a\\u0041\\n", "destination": "b"}');
    expect(fixed?.outcome).toBe('passes');
  });
});

const name = fc.constantFrom('move', 'greet', 'gone', '__proto__', '');
const argument = fc.oneof(
  fc.constantFrom('null', '[]', '{', '""', '{"_positional":[1]}', '{"_positional":[1,2]}', '{"name":1}'),
  fc.json({ maxDepth: 1 }),
);
const line = fc.oneof(
  fc.tuple(name, argument).map(([tool, args]) => JSON.stringify({ tool, args })),
  fc.tuple(name, argument).map(([tool, args]) => `{"tool":${JSON.stringify(tool)},"args":${args}}`),
  fc.string(),
);

describe('over random texts', () => {
  const calls = fc.array(line, { maxLength: 8 }).map((lines) => lines.join('\n'));
  const tools = fc.oneof(
    fc.constantFrom(TWO, '', schema('name'), '{"__proto__":null}'),
    fc.json(),
    fc.string(),
  );

  test('the counters are a fold over the calls', () => {
    fc.assert(
      fc.property(tools, calls, (toolsText, callsText) => {
        const { counters, withProblems, results, calls: read } = evaluate(scenario(toolsText, callsText));
        expect(counters.calls).toBe(read.length);
        expect(results.map(({ call }) => call)).toEqual(read);
        expect(counters.passes + counters.unchecked + counters.repaired + counters.denied).toBe(
          counters.calls,
        );
        const kinds = results.map(({ verdict }) => verdict.kind);
        expect(counters.repaired).toBe(kinds.filter((kind) => kind === 'TRANSFORM').length);
        expect(counters.denied).toBe(kinds.filter((kind) => kind === 'DENY').length);
        expect(withProblems.passes).toBeLessThanOrEqual(counters.passes);
        expect(withProblems.repaired).toBeLessThanOrEqual(counters.repaired);
      }),
      { seed: 11, numRuns: 400 },
    );
  });

  test('a report is a pure function of its scenario', () => {
    fc.assert(
      fc.property(tools, calls, (toolsText, callsText) => {
        const first = evaluate(scenario(toolsText, callsText));
        expect(evaluate(scenario(toolsText, callsText))).toEqual(first);
      }),
      { seed: 12, numRuns: 50 },
    );
  });
});

test.each([
  ['Python', 'greet("Ada")', { translated: true }],
  [
    'a cut answer',
    'data: {"type":"content_block_start","index":0,"content_block":{"type":"tool_use","id":"t","name":"greet","input":{}}}',
    { truncated: true },
  ],
  ['JSON', '{"tool":"greet","args":{}}', {}],
])('a call says how it was read: %s', (_, calls, flags) => {
  const [call] = evaluate({ rung: 1, tools: '', calls }).calls;
  const { translated, truncated } = call ?? {};
  expect({ ...(translated && { translated }), ...(truncated && { truncated }) }).toEqual(flags);
  expect(call?.tool).toBe('greet');
});
