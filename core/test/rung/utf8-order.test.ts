import { expect, test } from 'vitest';
import { compareUtf8 } from '../../src/rung/utf8-order.ts';

test.each([
  ['', '\u0000'],
  ['a', 'a\u0000'],
  ['a\u0001', 'a\u0001\u0000'],
  ['\u0000', '\u0001'],
  ['B', 'a'],
  ['a', 'aa'],
  ['aa', 'b'],
  ['z', '\u0080'],
  ['\ud7ff', '\ud800'],
  ['\ud800', '\udfff'],
  ['\udfff', '\ue000'],
  ['\uffff', '\u{10000}'],
  ['\u{1f600}', '\u{1f600}\u0000'],
  ['\u{1f600}', '\u{1f601}'],
])('%j stands before %j', (first, second) => {
  expect(compareUtf8(first, second)).toBeLessThan(0);
  expect(compareUtf8(second, first)).toBeGreaterThan(0);
  expect(compareUtf8(first, first)).toBe(0);
  expect(compareUtf8(second, second)).toBe(0);
});
