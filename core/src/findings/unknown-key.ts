import type { Finding, Severity } from '../finding.ts';
import { quote, quoteList } from '../quote.ts';
import { removeKey, renameKey } from './members-edit.ts';
import { pointer } from './pointer.ts';
import { type CallRule, fixOf, renamesOf, type SeenCall } from './rule.ts';
import { type Stranger, strangers } from './strangers.ts';
import { findWrapper } from './wrapped.ts';

/**
 * A key that the tool does not know, with the nearest name among the parameters that are not given yet. An error when
 * the schema allows no other keys. Silent where other keys are welcome or may be declared out of sight.
 */
export const unknownKey: CallRule = (call) => {
  const { tool, args } = call;
  if (tool?.accepted === undefined) return [];
  const { accepted, synonyms, schema } = tool;
  if (args.members.every(({ key }) => accepted.has(key))) return [];
  const renames = renamesOf(call);
  const keys = args.members.map(({ key }) => key);
  const understood = [...renames].map(([from, to]) => ({ from, to }));
  const strange = strangers(keys, { accepted, synonyms }, understood);
  const wrapper = strange.length === 0 ? undefined : findWrapper(call)?.member.key;
  const severity = schema?.others === 'refused' ? 'error' : 'warning';
  return strange
    .filter(({ key }) => key !== wrapper && !renames.has(key))
    .map((stranger) => tell(call, stranger, severity, accepted));
};

function tell(
  call: SeenCall,
  { key, near }: Stranger,
  severity: Severity,
  accepted: ReadonlySet<string>,
): Finding {
  const about = { code: 'unknown-key', severity, pointer: pointer(key), ...placeOf(call, key) } as const;
  if (near !== undefined) {
    return {
      ...about,
      message: `${quote(key)} is not a parameter; did you mean ${quote(near)}?`,
      ...fixOf(`Rename ${quote(key)} to ${quote(near)}`, renameKey(call, key, near)),
    };
  }
  return {
    ...about,
    message: `${quote(key)} is not a parameter; ${acceptedInWords(accepted)}.`,
    ...(severity === 'error' ? fixOf(`Remove ${quote(key)}`, removeKey(call, key)) : {}),
  };
}

/** What a tool accepts is told with every strange key, so it is put in words once. */
const inWords = new WeakMap<ReadonlySet<string>, string>();

function acceptedInWords(accepted: ReadonlySet<string>): string {
  const known = inWords.get(accepted);
  if (known !== undefined) return known;
  const words =
    accepted.size === 0
      ? 'this tool takes no arguments'
      : `accepted ${accepted.size === 1 ? 'is' : 'are'} ${quoteList([...accepted])}`;
  inWords.set(accepted, words);
  return words;
}

function placeOf({ args, place }: SeenCall, key: string): Pick<Finding, 'range'> {
  const member = args.get(key);
  return member === undefined ? {} : { range: place(member.keyStart, member.keyEnd) };
}
