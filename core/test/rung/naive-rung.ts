import type { Grammar, Param, Profile } from '../../src/rung/grammar.ts';
import type { DenyCause } from '../../src/rung/verdict.ts';

/**
 * The rules of both profiles said a second time, as plainly as they can be said and without a thought for speed:
 * over lists of members instead of text, every reading of a list tried. Shares nothing with what it checks.
 */

/** Key and JSON text of the value, in the order of the call; `null` for args that are no object. */
export type NaiveArgs = readonly (readonly [key: string, value: string])[] | null;

export type NaiveVerdict =
  | { kind: 'DEFER'; because: 'no-grammar' | 'well-formed' }
  | { kind: 'TRANSFORM'; repair: 'alias' | 'positional'; newArgs: readonly (readonly [string, string])[] }
  | { kind: 'DENY'; cause: DenyCause; missing: readonly string[]; stillMissing: readonly string[] };

export function naive(grammar: Grammar | undefined, args: NaiveArgs, profile: Profile): NaiveVerdict {
  if (grammar === undefined) return { kind: 'DEFER', because: 'no-grammar' };
  return profile === 'fak' ? naiveFak(grammar, args ?? []) : naiveSound(grammar, args);
}

function naiveFak(grammar: Grammar, args: readonly (readonly [string, string])[]): NaiveVerdict {
  const params = grammar.params ?? [];
  const missing = missingIn(params, args);
  if (missing.length === 0) return { kind: 'DEFER', because: 'well-formed' };

  const renamed = new Map(args);
  let anyRename = false;
  // The later key of the call wins: replay the members that count in the order of the text.
  const last = args.filter(([key], index) => args.findLastIndex(([other]) => other === key) === index);
  for (const [key, value] of last) {
    const param = aliasOf(grammar, key);
    if (param === undefined || hasKey(args, param)) continue;
    anyRename = true;
    renamed.delete(key);
    renamed.set(param, value);
  }
  const stillMissing = missingIn(params, [...renamed]);
  if (anyRename && stillMissing.length === 0) {
    return { kind: 'TRANSFORM', repair: 'alias', newArgs: [...renamed] };
  }

  const list = listIn(args);
  if (list !== undefined && list.length === params.length) {
    const zipped = new Map(params.map((param, index) => [param.name, list[index] ?? '']));
    return { kind: 'TRANSFORM', repair: 'positional', newArgs: [...zipped] };
  }
  return { kind: 'DENY', cause: list === undefined ? 'missing' : 'arity', missing, stillMissing };
}

