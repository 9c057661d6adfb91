import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Grammar, Rung, type Verdict } from '../../src/index.ts';
import { items, members, sliceOf, wholeValue } from '../../src/rung/json-text.ts';
import { fitsType } from '../../src/rung/json-type.ts';
import { argsText, grammar, recordOf, value } from './arbitraries.ts';

const runs = { seed: 20261201, numRuns: 6_000 };

function decide(known: Grammar, args: string): Verdict {
  const rung = new Rung({ profile: 'sound' });
  rung.add('t', known);
  return rung.adjudicate({ tool: 't', args });
}

interface Entry {
  readonly key: string;
  readonly value: string;
}

function entriesOf(args: string): Entry[] {
  const root = wholeValue(args);
  return root === undefined
    ? []
    : members(args, root).map((member) => ({ key: member.key, value: sliceOf(args, member.value) }));
}

/** The values that a call gives, those without names one by one. */
function valuesOf(args: string): string[] {
  return entriesOf(args).flatMap(({ key, value }) => {
    const list = wholeValue(value);
    return key === '_positional' && list?.kind === 'array'
      ? items(value, list).map((item) => sliceOf(value, item))
      : [value];
  });
}

/** Grammars and calls that meet: few names, few types, so that many calls can be repaired. */
const names = ['a', 'b', 'c'];
const types = ['string', 'integer', 'number', 'boolean|null', '', ''];
const param = fc.record({
  name: fc.constantFrom(...names),
  type: fc.constantFrom(...types),
  required: fc.constantFrom(true, true, false),
});
const near: fc.Arbitrary<Grammar> = fc
  .record({
    params: fc.uniqueArray(param, { selector: ({ name }) => name, minLength: 1, maxLength: 3 }),
    aliases: fc
      .array(fc.tuple(fc.constantFrom('p', 'q', 'a'), fc.constantFrom(...names)), { maxLength: 3 })
      .map(recordOf),
    evident: fc.boolean(),
  })
  .map(({ evident, ...rest }) => (evident ? rest : { ...rest, ordered: false as const }));
const scalar = fc.constantFrom('1', '1.0', '1.5', '1e400', '"s"', '"\\u0041"', 'true', 'null');
const nearArgs = fc
  .tuple(
    fc.uniqueArray(fc.tuple(fc.constantFrom(...names, 'p', 'q', 'named:a', 'extra'), scalar), {
      selector: ([key]) => key,
      maxLength: 2,
    }),
    fc.option(fc.array(scalar, { maxLength: 3 })),
  )
  .map(([entries, list]) => {
    const all = [...entries, ...(list === null ? [] : [['_positional', `[${list.join(', ')}]`] as const])];
    return `{ ${all.map(([key, text]) => `"${key}": ${text}`).join(' , ')} }`;
  });

const meeting = fc.oneof(
  { weight: 9, arbitrary: fc.tuple(near, nearArgs) },
  { weight: 1, arbitrary: fc.tuple(grammar, argsText) },
);

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
