import { quote } from '../quote.ts';
import type { Grammar } from '../rung/grammar.ts';
import type { Node } from './node.ts';
import type { Place } from './place.ts';

/** One way in which a tool is written as a JSON object. */
export interface ToolFormat {
  /** In words, as it stands above the box: `MCP tools/list`. */
  readonly name: string;
  /** The tool that this object is; `undefined` when it is none of this format. */
  readonly tool: (object: Node) => ToolParts | undefined;
}

export type ToolParts =
  | { readonly kind: 'schema'; readonly name: string; readonly schemaText: string; readonly place: Place }
  | { readonly kind: 'grammar'; readonly name: string; readonly grammar: Grammar }
  /** Of this format, and yet not to be read. */
  | { readonly kind: 'refused'; readonly why: string }
  /** Of this format, and without anything that could be checked. */
  | { readonly kind: 'without-schema'; readonly why: string };

export function schemaOf(name: string, schema: Node): ToolParts {
  const { string: wrapped, start, end } = schema;
  return wrapped === undefined
    ? { kind: 'schema', name, schemaText: schema.slice, place: { kind: 'slice', offset: start } }
    : { kind: 'schema', name, schemaText: wrapped, place: { kind: 'string', start, end } };
}

/**
 * A tool from its name and the schema that an interface asks for under `key`. A schema that was left out is one of a
 * tool that takes nothing.
 */
export function toolOf(name: Node | undefined, schema: Node | undefined, key: string): ToolParts {
  const called = name?.string;
  if (called === undefined) return { kind: 'refused', why: 'This tool has no name.' };
  if (schema?.kind === 'string')
    return { kind: 'refused', why: `The \`${key}\` of ${quote(called)} is a text.` };
  return schema === undefined
    ? { kind: 'schema', name: called, schemaText: '{}', place: { kind: 'whole' } }
    : schemaOf(called, schema);
}
