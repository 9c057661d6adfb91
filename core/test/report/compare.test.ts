import { expect, test } from 'vitest';
import { CHANGES, type Changed, noteOfChanges } from '../../src/debug/index.ts';
import { changeOf, explainCall, openToolbox, readTools } from '../../src/index.ts';

const toolbox = (tools: string, aliases: Record<string, Record<string, string>> = {}) =>
  openToolbox({ rung: 1, tools, calls: '', aliases }, readTools(tools));

const GET = '[{"name":"get","inputSchema":{"properties":{"city":{},"zip":{}},"required":["city"]}}]';
const RENAMED = GET.replace('"get"', '"fetch"');
const BROKEN = GET.replace('"properties":{', '"properties":[],"x":{');
const STRICT = GET.replace('["city"]', '["city","zip"]');
const LOOSE = GET.replace('["city"]', '[]');

test.each([
  ['the same', GET, GET, '{"city":1}', 'passes', 'passes'],
  ['one more is required', GET, STRICT, '{"city":1}', 'passes', 'sent-back'],
  ['nothing is required any more', GET, LOOSE, '{}', 'sent-back', 'passes'],
  ['a renamed tool is a loss', GET, RENAMED, '{"city":1}', 'passes', 'not-checked'],
  ['a renamed tool is a loss for what was sent back, too', GET, RENAMED, '{}', 'sent-back', 'not-checked'],
  ['so is a schema that no longer loads', GET, BROKEN, '{}', 'sent-back', 'not-checked'],
  ['a tool that comes', RENAMED, GET, '{}', 'not-checked', 'sent-back'],
  ['tools that cannot be read', 'oh', GET, '{"city":1}', 'not-checked', 'passes'],
])('%s', (_, before, after, args, was, is) => {
  const call = { tool: 'get', args, range: { in: 'calls', offset: 0, length: 0 } } as const;
  const change = changeOf(explainCall(call, toolbox(before)), explainCall(call, toolbox(after)));
  expect(change).toEqual({ before: was, after: is });
  expect(CHANGES).toContainEqual(change);
});

test('a repair with other arguments is a change of its own', () => {
  const call = { tool: 'get', args: '{"a":1,"b":2}', range: { in: 'calls', offset: 0, length: 0 } } as const;
  const by = (synonym: string) => explainCall(call, toolbox(GET, { get: { [synonym]: 'city' } }));
  expect(changeOf(by('a'), by('b'))).toEqual({ before: 'repaired', after: 'other-args' });
  expect(changeOf(by('a'), by('a'))).toEqual({ before: 'repaired', after: 'repaired' });
});

const of = (...changed: readonly [Changed['before'], Changed['after'], number][]): Changed[] =>
  changed.map(([before, after, calls]) => ({ before, after, calls }));

test.each<[Changed[], string]>([
  [[], 'Nothing changes for 0 calls.'],
  [of(['passes', 'passes', 1]), 'Nothing changes for 1 call.'],
  [of(['not-checked', 'not-checked', 4], ['repaired', 'repaired', 3]), 'Nothing changes for 7 calls.'],
  [
    of(['passes', 'sent-back', 30], ['repaired', 'sent-back', 2], ['sent-back', 'not-checked', 38]),
    'Of 70 calls: 32 newly sent back; 38 no longer checked.',
  ],
  [
    of(['not-checked', 'sent-back', 1], ['not-checked', 'passes', 2], ['not-checked', 'repaired', 3]),
    'Of 6 calls: 1 newly sent back; 5 newly checked.',
  ],
  [
    of(['repaired', 'other-args', 1], ['passes', 'repaired', 2], ['sent-back', 'repaired', 3]),
    'Of 6 calls: 1 repaired with other arguments; 2 newly repaired; 3 repaired instead of sent back.',
  ],
  [
    of(['sent-back', 'passes', 1_500], ['repaired', 'passes', 2]),
    'Of 1,502 calls: 1,500 no longer sent back; 2 pass without a repair.',
  ],
])('%j is told as %s', (changed, note) => {
  expect(noteOfChanges(changed, [])).toBe(note);
});

test('every change is told exactly once', () => {
  for (const { before, after } of CHANGES) {
    const note = noteOfChanges(of([before, after, 1]), []);
    expect(note).toMatch(before === after ? /^Nothing changes for 1 call\.$/ : /^Of 1 call: 1 [^;]+\.$/);
  }
});

test('the tools that are lost are named, three at most', () => {
  const lost = ['a', 'b', 'c', 'd', 'e'].map((value) => ({ value, calls: 1 }));
  const changed = of(['passes', 'not-checked', 5]);
  expect(noteOfChanges(changed, lost.slice(0, 1))).toBe('Of 5 calls: 5 no longer checked (`a`).');
  expect(noteOfChanges(changed, lost)).toContain('(`a`, `b`, `c` and 2 more)');
});
