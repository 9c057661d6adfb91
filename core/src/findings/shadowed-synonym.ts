import type { Severity } from '../finding.ts';
import { quote } from '../quote.ts';
import { sliceOf } from '../rung/json-text.ts';
import { removeKey } from './members-edit.ts';
import { pointer } from './pointer.ts';
import { type CallRule, countingMembers, fixOf, gateOf } from './rule.ts';

/** A known synonym beside the parameter's own name: it gives way, and one of the two values is not used. */
export const shadowedSynonym: CallRule = (call) => {
  const { args, explanation } = call;
  const { synonyms } = call.tool ?? {};
  if (synonyms === undefined || synonyms.size === 0) return [];
  // Beside values that were given names, all else is dropped: that is another finding.
  if (gateOf(explanation, 'positional')?.decides === true) return [];
  return countingMembers(call).flatMap((member) => {
    const { key, keyStart, keyEnd, value } = member;
    const param = synonyms.get(key);
    const own = param === undefined ? undefined : args.get(param);
    if (param === undefined || own === undefined) return [];
    const isEqual = sliceOf(args.text, own.value) === sliceOf(args.text, value);
    const effect =
      explanation.verdict.kind === 'DENY' ? `send it once, as ${quote(param)}` : 'both reach the tool';
    const severity: Severity = isEqual || explanation.verdict.kind === 'TRANSFORM' ? 'warning' : 'error';
    return [
      {
        code: 'shadowed-synonym' as const,
        severity,
        message: `${quote(key)} stands for ${quote(param)}, which was sent too, with ${isEqual ? 'the same' : 'another'} value; ${effect}.`,
        pointer: pointer(key),
        range: call.place(keyStart, keyEnd),
        ...(isEqual ? fixOf(`Remove ${quote(key)}`, removeKey(call, key)) : {}),
      },
    ];
  });
};
