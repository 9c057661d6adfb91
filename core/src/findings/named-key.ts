import { quote } from '../quote.ts';
import { removeKey, renameKey } from './members-edit.ts';
import { pointer } from './pointer.ts';
import { type CallRule, countingMembers, fixOf, paramsOf } from './rule.ts';

const NAMED = 'named:';

/** A key `named:x` counts as `x` for the grammar, but the tool itself gets it as it is written. */
export const namedKey: CallRule = (call) => {
  if (!call.args.members.some(({ key }) => key.startsWith(NAMED))) return [];
  const params = paramsOf(call);
  return countingMembers(call).flatMap(({ key, keyStart, keyEnd }) => {
    const param = key.slice(NAMED.length);
    if (!key.startsWith(NAMED) || params.has(key) || !params.has(param)) return [];
    const isBeside = call.args.has(param);
    return [
      {
        code: 'named-key' as const,
        severity: isBeside ? ('warning' as const) : ('error' as const),
        message: isBeside
          ? `${quote(key)} stands beside ${quote(param)}; the tool gets both keys.`
          : `The grammar takes ${quote(key)} for ${quote(param)}, but the tool looks for ${quote(param)} and does not find it.`,
        pointer: pointer(key),
        range: call.place(keyStart, keyEnd),
        ...(isBeside
          ? fixOf(`Remove ${quote(key)}`, removeKey(call, key))
          : fixOf(`Rename ${quote(key)} to ${quote(param)}`, renameKey(call, key, param))),
      },
    ];
  });
};
