/** What the engine says beside the verdicts: values, the other profile, and what a fix would do. */
import type { Edit, Scenario } from '@rung/core';
import { describe, expect, test } from 'vitest';
import { Engine } from '../engine.ts';
import type { Answer, RowQuery } from '../protocol.ts';
import { answering, StubWorker } from './stubWorker.ts';

const NUMBER = { type: 'number' };
const TEXT = { type: 'string' };
const TOOLS = JSON.stringify({
  convert: { properties: { from: TEXT, to: TEXT, amount: NUMBER }, required: ['from', 'to', 'amount'] },
  repeat: { properties: { times: { ...NUMBER, maximum: 5 } }, required: ['times'] },
  broken: { properties: { x: { $ref: '#/$defs/absent' } } },
});
const CALLS = [
  '{"tool":"repeat","args":{"times":3}}',
  '{"tool":"repeat","args":{"times":9}}',
  '{"tool":"convert","args":{"_positional":["USD","EUR",240],"memo":"x"}}',
  '{"tool":"convert","args":{"from":"USD"}}',
  '{"tool":"broken","args":{"x":1}}',
];

function setUp(startWorker = () => new StubWorker(answering())) {
  const engine = new Engine(() => {}, startWorker);
  let id = 0;
  const ask = async (scenario: Partial<Scenario> = {}, rows: Partial<RowQuery> = {}) => {
    id += 1;
    await engine.look();
    return engine.answer({
      kind: 'ask',
      id,
      scenario: { rung: 1, tools: TOOLS, calls: CALLS.join('\n'), ...scenario },
      rows: { from: 0, to: 50, outcomes: [], ...rows },
      inView: { from: 0, to: 1_000 },
    });
  };
  return { engine, ask };
}

const rowsOf = ({ items }: Answer) => items.filter((item) => item.row === 'call');

describe('values', () => {
  test('are checked behind the verdicts, which they do not change', async () => {
    const { engine, ask } = setUp();
    const first = await ask();
    expect(first.detail).toMatchObject({ values: 'not-yet', outcome: 'passes' });
    expect(first.detail?.sentence).toContain('Values are not checked yet.');
    expect(first.checked).toEqual({ done: 0, of: 5 });
    await engine.check();
    const second = await ask();
    expect(second.detail?.sentence).toBe('Nothing required is missing, and no problem was found.');
    expect(second.checked).toEqual({ done: 5, of: 5 });
    expect(second.counters).toEqual(first.counters);
    expect(rowsOf(second).map(({ outcome }) => outcome)).toEqual([
      'passes',
      'passes-with-problems',
      'repaired-probably-wrong',
      'sent-back',
      'passes',
    ]);
    expect(second.withProblems.passes).toBe(1);
  });

  test('of calls that did not change are known at once after an edit', async () => {
    const { engine, ask } = setUp();
    await ask();
    await engine.check();
    const answer = await ask({ calls: [CALLS[1], '{"tool":"repeat","args":{"times":8}}'].join('\n') });
    expect(rowsOf(answer).map(({ errors }) => errors)).toEqual([1, 0]);
    expect(answer.checked).toEqual({ done: 1, of: 2 });
  });

  test('are not called checked where the schema cannot be used, and the tool says why', async () => {
    const { engine, ask } = setUp();
    await ask();
    await engine.check();
    const { detail, tools } = await ask({ selected: 4 });
    expect(detail).toMatchObject({ values: 'unusable-schema', outcome: 'passes', findings: [] });
    expect(detail?.sentence).toContain('Values are not checked: the schema of this tool cannot be used.');
    const [finding] = tools.list.find(({ name }) => name === 'broken')?.findings.slice(-1) ?? [];
    expect(finding).toMatchObject({ code: 'schema-dangling-ref', range: { in: 'tools' } });
    const { offset = 0, length = 0 } = finding?.range ?? {};
    expect(TOOLS.slice(offset, offset + length)).toContain('#/$defs/absent');
  });

  test('of tools that nobody calls have their schemas compiled too', async () => {
    const { engine, ask } = setUp();
    await ask({ calls: '' });
    await engine.check();
    const { tools } = await ask({ calls: '' });
    expect(tools.list[2]?.findings.map(({ code }) => code)).toContain('schema-dangling-ref');
  });

  test('cannot be checked where the worker does not start, which is said once', async () => {
    const { engine, ask } = setUp(() => new StubWorker(answering(), 'fails'));
    await ask();
    await engine.check();
    const { detail, unavailable } = await ask();
    expect(unavailable).toContain('could not be loaded');
    expect(detail).toMatchObject({ values: 'unavailable', outcome: 'passes' });
    expect(detail?.sentence).not.toContain('no problem');
  });
});

