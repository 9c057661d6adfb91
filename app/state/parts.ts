import { readCalls, readTools } from '@rung/core';
import type { Parts } from './belonging.ts';

/** INTERIM until core exports it. */
export function splitPaste(text: string, into: 'tools' | 'calls'): Parts | null {
  const box = readCalls(text).calls.some(({ tool }) => tool !== undefined)
    ? 'calls'
    : readTools(text).tools.length > 0
      ? 'tools'
      : into;
  return box === into ? null : { [box]: text };
}
