/**
 * Undo and redo over whole snapshots. Texts are shared between snapshots, so a step costs what it changed;
 * the total is capped all the same, because every keystroke in a large text is a new text.
 */
export interface History<Snapshot> {
  readonly past: readonly Snapshot[];
  readonly future: readonly Snapshot[];
  /** The run that a following change of the same kind still belongs to: typing in one box is one step. */
  readonly run?: { readonly key: string; readonly at: number };
}

export interface Change {
  readonly key: string;
  /** Milliseconds, any steady clock. */
  readonly at: number;
  /** It begins a step of its own; what follows may join it. */
  readonly begins?: boolean;
}

const PAUSE_ENDS_RUN_MS = 1_000;
const MAX_STEPS = 200;
const MAX_WEIGHT = 32 * 1024 * 1024;

export function emptyHistory<Snapshot>(): History<Snapshot> {
  return { past: [], future: [] };
}

/** Records that `before` is about to be replaced. A change with the key of the last one, made without a pause, joins its step. */
export function record<Snapshot>(
  history: History<Snapshot>,
  before: Snapshot,
  weigh: (snapshot: Snapshot) => number,
  change?: Change,
): History<Snapshot> {
  const { run } = history;
  const joins =
    change !== undefined &&
    change.begins !== true &&
    run?.key === change.key &&
    change.at - run.at < PAUSE_ENDS_RUN_MS;
  const past = joins ? history.past : capped([...history.past, before], weigh);
  return change === undefined ? { past, future: [] } : { past, future: [], run: change };
}

export function stepBack<Snapshot>(
  history: History<Snapshot>,
  present: Snapshot,
): { history: History<Snapshot>; present: Snapshot } | undefined {
  const previous = history.past.at(-1);
  if (previous === undefined) return undefined;
  return {
    history: { past: history.past.slice(0, -1), future: [present, ...history.future] },
    present: previous,
  };
}

export function stepForward<Snapshot>(
  history: History<Snapshot>,
  present: Snapshot,
): { history: History<Snapshot>; present: Snapshot } | undefined {
  const next = history.future[0];
  if (next === undefined) return undefined;
  return {
    history: { past: [...history.past, present], future: history.future.slice(1) },
    present: next,
  };
}

/** Drops the oldest steps beyond the caps; the newest always stays. */
function capped<Snapshot>(
  past: readonly Snapshot[],
  weigh: (snapshot: Snapshot) => number,
): readonly Snapshot[] {
  let first = Math.max(0, past.length - MAX_STEPS);
  let weight = 0;
  for (let i = past.length - 1; i >= first; i--) {
    const snapshot = past[i];
    if (snapshot === undefined) break;
    weight += weigh(snapshot);
    if (weight > MAX_WEIGHT && i < past.length - 1) {
      first = i + 1;
      break;
    }
  }
  return past.slice(first);
}
