import type { Finding } from '../finding.ts';
import { quote, quoteValue } from '../quote.ts';
import { sliceOf } from '../rung/json-text.ts';
import { POSITIONAL } from '../rung/loaded-grammar.ts';
import { pointer } from './pointer.ts';
import { type CallRule, fixOf, type SeenCall } from './rule.ts';
import { boundValues, unnamedValues } from './unnamed-values.ts';

/** Values without names went to the parameters in sorted order, and the schema declares another. */
export const declaredOrder: CallRule = (call) => {
  const bound = boundValues(call);
  if (bound.length === 0) return [];
  const declared = [...(call.tool?.schema?.properties.keys() ?? [])];
  if (declared.length !== bound.length) return [];
  const values = unnamedValues(call).map((value) => sliceOf(call.args.text, value));
  const meant = new Map(declared.map((name, index) => [name, values[index]]));
  const wrong = bound.find(({ index, param }) => values[index] !== meant.get(param.name));
  if (wrong === undefined) return [];
  const owner = declared[wrong.index] ?? '';
  return [
    {
      code: 'declared-order',
      severity: 'warning',
      message: `${quote(wrong.param.name)} got ${quoteValue(values[wrong.index] ?? '')}; in the schema's own order it belongs to ${quote(owner)}.`,
      pointer: pointer(POSITIONAL, wrong.index),
      range: call.place(wrong.value.start, wrong.value.end),
      ...nameThem(call, declared, values),
    },
  ];
};

/** Writes the values under the names that they have in declared order. */
function nameThem(
  { args, edit }: SeenCall,
  declared: readonly string[],
  values: readonly string[],
): Pick<Finding, 'fix'> {
  const [list, second] = args.members.filter(({ key }) => key === POSITIONAL);
  if (list === undefined || second !== undefined || declared.some((name) => args.has(name))) return {};
  const named = declared.map((name, index) => `${JSON.stringify(name)}: ${values[index] ?? ''}`).join(', ');
  const title = values.length === 1 ? 'Name the value' : `Name the ${values.length} values`;
  return fixOf(title, [edit(list.keyStart, list.value.end, named)]);
}
