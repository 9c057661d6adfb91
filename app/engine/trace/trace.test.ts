import { count, countCases, evaluate, openToolbox, outcomesOf, readTools, type Scenario } from '@rung/core';
import { describe, expect, test } from 'vitest';
import { Follower } from '../follower.ts';
import { KeptArgs } from './keptArgs.ts';
import { Trace } from './trace.ts';

const TOOLS = JSON.stringify({
  move: { properties: { source: {}, destination: {} }, required: ['source', 'destination'] },
  greet: { properties: { name: { type: 'string' } }, required: ['name'] },
});

const CALLS = [
  '{"tool":"greet","args":{"name":"Ada 😀"}}',
  '{"tool":"move","args":{"_positional":["ä","b"]}}',
  '{"role":"assistant","content":null,"tool_calls":[{"id":"1","type":"function","function":{"name":"greet","arguments":"{\\"name\\": 1.0}"}},{"id":"2","type":"function","function":{"name":"move","arguments":"{"}}]}',
  '{"tool":"greet","args":{"who":"\\ud800"}}',
];

const SCENARIO: Scenario = { rung: 1, tools: TOOLS, calls: '' };
const toolbox = openToolbox(SCENARIO, readTools(TOOLS));

function traceOf(parts: BlobPart, room?: number): Trace {
  const kept = room === undefined ? undefined : new KeptArgs(room);
  return new Trace(new File([parts], 'calls.jsonl'), toolbox, () => {}, {}, kept);
}

async function readAll(parts: BlobPart, room?: number): Promise<Trace> {
  const trace = traceOf(parts, room);
  await trace.readAll();
  return trace;
}

async function callsOf(trace: Trace): Promise<(string | undefined)[][]> {
  const calls = [];
  for (let index = 0; index < trace.table.size; index += 1) {
    const seen = await trace.read(index);
    calls.push([seen?.entry.tool, seen?.entry.args, String(seen?.file?.number)]);
  }
  return calls;
}

const READ = [
  ['greet', '{"name":"Ada 😀"}', '1'],
  ['move', '{"_positional":["ä","b"]}', '2'],
  ['greet', '{"name": 1.0}', '3'],
  ['move', '{', '3'],
  ['greet', '{"who":"\\ud800"}', '4'],
];

describe.each<[string, string, 'line' | 'item']>([
  ['JSON Lines', CALLS.join('\n'), 'line'],
  ['JSON Lines with CRLF', `${CALLS.join('\r\n')}\r\n`, 'line'],
  ['one list', `[${CALLS.join(', ')}]`, 'item'],
  ['one list over many lines', `[\n  ${CALLS.join(',\n  ')}\n]\n`, 'item'],
])('%s', (_, text, unit) => {
  test.each([
    ['kept', undefined],
    ['read back from the file', 0],
    ['kept in part', 40],
  ])('arguments are %s', async (_how, room) => {
    const trace = await readAll(text, room);
    expect(await callsOf(trace)).toEqual(READ);
    expect(trace.view()).toMatchObject({
      name: 'calls.jsonl',
      state: 'read',
      format: 'tool and args, OpenAI tool calls',
      unit,
      units: 4,
      calls: 5,
      about: 5,
      notUnderstood: 0,
      bytes: new TextEncoder().encode(text).length,
    });
    const batches: unknown[] = [];
    for await (const batch of trace.batches(1))
      for (const [index, { entry }] of batch) batches.push([index, entry.tool, entry.args]);
    expect(batches).toEqual(READ.slice(1).map(([tool, args], index) => [index + 1, tool, args]));
  });
});

test('what is decided is what is decided about the same text in the box', async () => {
  const calls = CALLS.join('\n');
  const { counters, withProblems } = evaluate({ ...SCENARIO, calls });
  for (const room of [undefined, 0]) {
    const trace = await readAll(calls, room);
    await new Follower(trace, () => {}).look();
    expect(trace.table.looked).toBe(5);
    expect(count(outcomesOf(trace.table.cases, countCases(trace.table)), 2)).toEqual({
      counters,
      withProblems,
    });
  }
});

