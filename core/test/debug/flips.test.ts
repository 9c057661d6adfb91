import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Flip, flipsOf } from '../../src/debug/index.ts';
import {
  applyFix,
  CallTable,
  evaluate,
  explainCall,
  type Profile,
  readCalls,
  readTools,
  type Scenario,
} from '../../src/index.ts';
import { toolboxOf } from '../report/tables.ts';

/** What is offered for a call of a scenario, as the page asks for it. */
function flips(scenario: Scenario, index = 0, editable = true): Flip[] {
  const read = readTools(scenario.tools);
  const toolbox = toolboxOf(scenario);
  const entries = readCalls(scenario.calls, scenario.fields, read.tools).calls;
  const table = new CallTable(toolbox);
  for (const { tool, args } of entries) table.add(tool, args);
  const { results } = evaluate(scenario);
  const [entry, result] = [entries[index], results[index]];
  if (entry === undefined || result === undefined) return [];
  const { call, findings } = result;
  const explanation = explainCall(call, toolbox);
  return flipsOf(
    { scenario, read, toolbox, call, explanation, findings, ...(editable ? { entry } : {}) },
    index,
    table,
  );
}

const TOOLS =
  '[{"name":"convert","inputSchema":{"type":"object","properties":{"from_currency":{"type":"string"},"to_currency":{"type":"string"},"amount":{"type":"number"},"note":{}},"required":["from_currency","to_currency","amount"]}},{"name":"ping","inputSchema":{"type":"object","properties":{"host":{"type":"string"}}}},{"name":"broken","inputSchema":{"properties":{"a":{"type":["string","null"]}},"required":["a"]}}]';

function titles(args: string, more: Partial<Scenario> = {}, tool = 'convert'): string[] {
  const calls = `{"tool":${JSON.stringify(tool)},"args":${args}}`;
  return flips({ rung: 1, tools: TOOLS, calls, ...more }).map(
    ({ changes, fix, after }) => `${changes}: ${fix.title} → ${after.outcome}`,
  );
}

describe('what is offered', () => {
  test.each<[string, string, Partial<Scenario>, string, string[]]>([
    [
      'two near names',
      '{"from":"USD","to_currency":"EUR","amonut":5}',
      {},
      'convert',
      [
        'call: Rename `from` and `amonut` to `from_currency` and `amount` → passes',
        'grammar: Make `amount` and `from_currency` optional → passes-with-problems',
        'grammar: Add aliases `from` and `amonut` → repaired',
      ],
    ],
    [
      'one missing, one stranger of its type',
      '{"from_currency":"USD","to_currency":"EUR","sum":5,"why":"x"}',
      {},
      'convert',
      [
        'call: Rename `sum` to `amount` → passes-with-problems',
        'call: Add `amount` → passes-with-problems',
        'grammar: Add alias `sum` for `amount` → repaired',
        'grammar: Make `amount` optional → passes-with-problems',
      ],
    ],
    [
      'too few values without names',
      '{"_positional":["USD","EUR",5]}',
      {},
      'convert',
      [
        'call: Name the 3 values in declared order → passes',
        'call: Give exactly 4 values → repaired-probably-wrong',
        'grammar: Make `amount`, `from_currency` and `to_currency` optional → passes-with-problems',
        'repairs: Repair only what is safe → repaired',
      ],
    ],
    [
      'a near name and a key that is left, of the right type',
      '{"from":"USD","to_currency":"EUR","sum":5}',
      {},
      'convert',
      [
        'call: Rename `from` and `sum` to `from_currency` and `amount` → passes',
        'call: Rename `from` to `from_currency` and add `amount` → passes-with-problems',
        'grammar: Make `amount` and `from_currency` optional → passes-with-problems',
        'grammar: Add aliases `from` and `sum` → repaired',
      ],
    ],
    ['a text that was cut off', '"{\\"from_currency\\":\\"US"', {}, 'convert', []],
    [
      'arguments one level too deep',
      '{"input":{"from_currency":"USD","to_currency":"EUR","amount":5}}',
      {},
      'convert',
      [
        'call: Unwrap the arguments → passes',
        'call: Add `amount`, `from_currency` and `to_currency` → passes-with-problems',
        'grammar: Make `amount`, `from_currency` and `to_currency` optional → passes-with-problems',
      ],
    ],
    [
      'a repair by an alias of the scenario',
      '{"from":"USD","to_currency":"EUR","amount":5}',
      { aliases: { convert: { from: 'from_currency' } } },
      'convert',
      [
        'call: Write the new arguments into the call → passes',
        'grammar: Remove alias `from` → sent-back',
        'grammar: Make `from_currency` optional → passes-with-problems',
      ],
    ],
    [
      'a call that passes',
      '{"from_currency":"USD","to_currency":"EUR","amount":5}',
      {},
      'convert',
      ['call: Leave out `amount` → sent-back', 'grammar: Require `note` → sent-back'],
    ],
    ['nothing required', '{}', {}, 'ping', ['grammar: Require `host` → sent-back']],
    ['a tool that there is not', '{}', {}, 'pings', ['call: Call `ping` instead → passes']],
    ['a tool that is not loaded', '{}', {}, 'broken', ['repairs: Repair only what is safe → sent-back']],
    [
      'no object, where that is refused',
      '"{\\"host\\":"',
      { profile: 'sound' },
      'ping',
      ['repairs: Repair as `fak` does → passes-with-problems'],
    ],
  ])('%s', (_, args, more, tool, expected) => {
    expect(titles(args, more, tool)).toEqual(expected);
  });

  test('other calls that flip too are counted, and a call of a file keeps its text', () => {
    const call = (args: string) => `{"tool":"convert","args":${args}}\n`;
    const lacks = call('{"from":"USD","to_currency":"EUR","amount":5}');
    const calls = lacks + lacks + call('{"from":1,"to_currency":2,"amount":3}') + call('{}');
    const offered = flips({ rung: 1, tools: TOOLS, calls }, 0, false);
    expect(offered.map(({ fix, others }) => [fix.title, others])).toEqual([
      ['Add alias `from` for `from_currency`', 2],
      ['Make `from_currency` optional', 2],
    ]);
  });
});

