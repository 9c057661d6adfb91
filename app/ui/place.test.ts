import { expect, test } from 'vitest';
import { placeOf } from './place.ts';

test.each([
  ['', 0, 1, 1],
  ['ab', 2, 1, 3],
  ['a\nb', 1, 1, 2],
  ['a\nb', 2, 2, 1],
  ['a\r\nb', 3, 2, 1],
  ['a\rb', 2, 2, 1],
  ['\n\n\n', 3, 4, 1],
  ['ab', 99, 1, 3],
])('%j at %i is line %i, column %i', (text, offset, line, column) => {
  expect(placeOf(text, offset)).toEqual({ line, column });
});
