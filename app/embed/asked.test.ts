import { expect, test } from 'vitest';
import { askedIn, wholePage } from './asked.ts';

test.each([
  ['?embed=1', {}],
  ['?embed=1&theme=dark&call=2', { theme: 'dark', call: 2 }],
  ['?theme=light', { theme: 'light' }],
  ['?theme=blue&call=0', {}],
  ['?call=-1', {}],
  ['?call=1.5', {}],
  ['?call=1e3', {}],
  ['?call=99999999999', {}],
  ['?call=', {}],
  ['?call=2&call=3', { call: 2 }],
])('%s', (search, asked) => expect(askedIn(search)).toEqual(asked));

test.each([
  ['?embed=1&theme=dark&call=2', '#v1.xz', '/rung/#v1.xz'],
  ['?x=a%26b&embed=1', '', '/rung/?x=a%26b'],
  ['', '#v1.xz', '/rung/#v1.xz'],
])('the whole page of %s%s', (search, hash, expected) => {
  expect(wholePage({ pathname: '/rung/', search }, hash)).toBe(expected);
});
