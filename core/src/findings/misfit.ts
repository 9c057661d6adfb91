import type { Finding } from '../finding.ts';
import { quote, quoteValue } from '../quote.ts';
import type { Param } from '../rung/grammar.ts';
import { type JsonValue, sliceOf } from '../rung/json-text.ts';
import { fitsType } from '../rung/json-type.ts';
import { POSITIONAL } from '../rung/loaded-grammar.ts';
import { pointer } from './pointer.ts';
import { type CallRule, gateOf, paramsOf, type SeenCall } from './rule.ts';
import { typeInWords } from './type-words.ts';
import { boundValues } from './unnamed-values.ts';

/** A value that a repair moved has a type that its new parameter does not take. */
export const misfit: CallRule = (call) => {
  if (call.explanation.verdict.kind !== 'TRANSFORM') return [];
  const { text } = call.args;
  return movedValues(call)
    .filter(({ param, value }) => !fitsType(text, value, param.type))
    .map(
      ({ param, value, at }): Finding => ({
        code: 'misfit',
        severity: 'warning',
        message: `${quote(param.name)} takes ${typeInWords(param.type)} and got ${quoteValue(sliceOf(text, value))}.`,
        pointer: at,
        range: call.place(value.start, value.end),
      }),
    );
};

function movedValues(call: SeenCall): readonly { param: Param; value: JsonValue; at: string }[] {
  const alias = gateOf(call.explanation, 'alias');
  if (alias?.decides !== true) {
    return boundValues(call).map(({ index, param, value }) => ({
      param,
      value,
      at: pointer(POSITIONAL, index),
    }));
  }
  const params = paramsOf(call);
  return alias.renames.flatMap(({ from, to }) => {
    const param = params.get(to);
    const value = call.args.get(from)?.value;
    return param === undefined || value === undefined ? [] : [{ param, value, at: pointer(from) }];
  });
}
