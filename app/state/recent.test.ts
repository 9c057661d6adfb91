import { expect, test } from 'vitest';
import { parseRecent, type Recent, withRecent } from './recent.ts';

const entry = (text: string, at = 1): Recent => ({ title: text, at, calls: 2, text });
const texts = (list: readonly Recent[]) => list.map(({ text }) => text.slice(0, 3));

test('the newest stands first, and the same only once', () => {
  const list = withRecent(withRecent(withRecent([], entry('a')), entry('b')), entry('a', 2));
  expect(texts(list)).toEqual(['a', 'b']);
  expect(list[0]?.at).toBe(2);
});

test('eight are kept, as far as there is room', () => {
  let list: readonly Recent[] = [];
  for (let n = 0; n < 12; n++) list = withRecent(list, entry(`n${n}`));
  expect(texts(list)).toEqual(['n11', 'n10', 'n9', 'n8', 'n7', 'n6', 'n5', 'n4']);
  list = withRecent(
    withRecent([], entry(`old${'x'.repeat(1_200_000)}`)),
    entry(`new${'x'.repeat(1_200_000)}`),
  );
  expect(texts(list)).toEqual(['new']);
  expect(texts(withRecent(list, entry('x'.repeat(2_000_001))))).toEqual(['new']);
});

test.each([
  ['nothing', null],
  ['no JSON', '['],
  ['no list', '{"text":""}'],
  ['entries that are none', '[null, 1, {"title":"a","at":"1","calls":0,"text":"{}"}]'],
])('%s is no list', (_, text) => {
  expect(parseRecent(text)).toEqual([]);
});

test('what was written is read', () => {
  expect(parseRecent(JSON.stringify([entry('a'), { text: 1 }, entry('b')]))).toEqual([
    entry('a'),
    entry('b'),
  ]);
});
