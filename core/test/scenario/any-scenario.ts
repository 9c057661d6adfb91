import fc from 'fast-check';
import type { Scenario, Unknown } from '../../src/index.ts';

/** Names that trip up code that takes objects for maps, and lone surrogates. */
export const anyName = fc.oneof(
  fc.constantFrom(
    '__proto__',
    'constructor',
    'toString',
    '',
    '10',
    '9',
    'path',
    '\ud800',
    'a"b\\c',
    '\u2028',
  ),
  fc.string({ unit: 'binary', maxLength: 6 }),
);

const anyText = fc.oneof(fc.string({ unit: 'binary' }), anyName);
const anyRecord = <T>(value: fc.Arbitrary<T>): fc.Arbitrary<Record<string, T>> =>
  fc.array(fc.tuple(anyName, value), { maxLength: 4 }).map((entries) => Object.fromEntries(entries));
const anyAliases = anyRecord(anyRecord(anyText));
const anySynonyms = fc.array(fc.array(anyText, { maxLength: 3 }), { maxLength: 3 });
const anyProfile = fc.constantFrom('fak', 'sound');
const anyPointer = fc
  .array(anyName)
  .map((names) => names.map((name) => `/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`).join(''));

/** Raw JSON text under keys that no version knows. */
const anyUnknown: fc.Arbitrary<Unknown> = fc
  .array(
    fc.tuple(
      anyName,
      fc.constantFrom(
        '1e400',
        '9007199254740993',
        '{ "a" : [ 1.0 ] }',
        'null',
        '"\\u0041"',
        '{"__proto__":1}',
      ),
    ),
    { minLength: 1, maxLength: 3 },
  )
  .map((entries) => Object.fromEntries(entries));

export const anyScenario: fc.Arbitrary<Scenario> = fc.record(
  {
    rung: fc.constant(1 as const),
    title: anyText,
    tools: anyText,
    calls: anyText,
    aliases: anyAliases,
    synonyms: anySynonyms,
    profile: anyProfile,
    note: anyText,
    fields: fc.record(
      { tool: anyPointer, args: anyPointer, unknown: anyUnknown },
      { requiredKeys: ['tool', 'args'] },
    ),
    selected: fc.nat(),
    expect: fc.array(
      fc.option(
        fc.record(
          { kind: fc.constantFrom('DEFER', 'TRANSFORM', 'DENY'), newArgs: anyText, unknown: anyUnknown },
          { requiredKeys: ['kind'] },
        ),
      ),
    ),
    baseline: fc.record(
      {
        tools: anyText,
        aliases: anyAliases,
        synonyms: anySynonyms,
        profile: anyProfile,
        unknown: anyUnknown,
      },
      { requiredKeys: ['tools'] },
    ),
    unknown: anyUnknown,
  },
  { requiredKeys: ['rung', 'tools', 'calls'] },
);
