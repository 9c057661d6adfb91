import { useAnswer } from '../engine/useAnswer.ts';
import { useRung } from '../state/store.ts';

/** People think in kinds of call: above a dozen calls, groups come first. */
const MOST_LISTED_SINGLY = 12;

/** How the list of calls is shown: as a person chose, else after their number. */
export function useListedAs(): 'calls' | 'groups' {
  const calls = useAnswer().answer?.counters.calls ?? 0;
  const chosen = useRung((rung) => rung.listing.as);
  return chosen ?? (calls > MOST_LISTED_SINGLY ? 'groups' : 'calls');
}