describe('a file that is', () => {
  const utf16 = (text: string, mark: readonly number[], isBig: boolean) =>
    Uint8Array.from([
      ...mark,
      ...[...text].flatMap((char) => (isBig ? [0, char.charCodeAt(0)] : [char.charCodeAt(0), 0])),
    ]);

  test.each<[string, BlobPart, string]>([
    ['empty', '', 'This file is empty.'],
    [
      'UTF-16',
      utf16('{"a":1}', [0xff, 0xfe], false),
      'This file is UTF-16. Save it as UTF-8 and open it again.',
    ],
    [
      'UTF-16, the other way round',
      utf16('{}', [0xfe, 0xff], true),
      'This file is UTF-16. Save it as UTF-8 and open it again.',
    ],
    [
      'UTF-16 without a mark',
      utf16('{"a":1}', [], false),
      'This file is UTF-16. Save it as UTF-8 and open it again.',
    ],
    ['binary', Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 0x0d]), 'This is a binary file, not text.'],
    [
      'packed',
      Uint8Array.from([0x1f, 0x8b, 8, 0]),
      'This file is packed (gzip). Unpack it and open what is in it.',
    ],
  ])('%s is refused with a sentence', async (_, parts, message) => {
    const trace = await readAll(parts);
    expect(trace.view()).toMatchObject({ state: 'refused', message, calls: 0 });
  });

  test.each<[string, string]>([
    ['only white space', ' \n\n \t'],
    ['something else', 'a novel\nin two lines'],
    ['a list of nothing', '[]'],
    ['lines without calls', '{"role":"user","content":"hello"}\n'],
  ])('%s is read, and there is no call', async (_, text) => {
    const trace = await readAll(text);
    expect(trace.view()).toMatchObject({
      state: 'read',
      message: 'No tool call is recognised in this file.',
      calls: 0,
    });
  });

  test('UTF-8 with a mark is read without it', async () => {
    const trace = await readAll(`\uFEFF${CALLS.join('\n')}`);
    expect(trace.view().message).toBe('The file begins with a byte order mark, which is set aside.');
    expect((await callsOf(trace)).length).toBe(5);
    expect((await trace.read(0))?.file).toEqual({
      number: 1,
      offset: 3,
      length: new TextEncoder().encode(CALLS[0]).length,
    });
  });
});

test('lines that are not understood are counted and told with their places', async () => {
  const text = [CALLS[0], 'hello', '', '{"a":', '{"level":"info"}', CALLS[1]].join('\n');
  const { notUnderstood, problems, calls } = (await readAll(text)).view();
  const start = new TextEncoder().encode(`${CALLS[0]}\n`).length;
  expect(calls).toBe(2);
  expect(notUnderstood).toBe(3);
  expect(problems).toEqual([
    { number: 2, offset: start, length: 5, message: 'This is not JSON.' },
    { number: 4, offset: start + 7, length: 5, message: expect.stringContaining('breaks off') },
    { number: 5, offset: start + 13, length: 16, message: 'No tool call is recognised in this.' },
  ]);
  const many = (await readAll(`${CALLS[0]}\n${'hello\n'.repeat(700)}`)).view();
  expect(many.notUnderstood).toBe(700);
  expect(many.problems).toHaveLength(500);
});

test('lines of tools that were not pasted are calls, however they are written', async () => {
  const text = '{"name":"gone","parameters":{"a":1}}\n{"name":"gone","parameters":{}}\n';
  const reading = { tools: readTools(TOOLS).tools };
  const trace = new Trace(new File([text], 'gone.jsonl'), toolbox, () => {}, reading);
  await trace.readAll();
  expect(trace.view()).toMatchObject({ calls: 2, notUnderstood: 0 });
});

test('one line of 200 MB is told in a sentence', async () => {
  const piece = new Blob(['x'.repeat(4 * 1024 * 1024)]);
  const parts = ['{"tool":"greet","args":{"name":"', ...Array(48).fill(piece), '"}}\n', CALLS[0] ?? ''];
  const trace = new Trace(new File(parts, 'long.jsonl'), toolbox, () => {});
  await trace.readAll();
  expect(trace.view()).toMatchObject({
    state: 'read',
    calls: 1,
    problems: [{ number: 1, message: 'This is longer than 32 MB, and is not read.' }],
  });
}, 60_000);

