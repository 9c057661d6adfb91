import { describe, expect, it } from 'vitest';
import { evaluate, fieldCandidates, readCalls } from '../../src/index.ts';

const LOG = [
  '{"ts":"2026-03-02T10:00:00Z","level":"info","ev":{"fn":"weather","with":{"city":"Oslo"}},"user":"ann"}',
  '{"ts":"2026-03-02T10:00:01Z","level":"info","ev":{"fn":"move","with":"{\\"from\\": 1.0}"},"user":"ann"}',
  '{"ts":"2026-03-02T10:00:02Z","level":"warn","msg":"slow"}',
].join('\n');
const FIELDS = { tool: '/ev/fn', args: '/ev/with' };

describe('fields of a home-made log', () => {
  it('tell the calls, and leave the other lines as not understood', () => {
    const read = readCalls(LOG, FIELDS);
    expect(read.format).toBe('chosen fields, JSON Lines');
    expect(read.calls.map(({ tool, args }) => ({ tool, args }))).toEqual([
      { tool: 'weather', args: '{"city":"Oslo"}' },
      { tool: 'move', args: '{"from": 1.0}' },
    ]);
    expect(read.problems).toMatchObject([
      { code: 'not-understood', range: { offset: LOG.lastIndexOf('\n') + 1 } },
    ]);
  });

  it('come before the formats that are known', () => {
    const text = '{"tool":"outer","args":{"fn":"inner","with":{}}}';
    const inner = { tool: '/args/fn', args: '/args/with' };
    expect(readCalls(text, inner).calls).toMatchObject([{ tool: 'inner', args: '{}' }]);
  });

  it.each([
    ['a field that is not there', { tool: '/ev/fn', args: '/ev/nothing' }],
    ['a name that is no text', { tool: '/ev/with', args: '/ev/with' }],
    ['no pointer', { tool: 'ev', args: 'with' }],
    ['an empty pointer for the tool', { tool: '', args: '/ev/with' }],
  ])('%s: nothing is made up', (_, fields) => {
    expect(readCalls(LOG.split('\n')[0] ?? '', fields).calls).toMatchObject([{ args: LOG.split('\n')[0] }]);
  });

  it('may have any name', () => {
    const text = '{"a/b~c":["x",{"":"__proto__","constructor":{"y":1}}]}';
    expect(readCalls(text, { tool: '/a~1b~0c/1/', args: '/a~1b~0c/1/constructor' }).calls).toMatchObject([
      { tool: '__proto__', args: '{"y":1}' },
    ]);
    expect(readCalls(text, { tool: '/a~1b~0c/0', args: '' }).calls).toMatchObject([
      { tool: 'x', args: text },
    ]);
    expect(readCalls(text, { tool: '/a~1b~0c/01', args: '' }).calls).toMatchObject([{ args: text }]);
  });

  it('belong to the scenario', () => {
    const { calls } = evaluate({ rung: 1, tools: '', calls: LOG, fields: FIELDS });
    expect(calls.map(({ tool }) => tool)).toEqual(['weather', 'move']);
  });
});

describe('what the two menus offer', () => {
  it('is what may be a name, and what may be args, the likeliest first', () => {
    expect(fieldCandidates(LOG)).toEqual({
      tool: [
        { pointer: '/ev/fn', sample: 'weather' },
        { pointer: '/level', sample: 'info' },
        { pointer: '/user', sample: 'ann' },
        { pointer: '/ev/with/city', sample: 'Oslo' },
        { pointer: '/msg', sample: 'slow' },
      ],
      args: [
        { pointer: '/ev', sample: '{"fn":"weather","with":{"city":"Oslo"}}' },
        { pointer: '/ev/with', sample: '{"city":"Oslo"}' },
      ],
    });
  });

  it('knows the words that people use', () => {
    const text = '{"a":{},"service":"s","action_name":"f","action_args":{"x":1},"data":{}}';
    const { tool, args } = fieldCandidates(text);
    expect(tool[0]).toEqual({ pointer: '/action_name', sample: 'f' });
    expect(args.map(({ pointer }) => pointer)).toEqual(['/action_args', '/data', '/a']);
  });

  it.each(['', 'hello', '[]', '{"tool":"t","args":{}}', '[1]', '{"a":', '{"n":1}'])(
    'is nothing for %j',
    (text) => {
      expect(fieldCandidates(text)).toEqual({ tool: [], args: [] });
    },
  );

  it('comes soon, however large or deep the log is', () => {
    const deep = `{"a":${'{"b":'.repeat(100_000)}1${'}'.repeat(100_000)}}`;
    expect(fieldCandidates(`${LOG}\n${deep}`).tool[0]?.pointer).toBe('/ev/fn');
    const wide = `{${Array.from({ length: 50_000 }, (_, index) => `"k${index}":"v"`).join()}}`;
    expect(fieldCandidates(wide).tool.length).toBeLessThanOrEqual(300);
  });
});
