import { explainCall, named, onlyTool, type ReadTools, type Scenario } from '@rung/core';
import { type Flip, flipsOf, mineAliases } from '@rung/core/debug';
import type { Advice } from '../advice.ts';
import { breather } from '../breathe.ts';
import { type CallSource, decideSeen } from '../callSource.ts';
import type { DebugAsk, DebugSaid } from './protocol.ts';

/** What was asked about last. */
export interface Asked {
  readonly scenario: Scenario;
  readonly read: ReadTools;
  /** Absent while none were read. */
  readonly calls: CallSource | undefined;
  /** The call that is looked at. */
  readonly index: number;
  readonly advice: Advice;
}

/** Who waits for an answer. */
export interface Listener {
  readonly progress: (done: number, of: number) => void;
  readonly isWanted: () => boolean;
}

export async function answerDebug(ask: DebugAsk, asked: Asked, listener: Listener): Promise<DebugSaid> {
  const { calls } = asked;
  if (calls === undefined || !listener.isWanted()) return { what: 'stopped' };
  switch (ask.what) {
    case 'flips':
      return { what: 'flips', flips: await findFlips(asked, calls) };
    case 'mine':
      return mine(calls, listener);
  }
}

async function findFlips({ scenario, read, index, advice }: Asked, calls: CallSource): Promise<Flip[]> {
  const { table } = calls;
  const at = index < table.size ? index : 0;
  const seen = table.size === 0 ? undefined : await calls.read(at);
  if (seen === undefined) return [];
  const { entry, file, text } = seen;
  // The calls are those of an older text while the newer one is unread.
  if (file === undefined && text !== scenario.calls) return [];
  const { toolbox } = table;
  const call = named(entry, onlyTool(toolbox));
  const explanation = explainCall(call, toolbox);
  const { findings } = advice.onCall(decideSeen(table, seen), seen, toolbox);
  // A file stays what it is.
  const inBox = file === undefined ? { entry } : {};
  return flipsOf({ scenario, read, toolbox, call, explanation, findings, ...inBox }, at, table);
}

/** Progress is told so often at most, in milliseconds. */
const PROGRESS_APART = 100;

async function mine(calls: CallSource, { progress, isWanted }: Listener): Promise<DebugSaid> {
  const breathe = breather();
  let told = performance.now();
  const mining = mineAliases(calls.table);
  for (;;) {
    const step = mining.next();
    if (step.done === true) return { what: 'mined', mined: step.value };
    if (!(await breathe())) continue;
    if (!isWanted()) return { what: 'stopped' };
    if (performance.now() - told < PROGRESS_APART) continue;
    told = performance.now();
    progress(step.value.done, step.value.of);
  }
}
