import { quote } from '../quote.ts';
import { renameKey } from './members-edit.ts';
import { pointer } from './pointer.ts';
import { type CallRule, countingMembers, fixOf } from './rule.ts';

/** A known synonym in a call that passes: nothing required is missing, so it is not renamed, and will be ignored. */
export const idleSynonym: CallRule = (call) => {
  const { synonyms } = call.tool ?? {};
  if (synonyms === undefined || synonyms.size === 0 || call.explanation.verdict.kind !== 'DEFER') return [];
  return countingMembers(call).flatMap(({ key, keyStart, keyEnd }) => {
    const param = synonyms.get(key);
    if (param === undefined || call.args.has(param)) return [];
    return [
      {
        code: 'idle-synonym' as const,
        severity: 'warning' as const,
        message: `${quote(key)} is a known synonym of ${quote(param)}; it is not renamed, since nothing required is missing.`,
        pointer: pointer(key),
        range: call.place(keyStart, keyEnd),
        ...fixOf(`Rename ${quote(key)} to ${quote(param)}`, renameKey(call, key, param)),
      },
    ];
  });
};