test('model text is read with the tools that the model had, kept or read back', async () => {
  const text = JSON.stringify({
    role: 'assistant',
    content: '<invoke name="greet"><parameter name="name">7</parameter></invoke>',
  });
  for (const room of [undefined, 0]) {
    const kept = room === undefined ? undefined : new KeptArgs(room);
    const reading = { tools: readTools(TOOLS).tools };
    const trace = new Trace(new File([text], 'said.jsonl'), toolbox, () => {}, reading, kept);
    await trace.readAll();
    expect(await trace.read(0)).toMatchObject({
      entry: { tool: 'greet', args: '{"name": "7"}', translated: true },
    });
  }
});

test('bytes that are no UTF-8 are told, and the lines around them read', async () => {
  const encode = (text = '') => [...new TextEncoder().encode(text)];
  const bytes = Uint8Array.from([...encode(CALLS[0]), 0x0a, 0x7b, 0xff, 0x7d, 0x0a, ...encode(CALLS[1])]);
  const trace = await readAll(bytes);
  expect(trace.view().problems).toMatchObject([{ number: 2, message: 'This is not UTF-8.' }]);
  expect((await callsOf(trace)).map(([tool]) => tool)).toEqual(['greet', 'move']);
});

test('objects are arguments only where no call is known', async () => {
  const one = openToolbox(SCENARIO, readTools('{"title":"t","properties":{"a":{}},"required":["a"]}'));
  const trace = new Trace(new File(['{"a":1}\n{"b":2}\n'], 'x'), one, () => {});
  await trace.readAll();
  expect(count(outcomesOf(trace.table.cases, countCases(trace.table)), 1).counters).toMatchObject({
    calls: 2,
    passes: 1,
    denied: 1,
  });
  expect((await readAll(`{"a":1}\n${CALLS[0]}`)).view()).toMatchObject({ calls: 1, notUnderstood: 1 });
});

test('is stopped at once, and what was read stays', async () => {
  const trace = traceOf(`${CALLS[0]}\n`.repeat(200_000));
  const reading = trace.readAll();
  trace.stop();
  await reading;
  expect(trace.view()).toMatchObject({ state: 'stopped' });
  expect(trace.table.size).toBeLessThan(200_000);
});

test('a file that goes away is told, and what is kept stays', async () => {
  const file = new File([CALLS.join('\n')], 'calls.jsonl');
  let isGone = false;
  const slice = file.slice.bind(file);
  file.slice = (...range) => {
    if (isGone) throw new Error('gone');
    return slice(...range);
  };
  const trace = new Trace(file, toolbox, () => {}, {}, new KeptArgs(20));
  await trace.readAll();
  isGone = true;
  expect(await trace.read(0)).toMatchObject({ entry: { tool: 'greet' } });
  expect(await trace.read(3)).toBeUndefined();
  expect(trace.view()).toMatchObject({
    state: 'failed',
    message: 'The file can no longer be read (gone). What was read is kept.',
  });
});

test('a call whose arguments are kept is read without the file', () => {
  const kept = new KeptArgs(1_000);
  for (const args of ['{}', '', '{"a":"é"}', '{"\ud800":1}']) kept.add(args);
  expect([0, 1, 2, 3, 4].map((index) => kept.get(index))).toEqual([
    '{}',
    '',
    '{"a":"é"}',
    '{"\ud800":1}',
    undefined,
  ]);
  expect(kept.size).toBe(4);
});

test('arguments are kept until there is no room, over chunks of any size', () => {
  const kept = new KeptArgs(1_000_000);
  const args = (index: number) =>
    `${index}`.repeat(1 + (index % 9)) + (index % 100 === 0 ? 'x'.repeat(9_000) : '');
  for (let index = 0; index < 50_000; index += 1) kept.add(args(index));
  expect(kept.size).toBeGreaterThan(8_000);
  expect(kept.size).toBeLessThan(50_000);
  for (let index = 0; index < kept.size; index += 1) expect(kept.get(index)).toBe(args(index));
  expect(kept.get(kept.size)).toBeUndefined();
});
