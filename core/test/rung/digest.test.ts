import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { digest, type Grammar } from '../../src/index.ts';
import { recordOf } from './arbitraries.ts';

const param = (name: string, type = '', required = false) => ({ name, type, required });

const cases: [Grammar, string][] = [
  [{ params: null }, '{"params":null}'],
  [{ params: [] }, '{"params":[]}'],
  [{ params: [], aliases: {} }, '{"params":[]}'],
  [
    { params: [param('b', 'string', true), param('a')] },
    '{"params":[{"name":"b","type":"string","required":true},{"name":"a","type":"","required":false}]}',
  ],
  [
    { params: [param('<&>\u2028\u2029"\\\n\u0001')] },
    '{"params":[{"name":"\\u003c\\u0026\\u003e\\u2028\\u2029\\"\\\\\\n\\u0001","type":"","required":false}]}',
  ],
  [{ params: [param('é/\u007f')] }, '{"params":[{"name":"é/\u007f","type":"","required":false}]}'],
  [
    {
      params: null,
      aliases: recordOf([
        ['b', '<'],
        ['10', 'x'],
        ['9', 'y'],
        ['__proto__', 'z'],
        ['\u{1f600}', ''],
        ['\uff5e', ''],
      ]),
    },
    '{"params":null,"aliases":{"10":"x","9":"y","__proto__":"z","b":"\\u003c","\uff5e":"","\u{1f600}":""}}',
  ],
  [{ params: [], aliases: { a: 'b' }, ordered: false }, '{"params":[],"aliases":{"a":"b"},"ordered":false}'],
];

test.each(cases)('%j is addressed by its canonical JSON', (grammar, canonical) => {
  expect(digest(grammar)).toBe(createHash('sha256').update(canonical).digest('hex').slice(0, 24));
});

test('lone surrogates are told apart', () => {
  expect(digest({ params: [param('\ud800')] })).not.toBe(digest({ params: [param('\ud801')] }));
});
