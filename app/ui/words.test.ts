import { expect, test } from 'vitest';
import { count, ordinal, shown } from './words.ts';

test.each([
  [1, '1st'],
  [2, '2nd'],
  [3, '3rd'],
  [4, '4th'],
  [11, '11th'],
  [12, '12th'],
  [13, '13th'],
  [21, '21st'],
  [112, '112th'],
])('%i is %s', (n, words) => {
  expect(ordinal(n)).toBe(words);
});

test.each([
  [0, '0 values'],
  [1, '1 value'],
  [2, '2 values'],
  [63_412, '63,412 values'],
])('%i values', (n, words) => {
  expect(count(n, 'value')).toBe(words);
});

test.each([
  ['path', 'path'],
  ['', '""'],
  ['a`b``', 'a`b``'],
  [' ', ' '],
  ['a\u202eb', 'a\\u202eb'],
  ['\ud800', '\\ud800'],
])('the name %j is shown as %j', (name, words) => {
  expect(shown(name)).toBe(words);
});
