import { quote } from '../quote.ts';
import { fitsType } from '../rung/json-type.ts';
import { POSITIONAL } from '../rung/loaded-grammar.ts';
import { pointer } from './pointer.ts';
import { type CallRule, paramsOf, type SeenCall } from './rule.ts';
import { type BoundValue, boundValues } from './unnamed-values.ts';

/** More values than JSON has types always leave two that could change places. */
const MOST = 7;

/**
 * Types alone would allow another way to give out the values without names. Then nothing in the call proves that the
 * order was the one that was meant: not a fault, but the reason why a wrong order could not be seen.
 */
export const anotherReading: CallRule = (call) => {
  const bound = boundValues(call);
  const [first] = bound;
  const message = bound.length > MOST ? sayMany(bound) : (sayChange(call, bound) ?? sayEmpty(call, bound));
  if (first === undefined || message === undefined) return [];
  const list = call.args.get(POSITIONAL);
  return [
    {
      code: 'another-reading',
      severity: call.list.sortedByMachine ? 'warning' : 'hint',
      message: call.list.sortedByMachine
        ? `${message} This list of tools was sorted by a machine, so its order proves nothing.`
        : message,
      pointer: pointer(POSITIONAL),
      range: call.place(list?.value.start ?? first.value.start, list?.value.end ?? first.value.end),
    },
  ];
};

function sayMany(bound: readonly BoundValue[]): string {
  return `${bound.length} values came without names, so some of one type could change places unseen.`;
}

/** Two values, or a ring of them, that fit each other's parameters. */
function sayChange(call: SeenCall, bound: readonly BoundValue[]): string | undefined {
  const couldTake = (taker: BoundValue, giver: BoundValue) =>
    taker !== giver && fitsType(call.args.text, giver.value, taker.param.type);
  for (const one of bound) {
    const other = bound.find((next) => couldTake(one, next) && couldTake(next, one));
    if (other !== undefined) {
      return `The values of ${quote(one.param.name)} and ${quote(other.param.name)} could change places unseen: both take either.`;
    }
  }
  // Without a pair, a ring: drop whoever no other value fits, until nobody is left or everybody has a successor.
  let left = bound;
  for (;;) {
    const kept = left.filter((one) => left.some((other) => couldTake(one, other)));
    if (kept.length === left.length) break;
    left = kept;
  }
  const names = left.map(({ param }) => quote(param.name)).join(', ');
  return left.length === 0 ? undefined : `The values of ${names} could change places in a ring unseen.`;
}

/** An open parameter that stayed empty and would take one of the values. */
function sayEmpty(call: SeenCall, bound: readonly BoundValue[]): string | undefined {
  const filled = new Set(bound.map(({ param }) => param.name));
  const open = [...paramsOf(call).values()].filter(
    ({ name }) => !filled.has(name) && !call.args.has(name) && !call.args.has(`named:${name}`),
  );
  for (const param of open) {
    const taker = bound.find(({ value }) => fitsType(call.args.text, value, param.type));
    if (taker !== undefined) {
      return `The value of ${quote(taker.param.name)} would fit ${quote(param.name)} too, which got none.`;
    }
  }
  return undefined;
}
