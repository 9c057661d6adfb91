import type { Scenario } from '@rung/core';
import { expect, test } from 'vitest';
import { EngineClient, type EngineWorker, type Question } from './client.ts';
import type { Answer, Ask, FromEngine, ToEngine } from './protocol.ts';

/** A worker that answers when told to. */
class FakeWorker implements EngineWorker {
  readonly asked: Ask[] = [];
  readonly told: ToEngine[] = [];
  terminated = false;
  readonly #listeners = new Map<string, (event: never) => void>();

  postMessage(message: ToEngine): void {
    if (message.kind === 'ask') this.asked.push(message);
    else this.told.push(message);
  }

  terminate(): void {
    this.terminated = true;
  }

  addEventListener(type: string, listener: (event: never) => void): void {
    this.#listeners.set(type, listener);
  }

  answer(id: number, stale?: Answer['stale']): void {
    this.say(answerTo(id, stale));
  }

  say(message: FromEngine): void {
    this.#emit('message', { data: message });
  }

  crash(message: string): void {
    this.#emit('error', { message });
  }

  #emit(type: string, event: object): void {
    this.#listeners.get(type)?.(event as never);
  }
}

function answerTo(id: number, stale?: Answer['stale']): Answer {
  return {
    kind: 'answer',
    id,
    source: 'box',
    tools: { problems: [], unread: false, list: [] },
    calls: { problems: [], unread: false },
    documentProblems: [],
    ...(stale === undefined ? {} : { stale }),
    counters: { calls: 0, passes: 0, unchecked: 0, repaired: 0, denied: 0, grammars: 0 },
    withProblems: { passes: 0, repaired: 0 },
    looked: { done: 0, of: 0 },
    matching: 0,
    groups: 0,
    facets: { outcomes: [], kinds: [], repairs: [], causes: [], codes: [], tools: [] },
    summary: [],
    listed: 0,
    itemsFrom: 0,
    items: [],
    lenses: [],
    checked: { done: 0, of: 0 },
    differing: 0,
  };
}

function question(calls: string): Question {
  const scenario: Scenario = { rung: 1, tools: '', calls };
  return { scenario, rows: { from: 0, to: 10, outcomes: [] }, inView: { from: 0, to: 100 } };
}

function setUp() {
  const workers: FakeWorker[] = [];
  const client = new EngineClient(() => {
    const worker = new FakeWorker();
    workers.push(worker);
    return worker;
  });
  const states: string[] = [];
  client.subscribe(() => states.push(client.getState().state));
  const worker = (n = 0): FakeWorker => {
    const found = workers[n];
    if (found === undefined) throw new Error(`worker ${n} was not started`);
    return found;
  };
  return { client, worker, workers, states };
}

test('one question runs, and of those that wait only the newest is asked', () => {
  const { client, worker } = setUp();
  for (const calls of ['a', 'b', 'c']) client.ask(question(calls));
  expect(worker().asked.map(({ scenario }) => scenario.calls)).toEqual(['a']);
  worker().answer(1);
  expect(worker().asked.map(({ scenario }) => scenario.calls)).toEqual(['a', 'c']);
  expect(client.getState()).toMatchObject({ state: 'pending', answer: { id: 1 } });
  worker().answer(2);
  expect(client.getState()).toMatchObject({ state: 'current', answer: { id: 2 } });
});

test('an answer to another question is dropped', () => {
  const { client, worker } = setUp();
  client.ask(question('a'));
  worker().answer(1);
  client.ask(question('b'));
  worker().answer(1);
  expect(client.getState()).toMatchObject({ state: 'pending', answer: { id: 1 } });
});

test('other rows of the same scenario leave the verdict current', () => {
  const { client, worker, states } = setUp();
  const first = question('a');
  client.ask(first);
  worker().answer(1);
  client.ask({ ...first, rows: { ...first.rows, from: 10, to: 20 } });
  worker().answer(2);
  expect(states).toEqual(['pending', 'current', 'current']);
});

test('an answer about an older report is stale', () => {
  const { client, worker } = setUp();
  client.ask(question('{'));
  worker().answer(1, { code: 'not-json', severity: 'error', message: 'The text ends early.' });
  expect(client.getState().state).toBe('stale');
});