describe('the other profile', () => {
  test('is told where it decides otherwise', async () => {
    const answer = await setUp().ask({ selected: 2 });
    expect(answer.differing).toBe(1);
    expect(rowsOf(answer).map(({ versus }) => versus)).toEqual([
      undefined,
      undefined,
      'other-args',
      undefined,
      undefined,
    ]);
    expect(answer.detail?.other).toMatchObject({
      outcome: 'repaired',
      words: '3 values named',
      differs: { here: '`amount`: `"USD"` · `memo` dropped', there: '`from`: `"USD"` · `memo` kept' },
    });
  });

  test('looks back the same way', async () => {
    const { detail, differing } = await setUp().ask({ selected: 2, profile: 'sound' });
    expect(differing).toBe(1);
    expect(detail?.other).toMatchObject({
      outcome: 'repaired-probably-wrong',
      differs: { there: '`amount`: `"USD"` · `memo` dropped' },
    });
  });

  test('narrows the list', async () => {
    const answer = await setUp().ask({}, { differs: true });
    expect(rowsOf(answer).map(({ index }) => index)).toEqual([2]);
    const [group] = (await setUp().ask({}, { differs: true, as: 'groups' })).items;
    expect(group).toMatchObject({ row: 'group', calls: 1, differing: 1 });
  });
});

describe('a preview', () => {
  test('tells what a fix changes, clears and leads to', async () => {
    const { engine, ask } = setUp();
    await ask({ selected: 2 });
    await engine.check();
    const { detail } = await ask({ selected: 2 });
    const finding = detail?.findings.find(({ fix }) => fix?.edits.some(({ kind }) => kind === 'text'));
    const preview = await engine.preview(finding?.fix?.edits ?? []);
    expect(preview.texts[0]).toMatchObject({ in: 'calls', line: 3 });
    expect(preview.call).toMatchObject({
      before: { outcome: 'repaired-probably-wrong' },
      after: { outcome: 'passes-with-problems' },
    });
    expect(preview.clears.map(({ code }) => code)).toContain('declared-order');
    expect(preview.adds).toEqual([]);
    expect(preview.others).toEqual({ calls: 0, first: [] });
    // Nothing was changed by looking.
    expect((await ask({ selected: 2 })).detail).toEqual(detail);
  });

  test('counts the other calls that are decided otherwise', async () => {
    const { engine, ask } = setUp();
    await ask({ calls: [CALLS[3], CALLS[2], CALLS[2]].join('\n') });
    const edits: Edit[] = [{ kind: 'profile', profile: 'sound' }];
    expect((await engine.preview(edits)).others).toEqual({
      calls: 2,
      first: [
        { index: 1, before: 'repaired', after: 'other-args' },
        { index: 2, before: 'repaired', after: 'other-args' },
      ],
    });
  });

  test('works with values that nobody has checked yet', async () => {
    const { engine, ask } = setUp();
    await ask({ selected: 1 });
    const at = CALLS.join('\n').indexOf('9');
    const range = { in: 'calls', offset: at, length: 1 } as const;
    const { call, clears } = await engine.preview([{ kind: 'text', range, text: '4' }]);
    expect(call).toMatchObject({ before: { outcome: 'passes-with-problems' }, after: { outcome: 'passes' } });
    expect(clears).toMatchObject([{ code: 'value-limit' }]);
  });
});
