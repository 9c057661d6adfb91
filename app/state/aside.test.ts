import { describe, expect, test } from 'vitest';
import { exchanged, isOwnWork, withAside } from './aside.ts';
import type { Kept, Origin } from './rungState.ts';

function kept(calls: string, origin: Origin = { kind: 'own' }): Kept {
  return { scenario: { rung: 1, tools: '', calls }, origin, hash: '' };
}
const link: Origin = { kind: 'link' };

describe('own work', () => {
  test.each<[string, Kept, boolean]>([
    ["a text of one's own", kept('c'), true],
    ['an empty page', kept(' \n'), false],
    ['a link as it came', kept('c', link), false],
    ['an untouched example', kept('c', { kind: 'example', id: 'x', untouched: true }), false],
    ['an example that was changed', kept('c', { kind: 'example', id: 'x', untouched: false }), true],
  ])('%s', (_, work, is) => {
    expect(isOwnWork(work)).toBe(is);
  });

  test('is never pushed out by a link', () => {
    const mine = kept('mine');
    let aside = withAside([], mine);
    for (let at = 0; at < 20; at++) aside = withAside(aside, kept(`link ${at}`, link));
    expect(aside).toEqual([mine]);
  });

  test('is kept five times, the newest last', () => {
    const works = Array.from({ length: 7 }, (_, at) => kept(String(at)));
    expect(works.reduce<readonly Kept[]>(withAside, [])).toEqual(works.slice(2));
  });

  test('goes round when one is taken back', () => {
    const [a, b, c] = [kept('a'), kept('b'), kept('c')];
    expect(exchanged([a, b], b, c)).toEqual([c, a]);
    expect(exchanged([a, b], b, kept('l', link))).toEqual([a]);
  });
});