const NAMES = ['path', 'file_path', 'Path', 'mode', 'count', '__proto__', ''];
const values = fc.constantFrom('1', '"a"', 'true', 'null', '{}', '[1]', '1.0');
const members = fc
  .array(fc.tuple(fc.constantFrom(...NAMES, 'filepath', 'moed', '_positional', 'named:mode'), values), {
    maxLength: 4,
  })
  .map((all) => `{${all.map(([key, value]) => `${JSON.stringify(key)}:${value}`).join()}}`);
const lists = fc.array(values, { maxLength: 4 }).map((all) => `{"_positional":[${all.join()}]}`);
const args = fc.oneof(members, lists, fc.constantFrom('', 'null', '[]', '{"path":"a', '7', '{"a":1}{"b":2}'));

const anyScenario: fc.Arbitrary<Scenario> = fc
  .record({
    params: fc.uniqueArray(
      fc.tuple(
        fc.constantFrom(...NAMES),
        fc.constantFrom('"string"', '"integer"', '["null","string"]'),
        fc.boolean(),
      ),
      { selector: ([name]) => name, maxLength: 4 },
    ),
    calls: fc.array(fc.tuple(fc.constantFrom('read', 'read', 'raed', 'other'), args, fc.boolean()), {
      minLength: 1,
      maxLength: 5,
    }),
    aliases: fc.dictionary(fc.constantFrom('filepath', 'moed'), fc.constantFrom('path', 'mode', 'file_path')),
    profile: fc.constantFrom<Profile>('fak', 'sound'),
    inText: fc.boolean(),
  })
  .map(({ params, calls, aliases, profile, inText }) => {
    const properties = params.map(([name, type]) => `${JSON.stringify(name)}:{"type":${type}}`);
    const required = params.flatMap(([name, , needed]) => (needed ? [JSON.stringify(name)] : []));
    const list = required.length === 0 ? '' : `,"required":[${required.join()}]`;
    const schema = `{"type":"object","properties":{${properties.join()}}${list}}`;
    return {
      rung: 1,
      tools: `[{"name":"read","inputSchema":${schema}},{"name":"other","inputSchema":${schema}}]`,
      calls: calls
        .map(([tool, text, asText]) => {
          const isText = asText || inText || !/^\{.*\}$/.test(text) || text.includes('}{');
          return `{"name":"${tool}","arguments":${isText ? JSON.stringify(text) : text}}`;
        })
        .join('\n'),
      ...(Object.keys(aliases).length === 0 ? {} : { aliases: { read: aliases } }),
      profile,
    };
  });

test('a flip does what it says: to the call, and to as many others', () => {
  let offered = 0;
  fc.assert(
    fc.property(anyScenario, (scenario) => {
      const before = evaluate(scenario).results;
      for (const [index] of before.entries()) {
        for (const flip of flips(scenario, index)) {
          offered += 1;
          const after = evaluate(applyFix(scenario, flip.fix)).results;
          expect(after).toHaveLength(before.length);
          const changed = after.map(({ verdict }, at) => kindOf(verdict) !== kindOf(before[at]?.verdict));
          expect(after[index]?.verdict.kind).toBe(flip.after.kind);
          expect(changed[index], flip.fix.title).toBe(true);
          expect(changed.filter(Boolean).length - 1, flip.fix.title).toBe(flip.others);
        }
      }
    }),
    { seed: 11, numRuns: 250 },
  );
  expect(offered).toBeGreaterThan(700);
});

function kindOf(verdict: ReturnType<typeof evaluate>['results'][number]['verdict'] | undefined): string {
  return verdict?.kind === 'DEFER' ? verdict.because : (verdict?.kind ?? '');
}
