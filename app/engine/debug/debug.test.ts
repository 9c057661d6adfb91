import type { Scenario } from '@rung/core';
import { expect, test } from 'vitest';
import { EngineClient, type EngineWorker } from '../client.ts';
import { Engine } from '../engine.ts';
import type { FromEngine, ToEngine } from '../protocol.ts';
import type { DebugAsk, FromDebug } from './protocol.ts';

/** A worker that says what it is told to. */
function setUp() {
  const sent: ToEngine[] = [];
  const listeners = new Map<string, (event: never) => void>();
  const worker: EngineWorker = {
    postMessage: (message: ToEngine) => sent.push(message),
    terminate: () => {},
    addEventListener: (type: string, listener: (event: never) => void) => listeners.set(type, listener),
  };
  const emit = (type: string, event: object) => listeners.get(type)?.(event as never);
  return {
    client: new EngineClient(() => worker),
    sent,
    emit,
    say: (data: FromEngine) => emit('message', { data }),
  };
}

test('an answer comes once, to who asked, and not after it was stopped', () => {
  const { client, sent, say } = setUp();
  const heard: (FromDebug | undefined)[] = [];
  client.debug({ what: 'flips' }, (message) => heard.push(message));
  const stop = client.debug({ what: 'flips' }, (message) => heard.push(message));
  expect(sent).toMatchObject([
    { kind: 'debug', id: 1 },
    { kind: 'debug', id: 2 },
  ]);
  say({ kind: 'debug-progress', id: 1, done: 1, of: 2 });
  say({ kind: 'debug', id: 1, said: { what: 'flips', flips: [] } });
  say({ kind: 'debug', id: 1, said: { what: 'stopped' } });
  stop();
  stop();
  expect(sent.slice(2)).toEqual([{ kind: 'stop', id: 2 }]);
  say({ kind: 'debug', id: 2, said: { what: 'flips', flips: [] } });
  expect(heard.map((message) => [message?.kind, message?.id])).toEqual([
    ['debug-progress', 1],
    ['debug', 1],
  ]);
});

test('an engine that stops is told to who waits', () => {
  const { client, emit } = setUp();
  const heard: (FromDebug | undefined)[] = [];
  client.debug({ what: 'flips' }, (message) => heard.push(message));
  emit('error', { message: 'out of memory' });
  expect(heard).toEqual([undefined]);
});

const TOOLS = '[{"name":"get","inputSchema":{"properties":{"city":{"type":"string"}},"required":["city"]}}]';

async function saidOf(
  scenario: Scenario,
  { stopped = false, what = 'flips' }: { stopped?: boolean; what?: DebugAsk['what'] } = {},
): Promise<FromEngine[]> {
  const engine = new Engine(
    () => {},
    () => {
      throw new Error('no values are checked here');
    },
  );
  const rows = { from: 0, to: 10, outcomes: [] };
  await engine.answer({ kind: 'ask', id: 1, scenario, rows, inView: { from: 0, to: 100 } });
  const said: FromEngine[] = [];
  const answer = engine.work({ kind: 'debug', id: 2, ask: { what } }, (message) => said.push(message));
  if (stopped) engine.stop(2);
  await answer;
  return said;
}

test('the engine finds what flips the chosen call; one that there is not means the first', async () => {
  const calls = '{"tool":"get","args":{"city":"a"}}\n{"tool":"get","args":{"place":"a"}}';
  const [first] = await saidOf({ rung: 1, tools: TOOLS, calls, selected: 9 });
  expect(first).toMatchObject({
    said: { flips: [{ fix: { title: 'Leave out `city`' }, after: { kind: 'DENY' } }] },
  });
  const [second] = await saidOf({ rung: 1, tools: TOOLS, calls, selected: 1 });
  expect(second).toMatchObject({ said: { what: 'flips' } });
  expect(JSON.stringify(second)).toContain('Add alias `place` for `city`');
});

test('without calls, or stopped, there is nothing', async () => {
  expect(await saidOf({ rung: 1, tools: TOOLS, calls: '' })).toMatchObject([{ said: { flips: [] } }]);
  expect(await saidOf({ rung: 1, tools: TOOLS, calls: '' }, { stopped: true })).toMatchObject([
    { said: { what: 'stopped' } },
  ]);
});

test('the engine mines the calls of the box', async () => {
  const calls = '{"tool":"get","args":{"place":"a"}}\n'.repeat(3);
  const [said] = await saidOf({ rung: 1, tools: TOOLS, calls }, { what: 'mine' });
  expect(said).toMatchObject({
    said: {
      what: 'mined',
      mined: { calls: 3, together: [0], aliases: [{ synonym: 'place', param: 'city', denied: 3 }] },
    },
  });
});
