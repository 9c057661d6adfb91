import { quote } from '../quote.ts';
import { POSITIONAL } from '../rung/loaded-grammar.ts';
import { pointer } from './pointer.ts';
import { type CallRule, countingMembers, gateOf, paramsOf, REPAIR_SAFELY } from './rule.ts';

/** As the original repairs values without names, it keeps these values and nothing else of the call. */
export const droppedKeys: CallRule = (call) => {
  if (call.list.profile !== 'fak' || gateOf(call.explanation, 'positional')?.decides !== true) return [];
  const filled = paramsOf(call);
  return countingMembers(call)
    .filter(({ key }) => key !== POSITIONAL)
    .map(({ key, keyStart, value }) => ({
      code: filled.has(key) ? 'overridden-key' : 'dropped-key',
      severity: 'warning',
      message: filled.has(key)
        ? `The value sent as ${quote(key)} is lost: one of the values without names takes its place.`
        : `${quote(key)} is dropped: beside values without names, nothing else of the call is kept.`,
      pointer: pointer(key),
      range: call.place(keyStart, value.end),
      fix: REPAIR_SAFELY,
    }));
};
