import { useAnswer } from '../engine/useAnswer.ts';
import type { RungState } from '../state/rungState.ts';
import { useRung } from '../state/store.ts';

/** Index of the chosen call, at once; an index that no call has means the first. */
export function useChosenCall(): number {
  const calls = useAnswer().answer?.counters.calls ?? 0;
  return useRung((rung) => chosenCall(rung, calls));
}

/** The same of so many calls; an answer may still tell of the call before. */
export function chosenCall({ source, chosenInTrace, scenario }: RungState, calls: number): number {
  const selected = source === 'trace' ? chosenInTrace : (scenario.selected ?? 0);
  return selected < calls ? selected : 0;
}
