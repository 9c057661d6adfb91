/** Calls and verdicts that leave the page: on the clipboard, or as a file. The engine writes them. */
import type { CallFilter } from '@rung/core';
import { create } from 'zustand';
import type { Order, Saving } from '../engine/client.ts';
import type { Source } from '../engine/protocol.ts';
import { makeFile } from '../engine/useAnswer.ts';
import { copyText } from './clipboard.ts';
import { download, fileName } from './files.ts';
import { NO_FILTER } from './filter.ts';
import { actions, useRung } from './store.ts';

/** More than this is no longer pasted anywhere. In bytes. */
const MAX_COPY = 16 * 1024 * 1024;

type SaveOf = Omit<Order, 'source'>;

/** How much of the file that is being made is there, from 0 to 1. */
export const useSaving = create<{ readonly part: number | undefined }>()(() => ({ part: undefined }));

let running: Saving | undefined;

export function stopSaving(): void {
  running?.stop();
  running = undefined;
  useSaving.setState({ part: undefined });
}

/** Puts the calls on the clipboard, as JSON Lines that can be pasted again. */
export async function copyCalls(of: CallFilter | readonly number[], onePerGroup = false): Promise<void> {
  const file = await write({ what: 'calls', format: 'jsonl', of, onePerGroup });
  if (file === undefined) return;
  if (file.size > MAX_COPY) {
    actions.notify('These calls are too much for the clipboard. Save them as a file instead.');
    return;
  }
  const text = await file.text();
  const lines = countLines(text);
  if (await copyText(text))
    actions.toast(`${lines === 1 ? '1 call' : `${lines} calls`} copied as JSON Lines.`);
  else actions.notify('The browser did not allow copying. Save the calls as a file instead.');
}

/** Saves the calls, or what was decided of them, as a file. */
export async function saveCalls(what: SaveOf): Promise<void> {
  const file = await write(what);
  if (file !== undefined) download(file, `${baseName()}.${what.what}.${what.format}`);
}

/** Every call, or one of each group, as a text that can be pasted again; undefined when it could not be written. */
export async function callsAsText(
  source: Source,
  onePerGroup: boolean,
): Promise<{ readonly text: string; readonly calls: number } | undefined> {
  const file = await write({ what: 'calls', format: 'jsonl', of: NO_FILTER, onePerGroup }, source);
  if (file === undefined) return undefined;
  const text = await file.text();
  return { text, calls: countLines(text) };
}

async function write(what: SaveOf, source = useRung.getState().source): Promise<Blob | undefined> {
  running?.stop();
  const mine = makeFile({ ...what, source }, (calls, of) => {
    if (running === mine) useSaving.setState({ part: calls / Math.max(1, of) });
  });
  running = mine;
  try {
    return await mine.file;
  } catch (error) {
    // What was stopped is no failure.
    if (running === mine && error instanceof Error) actions.notify(error.message);
    return undefined;
  } finally {
    if (running === mine) {
      running = undefined;
      useSaving.setState({ part: undefined });
    }
  }
}

function countLines(text: string): number {
  return text.split('\n').filter((line) => line !== '').length;
}

function baseName(): string {
  const { source, trace, scenario } = useRung.getState();
  return fileName(source === 'trace' ? trace?.name.replace(/\.\w+$/u, '') : scenario.title);
}
