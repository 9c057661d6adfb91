import type { Scenario } from '@rung/core';
import { describe, expect, test } from 'vitest';
import { Engine } from './engine.ts';
import type { Answer, Ask, FromEngine, RowQuery } from './protocol.ts';
import { StubWorker } from './schema/stubWorker.ts';

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

/** Values are not checked in these tests, unless they are about that. */
const silent = () => new StubWorker(() => undefined, 'never');

function setUp() {
  const engine = new Engine(() => {}, silent);
  let id = 0;
  return async (
    scenario: Partial<Scenario>,
    rows: Partial<RowQuery> = {},
    inView = { from: 0, to: 1_000 },
  ) => {
    id += 1;
    await engine.look();
    return engine.answer({
      kind: 'ask',
      id,
      scenario: { rung: 1, tools: TOOLS, calls: CALLS.join('\n'), ...scenario },
      rows: { from: 0, to: 50, outcomes: [], ...rows },
      inView,
    });
  };
}

const rowsOf = ({ items }: Answer) => items.filter((item) => item.row === 'call');
const indices = (answer: Answer) => rowsOf(answer).map(({ index }) => index);

test('an answer holds counters, rows, lenses and the chosen call', async () => {
  const answer = await setUp()({ selected: 2 });
  expect(answer.counters).toEqual({ calls: 5, passes: 1, unchecked: 1, repaired: 2, denied: 1, grammars: 2 });
  expect(answer.withProblems).toEqual({ passes: 0, repaired: 1 });
  expect(rowsOf(answer).map(({ words }) => words)).toEqual([
    'Passes',
    '1 value named',
    'Repaired, probably wrong',
    'Sent back',
    'Not checked',
  ]);
  expect(answer.lenses.map(({ findings: _, ...row }) => row)).toEqual(rowsOf(answer));
  expect(answer.detail).toMatchObject({ index: 2, tool: 'move', outcome: 'repaired-probably-wrong' });
  expect(answer.detail?.movement?.lines).toHaveLength(4);
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
  ])('%o', async (query, expected, matching) => {
    const answer = await setUp()({}, query);
    expect(indices(answer)).toEqual(expected);
    expect(answer.matching).toBe(matching);
  });
});

test('lenses are those in view', async () => {
  const from = CALLS.slice(0, 2).join('\n').length + 1;
  const answer = await setUp()({}, { outcomes: ['passes'] }, { from: from + 3, to: from + 5 });
  expect(answer.lenses.map(({ index }) => index)).toEqual([2]);
});

test('an index that is too large chooses the first call', async () => {
  expect((await setUp()({ selected: 99 })).detail?.index).toBe(0);
  expect((await setUp()({ calls: '', selected: 0 })).detail).toBeUndefined();
});

describe('a box in which nothing is read', () => {
  test('keeps the last good report, with the error and its place', async () => {
    const ask = setUp();
    const good = await ask({});
    const answer = await ask({ calls: 'nothing here' });
    expect(answer.calls).toMatchObject({ unread: true });
    expect(answer.stale).toMatchObject({ severity: 'error', range: { in: 'calls', offset: 0 } });
    expect(answer.counters).toEqual(good.counters);
    expect(answer.items).toEqual(good.items);
    expect(answer.detail).toEqual(good.detail);
    expect(answer.lenses).toEqual([]);
    expect((await ask({})).stale).toBeUndefined();
  });

  test('in the tools too; places in the calls still hold', async () => {
    const ask = setUp();
    const good = await ask({});
    const answer = await ask({ tools: `${TOOLS.slice(0, 3)}` });
    expect(answer.stale).toMatchObject({ range: { in: 'tools' } });
    expect(answer.tools.list).toEqual(good.tools.list);
    expect(answer.lenses).toEqual(good.lenses);
  });

  test('counts nothing while there was no good report', async () => {
    const answer = await setUp()({ calls: '{' });
    expect(answer.stale).toBeDefined();
    expect(answer.counters).toMatchObject({ calls: 0, passes: 0, unchecked: 0, repaired: 0, denied: 0 });
    expect(answer.tools.list).toHaveLength(2);
  });

  test('of another scenario keeps nothing of the former one', async () => {
    const ask = setUp();
    await ask({});
    const answer = await ask({ tools: '{', calls: '{' });
    expect(answer.counters.calls).toBe(0);
    expect(answer.tools.list).toEqual([]);
  });

  test.each(['', ' \n', '[]'])('%j is read, and holds nothing', async (calls) => {
    const ask = setUp();
    await ask({});
    const answer = await ask({ calls });
    expect(answer.stale).toBeUndefined();
    expect(answer.counters.calls).toBe(0);
  });

  test('is not one in which some entries are read', async () => {
    const answer = await setUp()({ calls: `${CALLS[0]}\nnothing here` });
    expect(answer.stale).toBeUndefined();
    expect(answer.counters.calls).toBe(1);
    expect(answer.calls.problems).toHaveLength(1);
  });
});

