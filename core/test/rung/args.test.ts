import { expect, test } from 'vitest';
import { readArgs } from '../../src/rung/args.ts';

test.each([
  ['', 'empty'],
  ['null', 'null'],
  ['["a"]', 'not-an-object'],
  ['{"a":1', 'not-json'],
  ['{"a":1} 2', 'not-json'],
  ['{}', 'object'],
])('args %j are %s and have no members', (text, form) => {
  expect(readArgs(text)).toMatchObject({ text, form, members: [] });
});

test.each([3, 8, 9, 30])('of a key that stands twice among %i members the last one counts', (size) => {
  const text = `{${Array.from({ length: size }, (_, at) => `"k${at % (size - 1)}":${at}`).join()}}`;
  const args = readArgs(text);
  expect(args.members).toHaveLength(size);
  expect(args.get('k0')).toBe(args.members.at(-1));
  expect(args.get('k1')).toBe(args.members[1]);
  expect(args.has('k')).toBe(false);
  expect(args.hasDoubledKey()).toBe(true);
});
