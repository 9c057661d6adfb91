import type { Scenario } from '@rung/core';
import { expect, test } from 'vitest';
import { grammarOf, swapped, withBaseline, withExpect } from './expectEdits.ts';

const SCENARIO: Scenario = {
  rung: 1,
  tools: 'new',
  calls: 'calls',
  profile: 'sound',
  synonyms: [['a', 'b']],
};

test('swapping exchanges all of the grammar and nothing else, and twice is nothing', () => {
  const baseline = { tools: 'old', aliases: { t: { a: 'b' } } };
  const kept = withBaseline(SCENARIO, baseline);
  const other = swapped(kept, baseline);
  expect(other).toEqual({
    rung: 1,
    tools: 'old',
    calls: 'calls',
    aliases: { t: { a: 'b' } },
    baseline: { tools: 'new', profile: 'sound', synonyms: [['a', 'b']] },
  });
  expect(swapped(other, grammarOf(SCENARIO))).toEqual(kept);
});

test('what is empty is left out', () => {
  expect(withExpect({ ...SCENARIO, expect: [{ kind: 'DENY' }] }, [])).toEqual(SCENARIO);
  expect(withBaseline({ ...SCENARIO, baseline: { tools: '' } }, undefined)).toEqual(SCENARIO);
});
