import { STATEMENTS, type Statement } from '@rung/core/prove';
import { expect, test } from 'vitest';
import { type Attempt, ProofClient, type ProverWorker } from './client.ts';
import type { FromProver, ToProver } from './protocol.ts';

class FakeWorker implements ProverWorker {
  readonly asked: ToProver[] = [];
  terminated = false;
  readonly #listeners = new Map<string, (event: never) => void>();

  postMessage(message: ToProver): void {
    this.asked.push(message);
  }

  terminate(): void {
    this.terminated = true;
  }

  addEventListener(type: string, listener: (event: never) => void): void {
    this.#listeners.set(type, listener);
  }

  tell(message: FromProver): void {
    this.#listeners.get('message')?.({ data: message } as never);
  }

  crash(message: string): void {
    this.#listeners.get('error')?.({ message } as never);
  }
}

const about = { tools: '[]' };
const survived = { kind: 'survived', cases: 10, repaired: 4 } as const;
const [first, second] = STATEMENTS;

function started() {
  const workers: FakeWorker[] = [];
  const client = new ProofClient(() => {
    const worker = new FakeWorker();
    workers.push(worker);
    return worker;
  });
  client.run(about, 7, 10);
  const [worker] = workers;
  if (worker === undefined) throw new Error('No worker was started');
  return { client, worker, workers };
}

test('asks once, follows what it is told, and ends the worker', () => {
  const { client, worker } = started();
  let changes = 0;
  const leave = client.subscribe(() => {
    changes += 1;
  });
  expect(worker.asked).toEqual([{ about, seed: 7, cases: 10 }]);
  expect(client.getState()).toEqual({ asked: worker.asked[0], running: true, attempts: new Map() });

  worker.tell({ kind: 'running', statement: first, done: 3 });
  expect([...client.getState().attempts]).toEqual([[first, { kind: 'running', done: 3 }]]);
  worker.tell({ kind: 'tried', statement: first, proof: survived });
  worker.tell({ kind: 'finished' });
  expect(client.getState()).toMatchObject({ running: false, attempts: new Map([[first, survived]]) });
  expect(worker.terminated).toBe(true);
  expect(changes).toBe(3);
  leave();
  client.stop();
  expect(changes).toBe(3);
});

test('stopping keeps what has come to an end', () => {
  const { client, worker } = started();
  worker.tell({ kind: 'tried', statement: first, proof: survived });
  worker.tell({ kind: 'running', statement: second, done: 5 });
  client.stop();
  expect(worker.terminated).toBe(true);
  const attempts = new Map<Statement, Attempt>([
    [first, survived],
    [second, { kind: 'stopped', done: 5 }],
  ]);
  expect(client.getState()).toMatchObject({ running: false, attempts });
  worker.tell({ kind: 'running', statement: second, done: 9 });
  expect(client.getState().attempts).toEqual(attempts);
});

test('another run gives up the one before it', () => {
  const { client, worker, workers } = started();
  worker.tell({ kind: 'tried', statement: first, proof: survived });
  client.run({ tools: '{}' }, 8, 20);
  expect(worker.terminated).toBe(true);
  worker.tell({ kind: 'finished' });
  worker.crash('late');
  expect(client.getState()).toEqual({
    asked: { about: { tools: '{}' }, seed: 8, cases: 20 },
    running: true,
    attempts: new Map(),
  });
  expect(workers).toHaveLength(2);
});

test('a worker that fails is told, and the next run starts another', () => {
  const { client, worker, workers } = started();
  worker.tell({ kind: 'running', statement: first, done: 2 });
  worker.crash('out of memory');
  expect(client.getState()).toMatchObject({
    running: false,
    failure: 'The attempts broke off (out of memory).',
    attempts: new Map([[first, { kind: 'stopped', done: 2 }]]),
  });
  client.run(about, 7, 10);
  expect(client.getState().failure).toBeUndefined();
  expect(workers).toHaveLength(2);
});

test('a worker that cannot be started is told too', () => {
  const client = new ProofClient(() => {
    throw new Error('forbidden');
  });
  client.run(about, 7, 10);
  expect(client.getState()).toMatchObject({ running: false, failure: 'The attempts broke off (forbidden).' });
});
