import type { Node } from '../node.ts';
import { schemaOf, type ToolFormat } from '../tool-format.ts';

/** A schema that stands alone: it is named by its `title`, else `tool`. */
export const jsonSchema: ToolFormat = {
  name: 'JSON Schema',
  tool: (object) => (looksLikeSchema(object) ? schemaOf(titleOf(object), object) : undefined),
};

/** The name of a schema or a grammar that has no other. */
export function titleOf(object: Node): string {
  return object.get('title')?.string ?? 'tool';
}

/**
 * Whether an object says something that only a JSON Schema says, in the shape in which a schema says it. A map of
 * tools may have a tool called `type` or `required`, whose value is an object.
 */
export function looksLikeSchema(object: Node): boolean {
  return object.members.some(({ key, value }) => {
    if (key === 'type' && value.string !== undefined) return TYPE.test(value.string);
    return SHAPES.get(key)?.includes(value.kind);
  });
}

/** Names of types, in any case, with those of Python and of other languages in which people write schemas. */
const TYPE =
  /^(?:object|array|string|number|integer|boolean|null|any|dict|hashmap|list|tuple|float|double|int|long|str|bool)$/i;

const SHAPES: ReadonlyMap<string, readonly string[]> = new Map([
  ['$schema', ['string']],
  ['$ref', ['string']],
  ['type', ['array']],
  ['properties', ['object', 'array', 'string', 'number', 'true', 'false', 'null']],
  ['required', ['array']],
  ['allOf', ['array']],
  ['anyOf', ['array']],
  ['oneOf', ['array']],
  ['enum', ['array']],
  ['additionalProperties', ['true', 'false']],
]);
