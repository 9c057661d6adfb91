import type { Node } from '../node.ts';
import { looksLikeSchema } from './json-schema.ts';

/** `{ "<tool's name>": { <schema> }, … }`; the name stands outside of the tool, so it is read as a whole. */
export const NAME_MAP = 'map of name to schema';

/** Whether an object maps names to schemas: all values may be schemas, and one looks like one or all are empty. */
export function isNameMap(object: Node): boolean {
  const values = object.members.map(({ value }) => value);
  return (
    values.every(({ kind }) => MAY_BE_SCHEMA.includes(kind)) &&
    (values.some(looksLikeSchema) || (values.length > 0 && values.every(({ slice }) => slice === '{}')))
  );
}

const MAY_BE_SCHEMA = ['object', 'null', 'true', 'false'];
