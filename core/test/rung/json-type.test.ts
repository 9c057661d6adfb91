import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { decimalOf, isInteger, survivesDouble } from '../../src/rung/decimal.ts';
import { wholeValue } from '../../src/rung/json-text.ts';
import { fitsType } from '../../src/rung/json-type.ts';

test.each([
  ['0', false, '', 0],
  ['-0', false, '', 0],
  ['-0.00e7', false, '', 0],
  ['7', false, '7', 0],
  ['-700', true, '7', 2],
  ['0.070', false, '7', -2],
  ['-10.20', true, '102', -1],
  ['120.50E+3', false, '1205', 2],
  ['1e-400', false, '1', -400],
])('%s in digits', (token, negative, digits, exponent) => {
  expect(decimalOf(token)).toEqual({ negative, digits, exponent });
});

test.each([
  ['1', true],
  ['-0', true],
  ['0.000', true],
  ['1.0', true],
  ['1e400', true],
  ['100e-2', true],
  ['120e-1', true],
  ['1E+2', true],
  ['0e-99999999999999999999', true],
  ['1.5', false],
  ['9007199254740992.5', false],
  ['1e-400', false],
  ['100e-3', false],
  ['1e-99999999999999999999', false],
])('%s is an integer: %s', (token, integer) => {
  expect(isInteger(token)).toBe(integer);
});

test.each([
  ['0', true],
  ['-0', true],
  ['0.1', true],
  ['1.50', true],
  ['1e21', true],
  ['123456789012345680000', true],
  ['9007199254740992', true],
  ['9007199254740993', false],
  ['1e400', false],
  ['1e-400', false],
  ['0.1000000000000000055', false],
  ['0.0000001', true],
  ['-100000e-10', true],
])('a double holds %s: %s', (token, survives) => {
  expect(survivesDouble(token)).toBe(survives);
});

test('every double survives as its own shortest text', () => {
  fc.assert(
    fc.property(fc.double({ noNaN: true, noDefaultInfinity: true }), (double) =>
      survivesDouble(JSON.stringify(double)),
    ),
    { seed: 11, numRuns: 2_000 },
  );
});

describe('which values a type takes', () => {
  const values = ['"s"', '1', '1.5', 'true', 'false', '[]', '{}', 'null'];
  test.each([
    ['string', ['"s"']],
    ['STRING', ['"s"']],
    ['number', ['1', '1.5']],
    ['integer', ['1']],
    ['boolean', ['true', 'false']],
    ['array', ['[]']],
    ['object', ['{}']],
    ['null', ['null']],
    ['string|null', ['"s"', 'null']],
    ['', values],
    ['float', values],
    ['string|float', values],
    ['constructor', values],
    ['__proto__', values],
  ])('%s', (type, taken) => {
    const fitting = values.filter((text) => {
      const value = wholeValue(text);
      return value !== undefined && fitsType(text, value, type);
    });
    expect(fitting).toEqual(taken);
  });
});
