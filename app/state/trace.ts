/**
 * The trace: a file of calls beside the scenario, read by the engine and never held whole. Calls stay as they were,
 * and no link or file holds it.
 */
import * as engine from '../engine/useAnswer.ts';
import { actions, EMPTY, useRung } from './store.ts';

/** Reads a file as a trace, in place of the one that is open. An untouched example gives way to it. */
export function openTrace(file: File): void {
  const { origin } = useRung.getState();
  if (origin.kind === 'example' && origin.untouched) actions.openScenario({ ...EMPTY }, { kind: 'own' });
  engine.openTrace(file);
  actions.setTrace(file);
  actions.setTab('calls');
}

/** Stops reading; what was read so far stays. */
export const stopTrace = engine.stopTrace;

/** Back to the calls box. */
export function closeTrace(): void {
  actions.setTrace(undefined);
  engine.closeTrace();
}
