import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Mined, mineAliases } from '../../src/debug/index.ts';
import { CallTable, evaluate, type Profile, type Scenario, withAlias } from '../../src/index.ts';
import { toolboxOf } from '../report/tables.ts';

interface TestCall {
  readonly tool?: string;
  readonly args: string;
}

function mine(tools: string, calls: readonly TestCall[], more: Partial<Scenario> = {}): Mined {
  const table = new CallTable(toolboxOf({ rung: 1, tools, calls: '', ...more }));
  for (const { tool, args } of calls) table.add(tool, args);
  const mining = mineAliases(table);
  for (;;) {
    const { done, value } = mining.next();
    if (done === true) return value;
    expect(value.done).toBeLessThanOrEqual(value.of);
  }
}

const TOOLS =
  '[{"name":"convert","inputSchema":{"properties":{"from_currency":{"type":"string"},"to_currency":{"type":"string"},"amount":{"type":"number"},"note":{"type":"string"},"amounts":{"type":"array"}},"required":["from_currency","to_currency","amount"]}}]';

const full = { from_currency: '"USD"', to_currency: '"EUR"', amount: '5' };

/** So many calls of `convert` with these members in place of some of the usual ones. */
function calls(
  times: number,
  members: Readonly<Record<string, string>>,
  without: readonly string[] = [],
): TestCall[] {
  const all = Object.entries({ ...full, ...members }).filter(([key]) => !without.includes(key));
  const args = `{${all.map(([key, value]) => `${JSON.stringify(key)}:${value}`).join()}}`;
  return Array.from({ length: times }, () => ({ tool: 'convert', args }));
}

function told({ aliases }: Mined): string[] {
  return aliases.map(
    ({ synonym, param, denied, lossy, near, collisions, effect, helps }) =>
      `${synonym}→${param} ${denied}+${lossy}${near ? ' near' : ''}${collisions.map(({ kind }) => ` ${kind}`).join('')}: +${effect.repaired} ${effect.newlyInvalid} ${effect.ambiguous} (${helps})`,
  );
}

describe('what calls ask for', () => {
  test.each<[string, TestCall[], string[]]>([
    [
      'a near name',
      calls(3, { from: '"USD"' }, ['from_currency']),
      ['from→from_currency 3+0 near: +3 0 0 (3)'],
    ],
    [
      'the only key left for the only parameter that is missing, by its type',
      calls(2, { source: '"USD"', retries: '3' }, ['from_currency']),
      ['source→from_currency 2+0: +2 0 0 (2)'],
    ],
    ['two keys that may both be it', calls(2, { source: '"USD"', base: '"USD"' }, ['from_currency']), []],
    [
      'two that only help together',
      calls(4, { from: '"USD"', to: '"EUR"' }, ['from_currency', 'to_currency']),
      ['from→from_currency 4+0 near: +0 0 0 (4)', 'to→to_currency 4+0 near: +0 0 0 (4)'],
    ],
    [
      'a value that would not fit, in some calls',
      [...calls(5, { from: '"USD"' }, ['from_currency']), ...calls(2, { from: '7' }, ['from_currency'])],
      ['from→from_currency 7+0 near type: +5 2 0 (0)'],
    ],
    [
      'two keys that claim one parameter',
      [
        ...calls(5, { from: '"USD"' }, ['from_currency']),
        ...calls(1, { from: '"USD"', 'named:to_currency': '"x"' }, ['amount']),
      ],
      ['from→from_currency 5+0 near rival: +5 0 1 (0)'],
    ],
    [
      'values that are lost in calls that get through',
      calls(3, { Note: '"x"' }),
      ['Note→note 0+3 near: +0 0 0 (0)'],
    ],
    [
      'a parameter in place of another',
      calls(2, { amounts: '[1]' }, ['amount']),
      ['amounts→amount 2+0 near declared type: +0 2 0 (0)'],
    ],
    ['nothing', [...calls(2, {}), { tool: 'convert', args: '' }, { tool: 'gone', args: '{"a":1}' }], []],
  ])('%s', (_, all, expected) => {
    expect(told(mine(TOOLS, all))).toEqual(expected);
  });

  test('those without a conflict are accepted together; of two that meet in a call the better supported one', () => {
    const mined = mine(TOOLS, [
      ...calls(9, { from: '"USD"' }, ['from_currency']),
      ...calls(4, { From_Currency: '"USD"' }, ['from_currency']),
      ...calls(3, { sum: '5' }, ['amount']),
      ...calls(1, { from: '"USD"', From_Currency: '"USD"', amount: '"a lot"' }, [
        'from_currency',
        'to_currency',
      ]),
    ]);
    const together = mined.together.map((place) => mined.aliases[place]?.synonym);
    expect(together).toEqual(['from', 'sum']);
    expect(mined.effect).toEqual({ repaired: 12, newlyInvalid: 0, ambiguous: 0 });
  });

  test('a known alias is not found again, and calls without a name belong to the only tool', () => {
    const aliases = { convert: { from: 'from_currency' } };
    expect(told(mine(TOOLS, calls(3, { from: '"USD"' }, ['from_currency']), { aliases }))).toEqual([]);
    expect(told(mine(TOOLS, [{ args: '{"from":"USD","to_currency":"EUR","amount":5}' }]))).toEqual([
      'from→from_currency 1+0 near: +1 0 0 (1)',
    ]);
  });

  test('a parameter that is given by its longer name is a rival too', () => {
    const all = [
      ...calls(2, { from: '"USD"' }, ['from_currency']),
      ...calls(1, { from: '"USD"', 'named:from_currency': '"x"' }, ['from_currency', 'amount']),
    ];
    expect(told(mine(TOOLS, all))).toEqual(['from→from_currency 2+0 near rival: +2 0 1 (0)']);
  });

  test('one key is not taken for one of two parameters that are missing', () => {
    expect(told(mine(TOOLS, calls(3, { source: '"USD"' }, ['from_currency', 'to_currency'])))).toEqual([]);
  });

  test('calls are counted whether or not anybody has looked at them, and those of too many keys are told', () => {
    const table = new CallTable(toolboxOf({ rung: 1, tools: TOOLS, calls: '' }));
    for (const { tool, args } of calls(3, { from: '"USD"' }, ['from_currency'])) table.add(tool, args);
    const call = { args: '', range: { in: 'calls', offset: 0, length: 0 } } as const;
    table.look(1, {
      call,
      findings: [{ code: 'unknown-key', severity: 'warning', message: '' }],
      values: 'checked',
    });
    const many = Array.from({ length: 2_000 }, (_, at) => `"k${at}":1`).join();
    table.add('convert', `{${many}}`);
    const mining = mineAliases(table);
    let step = mining.next();
    while (step.done !== true) step = mining.next();
    expect(step.value).toMatchObject({
      calls: 3,
      skipped: 1,
      aliases: [{ denied: 3, effect: { repaired: 3 } }],
    });
  });

  test('names such as __proto__ are names', () => {
    const tools =
      '[{"name":"__proto__","inputSchema":{"properties":{"__proto__":{}},"required":["__proto__"]}}]';
    const mined = mine(tools, [{ tool: '__proto__', args: '{"constructor":1}' }]);
    expect(told(mined)).toEqual(['constructor→__proto__ 1+0: +1 0 0 (1)']);
  });
});

