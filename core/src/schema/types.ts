import { isArray } from './json-object.ts';

/** The type names of JSON Schema. */
export const TYPES: readonly string[] = ['string', 'number', 'integer', 'boolean', 'object', 'array', 'null'];

export function typesIn(type: unknown): readonly string[] {
  const types = isArray(type) ? type : [type];
  return types.filter((name) => typeof name === 'string');
}
