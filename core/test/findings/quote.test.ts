import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cutAtQuotes, quote, quoteList } from '../../src/quote.ts';

describe('quote', () => {
  test.each([
    ['amount', '`amount`'],
    ['', '`""`'],
    ['a`b', '``a`b``'],
    ['a``b`', '``` a``b` ```'],
    ['`', '`` ` ``'],
    [' ', '` `'],
    ['  ', '`    `'],
    ['a\nb', '`a\\u000ab`'],
    ['\u202Etxt', '`\\u202etxt`'],
    ['\uD800', '`\\ud800`'],
    ['__proto__', '`__proto__`'],
  ])('%j becomes %j', (name, quoted) => {
    expect(quote(name)).toBe(quoted);
  });

  test('a long name is cut', () => {
    expect(quote('x'.repeat(1_000)).length).toBeLessThan(220);
  });

  test('every printable name comes back out of its sentence', () => {
    const name = fc.array(fc.constantFrom('`', ' ', 'a', '``', '\u00e9'), { minLength: 1, maxLength: 12 });
    fc.assert(
      fc.property(name, name, (first, second) => {
        const [a, b] = [first.join(''), second.join('')];
        expect(cutAtQuotes(`${quote(a)} became ${quote(b)}.`)).toEqual(['', a, ' became ', b, '.']);
      }),
      { seed: 5 },
    );
  });

  test('backticks without their like are text', () => {
    expect(cutAtQuotes('a ` b `` c')).toEqual(['a ` b `` c']);
  });
});

test.each([
  [['a'], '`a`'],
  [['a', 'b'], '`a` and `b`'],
  [['a', 'b', 'c'], '`a`, `b` and `c`'],
  [['a', 'b', 'c', 'd'], '`a`, `b` and 2 more'],
])('quoteList(%j) is %s', (names, list) => {
  expect(quoteList(names, 2)).toBe(list);
});
