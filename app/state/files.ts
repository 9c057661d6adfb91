/** Files that come in and go out. What comes in is read as text and never leaves the browser. */
import { writeScenario } from '@rung/core';
import { type Arrival, arrival, boxTitle, MAX_BOX, tooLarge } from './arrival.ts';
import { actions, type Box, useRung } from './store.ts';

/** A scenario holds two boxes, written as JSON strings. */
const MAX_DOCUMENT = 16 * 1024 * 1024;

/**
 * Opens a file: a scenario in place of this one, any other text in its box, which is guessed when none is given.
 * What stays out is said at the box.
 */
export async function openFile(file: File, given?: Box): Promise<void> {
  const limit = /\.rung\.json$/iu.test(file.name) ? MAX_DOCUMENT : MAX_BOX;
  const at = given ?? 'calls';
  if (file.size > limit) {
    actions.refuse(at, tooLarge(at, file.size));
    return;
  }
  try {
    const text = await file.text();
    const box = given ?? (await guess(text));
    take(arrival(useRung.getState(), box, text, 'file'), box, text, file.name);
  } catch {
    actions.refuse(at, `\`${file.name}\` could not be read. The text here is unchanged.`);
  }
}

/** The readers come when they are first wanted. */
async function guess(text: string): Promise<Box> {
  const { guessBox } = await import('./guessBox.ts');
  return guessBox(text);
}

/**
 * A paste that no field takes: it goes where it belongs if that box is empty or the example is untouched, so that
 * it never replaces somebody's text.
 */
export async function takeLoosePaste(text: string): Promise<void> {
  const box = await guess(text);
  if (!takePaste(box, text) && useRung.getState().scenario[box] === '') {
    actions.replaceText(box, text);
    actions.toast(`Pasted into ${boxTitle[box]}.`, true);
  }
}

/** Opens a file where only a scenario will do; answers with what was wrong, or with nothing. */
export async function openScenarioFile(file: File): Promise<string> {
  if (file.size > MAX_DOCUMENT) return 'That file is larger than 16 MB, more than a scenario can be.';
  try {
    const what = arrival(useRung.getState(), 'calls', await file.text(), 'file');
    if (what.kind === 'open') {
      actions.openScenario(what.scenario, { kind: 'own' });
      return '';
    }
    return what.kind === 'refuse' ? what.sentence : `${file.name} is not a scenario of Rung.`;
  } catch {
    return `${file.name} could not be read.`;
  }
}

/**
 * Takes over a paste that is more than text at the caret: a whole scenario, one that is too large, or the first
 * text in place of an untouched example. `false` leaves it to the editor.
 */
export function takePaste(box: Box, text: string): boolean {
  const what = arrival(useRung.getState(), box, text, 'paste');
  if (what.kind === 'at-caret') return false;
  take(what, box, text, 'Pasted scenario');
  return true;
}

function take(what: Arrival, box: Box, text: string, name: string): void {
  switch (what.kind) {
    case 'open':
      actions.openScenario(what.scenario, { kind: 'own' });
      actions.toast(`${name} opened.`, true);
      break;
    case 'instead':
      actions.openScenario(what.scenario, { kind: 'own' });
      actions.toast('Your text took the place of the example.', true);
      break;
    case 'whole-box':
      actions.replaceText(box, text);
      actions.toast(`${name} opened in ${boxTitle[box]}.`, true);
      break;
    case 'at-caret':
      break;
    case 'refuse':
      actions.refuse(box, what.sentence);
      break;
    default:
      what satisfies never;
  }
}

/** Asks for a file with the browser's own dialog. */
export function chooseFile(then: (file: File) => void): void {
  const input = document.createElement('input');
  input.type = 'file';
  input.addEventListener('change', () => {
    const file = input.files?.[0];
    if (file !== undefined) then(file);
  });
  input.click();
}

/** Saves the whole scenario as a `*.rung.json` file. */
export function saveFile(): void {
  const { scenario } = useRung.getState();
  const url = URL.createObjectURL(new Blob([writeScenario(scenario)], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = `${fileName(scenario.title)}.rung.json`;
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
