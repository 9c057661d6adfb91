/**
 * What happens to a text that arrives whole: pasted, dropped or opened from a file. The rules are pure; the page
 * carries the answer out.
 */
import { readScenario, type Scenario } from '@rung/core';
import type { Box, Origin } from './store.ts';

export const boxTitle = { tools: 'Tools', calls: 'Calls' } as const satisfies Record<Box, string>;

/** A text of more UTF-16 units, or a file of more bytes, stays out of the editor. */
export const MAX_BOX = 2 * 1024 * 1024;

export type Arrival =
  /** A Rung document: open it. */
  | { readonly kind: 'open'; readonly scenario: Scenario }
  /** The scenario that is left when an untouched example gives way. */
  | { readonly kind: 'instead'; readonly scenario: Scenario }
  /** The text becomes the whole text of the box. */
  | { readonly kind: 'whole-box' }
  /** An ordinary paste: the editor puts it at the caret. */
  | { readonly kind: 'at-caret' }
  | { readonly kind: 'refuse'; readonly sentence: string };

export function arrival(
  present: { readonly scenario: Scenario; readonly origin: Origin },
  box: Box,
  text: string,
  how: 'paste' | 'file',
): Arrival {
  const document = readDocument(text);
  if (document !== undefined) return document;
  const { scenario, origin } = present;
  const untouched = origin.kind === 'example' && origin.untouched;
  const stays = how === 'paste' && !untouched ? scenario[box].length : 0;
  if (text.length + stays > MAX_BOX) return { kind: 'refuse', sentence: tooLarge(box, text.length + stays) };
  if (untouched) return { kind: 'instead', scenario: { rung: 1, tools: '', calls: '', [box]: text } };
  return { kind: how === 'file' ? 'whole-box' : 'at-caret' };
}

export function tooLarge(box: Box, size: number): string {
  return `That would be ${megabytes(size)} in ${boxTitle[box]}; the editor takes up to 2 MB. The text here is unchanged.`;
}

function megabytes(size: number): string {
  return `${(size / (1024 * 1024)).toFixed(1)} MB`;
}

/** A text that is one of our own documents; everything else is tools or calls. */
function readDocument(text: string): Arrival | undefined {
  if (!/^\s*\{/.test(text) || !/"rung"\s*:/.test(text)) return undefined;
  const read = readScenario(text);
  if (read.kind !== 'ok') return undefined;
  const { scenario } = read;
  for (const box of ['tools', 'calls'] as const) {
    if (scenario[box].length > MAX_BOX)
      return { kind: 'refuse', sentence: tooLarge(box, scenario[box].length) };
  }
  return { kind: 'open', scenario };
}
