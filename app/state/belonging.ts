/** Where a text goes that came into the wrong box, or holds tools and calls at once. Nothing is ever overwritten. */
import type { Scenario, SplitPaste } from '@rung/core';
import type { Box } from './rungState.ts';

export type Parts = SplitPaste;
export type Texts = Pick<Scenario, Box>;

export const otherBox = { tools: 'calls', calls: 'tools' } as const satisfies Record<Box, Box>;

/**
 * The texts after a paste that came into `box` has gone where it belongs. Undefined when it stands where it should:
 * all of it belongs there, or it was pasted into the middle of a text, which is an edit.
 */
export function sortedOut(
  before: Texts,
  after: Texts,
  box: Box,
  pasted: string,
  parts: Parts,
): Texts | undefined {
  const other = otherBox[box];
  const leaves = parts[other];
  const stays = parts[box];
  if (leaves === undefined) return undefined;
  const here = after[box];
  const place = placeAtEdge(here, pasted);
  if (place === undefined) return undefined;
  const left = stays === undefined ? before[box] : here.slice(0, place.from) + stays + here.slice(place.to);
  return asTexts(box, left, added(before[other], leaves));
}

/** A text behind what is there; what is there already is not added again. */
export function added(there: string, text: string): string {
  if (there.trim() === '') return text;
  return there.includes(text.trim()) ? there : `${there.trimEnd()}\n\n${text}`;
}

/** Whether this is a request as a browser copies it (cURL), or its log of all of them (HAR). */
export function isTraffic(text: string): boolean {
  if (/^\s*curl(?:\.exe)?\s/iu.test(text)) return true;
  return /^\s*\{\s*"log"\s*:\s*\{/u.test(text) && /"entries"\s*:/u.test(text);
}

/** What is said of it. */
export function belongingWords({ tools, calls }: Parts): string {
  if (tools !== undefined && calls !== undefined) return 'The tools went to Tools, the calls to Calls.';
  return tools === undefined
    ? 'These are calls, so they went to Calls.'
    : 'These are tools, so they went to Tools.';
}

function asTexts(box: Box, here: string, there: string): Texts {
  return box === 'tools' ? { tools: here, calls: there } : { tools: there, calls: here };
}

/** Where the pasted text stands, if it is the beginning or the end; editors may have changed its line ends. */
function placeAtEdge(text: string, pasted: string): { from: number; to: number } | undefined {
  const core = pasted.trim();
  for (const wanted of core.includes('\r') ? [core, core.replace(/\r\n?/gu, '\n')] : [core]) {
    const start = text.length - text.trimStart().length;
    if (text.startsWith(wanted, start)) return { from: start, to: start + wanted.length };
    const end = text.trimEnd().length;
    if (text.endsWith(wanted, end)) return { from: end - wanted.length, to: end };
  }
  return undefined;
}
