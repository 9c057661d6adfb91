import { describe, expect, test } from 'vitest';
import { evaluate, type Profile, type Scenario } from '../../src/index.ts';
import { sharedFiles, sharedText } from '../formats/corpus.ts';
import { documentOf, sceneOf, type TestTool, toolOf } from '../report/scene.ts';
import { isShared } from '../rung/shared.ts';

/** Code, severity, place and sentence of the findings of these codes about each of these tools. */
function told(codes: readonly string[], tools: readonly TestTool[], profile: Profile = 'fak'): string[][] {
  const { toolbox } = documentOf('', tools, profile);
  return toolbox.tools.map(({ findings }) =>
    findings
      .filter(({ code }) => codes.includes(code))
      .map(({ severity, pointer = '', message }) => `${severity} ${pointer}: ${message}`),
  );
}

type Row = readonly [title: string, tool: TestTool, told: readonly string[], profile?: Profile];

function table(code: string, rows: readonly Row[]): void {
  describe(code, () => {
    for (const [title, tool, sentences, profile] of rows) {
      test(title, () => expect(told([code], [tool], profile)).toEqual([sentences]));
    }
  });
}

function schema(text: unknown): TestTool {
  return { name: 't', schemaText: JSON.stringify(text) };
}

const union = schema({ properties: { a: { type: ['string', 'null'] } }, required: ['a'] });

table('tool-not-loaded', [
  [
    'a list of types',
    union,
    [
      'warning /properties/a/type: The schema of `t` cannot be loaded by the original. The type of `a` must be one name, but is a list.',
    ],
  ],
  ['the same, for safe repairs', union, [], 'sound'],
  [
    'what nobody can load',
    schema({ properties: [] }),
    [
      'warning /properties: The schema of `t` cannot be loaded. `properties` must be an object, but is a list.',
    ],
    'sound',
  ],
]);

table('original-cannot-load', [
  [
    'a list of types',
    union,
    ['hint : The original cannot load this schema: The type of `a` must be one name, but is a list.'],
    'sound',
  ],
  ['a schema that it loads', toolOf('t', 'a'), [], 'sound'],
  ['told as not loaded otherwise', union, []],
]);

table('hidden-params', [
  [
    'a reference',
    schema({ $ref: '#/$defs/a', $defs: { a: { properties: { x: {} } } } }),
    ['warning /$ref: Parameters behind `$ref` are not seen: calls are checked without them.'],
  ],
  [
    'a reference that safe repairs follow',
    schema({ $ref: '#/$defs/a', $defs: { a: { properties: { x: {} } } } }),
    [],
    'sound',
  ],
  [
    'a combination',
    schema({ allOf: [{ properties: { x: {} } }], oneOf: [{ $ref: '#/$defs/a' }] }),
    [
      'warning /allOf: Parameters behind `allOf` are not seen: calls are checked without them.',
      'warning /oneOf: Parameters behind `oneOf` are not seen: calls are checked without them.',
    ],
  ],
  ['a combination of demands', schema({ properties: { a: {} }, anyOf: [{ required: ['a'] }] }), []],
]);

table('undeclared-required', [
  [
    'one name',
    schema({ properties: { a: {} }, required: ['a', 'b'] }),
    ['warning /required: `b` is required but not declared; the original does not ask for it.'],
  ],
  [
    'for safe repairs',
    schema({ properties: {}, required: ['a', 'b'] }),
    ['warning /required: `a` and `b` are required but not declared; they take any value.'],
    'sound',
  ],
  ['declared out of sight', schema({ required: ['a'], allOf: [{ properties: { a: {} } }] }), []],
  ['declared', toolOf('t', 'a b'), []],
]);

table('dangling-alias', [
  [
    'an alias to nothing',
    toolOf('t', 'a', { b: 'c' }),
    ['warning : The alias `b` stands for `c`, which is not a parameter.'],
  ],
  ['an alias to a parameter', toolOf('t', 'a', { b: 'a' }), []],
]);