test('an alias changes the answer, although the texts stay', async () => {
  const ask = setUp();
  const calls = '{"tool":"greet","args":{"who":"Ada"}}';
  const kinds: unknown[] = [];
  for (const aliases of [{}, { greet: { who: 'name' } }, {}])
    kinds.push(rowsOf(await ask({ calls, aliases }))[0]?.kind);
  expect(kinds).toEqual(['DENY', 'TRANSFORM', 'DENY']);
});

test('what concerns the document stands apart', async () => {
  const answer = await setUp()({ profile: 'sound', aliases: { absent: { a: 'b' } } });
  expect(answer.documentProblems.map(({ code }) => code)).toEqual(['alias-of-absent-tool']);
  expect(answer.counters.calls).toBe(5);
});

test('of many problems the first are told and the rest counted', async () => {
  const { problems } = (await setUp()({ calls: `${CALLS[0]}\n${'{\n'.repeat(2_000)}` })).calls;
  expect(problems).toHaveLength(201);
  expect(problems.at(-1)?.message).toBe('This and 1,799 more places are not understood.');
});

test('arguments nested 200,000 deep are answered', async () => {
  const deep = '['.repeat(200_000) + ']'.repeat(200_000);
  const answer = await setUp()({ calls: `{"tool":"greet","args":{"_positional":[${deep}]}}` });
  expect(answer.detail?.verdict).toMatchObject({ kind: 'TRANSFORM', newArgs: `{"name":${deep}}` });
  expect(rowsOf(answer)[0]?.args.length).toBeLessThan(300);
  expect(() => structuredClone(answer)).not.toThrow();
});

describe('groups', () => {
  test('are the lines of the list, with the calls of those that are open', async () => {
    const ask = setUp();
    const calls = [...CALLS, CALLS[3], CALLS[0]].join('\n');
    const closed = await ask({ calls }, { as: 'groups' });
    const lines = (answer: Answer) =>
      answer.items.map((item) =>
        item.row === 'call'
          ? `call ${item.index}`
          : `${item.tool} {${item.names.join(' ')}} ×${item.calls} ${item.words} (${item.why})`,
      );
    expect(lines(closed)).toEqual([
      'greet {name} ×2 Passes (nothing required is missing)',
      'move {} ×2 Sent back (`destination` and `source` are missing)',
      'greet {_positional} ×1 1 value named (given to `name`)',
      'move {_positional} ×1 Repaired, probably wrong ()',
      'gone {} ×1 Not checked (no tool of this name)',
    ]);
    expect(closed).toMatchObject({ matching: 7, groups: 5, listed: 5 });
    const [first, second] = closed.items.flatMap((item) => (item.row === 'group' ? [item.key] : []));
    const opened = [second ?? ''];
    const open = await ask({ calls }, { as: 'groups', opened, from: 1, to: 4 });
    expect(lines(open).map((line) => line.slice(0, 7))).toEqual(['move {}', 'call 3', 'call 5']);
    expect(open).toMatchObject({ listed: 7, itemsFrom: 1 });
    const both = await ask({ calls }, { as: 'groups', opened: [first ?? '', second ?? ''], from: 4, to: 9 });
    expect(lines(both)[0]).toBe('call 3');
    expect(both.listed).toBe(9);
  });
});

test('an answer counts the values of filters and sums up the tools', async () => {
  const { facets, summary } = await setUp()({}, { kinds: ['DENY'] });
  expect(facets.kinds).toEqual([
    { value: 'DEFER', calls: 2 },
    { value: 'TRANSFORM', calls: 2 },
    { value: 'DENY', calls: 1 },
  ]);
  expect(summary.map(({ tool, calls, denied }) => [tool, calls, denied])).toEqual([
    ['greet', 2, 0],
    ['move', 2, 1],
    ['gone', 1, 0],
  ]);
});

