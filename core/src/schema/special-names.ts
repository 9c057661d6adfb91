import { isObject, type JsonObject, own } from './json-object.ts';

/**
 * A schema in which the properties that ajv cannot take by their names stand under a pattern for just that name: it passes
 * over `__proto__`, which may stay for `$ref`s to find, and throws at names with a lone surrogate.
 */
export function withSpecialNames(schema: JsonObject): JsonObject {
  const properties = own(schema, 'properties');
  if (!isObject(properties)) return schema;
  const entries = Object.entries(properties);
  const special = entries.filter(([name]) => isSpecial(name));
  if (special.length === 0) return schema;
  const patterns = own(schema, 'patternProperties');
  return {
    ...schema,
    properties: Object.fromEntries(entries.filter(([name]) => !LONE_SURROGATE.test(name))),
    patternProperties: Object.fromEntries([
      ...(isObject(patterns) ? Object.entries(patterns) : []),
      ...special.map(([name, part]) => [patternFor(name), part]),
    ]),
  };
}

/** A property's schema, by whichever way it is kept. */
export function propertyOf(schema: JsonObject, name: string): unknown {
  const properties = own(schema, 'properties');
  const patterns = own(schema, 'patternProperties');
  const part = isObject(properties) ? own(properties, name) : undefined;
  return part ?? (isSpecial(name) && isObject(patterns) ? own(patterns, patternFor(name)) : undefined);
}

function isSpecial(name: string): boolean {
  return name === '__proto__' || LONE_SURROGATE.test(name);
}

const LONE_SURROGATE = /\p{Cs}/u;

/** A regular expression in plain letters that nothing but the name matches. */
function patternFor(name: string): string {
  const units = Array.from({ length: name.length }, (_, index) => name.charCodeAt(index));
  return `^${units.map((unit) => `\\u${unit.toString(16).padStart(4, '0')}`).join('')}$`;
}
