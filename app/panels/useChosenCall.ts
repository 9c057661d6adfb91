import { useAnswer } from '../engine/useAnswer.ts';
import { useRung } from '../state/store.ts';

/** Index of the chosen call, at once; an index that no call has means the first. */
export function useChosenCall(): number {
  const calls = useAnswer().answer?.counters.calls ?? 0;
  const selected = useRung((rung) =>
    rung.source === 'trace' ? rung.chosenInTrace : (rung.scenario.selected ?? 0),
  );
  return selected < calls ? selected : 0;
}