table('shadowing-alias', [
  [
    'of a parameter',
    toolOf('t', 'a b', { a: 'b' }),
    [
      'warning : `a` is a parameter itself and is an alias of `b` too; a value sent under it may be moved away.',
    ],
  ],
  [
    'of a key with a meaning, for safe repairs',
    toolOf('t', 'a', { 'named:x': 'a' }),
    [
      'warning : `named:x` has a meaning of its own and is an alias of `a` too; it is never taken for a synonym.',
    ],
    'sound',
  ],
  ['of another key', toolOf('t', 'a b', { c: 'b' }), []],
]);

table('order-hazard', [
  [
    'not sorted',
    toolOf('move', 'source destination'),
    [
      'warning : Values without names are given out in sorted order, not as declared: `destination` comes before `source`.',
    ],
  ],
  ['sorted', toolOf('t', 'a b c'), []],
  ['sorted by bytes', toolOf('t', 'B a'), []],
  ['safe repairs keep the order', toolOf('move', 'source destination'), [], 'sound'],
]);

table('order-disagrees', [
  [
    'another order',
    schema({ properties: { a: {}, b: {}, c: {} }, required: ['c', 'a'] }),
    [
      'hint /required: `required` names `c` where `properties` has `a`: the order of values without names is not evident.',
    ],
  ],
  ['the same order', schema({ properties: { a: {}, b: {}, c: {} }, required: ['a', 'c'] }), []],
  ['nothing required', schema({ properties: { b: {}, a: {} } }), []],
]);

table('alike-neighbours', [
  [
    'in declared order',
    toolOf('t', 'z:integer a x y:integer b'),
    [
      'hint : `a` and `x` stand side by side and both take `string`: without names, a swap cannot be noticed.',
    ],
  ],
  [
    'without a type',
    schema({ properties: { a: {}, b: {} } }),
    [
      'hint : `a` and `b` stand side by side and both take any value: without names, a swap cannot be noticed.',
    ],
  ],
  ['types change', toolOf('t', 'a b:integer c'), []],
  ['one parameter', toolOf('t', 'a'), []],
]);

table('never-refuses', [
  [
    'nothing required',
    toolOf('list', 'page?'),
    ['hint : `list` requires nothing, so none of its calls is ever sent back.'],
  ],
  [
    'for safe repairs',
    toolOf('list', 'page?'),
    [
      'hint : `list` requires nothing, so none of its calls is ever sent back unless its arguments are no JSON object.',
    ],
    'sound',
  ],
  ['something required', toolOf('list', 'page'), []],
  ['not loaded', union, []],
]);

table('optional-in-arity', [
  [
    'an optional parameter',
    toolOf('t', 'a b?'),
    [
      'hint : Optional parameters count too: values without names are accepted when there are 2, not when there are 1.',
    ],
  ],
  ['safe repairs count the required ones', toolOf('t', 'a b?'), [], 'sound'],
  ['all required', toolOf('t', 'a b'), []],
  ['none required', toolOf('t', 'a? b?'), []],
]);

describe('sibling-names', () => {
  test('one concept under several names', () => {
    const tools = [toolOf('a', 'perPage page'), toolOf('b', 'per_page'), toolOf('c', 'per_page perpage')];
    expect(told(['sibling-names'], tools)).toEqual([
      [],
      ['hint : `per_page` here is called `perPage` in `a`: models mix them up.'],
      ['hint : `perpage` here is called `perPage` in `a`: models mix them up.'],
    ]);
  });

  test('in one tool', () => {
    expect(told(['sibling-names'], [toolOf('a', 'a_b aB')])).toEqual([
      ['hint : `aB` stands beside `a_b`: models mix them up.'],
    ]);
  });

  test('the same name everywhere', () => {
    expect(told(['sibling-names'], [toolOf('a', 'path'), toolOf('b', 'path')])).toEqual([[], []]);
  });
});

