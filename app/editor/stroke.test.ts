import { expect, test } from 'vitest';
import type { Change } from './editorText.ts';
import { expectWholeChange, strokeOf } from './stroke.ts';

const change = (removed: number, insert: string): Change => ({ from: 0, to: removed, insert });

test.each([
  ['a letter', change(0, 'a'), false, 'typed'],
  ['a bracket that closes itself', change(0, '{}'), false, 'typed'],
  ['a line with its indent', change(0, '\n        '), false, 'typed'],
  ['a letter taken back', change(1, ''), false, 'typed'],
  ['an emoji taken back', change(2, ''), false, 'typed'],
  ['a letter over a selected one', change(1, 'a'), true, 'replaced'],
  ['a letter over all', change(90, 'a'), false, 'replaced'],
  ['all deleted', change(90, ''), true, 'replaced'],
  ['a word that comes at once', change(0, 'currency'), false, 'whole'],
  ['a text over all', change(90, '{"a":1}'), true, 'whole'],
] as const)('%s', (_, made, selected, stroke) => {
  expect(strokeOf('calls', [made], selected)).toBe(stroke);
});

test('one letter from the clipboard is whole, in its box and once', () => {
  expectWholeChange('calls');
  expect(strokeOf('tools', [change(0, 'a')], false)).toBe('typed');
  expect(strokeOf('calls', [change(0, 'a')], false)).toBe('whole');
  expect(strokeOf('calls', [change(0, 'a')], false)).toBe('typed');
});
