import { quote } from '../quote.ts';
import type { Violation } from './fold-errors.ts';
import { isArray, isObject, type JsonObject, own } from './json-object.ts';
import { typesIn } from './types.ts';
import { either, quoteValue } from './words.ts';

/** What a value may be: one of these values, or of one of these types. */
export interface Accepted {
  readonly values: readonly unknown[];
  /** As JSON Schema spells them. */
  readonly types: readonly string[];
  /** As the schema spells them. */
  readonly typesWritten: readonly string[];
}

/** What a `type`, `enum` or `const` that a value failed would have accepted. */
export function acceptedBy(
  violation: Pick<Violation, 'keyword' | 'parent' | 'limit'>,
  written: WeakMap<object, JsonObject>,
): Accepted {
  const { keyword, parent, limit } = violation;
  if (keyword === 'enum') return { values: isArray(limit) ? limit : [], types: [], typesWritten: [] };
  if (keyword === 'const') return { values: [limit], types: [], typesWritten: [] };
  const original = isObject(parent) ? written.get(parent) : undefined;
  const nullable = isObject(parent) && own(parent, 'nullable') === true ? ['null'] : [];
  return {
    values: [],
    types: unique([...typesIn(limit), ...nullable]),
    typesWritten: unique([...typesIn(original === undefined ? limit : own(original, 'type')), ...nullable]),
  };
}

export function merged(accepted: readonly Accepted[]): Accepted {
  return {
    values: unique(accepted.flatMap(({ values }) => values)),
    types: unique(accepted.flatMap(({ types }) => types)),
    typesWritten: unique(accepted.flatMap(({ typesWritten }) => typesWritten)),
  };
}

/** "`low`, `high` or `null`", values as JSON. */
export function sayAccepted({ values, typesWritten }: Accepted): string {
  return either([...values.map(quoteValue), ...typesWritten.map(quote)]);
}

function unique<T>(list: readonly T[]): T[] {
  return [...new Set(list)];
}
