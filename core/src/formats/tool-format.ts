import type { Grammar } from '../rung/grammar.ts';
import type { Node } from './node.ts';

/** One way in which a tool is written as a JSON object. */
export interface ToolFormat {
  /** In words, as it stands above the box: `MCP tools/list`. */
  readonly name: string;
  /** The tools that this object is; `undefined` when it is none of this format. */
  readonly tool?: (object: Node) => ToolParts | undefined;
  /** Where the tools stand in this object; `undefined` when it is no envelope of this format. */
  readonly inside?: (object: Node) => readonly Node[] | undefined;
}

export type ToolParts =
  | { readonly kind: 'schema'; readonly name: string; readonly schemaText: string }
  | { readonly kind: 'grammar'; readonly name: string; readonly grammar: Grammar }
  /** Of this format, and yet not to be read. */
  | { readonly kind: 'refused'; readonly why: string };

export function schemaOf(name: string, schema: Node): ToolParts {
  return { kind: 'schema', name, schemaText: schema.string ?? schema.slice };
}
