import type { Args } from './args.ts';
import type { JsonValue } from './json-text.ts';
import { fitsType } from './json-type.ts';
import { type LoadedGrammar, type LoadedParam, POSITIONAL } from './loaded-grammar.ts';
import { type Bound, isGiven, openParams } from './positional.ts';
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

  doubtRenames({ params }, args, { renames }) {
    const synonyms = new Map(renames.map(({ from, to }) => [to, from]));
    const allFit = params.every((param) => {
      const synonym = synonyms.get(param.name);
      return synonym === undefined || fits(args, args.get(synonym)?.value, param);
    });
    return allFit ? undefined : 'type';
  },

  bind(grammar, args, values) {
    if (grammar.clashes) return 'loss';
    const open = openParams(grammar, args);
    const targets = targetsOf(open, values.length);
    if (targets === undefined) return 'arity';
    const first = open.slice(0, values.length);
    const others = first.some((param, index) => param !== targets[index]);
    if (others && fitAll(args, values, first)) return 'arity';
    if (!fitAll(args, values, targets)) return 'type';
    if (isGivenBefore(grammar, args, targets.at(-1))) return 'order';
    if (!grammar.ordered && !isOnlyReading(args, values, targets, open)) return 'order';
    return targets.flatMap((param, index): Bound[] => {
      const value = values[index];
      return value === undefined ? [] : [{ index, param, value }];
    });
  },
};

/** As many values as open params, or as open required ones; nothing between. */
function targetsOf(open: readonly LoadedParam[], count: number): readonly LoadedParam[] | undefined {
  if (count === open.length) return open;
  const needed = open.filter(({ required }) => required);
  return count === needed.length ? needed : undefined;
}

function fits(args: Args, value: JsonValue | undefined, param: LoadedParam | undefined): boolean {
  return value !== undefined && param !== undefined && fitsType(args.text, value, param.type);
}

function fitAll(args: Args, values: readonly JsonValue[], params: readonly LoadedParam[]): boolean {
  return values.every((value, index) => fits(args, value, params[index]));
}

/** As in a Python call, a param that is given by name may not stand before one that is filled without. */
function isGivenBefore({ params }: LoadedGrammar, args: Args, last: LoadedParam | undefined): boolean {
  for (const param of params) {
    if (param === last) return false;
    if (isGiven(args, param)) return true;
  }
  return false;
}

/** JSON has this many types; of more values, two have one type and could change places. */
const TYPES = 7;

/** Whether types alone leave one way to give the values out. */
function isOnlyReading(
  args: Args,
  values: readonly JsonValue[],
  targets: readonly LoadedParam[],
  open: readonly LoadedParam[],
): boolean {
  if (values.length > TYPES) return false;
  const filled = new Set(targets);
  const empty = open.filter((param) => !filled.has(param));
  if (empty.some((param) => values.some((value) => fits(args, value, param)))) return false;
  // Values could change places where "would fit the other's param" leads round a ring: peel off whoever is in none.
  let ring = values.map((_, index) => index);
  for (;;) {
    const left = ring.filter((from) =>
      ring.some((to) => to !== from && fits(args, values[from], targets[to])),
    );
    if (left.length === ring.length) return left.length === 0;
    ring = left;
  }
}
