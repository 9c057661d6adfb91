import { quote } from '../quote.ts';
import { items, members, sliceOf, wholeValue } from '../rung/json-text.ts';
import { pointer } from './pointer.ts';
import { type CallRule, gateOf } from './rule.ts';

/** Values without names went to the parameters in the grammar's order, and the schema declares another. */
export const declaredOrder: CallRule = ({ args, range, explanation, declared }) => {
  const bindings = gateOf(explanation, 'positional')?.bindings ?? [];
  if (declared === undefined || bindings.length === 0) return [];
  const values = positionalValues(args);
  const meant = new Map(declared.map((name, index) => [name, values[index]]));
  const wrong = bindings.find(({ index, param }) => values[index] !== meant.get(param));
  if (wrong === undefined) return [];
  const owner = declared[wrong.index] ?? '';
  return [
    {
      code: 'declared-order',
      severity: 'warning',
      message: `${quote(wrong.param)} got ${quote(values[wrong.index] ?? '')}; in the schema's own order it belongs to ${quote(owner)}.`,
      pointer: pointer('_positional', wrong.index),
      range,
    },
  ];
};

function positionalValues(args: string): string[] {
  const root = wholeValue(args);
  const member = root && members(args, root).findLast(({ key }) => key === '_positional');
  return member === undefined ? [] : items(args, member.value).map((item) => sliceOf(args, item));
}
