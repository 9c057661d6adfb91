import { quote } from '../quote.ts';
import { stringOf, wholeValue } from '../rung/json-text.ts';
import { pointer } from './pointer.ts';
import { type CallRule, countingMembers, fixOf, renamesOf } from './rule.ts';
import { takesKind } from './schema-view.ts';
import { typesInWords } from './type-words.ts';

/** What every text with such a value holds: a quote before a bracket. */
const MAY_OPEN = /"(?:[ ]|\\[nrt])*[[{]/;

/** Behind its quote, text that may hold a list or an object starts so. */
const OPENS = /^"(?:[ ]|\\[nrt])*[[{]/;

/** A value is text that holds a list or an object where the parameter takes the list or the object itself. */
export const jsonInString: CallRule = (call) => {
  const { tool } = call;
  const { text } = call.args;
  if (tool === undefined || !MAY_OPEN.test(text)) return [];
  const renames = renamesOf(call);
  return countingMembers(call).flatMap(({ key, value }) => {
    if (value.kind !== 'string' || !OPENS.test(text.slice(value.start, value.start + 40))) return [];
    const name = renames.get(key) ?? key;
    const types = tool.types.get(name);
    if (types === undefined || types === 'any') return [];
    const content = stringOf(text, value) ?? '';
    const inner = wholeValue(content);
    if (inner === undefined || !takesKind(types, inner.kind)) return [];
    const isExcluded = !takesKind(types, 'string');
    const kind = inner.kind === 'array' ? 'a list' : 'an object';
    return [
      {
        code: 'json-in-string' as const,
        severity: isExcluded ? ('error' as const) : ('warning' as const),
        message: isExcluded
          ? `${quote(name)} takes ${typesInWords(types)} and got text that contains ${kind}; send it without the quotes.`
          : `${quote(name)} got text that contains ${kind}; it takes ${kind} as well.`,
        pointer: pointer(key),
        range: call.place(value.start, value.end),
        ...fixOf('Remove the quotes', [call.edit(value.start, value.end, content.trim())]),
      },
    ];
  });
};
