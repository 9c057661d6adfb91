import { quote } from '../quote.ts';
import { pointer } from './pointer.ts';
import { type CallRule, countingMembers } from './rule.ts';
import { takesKind } from './schema-view.ts';
import { typesInWords } from './type-words.ts';

/** A required parameter is given as `null`, and its type does not take that: there, and still without a value. */
export const nullRequired: CallRule = (call) => {
  const { tool } = call;
  if (tool === undefined || !call.args.text.includes('null')) return [];
  return countingMembers(call).flatMap(({ key, value }) => {
    const types = tool.types.get(key);
    if (value.kind !== 'null' || !tool.required.has(key)) return [];
    if (types === undefined || types === 'any' || takesKind(types, 'null')) return [];
    return [
      {
        code: 'null-required' as const,
        severity: 'error' as const,
        message: `${quote(key)} is required and takes ${typesInWords(types)}; it was given as \`null\`.`,
        pointer: pointer(key),
        range: call.place(value.start, value.end),
      },
    ];
  });
};
