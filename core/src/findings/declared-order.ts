import type { Fix } from '../finding.ts';
import { quote } from '../quote.ts';
import { items, type JsonMember, members, sliceOf, wholeValue } from '../rung/json-text.ts';
import { pointer } from './pointer.ts';
import { type CallRule, gateOf, type SeenCall } from './rule.ts';

/** Values without names went to the parameters in the grammar's order, and the schema declares another. */
export const declaredOrder: CallRule = (call) => {
  const { args, explanation, declared } = call;
  const bindings = gateOf(explanation, 'positional')?.bindings ?? [];
  const root = wholeValue(args);
  if (declared === undefined || bindings.length === 0 || root === undefined) return [];
  const sent = members(args, root);
  const list = sent.findLast(({ key }) => key === '_positional');
  if (list === undefined) return [];
  const places = items(args, list.value);
  const values = places.map((place) => sliceOf(args, place));
  const meant = new Map(declared.map((name, index) => [name, values[index]]));
  const wrong = bindings.find(({ index, param }) => values[index] !== meant.get(param));
  const place = places[wrong?.index ?? 0];
  if (wrong === undefined || place === undefined) return [];
  const fix = nameValues(call, sent, list, values, declared);
  return [
    {
      code: 'declared-order',
      severity: 'warning',
      message: `${quote(wrong.param)} got ${quote(values[wrong.index] ?? '')}; in the schema's own order it belongs to ${quote(declared[wrong.index] ?? '')}.`,
      pointer: pointer('_positional', wrong.index),
      range: call.locate(place.start, place.end - place.start),
      ...(fix === undefined ? {} : { fix }),
    },
  ];
};

/** Writes the values under the names that the schema declares, unless one of them is in the call already. */
function nameValues(
  call: SeenCall,
  sent: readonly JsonMember[],
  list: JsonMember,
  values: readonly string[],
  declared: readonly string[],
): Fix | undefined {
  const taken = new Set(sent.filter((member) => member !== list).map(({ key }) => key));
  if (declared.length !== values.length || taken.has('_positional')) return undefined;
  if (declared.some((name) => taken.has(name))) return undefined;
  const named = declared
    .map((name, index) => `${JSON.stringify(name)}: ${values[index] ?? 'null'}`)
    .join(', ');
  const text = call.escape(named);
  if (text === undefined) return undefined;
  const range = call.locate(list.keyStart, list.value.end - list.keyStart);
  return { title: `Name the ${values.length} values`, edits: [{ kind: 'text', range, text }] };
}
