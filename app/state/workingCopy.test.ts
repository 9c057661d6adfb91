import type { Scenario } from '@rung/core';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { Kept } from './rungState.ts';
import {
  formatWorkingCopy,
  parseWorkingCopy,
  readWorkingCopy,
  type WorkingCopy,
  writeWorkingCopy,
} from './workingCopy.ts';

const scenario: Scenario = { rung: 1, title: 'T', tools: '{"__proto__":1}', calls: '[1e400]', selected: 2 };
const copy: WorkingCopy = {
  scenario,
  origin: { kind: 'example', id: 'two-names', untouched: true },
  hash: '#v1.abcz',
  aside: [own('first'), own('second')],
};

function own(tools: string): Kept {
  return { scenario: { rung: 1, tools, calls: '' }, origin: { kind: 'own' }, hash: '' };
}

afterEach(() => {
  vi.unstubAllGlobals();
});

test('comes back as it was kept', () => {
  expect(parseWorkingCopy(formatWorkingCopy(copy))).toEqual(copy);
  expect(parseWorkingCopy(formatWorkingCopy({ ...copy, aside: [] }))).toEqual({ ...copy, aside: [] });
});

describe('anything else is no copy', () => {
  const kept = JSON.parse(formatWorkingCopy(copy));
  test.each([
    ['no JSON', 'nonsense'],
    ['no object', 'null'],
    ['a list', '[]'],
    ['no scenario', JSON.stringify({ ...kept, scenario: undefined })],
    ['a scenario that is none', JSON.stringify({ ...kept, scenario: '{"rung":"x"}' })],
    ['no hash', JSON.stringify({ ...kept, hash: 1 })],
    ['an unknown origin', JSON.stringify({ ...kept, origin: { kind: 'elsewhere' } })],
    ['an example without a name', JSON.stringify({ ...kept, origin: { kind: 'example' } })],
  ])('%s', (_, text) => {
    expect(parseWorkingCopy(text)).toBeUndefined();
  });

  test.each([
    ['a work aside that is none is left out', [{ hash: '' }, kept.aside[1]], [copy.aside[1]]],
    ['works aside that are no list are left out', 5, []],
    ['a copy of before there were works aside is one', undefined, []],
  ])('%s', (_, aside, expected) => {
    expect(parseWorkingCopy(JSON.stringify({ ...kept, aside }))).toEqual({ ...copy, aside: expected });
  });
});

describe('storage', () => {
  function storage(limit: number) {
    const held = new Map<string, string>();
    vi.stubGlobal('sessionStorage', {
      getItem: (key: string) => held.get(key) ?? null,
      setItem: (key: string, value: string) => {
        if (value.length > limit) throw new DOMException('full', 'QuotaExceededError');
        held.set(key, value);
      },
    });
  }

  test('holds the copy with the works aside', () => {
    storage(Number.POSITIVE_INFINITY);
    expect(readWorkingCopy()).toBeUndefined();
    expect(writeWorkingCopy(copy)).toBe(true);
    expect(readWorkingCopy()).toEqual(copy);
  });

  const link: WorkingCopy = { ...copy, origin: { kind: 'link' } };
  const mine: WorkingCopy = { ...copy, origin: { kind: 'own' } };
  const [first, second] = [own('first'), own('second')];
  test.each<[string, WorkingCopy, WorkingCopy]>([
    ['gives up a link, which can be had again', link, { ...second, aside: [first] }],
    ['then the oldest work', link, { ...second, aside: [] }],
    ['of own work beside others gives up the oldest', mine, { ...mine, aside: [second] }],
    ['gives up the newest work last', mine, { ...mine, aside: [] }],
  ])('without room for all %s', (_, all, expected) => {
    storage(formatWorkingCopy(expected).length);
    expect(writeWorkingCopy(all)).toBe(true);
    expect(readWorkingCopy()).toEqual(expected);
  });

  test('that has no room at all says so', () => {
    storage(10);
    expect(writeWorkingCopy(copy)).toBe(false);
  });

  test('that is forbidden says so', () => {
    vi.stubGlobal('sessionStorage', undefined);
    expect(writeWorkingCopy(copy)).toBe(false);
    expect(readWorkingCopy()).toBeUndefined();
  });
});
