import { items } from '../rung/json-text.ts';
import { POSITIONAL } from '../rung/loaded-grammar.ts';
import { removeKey } from './members-edit.ts';
import { pointer } from './pointer.ts';
import { type CallRule, fixOf, paramsOf } from './rule.ts';

/** `_positional` in a call that passes: nothing uses it, and the tool would get a key of that name. */
export const idlePositional: CallRule = (call) => {
  const { args, explanation } = call;
  const { verdict } = explanation;
  const member = args.get(POSITIONAL);
  if (member === undefined || verdict.kind !== 'DEFER' || verdict.because !== 'well-formed') return [];
  if (paramsOf(call).has(POSITIONAL)) return [];
  const isOne = items(args.text, member.value).length === 1;
  return [
    {
      code: 'idle-positional',
      severity: 'error',
      message: `Nothing required is missing, so ${isOne ? 'the value in `_positional` is' : 'the values in `_positional` are'} not used; the tool would get a key of that name.`,
      pointer: pointer(POSITIONAL),
      range: call.place(member.keyStart, member.value.end),
      ...fixOf('Remove `_positional`', removeKey(call, POSITIONAL)),
    },
  ];
};
