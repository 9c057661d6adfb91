import { quote } from '../quote.ts';
import { sliceOf } from '../rung/json-text.ts';
import { removeMembers } from './members-edit.ts';
import { pointer } from './pointer.ts';
import { type CallRule, countingMembers, fixOf } from './rule.ts';

/** A key stands more than once. Readers of JSON disagree about which value counts; most take the last. */
export const duplicateKey: CallRule = (call) => {
  const { args } = call;
  if (!args.hasDoubledKey()) return [];
  return countingMembers(call).flatMap(({ key, keyStart, value }) => {
    const indices = call.indicesOf(key);
    if (indices.length < 2) return [];
    const counting = sliceOf(args.text, value);
    const isEqual = indices.every((index) => {
      const member = args.members[index];
      return member !== undefined && sliceOf(args.text, member.value) === counting;
    });
    const times = indices.length === 2 ? 'twice' : `${indices.length.toLocaleString('en')} times`;
    return [
      {
        code: 'duplicate-key' as const,
        severity: isEqual ? ('warning' as const) : ('error' as const),
        message: isEqual
          ? `${quote(key)} stands ${times}, each time with the same value.`
          : `${quote(key)} stands ${times} with different values; send it once.`,
        pointer: pointer(key),
        range: call.place(keyStart, value.end),
        ...fixOf(isEqual ? 'Keep one' : 'Keep the last value', removeMembers(call, indices.slice(0, -1))),
      },
    ];
  });
};
