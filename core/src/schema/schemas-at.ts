import { isArray, isObject, type JsonObject, own } from './json-object.ts';
import { stepsOf } from './places.ts';
import { propertyOf } from './special-names.ts';

/**
 * The schemas that speak about a value, as far as they can be told without looking at it: those that `properties`,
 * `items` and their like lead to, through `allOf`, `anyOf`, `oneOf` and local `$ref`s. `step` is one key or index per level.
 */
export function schemasAt(root: JsonObject, steps: readonly string[]): readonly JsonObject[] {
  let schemas = withParts(root, [root]);
  for (const step of steps) {
    schemas = withParts(
      root,
      schemas.flatMap((schema) => below(schema, step)),
    );
  }
  return schemas;
}

/** With what they are composed of, each once. */
function withParts(root: JsonObject, schemas: readonly unknown[]): readonly JsonObject[] {
  const found = new Set<JsonObject>();
  const open = [...schemas].reverse();
  while (open.length > 0) {
    const schema = open.pop();
    if (!isObject(schema) || found.has(schema)) continue;
    found.add(schema);
    const parts = ['oneOf', 'anyOf', 'allOf'].flatMap((keyword) => {
      const list = own(schema, keyword);
      return isArray(list) ? list.toReversed() : [];
    });
    open.push(...parts, target(root, own(schema, '$ref')));
  }
  return [...found];
}

/** The part of the schema that a `$ref` leads to by a JSON Pointer. */
export function target(root: JsonObject, ref: unknown): unknown {
  if (typeof ref !== 'string' || !/^#(?:\/|$)/u.test(ref)) return undefined;
  let part: unknown = root;
  for (const step of stepsOf(decoded(ref))) {
    if (isArray(part)) part = part[Number(step)];
    else part = isObject(part) ? own(part, step) : undefined;
  }
  return part;
}

function decoded(ref: string): string {
  try {
    return decodeURIComponent(ref);
  } catch {
    return ref;
  }
}

function below(schema: JsonObject, step: string): readonly unknown[] {
  const property = propertyOf(schema, step);
  if (property !== undefined) return [property];
  const items = own(schema, 'items');
  const listed = isArray(items) ? items : own(schema, 'prefixItems');
  const item = isArray(listed) ? listed[Number(step)] : undefined;
  return [item ?? items, own(schema, 'additionalProperties')];
}