function naiveSound(grammar: Grammar, args: NaiveArgs): NaiveVerdict {
  const params = grammar.params ?? [];
  const missing = missingIn(params, args ?? []);
  const deny = (cause: DenyCause, stillMissing = missing): NaiveVerdict => ({
    kind: 'DENY',
    cause,
    missing,
    stillMissing,
  });
  if (args === null) return deny('malformed');
  if (missing.length === 0) return { kind: 'DEFER', because: 'well-formed' };

  const keys = args.map(([key]) => key);
  if (new Set(keys).size < keys.length) return deny('loss');

  const claims = args.flatMap(([key, value]) => {
    const param = synonymOf(grammar, key);
    return param === undefined ? [] : [{ key, value, param }];
  });
  const rivals = claims.some(
    ({ key, param }) =>
      given(args, param) || claims.some((other) => other.param === param && other.key !== key),
  );
  if (rivals || (claims.length > 0 && hasKey(args, '_positional'))) return deny('ambiguous');

  if (claims.length > 0) {
    const rename = (key: string) => claims.find((claim) => claim.key === key)?.param ?? key;
    const renamed = args.map(([key, value]) => [rename(key), value] as const);
    const stillMissing = missingIn(params, renamed);
    if (stillMissing.length > 0) return deny('missing', stillMissing);
    const fits = claims.every(({ param, value }) =>
      params.every(({ name, type }) => name !== param || naiveFits(value, type)),
    );
    return fits ? { kind: 'TRANSFORM', repair: 'alias', newArgs: renamed } : deny('type', stillMissing);
  }

  const list = listIn(args);
  if (list === undefined) return deny('missing');
  const names = params.map(({ name }) => name);
  if (new Set(names).size < names.length || names.includes('_positional')) return deny('loss');

  const open = params.filter(({ name }) => !given(args, name));
  const needed = open.filter(({ required }) => required);
  const targets = list.length === open.length ? open : list.length === needed.length ? needed : undefined;
  if (targets === undefined) return deny('arity');
  const first = open.slice(0, list.length);
  const others = first.some((param, index) => param !== targets[index]);
  if (others && fitAll(list, first)) return deny('arity');
  if (!fitAll(list, targets)) return deny('type');

  const lastFilled = Math.max(...targets.map((param) => params.indexOf(param)));
  const skips = params.some((param, index) => index < lastFilled && given(args, param.name));
  if (skips) return deny('order');
  if (grammar.ordered === false) {
    const readings = arrangements(open, list.length).filter((reading) => fitAll(list, reading));
    if (readings.length !== 1) return deny('order');
  }

  const kept = args.filter(([key]) => key !== '_positional');
  const filled = targets.map((param, index) => [param.name, list[index] ?? ''] as const);
  return { kind: 'TRANSFORM', repair: 'positional', newArgs: [...kept, ...filled] };
}

function hasKey(args: readonly (readonly [string, string])[], key: string): boolean {
  return args.some(([given]) => given === key);
}

function given(args: readonly (readonly [string, string])[], param: string): boolean {
  return hasKey(args, param) || hasKey(args, `named:${param}`);
}

function missingIn(params: readonly Param[], args: readonly (readonly [string, string])[]): string[] {
  return params.filter(({ name, required }) => required && !given(args, name)).map(({ name }) => name);
}

function aliasOf(grammar: Grammar, key: string): string | undefined {
  return Object.entries(grammar.aliases ?? {}).find(([synonym]) => synonym === key)?.[1];
}

function synonymOf(grammar: Grammar, key: string): string | undefined {
  const names = (grammar.params ?? []).map(({ name }) => name);
  if (names.includes(key) || key === '_positional' || key.startsWith('named:')) return undefined;
  const param = aliasOf(grammar, key);
  return param !== undefined && names.includes(param) ? param : undefined;
}

/** The texts of the values in `_positional`, when it is a list; the later key counts. */
function listIn(args: readonly (readonly [string, string])[]): string[] | undefined {
  const value: unknown = JSON.parse(new Map(args).get('_positional') ?? 'null');
  return Array.isArray(value) ? value.map((item) => JSON.stringify(item)) : undefined;
}

const KNOWN = ['string', 'number', 'integer', 'boolean', 'array', 'object', 'null'];

export function naiveFits(value: string, type: string): boolean {
  const parsed: unknown = JSON.parse(value);
  const names = type === '' ? [] : type.split('|').map((name) => name.toLowerCase());
  if (names.length === 0 || names.some((name) => !KNOWN.includes(name))) return true;
  if (parsed === null) return names.includes('null');
  if (Array.isArray(parsed)) return names.includes('array');
  if (typeof parsed === 'number' && Number.isInteger(parsed) && names.includes('integer')) return true;
  return names.includes(typeof parsed);
}

function fitAll(values: readonly string[], params: readonly Param[]): boolean {
  return values.every((value, index) => naiveFits(value, params[index]?.type ?? ''));
}

/** Every way to choose `count` of the params, in every order. */
function arrangements(params: readonly Param[], count: number): Param[][] {
  if (count === 0) return [[]];
  return params.flatMap((param) =>
    arrangements(
      params.filter((other) => other !== param),
      count - 1,
    ).map((rest) => [param, ...rest]),
  );
}
