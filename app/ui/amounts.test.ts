import { expect, test } from 'vitest';
import { about, size, sizeOf, timeLeft } from './amounts.ts';

test.each([
  [0, '0 kB'],
  [1, '1 kB'],
  [83_000, '82 kB'],
  [1_048_576, '1.0 MB'],
  [43_620_762, '41.6 MB'],
  [2 ** 31, '2,048.0 MB'],
])('%i bytes are %s', (bytes, words) => {
  expect(size(bytes)).toBe(words);
});

test.each([
  [512, 2_048, '1 of 2 kB'],
  [27_682_406, 43_620_762, '26.4 of 41.6 MB'],
  [0, 43_620_762, '0.0 of 41.6 MB'],
])('%i of %i bytes are %s', (done, whole, words) => {
  expect(sizeOf(done, whole)).toBe(words);
});

test.each([
  [0, 'under a second left'],
  [0.99, 'under a second left'],
  [1, 'about 1 second left'],
  [11.2, 'about 12 seconds left'],
  [89, 'about 89 seconds left'],
  [100, 'about 2 minutes left'],
])('%d s are %s', (seconds, words) => {
  expect(timeLeft(seconds)).toBe(words);
});

test.each([
  [0, '0'],
  [9, '9'],
  [96, '96'],
  [104, '100'],
  [99_812, '100,000'],
  [148_213, '150,000'],
])('about %i is %s', (n, words) => {
  expect(about(n)).toBe(words);
});
