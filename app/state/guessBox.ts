import { readCalls, readTools } from '@rung/core';
import type { Box } from './store.ts';

/** The box that a text belongs to when nobody said which: calls name their tools, tools have schemas. */
export function guessBox(text: string): Box {
  if (readCalls(text).calls.some(({ tool }) => tool !== undefined)) return 'calls';
  return readTools(text).tools.length > 0 ? 'tools' : 'calls';
}
