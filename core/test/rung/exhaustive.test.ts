import { describe, expect, test } from 'vitest';
import type { Grammar, Param, Profile } from '../../src/rung/grammar.ts';
import { Rung } from '../../src/rung/rung.ts';
import { type NaiveArgs, naive } from './naive-rung.ts';

/**
 * Every grammar and call of a small scope, both profiles, against the naive statement of the rules. `RUNG_EXHAUSTIVE=1` walks
 * the whole scope; otherwise one case in ten is drawn, or one in as many as that says.
 */
const ONE_IN = Number(process.env.RUNG_EXHAUSTIVE ?? 10);
const SEED = 7;
const TIMEOUT_MS = 600_000;

const TYPES = ['string', 'integer', ''];
const VALUES = ['"s"', '1'];
const PROFILES: readonly Profile[] = ['fak', 'sound'];

describe('every case of a small scope', () => {
  test('up to two params, with every odd key', { timeout: TIMEOUT_MS }, () => {
    expect(walk(smallGrammars(), smallCalls())).toBeGreaterThan(30_000_000 / ONE_IN);
  });

  test('three params, without the odd keys', { timeout: TIMEOUT_MS }, () => {
    expect(walk(wideGrammars(), wideCalls())).toBeGreaterThan(7_500_000 / ONE_IN);
  });
});

/** Compares the cases that are drawn; answers how many these were. */
function walk(grammars: readonly Grammar[], calls: readonly NaiveArgs[]): number {
  const written = calls.map((args) => ({ args, text: textOf(args) }));
  let random = SEED;
  let cases = 0;
  for (const grammar of grammars) {
    const rungs = PROFILES.map((profile) => {
      const rung = new Rung({ profile });
      rung.add('t', grammar);
      return { profile, rung };
    });
    for (const { args, text } of written) {
      random = (Math.imul(random, 1_664_525) + 1_013_904_223) >>> 0;
      if (random * ONE_IN >= 2 ** 32) continue;
      for (const { profile, rung } of rungs) {
        cases += 1;
        const decided = rung.adjudicate({ tool: 't', args: text });
        const wanted = naive(grammar, args, profile);
        if (!same(profile, decided, wanted)) expect({ profile, grammar, text, decided }).toEqual(wanted);
      }
    }
  }
  process.stdout.write(`exhaustive: ${cases.toLocaleString('en')} cases agree\n`);
  return cases;
}

function same(
  profile: Profile,
  decided: ReturnType<Rung['adjudicate']>,
  wanted: ReturnType<typeof naive>,
): boolean {
  switch (decided.kind) {
    case 'DEFER':
      return wanted.kind === 'DEFER' && wanted.because === decided.because;
    case 'TRANSFORM':
      return (
        wanted.kind === 'TRANSFORM' &&
        wanted.repair === decided.repair &&
        sameArgs(profile, decided.newArgs, textOf(wanted.newArgs))
      );
    case 'DENY':
      return (
        wanted.kind === 'DENY' &&
        wanted.cause === decided.cause &&
        wanted.missing.join() === decided.missing.join() &&
        wanted.stillMissing.join() === decided.stillMissing.join()
      );
  }
}

/** In `fak` the order of a repaired call's keys means nothing; in `sound` it is part of the rules. */
function sameArgs(profile: Profile, one: string, other: string): boolean {
  if (profile === 'sound' || one === other) return one === other;
  const sorted = (text: string) =>
    Object.entries(JSON.parse(text))
      .map((entry) => JSON.stringify(entry))
      .sort()
      .join();
  // Parsing would hide a key that stands twice.
  return one.length === other.length && sorted(one) === sorted(other);
}

function textOf(args: NaiveArgs): string {
  return args === null
    ? '[]'
    : `{${args.map(([key, value]) => `${JSON.stringify(key)}:${value}`).join(',')}}`;
}

