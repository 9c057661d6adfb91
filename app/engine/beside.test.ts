import { type CallFilter, type Change, loadToolbox, readCalls, readTools, type Scenario } from '@rung/core';
import { describe, expect, test } from 'vitest';
import { Beside } from './beside.ts';
import { BoxCalls } from './boxCalls.ts';
import { Engine } from './engine.ts';
import type { Answer, RowQuery } from './protocol.ts';
import { saveFile } from './saveFile.ts';
import { StubWorker } from './schema/stubWorker.ts';

const schema = (required: readonly string[]) => ({ properties: { city: {}, zip: {} }, required });
const TOOLS = JSON.stringify({ get: schema(['city']), put: schema(['zip']) });
const OTHERS = JSON.stringify({ get: schema(['city', 'zip']), lay: schema(['zip']) });
const call = (tool: string, args: object) => JSON.stringify({ tool, args });
const CALLS = [
  call('get', { city: 'a' }),
  call('get', { town: 'a' }),
  call('get', {}),
  call('put', { zip: 1 }),
  call('put', {}),
];
const SCENARIO: Scenario = {
  rung: 1,
  tools: TOOLS,
  calls: CALLS.join('\n'),
  aliases: { get: { town: 'city' } },
};

function asking() {
  const engine = new Engine(
    () => {},
    () => new StubWorker(() => undefined, 'never'),
  );
  return async (scenario: Partial<Scenario>, rows: Partial<RowQuery> = {}): Promise<Answer> => {
    await engine.look();
    return engine.answer({
      kind: 'ask',
      id: 1,
      scenario: { ...SCENARIO, ...scenario },
      rows: { from: 0, to: 50, outcomes: [], ...rows },
      inView: { from: 0, to: 1_000 },
    });
  };
}

const indices = ({ items }: Answer) => items.flatMap((item) => (item.row === 'call' ? [item.index] : []));

describe('expectations', () => {
  const expected: Scenario['expect'] = [
    { kind: 'DEFER' },
    { kind: 'TRANSFORM', newArgs: '{ "city" : "a" }' },
    { kind: 'TRANSFORM' },
    null,
    { kind: 'DENY' },
    null,
    { kind: 'DENY' },
  ];

  test('are counted, and told of rows and of the chosen call', async () => {
    const answer = await asking()({ expect: expected, selected: 2 });
    expect(answer.expected).toEqual({ met: 3, notMet: 1, beyond: 1 });
    expect(answer.items.map((item) => item.row === 'call' && item.expectation?.met)).toEqual([
      true,
      true,
      false,
      undefined,
      true,
    ]);
    expect(answer.detail?.expectation).toEqual({ kind: 'TRANSFORM', met: false });
  });

  test.each<[Partial<CallFilter>, number[]]>([
    [{ expected: 'met' }, [0, 1, 4]],
    [{ expected: 'not-met' }, [2]],
    [{ expected: 'met', tool: 'get' }, [0, 1]],
    [{ expected: 'met', text: 'town' }, [1]],
  ])('%j lists %j', async (filter, listed) => {
    const answer = await asking()({ expect: expected }, filter);
    expect(indices(answer)).toEqual(listed);
    expect(answer.matching).toBe(listed.length);
  });

  test('follow the tools and what is expected', async () => {
    const ask = asking();
    await ask({ expect: expected });
    expect((await ask({ expect: expected, tools: OTHERS })).expected).toEqual({
      met: 0,
      notMet: 4,
      beyond: 1,
    });
    expect((await ask({ expect: [{ kind: 'DENY' }] })).expected).toEqual({ met: 0, notMet: 1, beyond: 0 });
    expect((await ask({ expect: [null] })).expected).toBeUndefined();
    expect((await ask({})).expected).toBeUndefined();
  });
});

describe('a baseline', () => {
  const baseline = { tools: TOOLS, aliases: { get: { town: 'city' } } };

  test('counts what changed, calls that are no longer checked as lost', async () => {
    const { compared } = await asking()({ tools: OTHERS, baseline });
    expect(compared).toEqual({
      done: 5,
      of: 5,
      changes: [
        { before: 'passes', after: 'sent-back', calls: 1 },
        { before: 'passes', after: 'not-checked', calls: 1 },
        { before: 'repaired', after: 'sent-back', calls: 1 },
        { before: 'sent-back', after: 'sent-back', calls: 1 },
        { before: 'sent-back', after: 'not-checked', calls: 1 },
      ],
      lost: [{ value: 'put', calls: 2 }],
    });
  });

  test.each<[Change, number[]]>([
    [{ before: 'passes', after: 'sent-back' }, [0]],
    [{ before: 'passes', after: 'not-checked' }, [3]],
    [{ before: 'sent-back', after: 'not-checked' }, [4]],
    [{ before: 'not-checked', after: 'passes' }, []],
  ])('%j lists %j', async (change, listed) => {
    expect(indices(await asking()({ tools: OTHERS, baseline }, { change }))).toEqual(listed);
  });

  test('follows calls, tools and itself, and is gone without one', async () => {
    const ask = asking();
    const first = await ask({ baseline });
    expect(first.compared?.changes.every(({ before, after }) => before === after)).toBe(true);
    expect((await ask({ baseline, calls: CALLS[0] ?? '' })).compared).toMatchObject({ done: 1, of: 1 });
    const unread = await ask({ baseline: { tools: 'nothing' } });
    expect(unread.compared?.problem).toContain('No tool could be read');
    expect(unread.compared?.changes).toContainEqual({ before: 'not-checked', after: 'passes', calls: 2 });
    expect((await ask({})).compared).toBeUndefined();
  });
});

test('a file holds the calls that are left, too', async () => {
  const scenario = { ...SCENARIO, expect: [null, null, { kind: 'DENY' as const }] };
  const toolbox = loadToolbox(scenario, readTools(scenario.tools));
  const calls = new BoxCalls(scenario.calls, readCalls(scenario.calls).calls, toolbox);
  const filter: CallFilter = { outcomes: [], expected: 'met' };
  const { kept } = await new Beside(() => {}).of(calls, scenario, filter);
  const saved = await saveFile(calls, { what: 'calls', format: 'jsonl', of: filter }, () => true, kept);
  expect(await saved?.blob.text()).toBe('{"tool":"get","args":{}}\n');
});

test('calls that stand for themselves are compared by their own text', async () => {
  const long = Object.fromEntries(Array.from({ length: 1_500 }, (_, at) => [`key_${at}`, at]));
  const { compared } = await asking()({
    calls: [call('get', { ...long, city: 1 }), call('get', { ...long, other: 1 })].join('\n'),
    tools: OTHERS,
    baseline: { tools: TOOLS },
  });
  expect(compared?.changes).toEqual([
    { before: 'passes', after: 'sent-back', calls: 1 },
    { before: 'sent-back', after: 'sent-back', calls: 1 },
  ]);
});
