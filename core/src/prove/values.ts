import fc from 'fast-check';

/** How a value was written: JSON text, character for character. */
type Text = fc.Arbitrary<string>;

/**
 * JSON texts of values that a type takes; a union takes what its members take, no type or one that JSON Schema does not
 * know takes anything. The simplest of them tells which parameter it is meant for: its name, or its number from 1.
 */
export function valuesOf(name: string, place: number, type: string): Text {
  const known = type.toLowerCase().split('|');
  const kinds = known.every((one) => Object.hasOwn(KINDS, one)) ? new Set(known) : Object.keys(KINDS);
  return simplestFirst(...[...kinds].flatMap((kind) => KINDS[kind]?.(name, place) ?? []));
}

/** Shrinks to the first that fails too. */
export function simplestFirst<T>(...choices: readonly fc.Arbitrary<T>[]): fc.Arbitrary<T> {
  return fc.oneof({ withCrossShrink: true }, ...choices);
}

const string = fc.oneof(
  fc.string({ unit: 'grapheme' }).map((text) => JSON.stringify(text)),
  fc.constantFrom('""', '"\\u0041"', '"\\ud800"', '"a\\/b"'),
);

/** Whole numbers, some in ways of writing that a double would lose. */
const integer = fc.oneof(
  fc.integer().map(String),
  fc.constantFrom('0', '-0', '1.0', '100e-2', '9007199254740993', '1e400'),
);

const number = fc.oneof(
  integer,
  fc.double({ noNaN: true, noDefaultInfinity: true }).map((double) => JSON.stringify(double)),
  fc.constantFrom('1.50', '1e-400', '0.1000000000000000055'),
);

const boolean = fc.constantFrom('true', 'false');

const scalar = fc.oneof(string, number, boolean, fc.constant('null'));

const array = fc.array(scalar, { maxLength: 3 }).map((items) => `[ ${items.join(' , ')} ]`);

const object = fc
  .uniqueArray(fc.tuple(string, scalar), { selector: ([key]) => key, maxLength: 3 })
  .map((members) => `{${members.map(([key, value]) => `${key} : ${value}`).join(',')}}`);

/** The type names that JSON Schema knows. */
const KINDS: Readonly<Record<string, (name: string, place: number) => Text>> = {
  string: (name) => simplestFirst(fc.constant(JSON.stringify(name)), string),
  integer: (_, place) => simplestFirst(fc.constant(`${place + 1}`), integer),
  number: (_, place) => simplestFirst(fc.constant(`${place + 1}`), number),
  boolean: () => boolean,
  array: (name) => simplestFirst(fc.constant(`[${JSON.stringify(name)}]`), array),
  object: (name, place) => simplestFirst(fc.constant(`{${JSON.stringify(name)}:${place + 1}}`), object),
  null: () => fc.constant('null'),
};
