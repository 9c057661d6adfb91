import { describe, expect, test } from 'vitest';
import { rowWindow, scrollTopFor } from './rowWindow.ts';

const short = { rows: 100, height: 28, view: 140 };
const long = { rows: 1_000_000, height: 44, view: 440 };

test.each([
  [0, 0, 0, 9],
  [27, 0, 0, 10],
  [28, 1, 0, 10],
  [280, 10, 6, 19],
  [2_660, 95, 91, 100],
  [9_999, 95, 91, 100],
  [-5, 0, 0, 9],
])('scrolled by %i px, row %i is the first in view, and %i to %i are drawn', (scrollTop, first, from, to) => {
  expect(rowWindow({ ...short, scrollTop })).toMatchObject({ first, from, to, total: 2_800, origin: 0 });
});

test('an empty list has no rows', () => {
  expect(rowWindow({ rows: 0, height: 28, view: 140, scrollTop: 0 })).toMatchObject({
    from: 0,
    to: 0,
    total: 0,
  });
});

describe('a million rows', () => {
  test('are no higher than browsers allow, and all are reached', () => {
    const { total } = rowWindow({ ...long, scrollTop: 0 });
    expect(total).toBeLessThan(17_000_000);
    expect(rowWindow({ ...long, scrollTop: total - long.view })).toMatchObject({
      first: 999_990,
      to: 1_000_000,
    });
  });

  test('stand where the view is', () => {
    const scrollTop = 6_000_000;
    const { first, origin } = rowWindow({ ...long, scrollTop });
    const top = origin + first * long.height;
    expect(top).toBeLessThanOrEqual(scrollTop);
    expect(top).toBeGreaterThan(scrollTop - long.height);
  });
});

test.each([
  [short, 0, 0, 0],
  [short, 4, 0, 0],
  [short, 5, 0, 28],
  [short, 99, 0, 2_660],
  [short, 10, 2_660, 280],
  [{ ...short, view: 20 }, 3, 0, 84],
])('%o: row %i from %i', (list, row, scrollTop, expected) => {
  expect(scrollTopFor(row, { ...list, scrollTop })).toBe(expected);
});

test.each([0, 1, 499_999, 999_999])('row %i of a million comes into view', (row) => {
  for (const scrollTop of [0, 7_000_000]) {
    const { first } = rowWindow({ ...long, scrollTop: scrollTopFor(row, { ...long, scrollTop }) });
    expect(row).toBeGreaterThanOrEqual(first);
    expect(row).toBeLessThan(first + long.view / long.height + 1);
  }
});
