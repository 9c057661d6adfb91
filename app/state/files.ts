/** Files that come in and go out. What comes in is read as text and never leaves the browser. */
import { writeScenario } from '@rung/core';
import {
  type Arrival,
  boxTitle,
  isUntouched,
  MAX_BOX,
  MAX_QUICK,
  readDocument,
  tooLarge,
  withParts,
} from './arrival.ts';
import type { Parts } from './belonging.ts';
import { actions, type Box, useRung } from './store.ts';
import { openTrace } from './trace.ts';

/** A scenario holds two boxes, written as JSON strings. */
const MAX_DOCUMENT = 64 * 1024 * 1024;

/**
 * Opens a file: a scenario in place of this one, any other text in its box or, both at once, in both. Calls that are
 * too many for the editor are read as a trace. What stays out is said at the box.
 */
export async function openFile(file: File, given?: Box): Promise<void> {
  const at = given ?? 'calls';
  // Of a network log only the bodies are kept.
  const shrinks = /\.(rung\.json|har)$/iu.test(file.name);
  const limit = shrinks ? MAX_DOCUMENT : MAX_BOX;
  if (file.size > limit) {
    if (at === 'calls' && !shrinks) readAsTrace(file);
    else actions.refuse(at, tooLarge(at, file.size));
    return;
  }
  try {
    const text = await file.text();
    const document = readDocument(text);
    if (document !== undefined) take(document, at, `\`${file.name}\``);
    else await openText(file, text, at);
  } catch {
    actions.refuse(at, `\`${file.name}\` could not be read. The text here is unchanged.`);
  }
}

async function openText(file: File, text: string, at: Box): Promise<void> {
  const parts = (await split(text, at)) ?? { [at]: text };
  const { tools, calls } = parts;
  if (tools === undefined && calls !== undefined && calls.length > MAX_QUICK) {
    readAsTrace(calls === text ? file : new File([calls], file.name));
    return;
  }
  openParts(parts, 'instead');
  actions.toast(`\`${file.name}\` opened in ${titles(parts)}.`, true);
}

/** Reads a file as a trace, and says that this is what happened. */
export function readAsTrace(file: File): void {
  openTrace(file);
  actions.toast(`\`${file.name}\` is read as a trace. Calls stays as it was.`);
}

/** Puts each part of a text where it belongs, as one step. */
export function openParts(parts: Parts, how: 'instead' | 'behind'): void {
  const present = useRung.getState();
  const scenario = withParts(present, parts, how);
  if (isUntouched(present)) actions.openScenario(scenario, { kind: 'own' });
  else actions.openTexts(scenario);
}

/**
 * Where the parts of a text belong that came into a box; `null` when all of it belongs there. The readers come when
 * they are first wanted.
 */
export async function split(text: string, into: Box): Promise<Parts | null> {
  const { splitPaste } = await import('./readers.ts');
  return splitPaste(text, into);
}

/** `Tools`, `Calls`, or both. */
export function titles(parts: Parts): string {
  const boxes = (['tools', 'calls'] as const).filter((box) => parts[box] !== undefined);
  return boxes.map((box) => boxTitle[box]).join(' and ');
}

/** Opens a file where only a scenario will do; answers with what was wrong, or with nothing. */
export async function openScenarioFile(file: File): Promise<string> {
  if (file.size > MAX_DOCUMENT) return 'That file is larger than 64 MB, more than a scenario can be.';
  try {
    const what = readDocument(await file.text());
    if (what?.kind === 'open') {
      actions.openScenario(what.scenario, { kind: 'own' });
      return '';
    }
    return what?.sentence ?? `${file.name} is not a scenario of Rung.`;
  } catch {
    return `${file.name} could not be read.`;
  }
}

/** Opens a document, or says at the box why not. */
export function take(what: Extract<Arrival, { kind: 'open' | 'refuse' }>, box: Box, name: string): void {
  if (what.kind === 'refuse') {
    actions.refuse(box, what.sentence);
    return;
  }
  actions.openScenario(what.scenario, { kind: 'own' });
  actions.toast(`${name} opened.`, true);
}

/** Saves the whole scenario as a `*.rung.json` file. */
export function saveFile(): void {
  const { scenario } = useRung.getState();
  const blob = new Blob([writeScenario(scenario)], { type: 'application/json' });
  download(blob, `${fileName(scenario.title)}.rung.json`);
}

/** Hands data to the browser as a file of that name. */
export function download(blob: Blob, name: string): void {
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The download has its own hold on the data once the click has been dealt with.
  setTimeout(() => URL.revokeObjectURL(url));
}

/** A title as a file name that every system takes. */
export function fileName(title: string | undefined): string {
  const plain = (title ?? '')
    .normalize('NFKD')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/gu, '')
    .toLowerCase()
    .slice(0, 60);
  return plain === '' ? 'scenario' : plain;
}
