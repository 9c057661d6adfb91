import { describe, expect, test } from 'vitest';
import { added, belongingWords, isTraffic, sortedOut } from './belonging.ts';

const empty = { tools: '', calls: '' };

describe('a paste into the wrong box', () => {
  test.each([
    ['tools into an empty box', 'calls', empty, 'T', { tools: 'T', calls: '' }],
    ['calls into an empty box', 'tools', empty, 'T', { tools: '', calls: 'T' }],
    [
      'behind what is there',
      'calls',
      { tools: 'old', calls: 'c\n' },
      'c\nT',
      { tools: 'old\n\nT', calls: 'c\n' },
    ],
    ['before what is there', 'calls', { tools: '', calls: 'c' }, 'Tc', { tools: 'T', calls: 'c' }],
    ['over what was there', 'calls', { tools: '', calls: 'c' }, 'T', { tools: 'T', calls: 'c' }],
  ] as const)('%s', (_, box, before, here, expected) => {
    const parts = box === 'calls' ? { tools: 'T' } : { calls: 'T' };
    expect(sortedOut(before, { ...before, [box]: here }, box, 'T', parts)).toEqual(expected);
  });

  test('with other line ends than the editor keeps', () => {
    expect(
      sortedOut(empty, { tools: '', calls: 'a\nb' }, 'calls', 'a\r\nb\r\n', { tools: 'a\r\nb' }),
    ).toEqual({
      tools: 'a\r\nb',
      calls: '',
    });
  });
});

test('of both, each goes to its box', () => {
  const before = { tools: '', calls: 'c\n' };
  const after = { tools: '', calls: 'c\nTC\n' };
  expect(sortedOut(before, after, 'calls', 'TC\n', { tools: 'T', calls: 'C' })).toEqual({
    tools: 'T',
    calls: 'c\nC\n',
  });
});

test.each([
  ['all of it belongs there', 'T', { calls: 'T' }],
  ['nobody knows what it is', 'T', {}],
  ['it stands in the middle of a text', '{"args": T}', { tools: 'T' }],
  ['somebody went on typing', 'Ty', { tools: 'Tx' }],
])('it stays where it is: %s', (_, here, parts) => {
  const pasted = here === 'Ty' ? 'Tx' : 'T';
  expect(sortedOut(empty, { tools: '', calls: here }, 'calls', pasted, parts)).toBeUndefined();
});

test.each([
  ['', 'new', 'new'],
  [' \n', 'new', 'new'],
  ['old\n', 'new', 'old\n\nnew'],
  ['old new', ' new\n', 'old new'],
])('%j and %j', (there, text, expected) => {
  expect(added(there, text)).toBe(expected);
});

test('is said', () => {
  expect([{ tools: 'T' }, { calls: 'C' }, { tools: 'T', calls: 'C' }].map(belongingWords)).toEqual([
    'These are tools, so they went to Tools.',
    'These are calls, so they went to Calls.',
    'The tools went to Tools, the calls to Calls.',
  ]);
});

test.each([
  ["curl 'https://a.example' --data-raw '{}'", true],
  ['  CURL.exe ^"https://a.example^"', true],
  ['{"log": {"version": "1.2", "entries": []}}', true],
  ['{"log": {"tool": "t"}}', false],
  ['curly', false],
  ['{"tool": "curl", "args": {}}', false],
])('%j comes from a browser: %s', (text, expected) => {
  expect(isTraffic(text)).toBe(expected);
});
