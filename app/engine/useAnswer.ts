import { useSyncExternalStore } from 'react';
import { useRung } from '../state/store.ts';
import { EngineClient, type EngineState } from './client.ts';
import type { Stretch } from './protocol.ts';

/** Rows and characters that are answered before a table or an editor says what it shows. */
const FIRST_ROWS = { from: 0, to: 50 };
const FIRST_VIEW: Stretch = { from: 0, to: 16_384 };

const client = new EngineClient(
  () => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'engine' }),
);

let window = FIRST_ROWS;
let inView = FIRST_VIEW;
let started = false;

/** Starts the engine and lets it follow the store. Called early, it loads beside the page. */
export function startEngine(): void {
  if (started) return;
  started = true;
  client.warm();
  useRung.subscribe((now, before) => {
    if (now.scenario !== before.scenario || now.filter !== before.filter) ask();
  });
  ask();
}

/** The rows of the table that are in view: indices into those that the filter lets through, `to` excluded. */
export function setWindow(from: number, to: number): void {
  if (from === window.from && to === window.to) return;
  window = { from, to };
  if (started) ask();
}

/** The stretch of the calls that the editor shows; lenses are answered for the calls in it. */
export function setInView(from: number, to: number): void {
  if (from === inView.from && to === inView.to) return;
  inView = { from, to };
  if (started) ask();
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
  const { scenario, filter } = useRung.getState();
  client.ask({ scenario, rows: { ...filter, ...window }, inView });
}
