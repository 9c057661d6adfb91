import type { CallTable } from '../report/call-table.ts';
import type { Profile } from '../rung/grammar.ts';
import { fitsType } from '../rung/json-type.ts';
import { Accepted, NO_EFFECT, sum } from './effect.ts';
import type { Collision, Effect, Mined, MinedAlias } from './mined.ts';
import { type Pair, Pairs } from './pairs.ts';
import { type SeenShape, type SeenTool, seenShapes } from './seen-shapes.ts';

/** How far it is: shapes and pairs that were looked at. */
export interface MiningProgress {
  readonly done: number;
  readonly of: number;
}

/** So many pairs of one tool are tried, the best supported ones. */
const MOST_OF_TOOL = 40;
/** So many are told in all. */
const MOST = 300;

/**
 * Looks for keys that calls send for a parameter: in calls that are sent back, and in those that get through and lose the
 * value. Calls are decided by shape and weighed by their number. Yields often, so that whoever runs it can breathe.
 */
export function* mineAliases(table: CallTable): Generator<MiningProgress, Mined> {
  const { tools, calls, skipped } = seenShapes(table);
  const { profile } = table.toolbox;
  const of = 3 * tools.reduce((all, { shapes }) => all + shapes.length, 0);
  let done = 0;
  const found: Omit<MinedAlias, 'helps'>[] = [];
  let together: readonly Omit<MinedAlias, 'helps'>[] = [];
  let effect = NO_EFFECT;
  const helps = new Map<Omit<MinedAlias, 'helps'>, number>();

  for (const seen of tools) {
    const pairs = new Pairs(seen);
    for (const shape of seen.shapes) {
      pairs.add(shape);
      done += 1;
      if (done % 64 === 0) yield { done, of };
    }
    const byKey = shapesByKey(seen);
    const ofTool: Omit<MinedAlias, 'helps'>[] = [];
    for (const [pair, other] of best(pairs)) {
      const shapes = byKey.get(pair.synonym) ?? [];
      ofTool.push(weigh(seen, pair, other, shapes, profile));
      yield { done, of };
    }
    done += seen.shapes.length;
    const chosen = withoutConflict(ofTool, byKey);
    const all = new Map(chosen.map(({ synonym, param }) => [synonym, param]));
    const accepted = new Accepted(seen, all, profile);
    const concerned = new Set([...all.keys()].flatMap((key) => byKey.get(key) ?? []));
    let tried = 0;
    for (const shape of concerned) {
      const one = accepted.on(shape);
      effect = sum(effect, one);
      for (const alias of one.repaired > 0 ? chosen : [])
        if (shape.args.has(alias.synonym)) helps.set(alias, (helps.get(alias) ?? 0) + one.repaired);
      tried += 1;
      if (tried % 64 === 0) yield { done: done + tried, of };
    }
    done += seen.shapes.length;
    found.push(...ofTool);
    together = [...together, ...chosen.filter((alias) => helps.has(alias))];
  }
  const told = found
    .map((alias) => ({ alias, helped: Math.max(helps.get(alias) ?? 0, alias.effect.repaired) }))
    .sort((a, b) => b.helped - a.helped || b.alias.denied - a.alias.denied || b.alias.lossy - a.alias.lossy)
    .slice(0, MOST)
    .map(({ alias }) => alias);
  return {
    aliases: told.map((alias) => ({ ...alias, helps: helps.get(alias) ?? 0 })),
    together: together.map((alias) => told.indexOf(alias)).filter((place) => place !== -1),
    effect,
    calls,
    skipped,
  };
}

/** For each key its likeliest parameter, with the one that comes next. */
function best(pairs: Pairs): (readonly [Pair, Pair | undefined])[] {
  return pairs
    .found()
    .flatMap(([first, second]) => (first === undefined ? [] : [[first, second] as const]))
    .sort(([a], [b]) => b.denied - a.denied || b.lossy - a.lossy)
    .slice(0, MOST_OF_TOOL);
}

function shapesByKey({ shapes }: SeenTool): ReadonlyMap<string, readonly SeenShape[]> {
  const byKey = new Map<string, SeenShape[]>();
  for (const shape of shapes) {
    for (const key of new Set(shape.args.members.map((member) => member.key))) {
      const others = byKey.get(key);
      if (others === undefined) byKey.set(key, [shape]);
      else others.push(shape);
    }
  }
  return byKey;
}

function weigh(
  seen: SeenTool,
  { synonym, param, near, declared, denied, lossy }: Pair,
  other: Pair | undefined,
  shapes: readonly SeenShape[],
  profile: Profile,
): Omit<MinedAlias, 'helps'> {
  const accepted = new Accepted(seen, new Map([[synonym, param.name]]), profile);
  let effect: Effect = NO_EFFECT;
  let misfits = 0;
  let rivalCalls = 0;
  const rivals = new Set<string>();
  for (const shape of shapes) {
    effect = sum(effect, accepted.on(shape));
    const value = shape.args.get(synonym)?.value;
    const claims = shape.ruling.kind === 'DEFER' ? [] : accepted.rivals(shape, synonym, param.name);
    for (const key of claims) rivals.add(key);
    if (claims.length > 0) rivalCalls += shape.calls;
    else if (value !== undefined && !fitsType(shape.args.text, value, param.type)) misfits += shape.calls;
  }
  const isUndecided = other !== undefined && other.near === near && other.denied + other.lossy > 0;
  const collisions: Collision[] = [
    ...(declared ? [{ kind: 'declared' as const }] : []),
    ...(rivalCalls === 0 ? [] : [{ kind: 'rival' as const, keys: [...rivals], calls: rivalCalls }]),
    ...(misfits === 0 ? [] : [{ kind: 'type' as const, calls: misfits }]),
    ...(isUndecided ? [{ kind: 'undecided' as const, param: other.param.name }] : []),
  ];
  return { tool: seen.tool.name, synonym, param: param.name, denied, lossy, near, collisions, effect };
}

/** Those without a collision, of which no two come together in one call for one parameter; the best supported first. */
function withoutConflict(
  aliases: readonly Omit<MinedAlias, 'helps'>[],
  byKey: ReadonlyMap<string, readonly SeenShape[]>,
): Omit<MinedAlias, 'helps'>[] {
  const chosen: Omit<MinedAlias, 'helps'>[] = [];
  for (const alias of aliases) {
    const { synonym, param, denied, collisions, effect } = alias;
    if (denied === 0 || collisions.length > 0 || effect.newlyInvalid + effect.ambiguous > 0) continue;
    const rivals = chosen.filter((one) => one.param === param).map((one) => one.synonym);
    const meets = byKey.get(synonym)?.some(({ args }) => rivals.some((key) => args.has(key))) ?? false;
    if (!meets) chosen.push(alias);
  }
  return chosen;
}