test('a crash is told, keeps the last answer, and the next question starts a fresh worker', () => {
  const { client, worker } = setUp();
  client.ask(question('a'));
  worker().answer(1);
  client.ask(question('b'));
  worker().crash('out of memory');
  expect(worker().terminated).toBe(true);
  expect(client.getState()).toMatchObject({
    state: 'stale',
    answer: { id: 1 },
    failure: 'The engine stopped (out of memory). It is started again with the next edit.',
  });
  worker().answer(2);
  expect(client.getState().state).toBe('stale');
  client.ask(question('c'));
  worker(1).answer(3);
  expect(client.getState()).toEqual({ state: 'current', answer: answerTo(3) });
});

test('a question that waited during a crash is asked of a fresh worker', () => {
  const { client, worker } = setUp();
  client.ask(question('a'));
  client.ask(question('b'));
  worker().crash('');
  expect(worker(1).asked.map(({ scenario }) => scenario.calls)).toEqual(['b']);
});

test('a worker that cannot be made is told', () => {
  let broken = true;
  const worker = new FakeWorker();
  const client = new EngineClient(() => {
    if (broken) throw new Error('blocked');
    return worker;
  });
  client.ask(question('a'));
  expect(client.getState()).toEqual({
    state: 'stale',
    failure: 'The engine could not be started (blocked). It is started again with the next edit.',
  });
  broken = false;
  client.ask(question('b'));
  worker.answer(1);
  expect(client.getState().state).toBe('current');
});

test('with news the last question is asked again, once', () => {
  const { client, worker, states } = setUp();
  client.ask(question('a'));
  worker().say({ kind: 'news' });
  worker().say({ kind: 'news' });
  expect(worker().asked).toHaveLength(1);
  worker().answer(1);
  expect(worker().asked.map(({ id, scenario }) => [id, scenario.calls])).toEqual([
    [1, 'a'],
    [2, 'a'],
  ]);
  worker().answer(2);
  worker().say({ kind: 'news' });
  expect(worker().asked).toHaveLength(3);
  expect(states).toEqual(['pending', 'current', 'current']);
});

test('a file that is being made tells how far it is, and comes or is refused', async () => {
  const { client, worker } = setUp();
  const order = { source: 'box', what: 'calls', format: 'jsonl', of: [0] } as const;
  const told: number[][] = [];
  const saving = client.save(order, (...progress) => told.push(progress));
  const refused = client.save(order);
  saving.stop();
  expect(worker().told).toEqual([
    { kind: 'save', id: 1, ...order },
    { kind: 'save', id: 2, ...order },
    { kind: 'stop', id: 1 },
  ]);
  worker().say({ kind: 'saving', id: 1, calls: 5, of: 9 });
  worker().say({ kind: 'not-saved', id: 2, message: 'Nothing was saved.' });
  worker().say({ kind: 'saved', id: 1, calls: 9, blob: new Blob(['x']) });
  expect(told).toEqual([[5, 9]]);
  expect(await (await saving.file).text()).toBe('x');
  await expect(refused.file).rejects.toThrow('Nothing was saved.');
});

test('files that were being made when the worker crashed are refused', async () => {
  const { client, worker } = setUp();
  const saving = client.save({ source: 'box', what: 'calls', format: 'jsonl', of: [0] });
  worker().crash('out of memory');
  await expect(saving.file).rejects.toThrow('The engine stopped.');
});

test('a question about a place waits until the worker knows the newest texts', async () => {
  const { client, worker } = setUp();
  client.ask(question('a'));
  client.ask(question('b'));
  const answer = client.place({ what: 'format', in: 'calls' });
  const placed = () => worker().told.filter(({ kind }) => kind === 'place');
  worker().answer(worker().asked[0]?.id ?? 0);
  expect(placed()).toEqual([]);
  worker().answer(worker().asked[1]?.id ?? 0);
  expect(placed()).toHaveLength(1);
  const [sent] = placed();
  if (sent?.kind !== 'place') throw new Error('nothing was asked');
  worker().say({ kind: 'place', id: sent.id, answer: { text: 'x' } });
  expect(await answer).toEqual({ text: 'x' });
});

test('nothing is said of a place when the engine stops', async () => {
  const { client, worker } = setUp();
  const answer = client.place({ what: 'format', in: 'calls' });
  worker().crash('out of memory');
  expect(await answer).toEqual({});
});
