import { describe, expect, test } from 'vitest';
import {
  type CallFilter,
  type CallGroup,
  type CallTable,
  countCases,
  countFacets,
  groupCalls,
  groupKey,
  passing,
  Shapes,
  sortGroups,
  summarizeTools,
} from '../../src/index.ts';
import { SCENARIO, tableOf } from './tables.ts';

function groupsOf(table: CallTable, filter: Partial<CallFilter> = {}, found?: Uint8Array): CallGroup[] {
  const passes = passing({ outcomes: [], ...filter }, table.cases);
  return groupCalls(table, (place) => passes[place] === true, countCases(table, found), found);
}

const inWords = ({ tool, form, names, outcome, calls, first }: CallGroup) =>
  `${first}: ${tool} ${form === 'object' ? `{${names.join(' ')}}` : form} ×${calls} ${outcome}`;

describe('groups', () => {
  test('are calls of one tool with the same names and one outcome, most calls first', () => {
    expect(groupsOf(tableOf(SCENARIO)).map(inWords)).toEqual([
      '6: move {destination source} ×2 passes',
      '0: greet {name} ×1 passes',
      '1: greet {who} ×1 sent-back',
      '2: greet {age who} ×1 sent-back',
      '3: greet {_positional} ×1 repaired',
      '4: move {_positional} ×1 repaired-probably-wrong',
      '5: move {_positional} ×1 sent-back',
      '8: move {source} ×1 sent-back',
      '9: gone {} ×1 not-checked',
      '10: gone not-json ×1 not-checked',
      '11: ping {} ×1 passes',
    ]);
  });

  test('join shapes that differ in types only', () => {
    const calls = ['{"name":"a"}', '{"name":1}', '{"name":[]}', '{"name":1.5}'].map(
      (args) => `{"tool":"greet","args":${args}}`,
    );
    const table = tableOf({ ...SCENARIO, calls: calls.join('\n') });
    expect(table.shapes.size).toBe(4);
    expect(groupsOf(table).map(inWords)).toEqual(['0: greet {name} ×4 passes']);
  });

  test('have keys that tell them apart, also when the filter is another', () => {
    const table = tableOf(SCENARIO);
    const keys = groupsOf(table).map(({ key }) => key);
    expect(new Set(keys).size).toBe(keys.length);
    expect(groupsOf(table, { kinds: ['DENY'] }).every(({ key }) => keys.includes(key))).toBe(true);
    expect(groupKey(table.caseAt(6))).toBe(keys[0]);
  });

  test('count what matches', () => {
    const table = tableOf(SCENARIO);
    expect(groupsOf(table, { outcomes: ['passes'] }).map(inWords)).toEqual([
      '6: move {destination source} ×2 passes',
      '0: greet {name} ×1 passes',
      '11: ping {} ×1 passes',
    ]);
    const found = new Uint8Array(table.size);
    found[7] = 1;
    expect(groupsOf(table, {}, found).map(inWords)).toEqual(['7: move {destination source} ×1 passes']);
  });

  test('tell where nobody has looked, and calls with problems', () => {
    const counts = (table: CallTable) =>
      groupsOf(table, { tool: 'move' }).map(({ calls, pending, errors, warnings }) => [
        calls,
        pending,
        errors,
        warnings,
      ]);
    expect(counts(tableOf(SCENARIO, { looked: false }))).toEqual([
      [2, 2, 0, 0],
      [1, 1, 0, 0],
      [1, 1, 0, 0],
      [1, 1, 0, 0],
    ]);
    expect(counts(tableOf(SCENARIO))).toEqual([
      [2, 0, 0, 0],
      [1, 0, 0, 1],
      [1, 0, 0, 0],
      [1, 0, 0, 0],
    ]);
  });

  test('gather calls that stand for themselves by tool and outcome', () => {
    const table = tableOf(SCENARIO, { shapes: new Shapes({ shapes: 1, text: 1_000 }) });
    const various = groupsOf(table).filter((group) => group.various);
    expect(various.map(({ tool, outcome, calls }) => [tool, outcome, calls])).toEqual([
      [undefined, 'passes', 3],
      ['greet', 'sent-back', 2],
      [undefined, 'sent-back', 2],
      [undefined, 'not-checked', 2],
      ['greet', 'repaired', 1],
      [undefined, 'repaired-probably-wrong', 1],
    ]);
  });

  test.each([
    [
      { by: 'tool', descending: false } as const,
      'gone gone greet greet greet greet move move move move ping',
    ],
    [{ by: 'tool', descending: true } as const, 'ping move move move move greet greet greet greet gone gone'],
    [
      { by: 'index', descending: true } as const,
      'ping gone gone move move move move greet greet greet greet',
    ],
    [
      { by: 'problems', descending: true } as const,
      'gone greet greet move gone move greet greet move move ping',
    ],
  ])('are sorted by %o', (sorting, expected) => {
    const table = tableOf(SCENARIO);
    const sorted = sortGroups(groupsOf(table), table.cases, sorting);
    expect(sorted.map(({ tool }) => tool).join(' ')).toBe(expected);
  });
});