const PROPERTIES = ['path', 'mode', 'file_name'];
const KEYS = ['path', 'mode', 'file_name', 'paht', 'filename', 'Mode', 'x', 'named:mode', '_positional'];
const anyCall = fc
  .dictionary(fc.constantFrom(...KEYS), fc.constantFrom('1', '"a"', '[1]', 'null'), { maxKeys: 4 })
  .map((members) => ({
    tool: 'read',
    args: `{${Object.entries(members)
      .map(([key, value]) => `${JSON.stringify(key)}:${value}`)
      .join()}}`,
  }));

test('what an alias does is what comes of deciding all calls with it', () => {
  let accepted = 0;
  fc.assert(
    fc.property(
      fc.array(anyCall, { minLength: 1, maxLength: 12 }),
      fc.subarray(PROPERTIES),
      fc.constantFrom<Profile>('fak', 'sound'),
      (all, required, profile) => {
        const properties = PROPERTIES.map((name) => `"${name}":{"type":"string"}`).join();
        const tools = `[{"name":"read","inputSchema":{"properties":{${properties}},"required":${JSON.stringify(required)}}}]`;
        const text = all.map(({ args }) => `{"tool":"read","args":${args}}`).join('\n');
        const scenario: Scenario = { rung: 1, tools, calls: text, profile };
        const mined = mine(tools, all, { profile });
        const before = evaluate(scenario).results;
        const repairedBy = (next: Scenario) =>
          evaluate(next).results.filter(
            ({ verdict, findings }, at) =>
              verdict.kind === 'TRANSFORM' &&
              before[at]?.verdict.kind === 'DENY' &&
              !findings.some(({ code }) => code === 'misfit'),
          ).length;
        for (const { synonym, param, effect, collisions } of mined.aliases) {
          accepted += 1;
          const next = withAlias(scenario, 'read', synonym, param);
          if (collisions.length === 0) expect(repairedBy(next)).toBe(effect.repaired);
          for (const [at, { verdict }] of evaluate(next).results.entries())
            if (before[at]?.verdict.kind === 'DEFER') expect(verdict.kind).toBe('DEFER');
        }
        const together = mined.together.flatMap((place) => mined.aliases[place] ?? []);
        const all_ = together.reduce(
          (next, { synonym, param }) => withAlias(next, 'read', synonym, param),
          scenario,
        );
        expect(repairedBy(all_)).toBe(mined.effect.repaired);
      },
    ),
    { seed: 5, numRuns: 120 },
  );
  expect(accepted).toBeGreaterThan(100);
});

test('100,000 calls of many shapes take seconds, and whoever asks can breathe', () => {
  const names = Array.from({ length: 40 }, (_, at) => `param_${at}`);
  const properties = names.map((name) => `"${name}":{"type":"string"}`).join();
  const schema = `{"properties":{${properties}},"required":${JSON.stringify(names.slice(0, 4))}}`;
  const tools = `[${Array.from({ length: 20 }, (_, at) => `{"name":"t${at}","inputSchema":${schema}}`).join()}]`;
  const table = new CallTable(toolboxOf({ rung: 1, tools, calls: '' }));
  for (let at = 0; at < 100_000; at += 1) {
    const used = names.filter((_, place) => (at >> (place % 10)) % 2 === 0 || place < 2);
    const members = used.map((name, place) => `"${place === 1 ? `${name}_${at % 7}` : name}":"a"`);
    table.add(`t${at % 20}`, `{${members.join()}}`);
  }
  const started = performance.now();
  const mining = mineAliases(table);
  let steps = 0;
  while (mining.next().done !== true) steps += 1;
  expect(steps).toBeGreaterThan(100);
  expect(performance.now() - started).toBeLessThan(10_000);
});
