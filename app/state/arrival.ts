/**
 * What happens to a text that arrives whole: pasted, dropped or opened from a file. The rules are pure; the page
 * carries the answer out.
 */
import { readScenario, type Scenario } from '@rung/core';
import { size } from '../ui/amounts.ts';
import { isUntouched } from './aside.ts';
import { added, type Parts, type Texts } from './belonging.ts';
import { boxTitle } from './boxTitle.ts';
import type { Box, Origin } from './rungState.ts';

/** Above this an editor is slow: a paste is asked about, and a file of calls is read as a trace. */
export const MAX_QUICK = 2 * 1024 * 1024;
/** A text of more UTF-16 units, or a file of more bytes, stays out of the editor. */
export const MAX_BOX = 8 * 1024 * 1024;

export type Arrival =
  /** A Rung document: open it. */
  | { readonly kind: 'open'; readonly scenario: Scenario }
  /** The scenario that is left when an untouched example gives way. */
  | { readonly kind: 'instead'; readonly scenario: Scenario }
  /** An ordinary paste: the editor puts it at the caret. */
  | { readonly kind: 'at-caret' }
  /** So much that a person is asked first. */
  | { readonly kind: 'ask' }
  | { readonly kind: 'refuse'; readonly sentence: string };

interface Present {
  readonly scenario: Scenario;
  readonly origin: Origin;
}

/** What a paste into a box does, in which so many characters are selected, which give way to it. */
export function arrival(present: Present, box: Box, text: string, selected = 0): Arrival {
  const document = readDocument(text);
  if (document !== undefined) return document;
  if (text.length > MAX_QUICK) return { kind: 'ask' };
  const { scenario } = present;
  if (isUntouched(present)) return { kind: 'instead', scenario: { rung: 1, ...onlyIn(box, text) } };
  const whole = text.length + scenario[box].length - selected;
  return whole > MAX_BOX ? { kind: 'refuse', sentence: tooLarge(box, whole) } : { kind: 'at-caret' };
}

/**
 * The scenario after a text has come as a whole: each part fills its box (`instead`), or stands behind what is there
 * (`behind`). An untouched example gives way to all of it.
 */
export function withParts(present: Present, parts: Parts, how: 'instead' | 'behind'): Scenario {
  if (isUntouched(present)) return { rung: 1, tools: '', calls: '', ...parts };
  const { scenario } = present;
  const { tools, calls } = parts;
  const text = (there: string, part: string | undefined) =>
    part === undefined ? there : how === 'instead' ? part : added(there, part);
  return { ...scenario, tools: text(scenario.tools, tools), calls: text(scenario.calls, calls) };
}

export function onlyIn(box: Box, text: string): Texts {
  return { tools: '', calls: '', [box]: text };
}

export function tooLarge(box: Box, bytes: number): string {
  const way = box === 'calls' ? 'A file of that size can be opened as a trace. ' : '';
  return `That would be ${size(bytes)} in ${boxTitle[box]}; the editor takes up to ${size(MAX_BOX)}. ${way}The text here is unchanged.`;
}

/**
 * A text that is one of our own documents, or was meant to be: that it cannot be read is said, and not hidden behind a
 * call that nobody made. Everything else is tools or calls; not so in a file that `claims` to be a document.
 */
export function readDocument(
  text: string,
  claims = false,
): Extract<Arrival, { kind: 'open' | 'refuse' }> | undefined {
  if (!claims && (!/^\s*\{/.test(text) || !/"rung"\s*:/.test(text))) return undefined;
  const read = readScenario(text);
  if (read.kind !== 'ok')
    return claims || isMeantAsDocument(text)
      ? { kind: 'refuse', sentence: `${read.sentence} Nothing was opened, and the texts here are unchanged.` }
      : undefined;
  const { scenario } = read;
  for (const box of ['tools', 'calls'] as const) {
    if (scenario[box].length > MAX_BOX)
      return { kind: 'refuse', sentence: tooLarge(box, scenario[box].length) };
  }
  return { kind: 'open', scenario };
}

/** Whether a text that is no document of this version was written by another one, or broke on its way. */
function isMeantAsDocument(text: string): boolean {
  if (/^\s*\{\s*"rung"\s*:\s*\d+\s*,\s*"(?:title|tools|calls)"\s*:/.test(text)) return true;
  try {
    const value: unknown = JSON.parse(text);
    const isNumbered =
      typeof value === 'object' && value !== null && 'rung' in value && typeof value.rung === 'number';
    return isNumbered && ('tools' in value || 'calls' in value);
  } catch {
    return false;
  }
}