describe('facets', () => {
  const facets = (filter: Partial<CallFilter>) => {
    const table = tableOf(SCENARIO);
    const { outcomes, kinds, repairs, causes, codes, tools } = countFacets(
      { outcomes: [], ...filter },
      table.cases,
      countCases(table),
    );
    const inWords = (counts: readonly { value: string; calls: number }[]) =>
      counts.map(({ value, calls }) => `${value} ${calls}`).join(', ');
    return [outcomes, kinds, repairs, causes, codes, tools].map(inWords);
  };

  test('count each value', () => {
    expect(facets({})).toEqual([
      'passes 4, sent-back 4, not-checked 2, repaired 1, repaired-probably-wrong 1',
      'DEFER 6, DENY 4, TRANSFORM 2',
      'positional 2',
      'missing 3, arity 1',
      'unknown-key 2, no-grammar 2, declared-order 1, another-reading 1, not-json 1',
      'move 5, greet 4, gone 2, ping 1',
    ]);
  });

  test('set their own part of the filter aside', () => {
    expect(facets({ kinds: ['DENY'], tool: 'greet' })).toEqual([
      'sent-back 2',
      'DENY 2, DEFER 1, TRANSFORM 1',
      '',
      'missing 2',
      'unknown-key 2',
      'greet 2, move 2',
    ]);
  });
});

test('the summary of tools', () => {
  const table = tableOf({ ...SCENARIO, aliases: { greet: { who: 'name' }, move: { from: 'source' } } });
  const calls = ['{"from":"a","x":1}', '{"x":2}', '{"y":1,"x":2}', '{"_positional":[1]}'].map(
    (args) => `{"tool":"move","args":${args}}`,
  );
  const more = tableOf({ ...SCENARIO, calls: calls.join('\n'), aliases: { move: { from: 'source' } } });
  expect(summarizeTools(table, countCases(table))).toEqual([
    {
      tool: 'move',
      checked: true,
      calls: 5,
      deferred: 2,
      repaired: 1,
      denied: 2,
      missing: [
        { value: 'destination', calls: 2 },
        { value: 'source', calls: 1 },
      ],
      unknown: [],
    },
    {
      tool: 'greet',
      checked: true,
      calls: 4,
      deferred: 1,
      repaired: 3,
      denied: 0,
      missing: [],
      unknown: [{ value: 'age', calls: 1 }],
    },
    { tool: 'gone', checked: false, calls: 2, deferred: 2, repaired: 0, denied: 0, missing: [], unknown: [] },
    { tool: 'ping', checked: true, calls: 1, deferred: 1, repaired: 0, denied: 0, missing: [], unknown: [] },
  ]);
  expect(summarizeTools(more, countCases(more))[0]).toMatchObject({
    // What a synonym gives is not lacking.
    missing: [
      { value: 'destination', calls: 4 },
      { value: 'source', calls: 3 },
    ],
    unknown: [
      { value: 'x', calls: 3 },
      { value: 'y', calls: 1 },
    ],
  });
});
