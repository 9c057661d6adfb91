import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Grammar, Rung, type Verdict } from '../../src/index.ts';
import { items, sliceOf, wholeValue } from '../../src/rung/json-text.ts';
import { fitsType } from '../../src/rung/json-type.ts';
import { value } from './arbitraries.ts';
import { type Entry, entriesOf, meeting, near, nearArgs } from './sound-arbitraries.ts';
import { decide } from './sound-cases.ts';

const runs = { seed: 20261201, numRuns: 6_000 };

/** The values that a call gives, those without names one by one. */
function valuesOf(args: string): string[] {
  return entriesOf(args).flatMap((entry) =>
    entry.key === '_positional' ? (listIn([entry]) ?? [entry.value]) : [entry.value],
  );
}

describe('a repair under `sound`', () => {
  test('keeps every given value, character for character, exactly once, under a declared name or its own', () => {
    let repaired = 0;
    fc.assert(
      fc.property(meeting, ([known, args]) => {
        const verdict = decide(known, args);
        if (verdict.kind !== 'TRANSFORM') return;
        repaired += 1;
        expect(valuesOf(verdict.newArgs).sort()).toEqual(valuesOf(args).sort());
        const declared = new Set(known.params?.map(({ name }) => name));
        const before = entriesOf(args);
        for (const { key, value } of entriesOf(verdict.newArgs)) {
          const kept = before.some((entry) => entry.key === key && entry.value === value);
          expect(kept || declared.has(key)).toBe(true);
        }
      }),
      runs,
    );
    expect(repaired).toBeGreaterThan(200);
  });

  test('leaves nothing missing, no `_positional`, no key twice, and is deferred as it stands', () => {
    fc.assert(
      fc.property(meeting, ([known, args]) => {
        const verdict = decide(known, args);
        if (verdict.kind !== 'TRANSFORM') return;
        const keys = entriesOf(verdict.newArgs).map(({ key }) => key);
        expect(new Set(keys).size).toBe(keys.length);
        expect(keys).not.toContain('_positional');
        expect(decide(known, verdict.newArgs)).toMatchObject({ kind: 'DEFER', because: 'well-formed' });
      }),
      runs,
    );
  });

  test('moves a value only to a param that takes its type', () => {
    fc.assert(
      fc.property(meeting, ([known, args]) => {
        const verdict = decide(known, args);
        if (verdict.kind !== 'TRANSFORM') return;
        const before = entriesOf(args);
        const moved = entriesOf(verdict.newArgs).filter(
          (entry) => !before.some(({ key, value }) => key === entry.key && value === entry.value),
        );
        expect(moved.length).toBeGreaterThan(0);
        for (const { key, value } of moved) {
          const root = wholeValue(value);
          const takers = known.params?.filter(({ name }) => name === key) ?? [];
          expect(takers.length).toBeGreaterThan(0);
          for (const { type } of takers) expect(root !== undefined && fitsType(value, root, type)).toBe(true);
        }
      }),
      runs,
    );
  });
});

test('a well-formed call is never changed, and what `fak` denies is never deferred', () => {
  fc.assert(
    fc.property(meeting, ([known, args]) => {
      const fak = new Rung();
      fak.add('t', known);
      const before = fak.adjudicate({ tool: 't', args });
      const after = decide(known, args);
      if (before.kind === 'DEFER') expect(after.kind === 'DEFER' || isMalformed(after)).toBe(true);
      if (before.kind === 'DENY') expect(after.kind).not.toBe('DEFER');
    }),
    runs,
  );
});

function isMalformed(verdict: Verdict): boolean {
  return verdict.kind === 'DENY' && verdict.cause === 'malformed';
}

test('the order of the keys and the spacing of a call do not change its verdict', () => {
  fc.assert(
    fc.property(
      near,
      nearArgs.chain((args) =>
        fc.tuple(
          fc.constant(args),
          fc.shuffledSubarray(entriesOf(args), { minLength: entriesOf(args).length }),
        ),
      ),
      (known, [args, shuffled]) => {
        const other = `{${shuffled.map(({ key, value }) => `${JSON.stringify(key)}:${value}`).join(',\n')}}`;
        expect(essence(decide(known, other))).toEqual(essence(decide(known, args)));
      },
    ),
    runs,
  );
});

