import { type Draft, ignoresBesideRef } from './draft.ts';
import { isArray, isObject, type JsonObject, own } from './json-object.ts';
import { target } from './schemas-at.ts';

/**
 * A `$ref` by which a schema asks itself about the very same value, so that no validator ever comes to an end; JSON Schema
 * forbids it. `undefined` when there is none.
 */
export function endlessRef(
  root: JsonObject,
  schemas: readonly JsonObject[],
  draft: Draft,
): string | undefined {
  const state = new Map<JsonObject, 'open' | 'done'>();
  const visit = (schema: JsonObject): string | undefined => {
    state.set(schema, 'open');
    for (const [part, ref] of askedOfSameValue(root, schema, draft)) {
      if (!isObject(part)) continue;
      const found = state.get(part) === 'open' ? ref : state.has(part) ? undefined : visit(part);
      if (found !== undefined) return found === '' ? ref : found;
    }
    state.set(schema, 'done');
    return undefined;
  };
  for (const schema of schemas) {
    const found = state.has(schema) ? undefined : visit(schema);
    if (found !== undefined) return found;
  }
  return undefined;
}

const LISTS = ['allOf', 'anyOf', 'oneOf'];
const SINGLE = ['not', 'if', 'then', 'else'];

/** The schemas that a schema hands the same value to; by a `$ref`, with it, else with an empty string. */
function askedOfSameValue(root: JsonObject, schema: JsonObject, draft: Draft): [unknown, string][] {
  const asked: [unknown, string][] = [];
  for (const keyword of ['$ref', '$recursiveRef']) {
    const ref = own(schema, keyword);
    if (typeof ref === 'string') asked.push([target(root, ref), ref]);
  }
  if (asked.length > 0 && ignoresBesideRef(draft)) return asked;
  for (const keyword of LISTS) {
    const list = own(schema, keyword);
    if (isArray(list)) asked.push(...list.map((part): [unknown, string] => [part, '']));
  }
  asked.push(...SINGLE.map((keyword): [unknown, string] => [own(schema, keyword), '']));
  return asked;
}
