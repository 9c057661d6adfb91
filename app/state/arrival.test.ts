import type { Scenario } from '@rung/core';
import { describe, expect, test } from 'vitest';
import { arrival, MAX_BOX, MAX_QUICK, readDocument, withParts } from './arrival.ts';
import type { Origin } from './rungState.ts';

const scenario: Scenario = { rung: 1, title: 'Example', tools: '{"a":1}', calls: '{"b":2}', note: 'Look.' };
const untouched: Origin = { kind: 'example', id: 'two-names', untouched: true };
const touched: Origin = { kind: 'example', id: 'two-names', untouched: false };
const own: Origin = { kind: 'own' };

test.each(['tools', 'calls'] as const)(
  'all of an untouched example gives way to a paste into its %s',
  (box) => {
    expect(arrival({ scenario, origin: untouched }, box, 'mine')).toEqual({
      kind: 'instead',
      scenario: { rung: 1, tools: '', calls: '', [box]: 'mine' },
    });
  },
);

test.each([
  ['an example that was worked on', touched],
  ['own work', own],
  ['a link', { kind: 'link' } as const],
])('%s stays, and a paste goes to the caret', (_, origin) => {
  expect(arrival({ scenario, origin }, 'calls', 'mine')).toEqual({ kind: 'at-caret' });
});

describe('a huge text', () => {
  const full: Scenario = { rung: 1, tools: '', calls: 'x'.repeat(MAX_BOX) };
  test.each([
    ['is asked about', scenario, untouched, 'x'.repeat(MAX_QUICK + 1), 'ask'],
    ['up to the limit is taken', scenario, untouched, 'x'.repeat(MAX_QUICK), 'instead'],
    ['with what is there stays out', full, touched, 'y', 'refuse'],
    ['is forgotten with an untouched example', full, untouched, 'y', 'instead'],
  ] as const)('%s', (_, present, origin, text, kind) => {
    expect(arrival({ scenario: present, origin }, 'calls', text).kind).toBe(kind);
  });

  test('may take the place of what is selected', () => {
    const present = { scenario: full, origin: own };
    expect(arrival(present, 'calls', 'y', 1).kind).toBe('at-caret');
    expect(arrival(present, 'calls', 'yy', 1).kind).toBe('refuse');
  });

  test('that stays out is told with its size, the limit and the way out', () => {
    expect(arrival({ scenario: full, origin: own }, 'calls', 'y')).toEqual({
      kind: 'refuse',
      sentence: expect.stringMatching(/8\.0 MB in Calls.* 8\.0 MB\. .*trace/),
    });
  });

  test('in a document stays out too', () => {
    const document = JSON.stringify({ rung: 1, tools: 'x'.repeat(MAX_BOX + 1), calls: '' });
    expect(arrival({ scenario, origin: touched }, 'calls', document).kind).toBe('refuse');
  });
});

describe('a text that comes as a whole', () => {
  test.each([
    ['fills its box', own, { tools: 'T' }, 'instead', { tools: 'T', calls: '{"b":2}' }],
    ['fills both', own, { tools: 'T', calls: 'C' }, 'instead', { tools: 'T', calls: 'C' }],
    [
      'stands behind what is there',
      own,
      { calls: 'C' },
      'behind',
      { tools: '{"a":1}', calls: '{"b":2}\n\nC' },
    ],
  ] as const)('%s', (_, origin, parts, how, texts) => {
    expect(withParts({ scenario, origin }, parts, how)).toEqual({ ...scenario, ...texts });
  });

  test.each(['instead', 'behind'] as const)('replaces an untouched example (%s)', (how) => {
    expect(withParts({ scenario, origin: untouched }, { calls: 'C' }, how)).toEqual({
      rung: 1,
      tools: '',
      calls: 'C',
    });
  });
});

describe('our own documents', () => {
  test('are opened wherever they are pasted', () => {
    const document = '  {"rung": 1, "title": "T", "tools": "t", "calls": "c"}';
    expect(arrival({ scenario, origin: touched }, 'tools', document)).toEqual({
      kind: 'open',
      scenario: expect.objectContaining({ rung: 1, title: 'T', tools: 't', calls: 'c' }),
    });
  });

  test('may be huge', () => {
    const document = JSON.stringify({ rung: 1, tools: '', calls: 'x'.repeat(MAX_QUICK + 1) });
    expect(arrival({ scenario, origin: touched }, 'calls', document).kind).toBe('open');
  });

  test.each([
    ['a call with an argument of that name', '{"tool":"climb","args":{"rung":1}}'],
    ['something else under that name', '{"rung":"third"}'],
    ['a number under that name, among arguments', '{"rung":3,"foot":"left"}'],
    ['a broken document', '{"rung":1,'],
  ])('%s is none', (_, text) => {
    expect(readDocument(text)).toBeUndefined();
  });

  test.each([
    ['a newer one', '{"rung":2,"tools":"","calls":""}', /newer Rung/],
    ['a broken field', '{"rung":1,"tools":5}', /`tools` should be a text/],
    ['one that was cut off', '{"rung":1,"tools":"[{', /not JSON.*unchanged/],
  ])('%s is refused with the reason, and never taken for a call', (_, text, sentence) => {
    const refusal = { kind: 'refuse', sentence: expect.stringMatching(sentence) };
    expect(readDocument(text)).toEqual(refusal);
    expect(arrival({ scenario, origin: untouched }, 'calls', text)).toEqual(refusal);
  });

  test.each([
    ['not JSON', '{"rung":1,'],
    ['a call', '{"tool":"climb","args":{"rung":1}}'],
    ['a list', '[]'],
  ])('a file that claims to be one and is %s is refused', (_, text) => {
    expect(readDocument(text, true)).toMatchObject({ kind: 'refuse' });
  });
});
