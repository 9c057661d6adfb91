import type { ErrorObject } from 'ajv';
import { isArray, isObject } from './json-object.ts';

/**
 * One violation; for a failed `anyOf` or `oneOf` with what each of its branches objects to, in their order, for
 * `propertyNames` with what is wrong about the name.
 */
export interface Violation {
  readonly keyword: string;
  /** JSON Pointer to the value. */
  readonly pointer: string;
  /** What ajv tells about the keyword. */
  readonly params: Readonly<Record<string, unknown>>;
  /** The schema that holds the keyword, and the keyword's own value. */
  readonly parent: unknown;
  readonly limit: unknown;
  readonly branches: readonly (readonly Violation[])[];
}

/**
 * ajv's flat list as violations: what a keyword's subschemas object to moves into the keyword's own error, or is left out
 * where that error says it all. Needs the numbers that `noteBranches` makes ajv tell.
 */
export function foldErrors(errors: readonly ErrorObject[]): Violation[] {
  const violations: Violation[] = [];
  for (let index = errors.length - 1; index >= 0; index -= 1) {
    const error = errors[index];
    // What `then` or `else` objects to is in the list itself.
    if (error === undefined || error.keyword === 'if') continue;
    const params: unknown = error.params;
    const told = isObject(params) ? params : {};
    const { inner, ends } = told;
    const start = index - (typeof inner === 'number' ? inner : 0);
    const branches = split(error.keyword, errors.slice(start, index), ends);
    violations.push({
      keyword: error.keyword,
      pointer: error.instancePath,
      params: told,
      parent: error.parentSchema,
      limit: error.schema,
      branches: branches.map(foldErrors),
    });
    index = start;
  }
  return withoutEchoes(violations.reverse());
}

function split(keyword: string, errors: readonly ErrorObject[], ends: unknown): (readonly ErrorObject[])[] {
  if (keyword === 'propertyNames') return [errors];
  if (keyword !== 'anyOf' && keyword !== 'oneOf') return [];
  let from = 0;
  return (isArray(ends) ? ends : []).map((end) => {
    const branch = typeof end === 'number' ? errors.slice(from, end) : [];
    from += branch.length;
    return branch;
  });
}

/** A wrong type says nothing more where the accepted values are listed. */
function withoutEchoes(violations: readonly Violation[]): Violation[] {
  const listed = new Set(
    violations.filter(({ keyword }) => LISTING.has(keyword)).map(({ pointer }) => pointer),
  );
  return violations.filter(({ keyword, pointer }) => keyword !== 'type' || !listed.has(pointer));
}

const LISTING = new Set(['enum', 'const']);
