import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Grammar, Rung } from '../../src/index.ts';
import { argsText, grammar } from './arbitraries.ts';

/** The rules of the original, said naively over parsed values. */
function naive(
  { params, aliases = {} }: Grammar,
  args: string,
): { kind: string; newArgs?: Map<string, unknown> } {
  const call = parsed(args);
  const all = params ?? [];
  const missing = (keys: ReadonlyMap<string, unknown>) =>
    all.filter(({ name, required }) => required && !keys.has(name) && !keys.has(`named:${name}`));
  if (missing(call).length === 0) return { kind: 'DEFER' };

  const synonyms = new Map(Object.entries(aliases));
  const renamed = new Map<string, unknown>();
  let renames = 0;
  for (const [key, value] of call) {
    const to = synonyms.get(key);
    if (to !== undefined && !call.has(to)) renames += 1;
    renamed.set(to !== undefined && !call.has(to) ? to : key, value);
  }
  if (renames > 0 && missing(renamed).length === 0) return { kind: 'TRANSFORM', newArgs: renamed };

  const values = call.get('_positional');
  if (!Array.isArray(values) || values.length !== all.length) return { kind: 'DENY' };
  return { kind: 'TRANSFORM', newArgs: new Map(all.map(({ name }, index) => [name, values[index]])) };
}

/** The members of an object; none of anything else. */
function parsed(text: string): Map<string, unknown> {
  try {
    const value: unknown = JSON.parse(text);
    const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
    return new Map(isObject ? Object.entries(value) : []);
  } catch {
    return new Map();
  }
}

test('decides as the naive rules do', () => {
  fc.assert(
    fc.property(grammar, argsText, (known, args) => {
      // Two synonyms of one param are decided by the order of the text, which parsed values have lost.
      const targets = Object.values(known.aliases ?? {});
      fc.pre(new Set(targets).size === targets.length);
      const rung = new Rung();
      rung.add('t', known);
      const verdict = rung.adjudicate({ tool: 't', args });
      const expected = naive(known, args);
      expect(verdict.kind).toBe(expected.kind);
      if (verdict.kind === 'TRANSFORM') expect(parsed(verdict.newArgs)).toEqual(expected.newArgs);
    }),
    { seed: 20250103, numRuns: 20_000 },
  );
});

test('args are an object exactly where JSON.parse finds one', () => {
  const broken = fc
    .tuple(argsText, fc.nat(), fc.constantFrom('', '}', ']', ',', ':', '"', '{', '1'))
    .map(([text, at, added]) => {
      const place = at % (text.length + 1);
      return text.slice(0, place) + added + text.slice(place + 1);
    });
  fc.assert(
    fc.property(fc.oneof(argsText, broken), (args) => {
      const rung = new Rung();
      rung.add('t', { params: [] });
      const [, asked] = rung.explain({ tool: 't', args }).gates;
      expect(asked).toMatchObject({ args: formOf(args) });
    }),
    { seed: 20250104, numRuns: 20_000 },
  );
});

function formOf(args: string): string {
  if (/^[ \t\r\n]*$/.test(args)) return 'empty';
  try {
    const value: unknown = JSON.parse(args);
    if (value === null) return 'null';
    return typeof value === 'object' && !Array.isArray(value) ? 'object' : 'not-an-object';
  } catch {
    return 'not-json';
  }
}
