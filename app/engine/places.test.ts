import { expect, test } from 'vitest';
import { Engine } from './engine.ts';
import type { PlaceQuestion } from './protocol.ts';
import { StubWorker } from './schema/stubWorker.ts';

const TOOLS = JSON.stringify({
  move: { properties: { source: {}, destination: {} }, required: ['source', 'destination'] },
  greet: { properties: { name: { type: 'string' } }, required: ['name'] },
});
const CALLS = [
  '{"tool":"greet","args":{"name":"Ada"}}',
  '{"tool":"move","args":{"_positional":["a","b"]}}',
  '{"tool":"greet","args":{}}',
].join('\n');

async function setUp(texts: { tools?: string; calls?: string; selected?: number } = {}) {
  const engine = new Engine(
    () => {},
    () => new StubWorker(() => undefined, 'never'),
  );
  const scenario = { rung: 1, tools: TOOLS, calls: CALLS, ...texts } as const;
  const ask = (now: typeof scenario) =>
    engine.answer({
      kind: 'ask',
      id: 1,
      scenario: now,
      rows: { from: 0, to: 50, outcomes: [] },
      inView: { from: 0, to: 1_000 },
    });
  await ask(scenario);
  const textOf = { tools: scenario.tools, calls: scenario.calls };
  return {
    ask: (more: Partial<typeof scenario>) => ask({ ...scenario, ...more }),
    place: (question: PlaceQuestion) => engine.place(question),
    goesTo: async (question: PlaceQuestion) => {
      const { to } = await engine.place(question);
      return to && [textOf[to.range.in].slice(to.range.offset, to.range.offset + to.range.length), to.index];
    },
  };
}

test('a call leads to its tool, an argument to its parameter', async () => {
  const { goesTo } = await setUp();
  const go = (text: string) => goesTo({ what: 'go', in: 'calls', offset: CALLS.indexOf(text) + 1 });
  expect(await go('"name"')).toEqual(['"name"', undefined]);
  expect(await go('"b"')).toEqual(['"source"', undefined]);
  expect(await goesTo({ what: 'go-to-tool', tool: 'move' })).toEqual(['', undefined]);
  expect(await goesTo({ what: 'go-to-tool', tool: 'gone' })).toBeUndefined();
});

test('a tool leads to its next call, and behind the last to the first', async () => {
  const offset = TOOLS.indexOf('name');
  const first = await setUp();
  expect(await first.goesTo({ what: 'go', in: 'tools', offset })).toEqual(['{"tool":"greet","args":{}}', 2]);
  const last = await setUp({ selected: 2 });
  expect((await last.goesTo({ what: 'go-to-call', tool: 'greet' }))?.[1]).toBe(0);
});

test('names are told for the stretch that is asked about', async () => {
  const { place } = await setUp();
  const at = CALLS.indexOf('"a"');
  const names = async (from: number, to: number) =>
    (await place({ what: 'hints', from, to })).hints?.map(({ name }) => name);
  expect(await names(0, CALLS.length)).toEqual(['destination', 'source']);
  expect(await names(at, at + 1)).toEqual(['destination']);
  expect(await names(0, 10)).toEqual([]);
});

test('a text that is not known yet is suggested to, by the last tools that could be read', async () => {
  const { ask, place } = await setUp();
  const text = '{"tool":"greet","args":{"';
  const { suggestions } = await place({ what: 'suggest', in: 'calls', offset: text.length, text });
  expect(suggestions?.list.map(({ label }) => label)).toEqual(['name']);
  await ask({ tools: '{"name"', calls: '{"tool":""}' });
  const tools = await place({ what: 'suggest', in: 'calls', offset: 9, text: '{"tool":""}' });
  expect(tools.suggestions?.list).toHaveLength(2);
  expect(await place({ what: 'go-to-tool', tool: 'greet' })).toEqual({});
});

test('something is said of a key, and a text is laid out', async () => {
  const { place } = await setUp();
  const offset = CALLS.indexOf('"name"') + 1;
  expect((await place({ what: 'about', in: 'calls', offset })).about?.sentences).toEqual([
    '`name`: string, required.',
  ]);
  expect(await place({ what: 'about', in: 'calls', offset: 0 })).toEqual({});
  expect((await place({ what: 'format', in: 'calls' })).text).toContain('{ "tool": "greet", "args": {} }');
});
