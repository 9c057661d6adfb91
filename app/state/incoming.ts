/** What comes into the page from outside, and goes out as a file. The code that deals with it is fetched behind the first verdict. */
import { verdictStands } from '../engine/verdictStands.ts';
import type { Box } from './rungState.ts';
import { actions } from './store.ts';

const load = () => import('./incomingParts.ts');
let parts: Awaited<ReturnType<typeof load>> | undefined;

async function loaded() {
  try {
    return await load();
  } catch (error) {
    actions.notify(
      'A part of the page could not be loaded, so nothing was taken. Your work is kept; reload the page.',
    );
    throw error;
  }
}

/** Fetches it before anything comes. */
export async function expectIncoming(): Promise<void> {
  await verdictStands;
  parts = await loaded();
}

export async function openFiles(files: readonly File[], given?: Box): Promise<void> {
  return (await loaded()).openFiles(files, given);
}

/** Whether the paste was taken over; otherwise it is left to the editor. */
export function takePaste(box: Box, text: string): boolean {
  if (parts !== undefined) return parts.takePaste(box, text);
  void loaded().then(({ pasteInstead }) => pasteInstead(box, text));
  return true;
}

/** Puts a text in place of the box's. */
export async function pasteIncoming(box: Box, text: string): Promise<void> {
  (await loaded()).pasteInstead(box, text);
}

/** Saves the whole scenario as a file. */
export async function saveFile(): Promise<void> {
  (await loaded()).saveFile();
}

export async function takeLoosePaste(text: string): Promise<void> {
  return (await loaded()).takeLoosePaste(text);
}
