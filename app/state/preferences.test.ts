import { expect, test } from 'vitest';
import { parsePreferences } from './preferences.ts';

const defaults = { theme: 'system', plain: false, follow: true, keys: true };

test.each([
  ['nothing', null, defaults],
  ['no JSON', '{', defaults],
  ['no object', '3', defaults],
  [
    'all of it',
    '{"theme":"dark","plain":true,"follow":false,"keys":false}',
    { theme: 'dark', plain: true, follow: false, keys: false },
  ],
  [
    'wrong types, each by itself',
    '{"theme":"pink","plain":1,"follow":false,"keys":0}',
    { ...defaults, follow: false },
  ],
])('reads %s', (_, text, expected) => {
  expect(parsePreferences(text)).toEqual(expected);
});
