import { type ComponentType, useEffect, useSyncExternalStore } from 'react';
import { engine } from '../engine/useAnswer.ts';
import type { BoxProps } from './box.ts';

export type Loading =
  | { readonly kind: 'waiting' }
  | { readonly kind: 'ready'; readonly Editor: ComponentType<BoxProps> }
  | { readonly kind: 'failed' };

let state: Loading = { kind: 'waiting' };
let started = false;
const listeners = new Set<() => void>();

/** The editor, once it has arrived. It is fetched when it is wanted, and not before the first verdict stands. */
export function useMonaco(wanted: boolean): Loading {
  useEffect(() => {
    if (wanted) start();
  }, [wanted]);
  return useSyncExternalStore(subscribe, () => state);
}

function start(): void {
  if (started) return;
  started = true;
  if (verdictStands()) {
    whenIdle(load);
    return;
  }
  const stop = engine.subscribe(() => {
    if (!verdictStands()) return;
    stop();
    whenIdle(load);
  });
}

function verdictStands(): boolean {
  const { answer, failure } = engine.getState();
  return answer !== undefined || failure !== undefined;
}

async function load(): Promise<void> {
  try {
    const { MonacoBox } = await import('./monaco/MonacoBox.tsx');
    publish({ kind: 'ready', Editor: MonacoBox });
  } catch {
    publish({ kind: 'failed' });
  }
}

function publish(next: Loading): void {
  state = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function whenIdle(then: () => Promise<void>): void {
  // Safari has no idle callback.
  if ('requestIdleCallback' in window) requestIdleCallback(() => void then(), { timeout: 1_000 });
  else setTimeout(() => void then());
}