describe('sorted-list', () => {
  const alphabet = 'a b c d e f g h i j';
  test.each<[string, TestTool[], boolean]>([
    ['one long list', [toolOf('a', alphabet)], true],
    ['chance', [toolOf('a', 'a b c d e f g h')], false],
    ['many short ones', Array.from({ length: 20 }, (_, i) => toolOf(`t${i}`, 'a b')), true],
    ['one that is not', [toolOf('a', alphabet), toolOf('b', 'b a')], false],
  ])('%s', (_, tools, isSorted) => {
    const findings = told(['sorted-list'], tools);
    expect(findings.flat()).toHaveLength(isSorted ? 1 : 0);
    expect(findings[0]).toHaveLength(isSorted ? 1 : 0);
  });

  test('counts tools that hold their names only', () => {
    const twice = [toolOf('a', 'b a'), toolOf('a', alphabet)];
    expect(told(['sorted-list', 'duplicate-tool'], twice)).toEqual([
      ['warning : Another tool is called `a`; that one holds, and this one is not used.'],
      [expect.stringContaining('This tool declares its parameters alphabetically')],
    ]);
  });

  test('makes a warning of what is a hint elsewhere', () => {
    const args = '{"_positional":["x","y"]}';
    const pair = toolOf('t', 'a b');
    const alone = sceneOf(args, pair).result;
    const sorted = sceneOf(args, pair, [toolOf('long', alphabet)]).result;
    expect([alone.outcome, sorted.outcome]).toEqual(['repaired', 'repaired-probably-wrong']);
    expect(sorted.findings).toMatchObject([{ code: 'another-reading', severity: 'warning' }]);
  });
});

describe('no-grammar', () => {
  const tools = [toolOf('get_weather', 'city'), toolOf('exec', 'command')];
  test.each([
    ['getWeather', 'No tool called `getWeather` was pasted; the nearest name is `get_weather`.'],
    [
      'functions.get_weather:0',
      'No tool called `functions.get_weather:0` was pasted; the nearest name is `get_weather`.',
    ],
    [
      'exec<|channel|>analysis',
      'No tool called `exec<|channel|>analysis` was pasted; the nearest name is `exec`.',
    ],
    ['__proto__', 'No tool called `__proto__` was pasted.'],
  ])('%s', (name, message) => {
    const { result } = sceneOf('{}', { name }, tools);
    expect(result.outcome).toBe('not-checked');
    expect(result.findings).toMatchObject([{ code: 'no-grammar', severity: 'warning', message }]);
    expect(result.findings[0]?.range).toEqual(result.call.range);
  });

  test('a tool that was pasted and cannot be loaded has one', () => {
    expect(sceneOf('{"a":null}', union).result).toMatchObject({ outcome: 'not-checked', findings: [] });
  });

  test('no tools at all', () => {
    expect(sceneOf('{}', { name: 't' }).result.findings).toEqual([]);
  });

  test('what is told of the arguments is told all the same', () => {
    const { findings } = sceneOf('{"a":', { name: 'exe' }, tools).result;
    expect(findings.map(({ code, severity }) => [code, severity])).toEqual([
      ['no-grammar', 'warning'],
      ['cut-off', 'error'],
    ]);
  });
});

describe.skipIf(!isShared('corpus/mcp/github.json'))('real lists of tools', () => {
  const lists = sharedFiles('corpus/mcp').map((file): [string, Scenario] => [
    file,
    { rung: 1, tools: sharedText(`corpus/mcp/${file}`), calls: '' },
  ]);

  test('those that a machine sorted are told', () => {
    const sorted = lists.filter(([, scenario]) =>
      evaluate(scenario).tools.some(({ findings }) => findings.some(({ code }) => code === 'sorted-list')),
    );
    expect(sorted.map(([file]) => file)).toEqual(['github.json']);
  });

  test('what is spelled in two ways among the tools of one server is told', () => {
    const github = evaluate({ rung: 1, tools: sharedText('corpus/mcp/github.json'), calls: '' });
    const told = github.tools.flatMap(({ findings }) =>
      findings.filter(({ code }) => code === 'sibling-names'),
    );
    expect(told.map(({ message }) => message)).toContain(
      '`perPage` here is called `per_page` in `actions_list`: models mix them up.',
    );
    expect(told.length).toBeLessThan(10);
  });

  test('no finding about a tool is an error', () => {
    for (const [, scenario] of lists) {
      const { tools, problems } = evaluate(scenario);
      expect(problems).toEqual([]);
      expect(
        tools.flatMap(({ findings }) => findings).filter(({ severity }) => severity === 'error'),
      ).toEqual([]);
    }
  });
});
