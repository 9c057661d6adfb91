/** What the page asks beside the answers: about the scenario, the calls and the call that it asked about last. */
import type { Flip, Mined } from '@rung/core/debug';

/** `mine` tells how far it is, in shapes of calls. */
export type DebugAsk = { readonly what: 'flips' | 'mine' };

export type DebugSaid =
  | { readonly what: 'flips'; readonly flips: readonly Flip[] }
  | { readonly what: 'mined'; readonly mined: Mined }
  | { readonly what: 'stopped' };

export interface AskDebug {
  readonly kind: 'debug';
  readonly id: number;
  readonly ask: DebugAsk;
}

export type FromDebug =
  | { readonly kind: 'debug'; readonly id: number; readonly said: DebugSaid }
  | { readonly kind: 'debug-progress'; readonly id: number; readonly done: number; readonly of: number };
