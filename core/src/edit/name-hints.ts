import { gateOf } from '../findings/rule.ts';
import { rangesInText } from '../formats/place.ts';
import type { ReadCall } from '../formats/read-calls.ts';
import { quote } from '../quote.ts';
import type { Explanation } from '../rung/explanation.ts';
import type { Grammar } from '../rung/grammar.ts';
import { items, members, wholeValue } from '../rung/json-text.ts';
import { fitsType } from '../rung/json-type.ts';
import { POSITIONAL } from '../rung/loaded-grammar.ts';

/** A name that a repair gives, shown at its value or key. */
export interface NameHint {
  /** In the pasted text: where the value starts, or where the key ends. */
  readonly offset: number;
  readonly at: 'value' | 'key';
  readonly name: string;
  /** Why this is probably wrong, in a sentence. */
  readonly doubt?: string;
}

/**
 * The names that the values of a call without names get, and those that its synonyms take: what a repair does, shown in
 * the text itself. None for a call that is not repaired, or whose args stand nowhere as one piece.
 */
export function nameHints(
  text: string,
  call: ReadCall,
  { verdict, gates }: Explanation,
  grammar: Grammar | undefined,
  declared: readonly string[] | undefined,
): NameHint[] {
  const root =
    verdict.kind === 'TRANSFORM' && call.place.kind !== 'whole' ? wholeValue(call.args) : undefined;
  if (verdict.kind !== 'TRANSFORM' || root === undefined) return [];
  const at = rangesInText(text, call);
  const sent = members(call.args, root);
  if (verdict.repair === 'alias') {
    const names = new Map(gateOf({ verdict, gates }, 'alias')?.renames.map(({ from, to }) => [from, to]));
    return sent.flatMap(({ key, keyEnd }): NameHint[] => {
      const name = names.get(key);
      return name === undefined ? [] : [{ offset: at(keyEnd, 0).offset, at: 'key', name }];
    });
  }
  const list = sent.findLast(({ key }) => key === POSITIONAL)?.value;
  const values = list === undefined ? [] : items(call.args, list);
  const bindings = gateOf({ verdict, gates }, 'positional')?.bindings ?? [];
  const types = new Map(grammar?.params?.map(({ name, type }) => [name, type]));
  return bindings.flatMap(({ index, param }): NameHint[] => {
    const value = values[index];
    if (value === undefined) return [];
    const type = types.get(param) ?? '';
    const meant = declared?.length === bindings.length ? declared[index] : undefined;
    const doubts = [
      ...(fitsType(call.args, value, type) ? [] : [`${quote(param)} takes ${quote(type)}.`]),
      ...(meant === undefined || meant === param
        ? []
        : [`In the order of the schema this value belongs to ${quote(meant)}.`]),
    ];
    return [
      {
        offset: at(value.start, 0).offset,
        at: 'value',
        name: param,
        ...(doubts.length === 0 ? {} : { doubt: doubts.join(' ') }),
      },
    ];
  });
}
