import { expect, test } from 'vitest';
import { documentProblems } from '../../src/report/document-problems.ts';
import type { Scenario } from '../../src/scenario/scenario.ts';

test.each<[Partial<Scenario>, string[]]>([
  [{}, []],
  [{ profile: 'fak', aliases: { here: { a: 'b' } } }, []],
  [
    { aliases: { here: {}, gone: {} } },
    ['The aliases of `gone` are kept, but no tool of this name was pasted.'],
  ],
  [
    { unknown: { future: '1', plans: '{}' } },
    ['`future` and `plans` are not known to this version. What stands there is kept and not used.'],
  ],
  [{ profile: 'sound' }, []],
])('%j', (parts, messages) => {
  const found = documentProblems({ rung: 1, tools: '', calls: '', ...parts }, (tool) => tool === 'here');
  expect(found.map(({ message }) => message)).toEqual(messages);
});
