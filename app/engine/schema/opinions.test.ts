import { expect, test } from 'vitest';
import { Judge } from './judge.ts';
import type { FromSchemaWorker } from './messages.ts';
import { Opinions } from './opinions.ts';
import { answering, StubWorker } from './stubWorker.ts';

const SCHEMA = '{"type":"object","properties":{"n":{"type":"number"}}}';
const DANGLING = '{"$ref":"#/$defs/absent"}';

const call = (args: string, schemaText = SCHEMA) => ({ schemaText, args, repeatRequired: true });

function setUp(answer: ConstructorParameters<typeof StubWorker>[0] = answering()) {
  const workers: StubWorker[] = [];
  const opinions = new Opinions(
    new Judge(() => {
      const worker = new StubWorker(answer);
      workers.push(worker);
      return worker;
    }, 10),
  );
  return { opinions, asked: () => workers.flatMap(({ questions }) => questions).length };
}

test('what was said is known, and not asked again', async () => {
  const { opinions, asked } = setUp();
  expect(opinions.onCall(call('{"n":"x"}'))).toBeUndefined();
  await opinions.askOnCall(call('{"n":"x"}'));
  await opinions.askOnCall(call('{"n":"x"}'));
  expect(opinions.onCall(call('{"n":"x"}'))).toMatchObject({
    schema: { usable: true, findings: [] },
    call: [{ code: 'value-type' }],
  });
  expect(opinions.onCall(call('{"n":1}'))).toBeUndefined();
  expect(asked()).toBe(2);
});

test('what is required is told of a call that goes on, and not of one that is sent back', async () => {
  const { opinions } = setUp();
  const schemaText = '{"required":["n"]}';
  const sentBack = { schemaText, args: '{}', repeatRequired: false };
  await opinions.askOnCall(sentBack);
  await opinions.askOnCall(call('{}', schemaText));
  expect(opinions.onCall(sentBack)?.call).toEqual([]);
  expect(opinions.onCall(call('{}', schemaText))?.call).toMatchObject([{ code: 'value-missing' }]);
});

test('by a schema that cannot be used no call is judged', async () => {
  const { opinions, asked } = setUp();
  await opinions.askOnCall(call('{"n":1}', DANGLING));
  expect(opinions.onCall(call('{"n":2}', DANGLING))).toMatchObject({
    schema: { usable: false, findings: [{ code: 'schema-dangling-ref' }] },
    call: [],
  });
  expect(asked()).toBe(1);
});

test('a check that overruns its time is told, and after three the schema is not tried on others', async () => {
  const { opinions, asked } = setUp((question) =>
    question.args === undefined ? answering()(question) : undefined,
  );
  for (const n of [1, 2, 3, 4]) await opinions.askOnCall(call(`{"n":${n}}`));
  expect(opinions.onCall(call('{"n":1}'))?.call).toMatchObject([
    { code: 'value-not-checked', severity: 'warning', message: expect.stringContaining('2 seconds') },
  ]);
  expect(opinions.onCall(call('{"n":4}'))?.call[0]?.message).toContain('not tried on this one');
  expect(asked()).toBe(4);
  await opinions.askOnSchema(DANGLING);
  expect(opinions.onSchema(DANGLING)?.usable).toBe(false);
});

test('a schema that overruns its time is a finding about the schema', async () => {
  const { opinions } = setUp(() => undefined);
  await opinions.askOnCall(call('{}'));
  expect(opinions.onCall(call('{}'))).toMatchObject({
    schema: {
      usable: false,
      findings: [{ severity: 'error', range: { in: 'tools', length: SCHEMA.length } }],
    },
    call: [],
  });
});

test.each<[FromSchemaWorker['kind'], RegExp]>([['forbidden', /forbids compiled code/]])(
  '%s: nothing is known of any call, and why',
  async (kind, sentence) => {
    const { opinions, asked } = setUp(() => (kind === 'forbidden' ? { kind } : undefined));
    await opinions.askOnCall(call('{}'));
    await opinions.askOnCall(call('{"n":1}'));
    expect(opinions.unavailable).toMatch(sentence);
    expect(opinions.onCall(call('{}'))).toBeUndefined();
    expect(asked()).toBe(1);
  },
);
