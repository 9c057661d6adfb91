/** Files that come in and go out. What comes in is read as text and never leaves the browser. */
import { quote, type Scenario, writeScenario } from '@rung/core';
import { type Arrival, MAX_BOX, MAX_QUICK, readDocument, tooLarge, withParts } from './arrival.ts';
import { isUntouched } from './aside.ts';
import type { Parts } from './belonging.ts';
import { boxTitle } from './boxTitle.ts';
import { withToolsOf } from './edits.ts';
import { readText } from './readText.ts';
import { keepRecent } from './recent.ts';
import type { Box, Offer } from './rungState.ts';
import { actions, useRung } from './store.ts';
import { openTrace } from './trace.ts';

const BOXES = ['tools', 'calls'] as const satisfies readonly Box[];

/** A scenario holds two boxes, written as JSON strings. */
const MAX_DOCUMENT = 64 * 1024 * 1024;

/** What a file turned out to be. */
type Incoming =
  | { readonly kind: 'document'; readonly what: Extract<Arrival, { kind: 'open' | 'refuse' }> }
  | { readonly kind: 'parts'; readonly parts: Parts; readonly note?: string }
  | { readonly kind: 'trace'; readonly file: File }
  | { readonly kind: 'refused'; readonly sentence: string };

/**
 * Opens files: a scenario in place of this one, any other text in its box or, both at once, in both. Calls that are
 * too many for the editor are read as a trace. What stays out is said at the box.
 */
export async function openFiles(files: readonly File[], given?: Box): Promise<void> {
  const at = given ?? 'calls';
  const [file, another] = files;
  if (file === undefined) return;
  if (another !== undefined) return openSeveral(files, at);
  const incoming = await readFile(file, at);
  switch (incoming.kind) {
    case 'document':
      take(incoming.what, at, quote(file.name));
      break;
    case 'parts':
      openParts(incoming.parts, 'instead');
      actions.toast(
        [`${quote(file.name)} opened in ${titles(incoming.parts)}.`, incoming.note].filter(Boolean).join(' '),
        true,
      );
      break;
    case 'trace':
      readAsTrace(incoming.file);
      break;
    case 'refused':
      actions.refuse(at, `${quote(file.name)} was not opened. ${incoming.sentence}`);
      break;
    default:
      incoming satisfies never;
  }
}

/** Files that are dropped together fill the boxes together, as one step; one of them may be a trace. */
async function openSeveral(files: readonly File[], at: Box): Promise<void> {
  const all = await Promise.all(files.map(async (file) => ({ file, is: await readFile(file, at) })));
  const parts: { tools: string[]; calls: string[] } = { tools: [], calls: [] };
  const opened: string[] = [];
  const left: string[] = [];
  let trace: File | undefined;
  for (const { file, is } of all) {
    const name = quote(file.name);
    if (is.kind === 'document') left.push(`${name} was not opened. A scenario is opened by itself.`);
    else if (is.kind === 'refused') left.push(`${name} was not opened. ${is.sentence}`);
    else if (is.kind === 'parts') {
      opened.push(name);
      for (const box of BOXES) if (is.parts[box] !== undefined) parts[box].push(is.parts[box]);
    } else if (trace !== undefined)
      left.push(`${name} was not opened. Only one file at a time is read as a trace.`);
    else trace = is.file;
  }
  const joined: { tools?: string; calls?: string } = {};
  for (const box of BOXES) {
    const text = parts[box].join('\n');
    if (text.length > MAX_BOX) left.push(tooLarge(box, text.length));
    else if (parts[box].length > 0) joined[box] = text;
  }
  if (Object.keys(joined).length > 0) openParts(joined, 'instead');
  if (trace !== undefined) readAsTrace(trace);
  else if (Object.keys(joined).length > 0)
    actions.toast(`${opened.join(', ')} opened in ${titles(joined)}.`, true);
  if (left.length > 0) actions.refuse(at, left.join(' '));
}

/** What a file is, by its name, its size, and what stands in it. */
async function readFile(file: File, at: Box): Promise<Incoming> {
  const claims = isDocumentName(file.name);
  // Of a network log only the bodies are kept.
  const shrinks = claims || /\.har$/iu.test(file.name);
  if (file.size > (shrinks ? MAX_DOCUMENT : MAX_BOX))
    return at === 'calls' && !shrinks
      ? { kind: 'trace', file }
      : { kind: 'refused', sentence: tooLarge(at, file.size) };
  const read = await readText(file);
  if ('why' in read) return { kind: 'refused', sentence: `${read.why} The text here is unchanged.` };
  const { text, note } = read;
  const what = readDocument(text, claims);
  if (what !== undefined) return { kind: 'document', what };
  const parts = (await split(text, at)) ?? { [at]: text };
  const { tools, calls } = parts;
  if (`${tools ?? ''}${calls ?? ''}`.trim() === '')
    return { kind: 'refused', sentence: 'No request or answer with a body was found in it.' };
  if (tools === undefined && calls !== undefined && calls.length > MAX_QUICK)
    return { kind: 'trace', file: calls === text ? file : new File([calls], file.name) };
  return { kind: 'parts', parts, ...(note === undefined ? {} : { note }) };
}

/** Reads a file as a trace, and says that this is what happened. */
export function readAsTrace(file: File): void {
  const before = useRung.getState();
  openTrace(file);
  const name = quote(file.name);
  if (isUntouched(before))
    actions.toast(
      `${name} is read as a trace. The example gave way to it.`,
      true,
      keepToolsOf(before.scenario),
    );
  else actions.toast(`${name} is read as a trace. Calls stays as it was.`);
}

/** Takes the tools of an example that has given way. */
export function keepToolsOf(example: Scenario): Offer {
  return {
    label: 'Keep its tools',
    run: () => {
      actions.openTexts(withToolsOf(useRung.getState().scenario, example));
      actions.toast("The example's tools are back.", true);
    },
  };
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
  const boxes = BOXES.filter((box) => parts[box] !== undefined);
  return boxes.map((box) => boxTitle[box]).join(' and ');
}

/** Opens a file where only a scenario will do; answers with what was wrong, or with nothing. */
export async function openScenarioFile(file: File): Promise<string> {
  if (file.size > MAX_DOCUMENT) return 'That file is larger than 64 MB, more than a scenario can be.';
  const read = await readText(file);
  if ('why' in read) return read.why;
  const what = readDocument(read.text, true);
  if (what?.kind === 'open') actions.openScenario(what.scenario, { kind: 'own' });
  return what?.kind === 'refuse' ? what.sentence : '';
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

function isDocumentName(name: string): boolean {
  return /\.rung\.json$/iu.test(name);
}

/** Saves the whole scenario as a `*.rung.json` file. */
export function saveFile(): void {
  const { scenario } = useRung.getState();
  const blob = new Blob([writeScenario(scenario)], { type: 'application/json' });
  download(blob, `${fileName(scenario.title)}.rung.json`);
  keepRecent();
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
