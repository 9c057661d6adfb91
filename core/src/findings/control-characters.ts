import { quote } from '../quote.ts';
import { stringOf } from '../rung/json-text.ts';
import { pointer } from './pointer.ts';
import { type CallRule, countingMembers } from './rule.ts';

/** A drive letter, its colon, and what a backslash with the next letter became: a tab, a line feed. */
const LOST_BACKSLASH = /(?<![A-Za-z])[A-Za-z]:\p{Cc}[!-~]/u;

/** A path that lost its backslashes: `C:\temp` written without doubling them. */
export const controlCharacters: CallRule = (call) => {
  const { text } = call.args;
  // Control characters stand in JSON as escapes only.
  if (!text.includes(':\\')) return [];
  return countingMembers(call)
    .filter(({ value }) => LOST_BACKSLASH.test(stringOf(text, value) ?? ''))
    .map(({ key, value }) => ({
      code: 'control-characters',
      severity: 'warning',
      message: `${quote(key)} holds a control character behind a drive letter: probably a backslash that was not doubled.`,
      pointer: pointer(key),
      range: call.place(value.start, value.end),
    }));
};
