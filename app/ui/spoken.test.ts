import { expect, test } from 'vitest';
import { spoken } from './spoken.ts';

test.each([
  ['path', 'path'],
  ['', 'the empty name'],
  [' ', 'a name of one blank'],
  ['  \t', 'a name of 3 blanks'],
  ['\ud800', 'U+D800'],
  ['a\u202eb', 'a U+202E b'],
  ['\\u0041', '\\u0041'],
])('the name %j is spoken as %j', (name, words) => {
  expect(spoken(name)).toBe(words);
});
