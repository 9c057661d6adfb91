import type { Scenario } from '@rung/core';
import { expect, test } from 'vitest';
import { withoutNote, withTitle } from './edits.ts';

const scenario: Scenario = { rung: 1, tools: 'abcdef', calls: '012345' };

test('an empty title and a removed note leave no key', () => {
  expect(withTitle({ ...scenario, title: 'T' }, '')).toEqual(scenario);
  expect(withoutNote({ ...scenario, note: 'N' })).toEqual(scenario);
});
