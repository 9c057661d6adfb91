import { expect, test } from 'vitest';
import { isNarrow, NO_FILTER, toggled, withChange } from './filter.ts';

test.each([
  [{}, NO_FILTER],
  [{ tool: '' }, { outcomes: [], tool: '' }],
  [{ tool: undefined, text: '' }, NO_FILTER],
  [{ differs: true as const }, { outcomes: [], differs: true as const }],
  [{ differs: undefined }, NO_FILTER],
  [{ repairs: ['alias'] as const }, { outcomes: [], repairs: ['alias'] }],
  [{ kinds: [], repairs: [], causes: [], codes: [] }, NO_FILTER],
])('%j', (change, expected) => {
  expect(withChange(NO_FILTER, change)).toEqual(expected);
});

test('a change leaves the other parts', () => {
  const filter = withChange(withChange(NO_FILTER, { outcomes: ['passes'], text: 'a' }), {
    causes: ['missing'],
  });
  expect(filter).toEqual({ outcomes: ['passes'], text: 'a', causes: ['missing'] });
  expect(withChange(filter, { text: undefined })).toEqual({ outcomes: ['passes'], causes: ['missing'] });
});

test.each([
  [NO_FILTER, false],
  [{ outcomes: ['passes'] as const }, true],
  [{ outcomes: [], tool: '' }, true],
])('%j keeps calls out: %s', (filter, narrow) => {
  expect(isNarrow(filter)).toBe(narrow);
});

test.each([
  [undefined, [1]],
  [[], [1]],
  [[1], []],
  [
    [2, 1, 3],
    [2, 3],
  ],
  [[2], [2, 1]],
])('1 in %j', (values, expected) => {
  expect(toggled<number>(values, 1)).toEqual(expected);
});
