import { describe, expect, test } from 'vitest';
import {
  type CallFilter,
  CallTable,
  count,
  countCases,
  evaluate,
  listCalls,
  outcomesOf,
  passing,
  type Scenario,
  Shapes,
  type Sorting,
} from '../../src/index.ts';
import { CALLS, SCENARIO, tableOf, toolboxOf } from './tables.ts';

const WITH_ALIAS: Scenario = { ...SCENARIO, aliases: { greet: { who: 'name' } } };

describe('the table counts what the report counts', () => {
  const counters = (table: CallTable) =>
    count(outcomesOf(table.cases, countCases(table)), table.toolbox.rung.uniqueGrammarCount);

  test.each<[string, Scenario]>([
    ['calls of several tools', SCENARIO],
    ['with aliases', WITH_ALIAS],
    ['no tools', { ...SCENARIO, tools: '' }],
    ['no calls', { ...SCENARIO, calls: '' }],
    [
      'one tool and bare arguments',
      { rung: 1, tools: '{"title":"t","properties":{"a":{}},"required":["a"]}', calls: '{"a":1}\n{"b":1}' },
    ],
  ])('%s', (_, scenario) => {
    const { counters: expected, withProblems } = evaluate(scenario);
    expect(counters(tableOf(scenario))).toEqual({ counters: expected, withProblems });
  });

  test('before anybody has looked, all but the problems', () => {
    const { counters: expected } = evaluate(SCENARIO);
    const table = tableOf(SCENARIO, { looked: false });
    expect(counters(table)).toEqual({ counters: expected, withProblems: { passes: 0, repaired: 0 } });
    expect(table.looked).toBe(0);
  });

  test('after other tools were taken up', () => {
    const table = tableOf(SCENARIO);
    expect(table.looked).toBe(CALLS.length);
    table.decide(toolboxOf(WITH_ALIAS));
    expect(table.looked).toBe(0);
    expect(counters(table).counters).toEqual(evaluate(WITH_ALIAS).counters);
    table.decide(toolboxOf({ ...SCENARIO, tools: '' }));
    expect(counters(table).counters).toMatchObject({ calls: CALLS.length, unchecked: CALLS.length });
  });

  test('where calls stand for themselves', () => {
    const table = tableOf(SCENARIO, { shapes: new Shapes({ shapes: 2, text: 1_000 }) });
    expect(counters(table)).toEqual({
      counters: evaluate(SCENARIO).counters,
      withProblems: evaluate(SCENARIO).withProblems,
    });
    table.decide(toolboxOf(WITH_ALIAS));
    // Those of one shape are decided, the others when somebody looks.
    const report = evaluate(WITH_ALIAS);
    expect(counters(table).counters.calls).toBeLessThan(CALLS.length);
    for (const [index, result] of report.results.entries()) table.look(index, result);
    expect(counters(table)).toEqual({ counters: report.counters, withProblems: report.withProblems });
  });

  test('with what was known of the same calls', () => {
    const former = tableOf(SCENARIO);
    const table = new CallTable(former.toolbox, former.shapes);
    for (let index = 0; index < former.size; index += 1) table.addAs(former.caseAt(index), 0);
    expect(counters(table)).toEqual(counters(former));
    expect(table.looked).toBe(CALLS.length);
  });
});

test('a mark is kept once, at its worst', () => {
  const table = tableOf(SCENARIO, { looked: false });
  const result = evaluate(SCENARIO).results[0];
  if (result === undefined) throw new Error('no result');
  table.look(0, {
    ...result,
    findings: [
      { code: 'rival-keys', severity: 'hint', message: '' },
      { code: 'rival-keys', severity: 'error', message: '' },
      { code: 'rival-keys', severity: 'warning', message: '' },
    ],
  });
  expect(table.caseAt(0)).toMatchObject({
    marks: [{ code: 'rival-keys', severity: 'error' }],
    outcome: 'passes-with-problems',
  });
  expect(table.looked).toBe(1);
});

const IN_ORDER: Sorting = { by: 'index', descending: false };

/** The calls that a filter lets through. */
function listed(filter: Partial<CallFilter>, sorting = IN_ORDER, found?: Uint8Array): number[] {
  const table = tableOf(SCENARIO);
  const passes = passing({ outcomes: [], ...filter }, table.cases);
  return [...listCalls(table, (place) => passes[place] === true, found, sorting)];
}

describe('filters', () => {
  test.each<[Partial<CallFilter>, number[]]>([
    [{}, [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]],
    [{ outcomes: ['passes'] }, [0, 6, 7, 11]],
    [{ outcomes: ['passes', 'not-checked'] }, [0, 6, 7, 9, 10, 11]],
    [{ kinds: ['TRANSFORM'] }, [3, 4]],
    [{ kinds: ['TRANSFORM'], outcomes: ['repaired'] }, [3]],
    [{ tool: 'move' }, [4, 5, 6, 7, 8]],
    [{ tool: 'move', kinds: ['DENY'] }, [5, 8]],
    [{ tool: 'absent' }, []],
    [{ repairs: ['positional'] }, [3, 4]],
    [{ repairs: ['alias'] }, []],
    [{ causes: ['missing'] }, [1, 2, 8]],
    [{ causes: ['missing', 'arity'] }, [1, 2, 5, 8]],
    [{ codes: ['declared-order'] }, [4]],
    [{ codes: ['rival-keys'] }, []],
    [{ kinds: [], repairs: [], causes: [], codes: [] }, [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]],
  ])('%o', (filter, expected) => {
    expect(listed(filter)).toEqual(expected);
  });

  test('leave out calls in which the text was not found', () => {
    const found = Uint8Array.from(CALLS, (_, index) => Number(index % 3 === 0));
    expect(listed({ kinds: ['DENY', 'TRANSFORM'] }, IN_ORDER, found)).toEqual([3]);
    expect(listed({}, IN_ORDER, found.subarray(0, 4))).toEqual([0, 3]);
  });
});

test.each<[Sorting, number[]]>([
  [{ by: 'index', descending: true }, [11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0]],
  [{ by: 'tool', descending: false }, [9, 10, 0, 1, 2, 3, 4, 5, 6, 7, 8, 11]],
  [{ by: 'tool', descending: true }, [11, 4, 5, 6, 7, 8, 0, 1, 2, 3, 9, 10]],
  [{ by: 'outcome', descending: false }, [0, 6, 7, 11, 9, 10, 3, 4, 1, 2, 5, 8]],
  [{ by: 'problems', descending: true }, [10, 1, 2, 4, 9, 0, 3, 5, 6, 7, 8, 11]],
  [{ by: 'args', descending: false }, [9, 11, 10, 1, 0, 8, 2, 5, 3, 4, 6, 7]],
  [{ by: 'why', descending: true }, [1, 2, 5, 8, 3, 4, 0, 6, 7, 11, 9, 10]],
])('sorts by %o, equal ones in the order of the text', (sorting, expected) => {
  expect(listed({}, sorting)).toEqual(expected);
});
