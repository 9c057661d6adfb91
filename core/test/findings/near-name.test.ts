import { expect, test } from 'vitest';
import { nearName } from '../../src/findings/near-name.ts';

test.each<[string, string[], string | undefined]>([
  // equal when folded
  ['fileName', ['file_name', 'name'], 'file_name'],
  ['FILE-NAME', ['filename'], 'filename'],
  ['__proto__', ['proto', 'x'], 'proto'],
  // one apart, four letters and more
  ['asignee', ['assignee', 'title'], 'assignee'],
  ['pathh', ['path'], 'path'],
  ['ptah', ['path'], 'path'],
  ['pat', ['path'], undefined],
  ['min', ['max'], undefined],
  // two apart, eight and more, the same first two
  ['desitnaton', ['destination'], 'destination'],
  ['includeTags', ['excludeTags'], undefined],
  ['colorss', ['color'], undefined],
  // digits are no typo
  ['address1', ['address2'], undefined],
  // the words of one among those of the other
  ['file_path', ['path', 'pattern'], 'path'],
  ['currency', ['to_currency', 'amount'], 'to_currency'],
  ['room_name', ['room'], 'room'],
  ['exclude_tags', ['tags'], undefined],
  ['tags', ['includeTags', 'excludeTags'], undefined],
  ['source', ['from_currency'], undefined],
  // a tie names none, a closer one wins
  ['currency', ['to_currency', 'from_currency'], undefined],
  ['user_name', ['username', 'name', 'user'], 'username'],
  // nothing to go by
  ['', ['a', ''], ''],
  ['', ['a'], undefined],
  ['-', ['_'], undefined],
  ['x', [], undefined],
  ['x', ['x'], 'x'],
])('%j among %j is %j', (name, candidates, near) => {
  expect(nearName(name, candidates)).toBe(near);
});

test('names of any length cost little', () => {
  const long = 'n'.repeat(1_000_000);
  expect(nearName(long, [`${long}x`, 'n'])).toBeUndefined();
  expect(nearName(long, [`${long.slice(1)}N`])).toBe(`${long.slice(1)}N`);
});
