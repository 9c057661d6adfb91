import { expect, test } from 'vitest';
import { Judge } from './judge.ts';
import { answering, StubWorker } from './stubWorker.ts';

const SCHEMA = '{"type":"object","properties":{"n":{"type":"number"}}}';
const LOOPS = '{"pattern":"^(a+)+$"}';

function setUp(answer: ConstructorParameters<typeof StubWorker>[0] = answering(), starts?: 'fails') {
  const workers: StubWorker[] = [];
  const start = () => {
    const worker = new StubWorker(answer, starts);
    workers.push(worker);
    return worker;
  };
  return { judge: new Judge(start, 20), workers };
}

const answerUnlessLoop: ConstructorParameters<typeof StubWorker>[0] = (question) =>
  question.schemaText === LOOPS ? undefined : answering()(question);

test('schemas are compiled and calls are judged, by one worker', async () => {
  const { judge, workers } = setUp();
  expect(await judge.ask({ schemaText: SCHEMA })).toEqual({ kind: 'schema', usable: true, findings: [] });
  expect(await judge.ask({ schemaText: SCHEMA, args: '{"n":"x"}' })).toMatchObject({
    kind: 'call',
    findings: [{ code: 'value-type' }],
  });
  expect(workers).toHaveLength(1);
});

test('questions are put one at a time', async () => {
  const events: string[] = [];
  const { judge } = setUp((question) => {
    events.push(`put ${question.args}`);
    return answering()(question);
  });
  await Promise.all(
    ['1', '2'].map(async (args) => {
      await judge.ask({ schemaText: SCHEMA, args });
      events.push(`answered ${args}`);
    }),
  );
  expect(events.slice(0, 2)).toEqual(['put 1', 'answered 1']);
  expect(events.slice(2).sort()).toEqual(['answered 2', 'put 2']);
});

test('a question that overruns its time is ended, and the next one gets a fresh worker', async () => {
  const { judge, workers } = setUp(answerUnlessLoop);
  expect(await judge.ask({ schemaText: LOOPS, args: '"aaa!"' })).toEqual({ kind: 'ended' });
  expect(workers[0]?.isEnded).toBe(true);
  expect(await judge.ask({ schemaText: SCHEMA })).toMatchObject({ kind: 'schema' });
  expect(workers).toHaveLength(2);
});

test('a question that nobody waits for any more is not put', async () => {
  const { judge, workers } = setUp(answerUnlessLoop);
  const stop = new AbortController();
  const running = judge.ask({ schemaText: LOOPS }, stop.signal);
  const waiting = judge.ask({ schemaText: SCHEMA }, stop.signal);
  stop.abort();
  expect(['ended', 'withdrawn']).toContain((await running).kind);
  expect(await waiting).toEqual({ kind: 'withdrawn' });
  expect(workers[0]?.questions.length ?? 0).toBeLessThanOrEqual(1);
});

test('a worker that cannot be loaded is told', async () => {
  expect(await setUp(answering(), 'fails').judge.ask({ schemaText: SCHEMA })).toEqual({ kind: 'absent' });
  const throwing = new Judge(() => {
    throw new Error('no workers here');
  });
  expect(await throwing.ask({ schemaText: SCHEMA })).toEqual({ kind: 'absent' });
});

test('a worker that breaks is replaced', async () => {
  const { judge, workers } = setUp((question) =>
    question.schemaText === LOOPS ? 'failed' : answering()(question),
  );
  expect(await judge.ask({ schemaText: LOOPS })).toMatchObject({ kind: 'broke' });
  expect(await judge.ask({ schemaText: SCHEMA })).toMatchObject({ kind: 'schema' });
  expect(workers).toHaveLength(2);
});
