import { openToolbox, readCalls, readTools, type Scenario } from '@rung/core';
import { describe, expect, test } from 'vitest';
import { BoxCalls } from './boxCalls.ts';
import type { Save } from './protocol.ts';
import { saveFile } from './saveFile.ts';

const TOOLS = JSON.stringify({
  greet: { properties: { name: { type: 'string' } }, required: ['name'] },
});

const CALLS = [
  '{"tool":"greet","args":{ "name" : 1e400 }}',
  '{"tool":"greet","args":{\n  "name": "Ada"\n}}',
  '{"tool":"greet","args":{"_positional":["=1+1"]}}',
  '{"tool":"greet","args":{"who":"Eve, \\"x\\""}}',
  '{"tool":"=cmd()","args":"not json"}',
];

const SCENARIO: Scenario = { rung: 1, tools: TOOLS, calls: CALLS.join('\n') };

type Order = Pick<Save, 'what' | 'format' | 'of' | 'onePerGroup'>;

const ALL: Order = { what: 'calls', format: 'jsonl', of: { outcomes: [] } };

async function save(order: Partial<Order>, goesOn = () => true) {
  const box = new BoxCalls(
    SCENARIO.calls,
    readCalls(SCENARIO.calls).calls,
    openToolbox(SCENARIO, readTools(TOOLS)),
  );
  const saved = await saveFile(box, { ...ALL, ...order }, goesOn);
  return { calls: saved?.calls, type: saved?.blob.type, text: (await saved?.blob.text()) ?? '' };
}

describe('calls', () => {
  test('are written so that they can be pasted again, to the character', async () => {
    const { text, calls, type } = await save({});
    expect(type).toBe('application/jsonl');
    expect(calls).toBe(5);
    expect(text.split('\n')).toEqual([
      '{"tool":"greet","args":{ "name" : 1e400 }}',
      '{"tool":"greet","args":{   "name": "Ada" }}',
      '{"tool":"greet","args":{"_positional":["=1+1"]}}',
      '{"tool":"greet","args":{"who":"Eve, \\"x\\""}}',
      '{"tool":"=cmd()","args":"not json"}',
      '',
    ]);
    const again = readCalls(text).calls.map(({ tool, args }) => [tool, args.replace(/\s/g, '')]);
    expect(again).toEqual(
      readCalls(SCENARIO.calls).calls.map(({ tool, args }) => [tool, args.replace(/\s/g, '')]),
    );
  });

  test.each<[Partial<Order>, number[]]>([
    [{ of: { outcomes: ['sent-back'] } }, [3]],
    [{ of: { outcomes: [], text: 'ADA' } }, [1]],
    [{ of: { outcomes: [], tool: 'greet', kinds: ['DEFER'] } }, [0, 1]],
    [{ of: [3, 0, 99] }, [3, 0]],
    [{ onePerGroup: true }, [0, 1, 2, 3, 4]],
    [{ onePerGroup: true, of: [1, 0, 1] }, [1, 0]],
  ])('%o', async (order, expected) => {
    const { text } = await save(order);
    const names = ['1e400', 'Ada', '=1+1', 'Eve', 'not json'];
    const found = text
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => names.findIndex((name) => line.includes(name)));
    expect(found).toEqual(expected);
  });
});

test('verdicts as JSON Lines', async () => {
  const { text } = await save({ what: 'verdicts' });
  const lines = text
    .trim()
    .split('\n')
    .map((line): unknown => JSON.parse(line));
  expect(lines).toEqual([
    {
      index: 0,
      tool: 'greet',
      outcome: 'passes-with-problems',
      kind: 'DEFER',
      reason: 'NONE',
      by: 'grammar',
      because: 'well-formed',
      findings: [{ code: 'lost-digits', severity: 'warning' }],
    },
    expect.objectContaining({ index: 1 }),
    expect.objectContaining({ kind: 'TRANSFORM', repair: 'positional', newArgs: '{"name":"=1+1"}' }),
    expect.objectContaining({
      outcome: 'sent-back',
      cause: 'missing',
      missing: ['name'],
      stillMissing: ['name'],
    }),
    expect.objectContaining({ tool: '=cmd()', outcome: 'not-checked' }),
  ]);
});

test('verdicts as a table, in which nothing is a formula', async () => {
  const { text, type } = await save({ what: 'verdicts', format: 'csv', of: [2, 3, 4] });
  expect(type).toBe('text/csv');
  expect(text.split('\r\n')).toEqual([
    'index,tool,outcome,kind,reason,repair,cause,missing,findings,args,newArgs',
    '2,greet,repaired,TRANSFORM,MISROUTE,positional,,,,"{""_positional"":[""=1+1""]}","{""name"":""=1+1""}"',
    '3,greet,sent-back,DENY,MISROUTE,,missing,name,unknown-key,"{""who"":""Eve, \\""x\\""""}",',
    "4,'=cmd(),not-checked,DEFER,NONE,,,,no-grammar not-json,not json,",
    '',
  ]);
});

test('a large file is put together from parts', async () => {
  const calls = Array.from(
    { length: 30_000 },
    (_, index) => `{"tool":"greet","args":{"name":"${'x'.repeat(60)}${index}"}}`,
  );
  const box = new BoxCalls(
    calls.join('\n'),
    readCalls(calls.join('\n')).calls,
    openToolbox(SCENARIO, readTools(TOOLS)),
  );
  const progress: number[] = [];
  const saved = await saveFile(box, ALL, (done) => progress.push(done) > 0);
  expect(await saved?.blob.text()).toBe(`${calls.join('\n')}\n`);
  expect(progress.length).toBeGreaterThan(0);
  expect(await saveFile(box, ALL, () => false)).toBeUndefined();
});
