import { expect, test } from 'vitest';
import { remember } from './remember.ts';

test('makes anew only what changed', () => {
  const made: string[] = [];
  const length = remember((text: string) => {
    made.push(text);
    return text.length;
  });
  expect(['a', `${'a'}`, 'bb', 'a'].map((text) => length(text))).toEqual([1, 1, 2, 1]);
  expect(made).toEqual(['a', 'bb', 'a']);
});

test('depends on what its keys name, and on nothing else', () => {
  let made = 0;
  const count = remember(
    (_: { aliases: object; selected: number }) => ++made,
    ({ aliases }) => [JSON.stringify(aliases)],
  );
  const results = [
    { aliases: { a: 1 }, selected: 0 },
    { aliases: { a: 1 }, selected: 1 },
    { aliases: { a: 2 }, selected: 1 },
  ].map((scenario) => count(scenario));
  expect(results).toEqual([1, 1, 2]);
});
