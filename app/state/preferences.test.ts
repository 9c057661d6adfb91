import { expect, test } from 'vitest';
import { parsePreferences } from './preferences.ts';

const defaults = { theme: 'system', plain: false, follow: true };

test.each([
  ['nothing', null, defaults],
  ['no JSON', '{', defaults],
  ['no object', '3', defaults],
  [
    'all of it',
    '{"theme":"dark","plain":true,"follow":false}',
    { theme: 'dark', plain: true, follow: false },
  ],
  [
    'wrong types, each by itself',
    '{"theme":"pink","plain":1,"follow":false}',
    { ...defaults, follow: false },
  ],
])('reads %s', (_, text, expected) => {
  expect(parsePreferences(text)).toEqual(expected);
});
