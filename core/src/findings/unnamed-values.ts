import type { Param } from '../rung/grammar.ts';
import { items, type JsonValue } from '../rung/json-text.ts';
import { POSITIONAL } from '../rung/loaded-grammar.ts';
import { gateOf, paramsOf, type SeenCall } from './rule.ts';

/** A value without a name that was given to a param. */
export interface BoundValue {
  readonly index: number;
  readonly param: Param;
  readonly value: JsonValue;
}

/** The values of `_positional`; none when it is no list. */
export function unnamedValues({ args }: SeenCall): readonly JsonValue[] {
  const list = args.get(POSITIONAL);
  return list === undefined ? [] : items(args.text, list.value);
}

/** Which value went where; none unless that repair was made. */
export function boundValues(call: SeenCall): readonly BoundValue[] {
  const bindings = gateOf(call.explanation, 'positional')?.bindings ?? [];
  if (bindings.length === 0) return [];
  const values = unnamedValues(call);
  const params = paramsOf(call);
  return bindings.flatMap(({ index, param: name }) => {
    const value = values[index];
    const param = params.get(name);
    return value === undefined || param === undefined ? [] : [{ index, param, value }];
  });
}
