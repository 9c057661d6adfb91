import type { Edit } from '@rung/core';
import { useSyncExternalStore } from 'react';
import type { RungState } from '../state/rungState.ts';
import { useRung } from '../state/store.ts';
import { EngineClient, type EngineState, type Order, type Saving } from './client.ts';
import type { DebugAsk, FromDebug } from './debug/protocol.ts';
import type { PlaceAnswer, PlaceQuestion, Preview, Stretch, TakeAnswer, TakeQuestion } from './protocol.ts';

/** Rows and characters that are answered before a table or an editor says what it shows. */
const FIRST_ROWS: Window = { from: 0, to: 50, as: 'calls' };
const FIRST_VIEW: Stretch = { from: 0, to: 16_384 };

interface Window {
  readonly from: number;
  readonly to: number;
  readonly as: 'calls' | 'groups';
}

const client = new EngineClient(
  () => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'engine' }),
);

let window = FIRST_ROWS;
let inView = FIRST_VIEW;
let started = false;

/** What in the store an answer hangs on. */
const ASKED = [
  'scenario',
  'filter',
  'listing',
  'source',
  'trace',
  'chosenInTrace',
] as const satisfies readonly (keyof RungState)[];

/** Starts the engine and lets it follow the store. Called early, it loads beside the page. */
export function startEngine(): void {
  if (started) return;
  started = true;
  client.warm();
  useRung.subscribe((now, before) => {
    if (ASKED.some((part) => now[part] !== before[part])) ask();
  });
  ask();
}

/** The part of the list that is in view, `to` excluded, and whether it is a list of calls or of groups. */
export function setWindow(from: number, to: number, as: 'calls' | 'groups'): void {
  if (from === window.from && to === window.to && as === window.as) return;
  window = { from, to, as };
  if (started) ask();
}

/** The stretch of the calls that the editor shows; lenses are answered for the calls in it. */
export function setInView(from: number, to: number): void {
  if (from === inView.from && to === inView.to) return;
  inView = { from, to };
  if (started) ask();
}

/** What edits would do to the scenario. */
export function previewEdits(edits: readonly Edit[]): Promise<Preview> {
  return client.preview(edits);
}

/** What is to be said of a place in the scenario's texts as they are now. */
export function askPlace(question: PlaceQuestion): Promise<PlaceAnswer> {
  return client.place(question);
}

/** Turns a scenario into something to take along. */
export function takeAway(question: TakeQuestion): Promise<TakeAnswer> {
  return client.take(question);
}

/** Asks beside the answers; what comes back stops it. */
export function askDebug(ask: DebugAsk, hear: (message: FromDebug | undefined) => void): () => void {
  return client.debug(ask, hear);
}

/** Reads a file as a trace. */
export function openTrace(file: File): void {
  client.openTrace(file);
}

/** Reads no further; what was read stays. */
export function stopTrace(): void {
  client.stopTrace();
}

export function closeTrace(): void {
  client.closeTrace();
}

/** Makes a file of calls. */
export function makeFile(order: Order, onProgress?: (calls: number, of: number) => void): Saving {
  return client.save(order, onProgress);
}

/** The engine's newest answer, and whether it is about what is on the screen. */
export function useAnswer(): EngineState {
  return useSyncExternalStore(subscribe, client.getState, client.getState);
}

/** The same for code that is no component. */
export const engine = { getState: client.getState, subscribe };

function subscribe(listener: () => void): () => void {
  startEngine();
  return client.subscribe(listener);
}

function ask(): void {
  const { scenario, filter, listing, source, chosenInTrace } = useRung.getState();
  const { opened, sort } = listing;
  const rows = { ...filter, ...window, opened, ...(sort === undefined ? {} : { sort }) };
  client.ask({ scenario, source, chosen: chosenInTrace, rows, inView });
}
