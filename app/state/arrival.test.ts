import type { Scenario } from '@rung/core';
import { describe, expect, test } from 'vitest';
import { arrival, MAX_BOX } from './arrival.ts';
import type { Origin } from './store.ts';

const scenario: Scenario = { rung: 1, title: 'Example', tools: '{"a":1}', calls: '{"b":2}', note: 'Look.' };
const untouched: Origin = { kind: 'example', id: 'two-names', untouched: true };
const touched: Origin = { kind: 'example', id: 'two-names', untouched: false };

describe('an untouched example gives way', () => {
  test.each(['paste', 'file'] as const)('to a %s, all of it', (how) => {
    expect(arrival({ scenario, origin: untouched }, 'calls', 'mine', how)).toEqual({
      kind: 'instead',
      scenario: { rung: 1, tools: '', calls: 'mine' },
    });
    expect(arrival({ scenario, origin: untouched }, 'tools', 'mine', how)).toEqual({
      kind: 'instead',
      scenario: { rung: 1, tools: 'mine', calls: '' },
    });
  });
});

describe.each([
  ['an example that was worked on', touched],
  ['own work', { kind: 'own' } as const],
  ['a link', { kind: 'link' } as const],
])('%s stays', (_, origin) => {
  test('and a paste goes to the caret', () => {
    expect(arrival({ scenario, origin }, 'calls', 'mine', 'paste')).toEqual({ kind: 'at-caret' });
  });
  test('and a file fills its box', () => {
    expect(arrival({ scenario, origin }, 'calls', 'mine', 'file')).toEqual({ kind: 'whole-box' });
  });
});

describe('a text that is too large stays out', () => {
  const full: Scenario = { rung: 1, tools: '', calls: 'x'.repeat(MAX_BOX) };
  test.each([
    ['by itself', scenario, untouched, 'x'.repeat(MAX_BOX + 1), 'paste', 'refuse'],
    ['up to the limit it is taken', scenario, untouched, 'x'.repeat(MAX_BOX), 'paste', 'instead'],
    ['with what is there', full, touched, 'y', 'paste', 'refuse'],
    ['a file replaces what is there', full, touched, 'y', 'file', 'whole-box'],
    ['and so does a paste over an untouched example', full, untouched, 'y', 'paste', 'instead'],
  ] as const)('%s', (_, present, origin, text, how, kind) => {
    expect(arrival({ scenario: present, origin }, 'calls', text, how).kind).toBe(kind);
  });

  test('with its size and the limit in the sentence', () => {
    const what = arrival({ scenario, origin: touched }, 'calls', 'x'.repeat(3 * 1024 * 1024), 'file');
    expect(what).toEqual({ kind: 'refuse', sentence: expect.stringMatching(/3\.0 MB in Calls.* 2 MB/) });
  });

  test('a scenario with such a text too', () => {
    const document = JSON.stringify({ rung: 1, tools: 'x'.repeat(MAX_BOX + 1), calls: '' });
    expect(arrival({ scenario, origin: touched }, 'calls', document, 'file').kind).toBe('refuse');
  });
});

describe('our own documents', () => {
  test('are opened, however they arrive and wherever', () => {
    const document = '  {"rung": 1, "title": "T", "tools": "t", "calls": "c"}';
    for (const how of ['paste', 'file'] as const) {
      expect(arrival({ scenario, origin: touched }, 'tools', document, how)).toEqual({
        kind: 'open',
        scenario: expect.objectContaining({ rung: 1, title: 'T', tools: 't', calls: 'c' }),
      });
    }
  });

  test.each([
    ['a call with an argument of that name', '{"tool":"climb","args":{"rung":1}}'],
    ['something else under that name', '{"rung":"third"}'],
    ['a broken document', '{"rung":1,'],
  ])('%s is none', (_, text) => {
    expect(arrival({ scenario, origin: touched }, 'calls', text, 'paste')).toEqual({ kind: 'at-caret' });
  });
});
