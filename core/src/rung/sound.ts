import type { Args } from './args.ts';
import type { JsonValue } from './json-text.ts';
import { fitsType } from './json-type.ts';
import { type LoadedGrammar, type LoadedParam, POSITIONAL } from './loaded-grammar.ts';
import { type Bound, isGiven, openParams, zip } from './positional.ts';
import type { Rules } from './rules.ts';

/** A repair is made only when nothing about it is a guess. */
export const sound: Rules = {
  refusesMalformed: true,
  keepsOthers: true,

  doubtCall(args, { renames, shadowed }) {
    if (args.hasDoubledKey()) return 'loss';
    const claimed = renames.map(({ to }) => to);
    const rivals =
      shadowed.length > 0 ||
      new Set(claimed).size < claimed.length ||
      (claimed.length > 0 && args.has(POSITIONAL)) ||
      claimed.some((name) => args.has(`named:${name}`));
    return rivals ? 'ambiguous' : undefined;
  },

  doubtRenames({ params }, args, { renames, renamed }) {
    const names = new Set(renames.map(({ to }) => to));
    const moved = renamed.members.filter(({ key }) => names.has(key));
    const values = new Map(moved.map(({ key, value }) => [key, value]));
    const allFit = params.every((param) => {
      const value = values.get(param.name);
      return value === undefined || fits(args, value, param);
    });
    return allFit ? undefined : 'type';
  },

  bind(grammar, args, values) {
    if (grammar.clashes) return 'loss';
    const open = openParams(grammar, args);
    const targets = targetsOf(open, values.length);
    if (targets === undefined) return 'arity';
    const last = targets.at(-1);
    const areFirst = open[values.length - 1] === last;
    if (!areFirst && fitAll(args, zip(open, values))) return 'arity';
    const bound = zip(targets, values);
    if (!fitAll(args, bound)) return 'type';
    if (isGivenBefore(grammar, args, last)) return 'order';
    if (!grammar.ordered && !isOnlyReading(args, bound, open)) return 'order';
    return bound;
  },
};

/** As many values as open params, or as open required ones; nothing between. */
function targetsOf(open: readonly LoadedParam[], count: number): readonly LoadedParam[] | undefined {
  if (count === open.length) return open;
  const needed = open.filter(({ required }) => required);
  return count === needed.length ? needed : undefined;
}

function fits({ text }: Args, value: JsonValue, { type }: LoadedParam): boolean {
  return fitsType(text, value, type);
}

function fitAll(args: Args, bound: readonly Bound[]): boolean {
  return bound.every(({ value, param }) => fits(args, value, param));
}

/** As in a Python call, a param that is given by name may not stand before one that is filled without. */
function isGivenBefore({ params }: LoadedGrammar, args: Args, last: LoadedParam | undefined): boolean {
  return params.find((param) => param === last || isGiven(args, param)) !== last;
}

/** JSON has this many types; of more values, two have one type and could change places. */
const TYPES = 7;

/** Whether types alone leave one way to give the values out. */
function isOnlyReading(args: Args, bound: readonly Bound[], open: readonly LoadedParam[]): boolean {
  if (bound.length > TYPES) return false;
  const filled = new Set(bound.map(({ param }) => param));
  const empty = open.filter((param) => !filled.has(param));
  if (empty.some((param) => bound.some(({ value }) => fits(args, value, param)))) return false;
  // Values could change places where "would fit the other's param" leads round a ring: peel off whoever is in none.
  let ring = bound;
  for (;;) {
    const left = ring.filter(({ value, param }) =>
      ring.some((other) => other.param !== param && fits(args, value, other.param)),
    );
    if (left.length === ring.length) return left.length === 0;
    ring = left;
  }
}