function product<A, B>(left: readonly A[], right: readonly B[]): [A, B][] {
  return left.flatMap((a) => right.map((b): [A, B] => [a, b]));
}

/** Every list of up to `length` items. */
function lists<T>(choices: readonly T[], length: number): T[][] {
  if (length === 0) return [[]];
  const shorter = lists(choices, length - 1);
  return [
    ...shorter,
    ...shorter
      .filter((list) => list.length === length - 1)
      .flatMap((list) => choices.map((item) => [...list, item])),
  ];
}

function paramLists(nameLists: readonly (readonly string[])[]): Param[][] {
  return nameLists.flatMap((names) =>
    names.reduce<Param[][]>(
      (built, name) =>
        product(built, product(TYPES, [true, false])).map(([params, [type, required]]) => [
          ...params,
          { name, type, required },
        ]),
      [[]],
    ),
  );
}

function smallGrammars(): Grammar[] {
  const keys = ['p', 'q', 'a', '_positional', 'named:a'];
  const pairs = product(keys, ['a', 'b', 'undeclared']);
  const isPlain = ([key, target]: [string, string]) => target !== 'undeclared' || 'pq'.includes(key);
  const aliasMaps = [
    [],
    ...pairs.map((pair) => [pair]),
    ...product(pairs, pairs).filter(([one, two]) => one[0] < two[0] && isPlain(one) && isPlain(two)),
  ].map((entries) => Object.fromEntries(entries));
  const params = paramLists([[], ['a'], ['a', 'b'], ['b', 'a'], ['a', 'a'], ['_positional', 'a']]);
  return product(params, aliasMaps).flatMap(([list, aliases]) => [
    { params: list, aliases },
    { params: list, aliases, ordered: false },
  ]);
}

function smallCalls(): NaiveArgs[] {
  const maybe = (key: string, values: readonly string[]) =>
    [[], ...values.map((value) => [[key, value]])] as [string, string][][];
  const positional = maybe('_positional', [
    '"s"',
    ...lists(VALUES, 2).map((list) => `[${list.join()}]`),
    '["s",1,"s"]',
  ]);
  const parts = [
    maybe('p', VALUES),
    maybe('q', ['"s"']),
    maybe('a', ['"s"']),
    maybe('b', ['1']),
    maybe('named:a', ['1']),
    positional,
  ];
  const calls = parts.reduce<[string, string][][]>(
    (built, choices) => product(built, choices).map(([call, more]) => [...call, ...more]),
    [[]],
  );
  const doubled = calls
    .filter((_, index) => index % 7 === 0)
    .flatMap((call) => {
      const first = call[0];
      return first === undefined ? [] : [[...call, [first[0], '1'] as [string, string]]];
    });
  const turned = calls
    .filter((call) => call.length > 1)
    .filter((_, index) => index % 3 === 0)
    .map((call) => [...call].reverse());
  return [null, ...calls, ...doubled, ...turned];
}

function wideGrammars(): Grammar[] {
  return paramLists([
    ['a', 'b', 'c'],
    ['c', 'a', 'b'],
  ]).flatMap((params): Grammar[] => [
    { params, aliases: { p: 'a', q: 'c' } },
    { params },
    { params, ordered: false },
  ]);
}

function wideCalls(): NaiveArgs[] {
  const maybe = (key: string, values: readonly string[]) =>
    [[], ...values.map((value) => [[key, value]])] as [string, string][][];
  const positional = maybe(
    '_positional',
    lists(['"s"', '1', 'null'], 3).map((list) => `[${list.join()}]`),
  );
  return [
    maybe('a', ['"s"']),
    maybe('b', ['1']),
    maybe('c', ['"s"']),
    maybe('p', VALUES),
    maybe('q', VALUES),
    positional,
  ].reduce<[string, string][][]>(
    (built, choices) => product(built, choices).map(([call, more]) => [...call, ...more]),
    [[]],
  );
}