describe('a trace', () => {
  const setUpTrace = async (text: string) => {
    const engine = new Engine(() => {}, silent);
    let id = 0;
    const ask = (scenario: Partial<Scenario>, parts: Partial<Ask> = {}) => {
      id += 1;
      return engine.answer({
        kind: 'ask',
        id,
        scenario: { rung: 1, tools: TOOLS, calls: CALLS[0] ?? '', ...scenario },
        source: 'trace',
        rows: { from: 0, to: 50, outcomes: [] },
        inView: { from: 0, to: 1_000 },
        ...parts,
      });
    };
    await ask({});
    await engine.openTrace(new File([text], 'calls.jsonl'));
    return { engine, ask };
  };

  test('is answered about beside the box', async () => {
    const { ask } = await setUpTrace(CALLS.join('\n'));
    const answer = await ask({}, { chosen: 2 });
    expect(answer).toMatchObject({
      source: 'trace',
      trace: { state: 'read', calls: 5 },
      counters: { calls: 5, passes: 1, unchecked: 1, repaired: 2, denied: 1 },
      looked: { done: 5, of: 5 },
      lenses: [],
    });
    expect(answer.detail).toMatchObject({ index: 2, tool: 'move', file: { number: 3 } });
    // The finding is about the values; its fix would change the file.
    expect(answer.detail?.findings[0]).not.toHaveProperty('range');
    expect(answer.detail?.findings[0]).not.toHaveProperty('fix');
    const box = await ask({}, { source: 'box' });
    expect(box).toMatchObject({ source: 'box', counters: { calls: 1 }, trace: { calls: 5 } });
  });

  test('takes up other tools, and keeps its verdicts while they cannot be read', async () => {
    const { ask } = await setUpTrace(CALLS.join('\n'));
    const other = await ask({ tools: TOOLS.replaceAll('destination', 'target') });
    expect(other.counters.calls).toBe(5);
    expect(other.stale).toBeUndefined();
    const aliased = await ask({ aliases: { greet: { who: 'name' } } });
    expect(aliased.counters).toMatchObject({ calls: 5, repaired: 2 });
    const unread = await ask({ tools: '{' });
    expect(unread.stale).toBeDefined();
    expect(unread.counters).toEqual(aliased.counters);
  });

  test('does not mind that the box cannot be read', async () => {
    const { ask } = await setUpTrace(CALLS.join('\n'));
    const answer = await ask({ calls: 'nothing' });
    expect(answer.stale).toBeUndefined();
    expect(answer.calls.unread).toBe(true);
    expect(answer.counters.calls).toBe(5);
  });

  test('of home-made lines is read again when other fields are chosen', async () => {
    const lines = '{"ev":{"fn":"greet","with":{"name":"Ada"}}}\n{"ev":{"fn":"greet","with":{}}}';
    const { ask } = await setUpTrace(lines);
    const fields = { tool: '/ev/fn', args: '/ev/with' };
    await ask({ fields });
    await expect.poll(async () => (await ask({ fields })).trace?.state).toBe('read');
    const chosen = await ask({ fields });
    expect(chosen.counters).toMatchObject({ calls: 2, passes: 1, denied: 1 });
    expect(chosen.trace).toMatchObject({ format: 'chosen fields', notUnderstood: 0 });
    expect(chosen.detail).toMatchObject({ tool: 'greet', args: '{"name":"Ada"}' });
    await ask({});
    await expect.poll(async () => (await ask({})).counters.denied).toBe(0);
  });

  test('gives way to the box when it is closed', async () => {
    const { engine, ask } = await setUpTrace(CALLS.join('\n'));
    engine.closeTrace();
    const answer = await ask({});
    expect(answer).toMatchObject({ source: 'box', counters: { calls: 1 } });
    expect(answer.trace).toBeUndefined();
  });

  test('gives way to another one', async () => {
    const { engine, ask } = await setUpTrace(CALLS.join('\n'));
    const first = engine.openTrace(new File([CALLS.join('\n')], 'first.jsonl'));
    const second = engine.openTrace(new File([CALLS[0] ?? ''], 'second.jsonl'));
    await Promise.all([first, second]);
    expect((await ask({})).trace).toMatchObject({ name: 'second.jsonl', calls: 1 });
  });

  test('is saved', async () => {
    const { engine } = await setUpTrace(CALLS.join('\n'));
    const told: FromEngine[] = [];
    const order = { kind: 'save', source: 'trace', what: 'calls', format: 'jsonl', of: [3] } as const;
    await engine.work({ ...order, id: 7 }, (message) => told.push(message));
    const [saved] = told;
    expect(saved).toMatchObject({ kind: 'saved', id: 7, calls: 1 });
    expect(saved?.kind === 'saved' ? await saved.blob.text() : '').toBe('{"tool":"move","args":{}}\n');
  });
});