/** A verdict without the order in which the repaired call's keys stand. */
function essence(verdict: Verdict): unknown {
  if (verdict.kind !== 'TRANSFORM') return verdict;
  const entries = entriesOf(verdict.newArgs).map(({ key, value }) => `${key}=${value}`);
  return { ...verdict, newArgs: entries.sort() };
}

test('an alias that is added never changes a call that passes', () => {
  fc.assert(
    fc.property(meeting, fc.constantFrom('p', 'q', 'extra'), ([known, args], synonym) => {
      const before = decide(known, args);
      fc.pre(before.kind === 'DEFER');
      const [first] = known.params ?? [];
      fc.pre(first !== undefined);
      const more = { ...known, aliases: { ...known.aliases, [synonym]: first?.name ?? '' } };
      expect(decide(more, args)).toEqual(before);
    }),
    runs,
  );
});

test('a value of any text reaches its param unchanged', () => {
  fc.assert(
    fc.property(value, (text) => {
      const known = { params: [{ name: 'a', type: '', required: true }] };
      expect(decide(known, `{"_positional":[${text}],"b":2}`)).toMatchObject({
        newArgs: `{"b":2,"a":${text}}`,
      });
    }),
    { seed: runs.seed, numRuns: 100 },
  );
});

test('without a hazard both profiles agree', () => {
  const seen = new Set<string>();
  fc.assert(
    fc.property(meeting, ([known, args]) => {
      fc.pre(!hasHazard(known, args));
      const fak = new Rung();
      fak.add('t', known);
      const verdict = fak.adjudicate({ tool: 't', args });
      seen.add('repair' in verdict ? verdict.repair : verdict.kind);
      expect(essence(decide(known, args))).toEqual(essence(verdict));
    }),
    runs,
  );
  expect([...seen].sort()).toEqual(['DEFER', 'DENY', 'alias', 'positional']);
});

/** Whether something is there about which the profiles may differ; grammars built with `params` keep their order. */
function hasHazard(known: Grammar, args: string): boolean {
  const params = known.params ?? [];
  const names = params.map(({ name }) => name);
  const entries = entriesOf(args);
  const keys = entries.map(({ key }) => key);
  const list = listIn(entries);
  const fits = (text: string, type: string) => {
    const root = wholeValue(text);
    return root !== undefined && fitsType(text, root, type);
  };
  const claims = entries.flatMap(({ key, value }) => {
    const to = new Map(Object.entries(known.aliases ?? {})).get(key);
    return to === undefined ? [] : [{ key, value, to }];
  });
  const needed = params.filter(({ required }) => required);
  return (
    wholeValue(args)?.kind !== 'object' ||
    new Set(keys).size < keys.length ||
    new Set(names).size < names.length ||
    known.ordered === false ||
    claims.some(
      ({ key, value, to }) =>
        !names.includes(to) ||
        names.includes(key) ||
        key.startsWith('named:') ||
        keys.includes('_positional') ||
        keys.includes(to) ||
        keys.includes(`named:${to}`) ||
        claims.some((other) => other.key !== key && other.to === to) ||
        params.some(({ name, type }) => name === to && !fits(value, type)),
    ) ||
    (list !== undefined &&
      (keys.length > 1 ||
        names.includes('_positional') ||
        list.some((value, index) => !fits(value, params[index]?.type ?? '')) ||
        (list.length === needed.length && needed.length < params.length)))
  );
}

function listIn(entries: readonly Entry[]): string[] | undefined {
  const value = entries.findLast(({ key }) => key === '_positional')?.value ?? '';
  const list = wholeValue(value);
  return list?.kind === 'array' ? items(value, list).map((item) => sliceOf(value, item)) : undefined;
}
