import type { Scenario } from '@rung/core';
import { afterEach, describe, expect, test, vi } from 'vitest';
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
  former: { scenario: { rung: 1, tools: 'a', calls: 'b' }, origin: { kind: 'own' }, hash: '' },
};

afterEach(() => {
  vi.unstubAllGlobals();
});

test('comes back as it was kept', () => {
  expect(parseWorkingCopy(formatWorkingCopy(copy))).toEqual(copy);
  const { former: _, ...alone } = copy;
  expect(parseWorkingCopy(formatWorkingCopy(alone))).toEqual(alone);
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

  test('a former work that is none is left out', () => {
    const { former: _, ...alone } = copy;
    expect(parseWorkingCopy(JSON.stringify({ ...kept, former: { hash: '' } }))).toEqual(alone);
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

  test('holds the copy with the former work', () => {
    storage(Number.POSITIVE_INFINITY);
    expect(readWorkingCopy()).toBeUndefined();
    expect(writeWorkingCopy(copy)).toBe(true);
    expect(readWorkingCopy()).toEqual(copy);
  });

  test('that has no room for both holds the copy', () => {
    storage(formatWorkingCopy(copy).length - 1);
    expect(writeWorkingCopy(copy)).toBe(true);
    const { former: _, ...alone } = copy;
    expect(readWorkingCopy()).toEqual(alone);
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
