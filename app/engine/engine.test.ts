import type { Scenario } from '@rung/core';
import { describe, expect, test } from 'vitest';
import { Engine } from './engine.ts';
import type { Answer, RowQuery } from './protocol.ts';

const TOOLS = JSON.stringify({
  move: { properties: { source: {}, destination: {} }, required: ['source', 'destination'] },
  greet: { properties: { name: { type: 'string' } }, required: ['name'] },
});

const CALLS = [
  '{"tool":"greet","args":{"name":"Ada"}}',
  '{"tool":"greet","args":{"_positional":["Ada"]}}',
  '{"tool":"move","args":{"_positional":["a","b"]}}',
  '{"tool":"move","args":{}}',
  '{"tool":"gone","args":{}}',
];

function setUp() {
  const engine = new Engine();
  let id = 0;
  return (scenario: Partial<Scenario>, rows: Partial<RowQuery> = {}, inView = { from: 0, to: 1_000 }) => {
    id += 1;
    return engine.answer({
      id,
      scenario: { rung: 1, tools: TOOLS, calls: CALLS.join('\n'), ...scenario },
      rows: { from: 0, to: 50, outcomes: [], ...rows },
      inView,
    });
  };
}

const indices = ({ rows }: Answer) => rows.map(({ index }) => index);

test('an answer holds counters, rows, lenses and the chosen call', () => {
  const answer = setUp()({ selected: 2 });
  expect(answer.counters).toEqual({ calls: 5, passes: 1, unchecked: 1, repaired: 2, denied: 1, grammars: 2 });
  expect(answer.withProblems).toEqual({ passes: 0, repaired: 1 });
  expect(answer.rows.map(({ words }) => words)).toEqual([
    'Passes',
    '1 value named',
    'Repaired, probably wrong',
    'Sent back',
    'Not checked',
  ]);
  expect(answer.lenses).toEqual(answer.rows);
  expect(answer.detail).toMatchObject({ index: 2, tool: 'move', outcome: 'repaired-probably-wrong' });
  expect(answer.detail?.movement.lines).toHaveLength(4);
  expect(answer.tools.list.map(({ name, calls }) => [name, calls])).toEqual([
    ['move', 2],
    ['greet', 2],
  ]);
  expect(answer.stale).toBeUndefined();
});

describe('rows', () => {
  test.each<[Partial<RowQuery>, number[], number]>([
    [{ from: 1, to: 3 }, [1, 2], 5],
    [{ from: 4, to: 90 }, [4], 5],
    [{ from: 90, to: 99 }, [], 5],
    [{ outcomes: ['sent-back', 'not-checked'] }, [3, 4], 2],
    [{ outcomes: ['sent-back', 'not-checked'], from: 1, to: 2 }, [4], 2],
    [{ tool: 'greet' }, [0, 1], 2],
    [{ text: 'ADA' }, [0, 1], 2],
    [{ text: 'MOVE' }, [2, 3], 2],
    [{ text: 'nowhere' }, [], 0],
  ])('%o', (query, expected, matching) => {
    const answer = setUp()({}, query);
    expect(indices(answer)).toEqual(expected);
    expect(answer.matching).toBe(matching);
  });
});

test('lenses are those in view', () => {
  const from = CALLS.slice(0, 2).join('\n').length + 1;
  const answer = setUp()({}, { outcomes: ['passes'] }, { from: from + 3, to: from + 5 });
  expect(answer.lenses.map(({ index }) => index)).toEqual([2]);
});

test('an index that is too large chooses the first call', () => {
  expect(setUp()({ selected: 99 }).detail?.index).toBe(0);
  expect(setUp()({ calls: '', selected: 0 }).detail).toBeUndefined();
});

describe('a box in which nothing is read', () => {
  test('keeps the last good report, with the error and its place', () => {
    const ask = setUp();
    const good = ask({});
    const answer = ask({ calls: 'nothing here' });
    expect(answer.calls).toMatchObject({ unread: true });
    expect(answer.stale).toMatchObject({ severity: 'error', range: { in: 'calls', offset: 0 } });
    expect(answer.counters).toEqual(good.counters);
    expect(answer.rows).toEqual(good.rows);
    expect(answer.detail).toEqual(good.detail);
    expect(answer.lenses).toEqual([]);
    expect(ask({}).stale).toBeUndefined();
  });

  test('in the tools too; places in the calls still hold', () => {
    const ask = setUp();
    const good = ask({});
    const answer = ask({ tools: `${TOOLS.slice(0, 3)}` });
    expect(answer.stale).toMatchObject({ range: { in: 'tools' } });
    expect(answer.tools.list).toEqual(good.tools.list);
    expect(answer.lenses).toEqual(good.lenses);
  });

  test('counts nothing while there was no good report', () => {
    const answer = setUp()({ calls: '{' });
    expect(answer.stale).toBeDefined();
    expect(answer.counters).toMatchObject({ calls: 0, passes: 0, unchecked: 0, repaired: 0, denied: 0 });
    expect(answer.tools.list).toHaveLength(2);
  });

  test('of another scenario keeps nothing of the former one', () => {
    const ask = setUp();
    ask({});
    const answer = ask({ tools: '{', calls: '{' });
    expect(answer.counters.calls).toBe(0);
    expect(answer.tools.list).toEqual([]);
  });

  test.each(['', ' \n', '[]'])('%j is read, and holds nothing', (calls) => {
    const ask = setUp();
    ask({});
    const answer = ask({ calls });
    expect(answer.stale).toBeUndefined();
    expect(answer.counters.calls).toBe(0);
  });

  test('is not one in which some entries are read', () => {
    const answer = setUp()({ calls: `${CALLS[0]}\nnothing here` });
    expect(answer.stale).toBeUndefined();
    expect(answer.counters.calls).toBe(1);
    expect(answer.calls.problems).toHaveLength(1);
  });
});

test('an alias changes the answer, although the texts stay', () => {
  const ask = setUp();
  const calls = '{"tool":"greet","args":{"who":"Ada"}}';
  const kinds = [{}, { greet: { who: 'name' } }, {}].map((aliases) => ask({ calls, aliases }).rows[0]?.kind);
  expect(kinds).toEqual(['DENY', 'TRANSFORM', 'DENY']);
});

test('what concerns the document stands apart', () => {
  const answer = setUp()({ profile: 'sound', aliases: { absent: { a: 'b' } } });
  expect(answer.documentProblems.map(({ code }) => code)).toEqual([
    'alias-of-absent-tool',
    'profile-not-in-version',
  ]);
  expect(answer.rows).toEqual([]);
});

test('of many problems the first are told and the rest counted', () => {
  const { problems } = setUp()({ calls: `${CALLS[0]}\n${'{\n'.repeat(2_000)}` }).calls;
  expect(problems).toHaveLength(501);
  expect(problems.at(-1)?.message).toBe('1,500 more problems, the first of them here.');
});

test('arguments nested 200,000 deep are answered', () => {
  const deep = '['.repeat(200_000) + ']'.repeat(200_000);
  const answer = setUp()({ calls: `{"tool":"greet","args":{"_positional":[${deep}]}}` });
  expect(answer.detail?.verdict).toMatchObject({ kind: 'TRANSFORM', newArgs: `{"name":${deep}}` });
  expect(answer.rows[0]?.args.length).toBeLessThan(300);
  expect(() => structuredClone(answer)).not.toThrow();
});
