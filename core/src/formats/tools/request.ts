import type { Node } from '../node.ts';

/** A list of tools, and the key under which it stands. */
export interface ToolList {
  readonly key: string;
  readonly list: Node;
}

/**
 * Finds the tools in a request body, an answer, a configuration or whatever else they are sent in: lists that are
 * called as interfaces call them, in the object or in objects within it.
 */
export function toolListsIn(object: Node, depth = MAX_DEPTH): readonly ToolList[] {
  if (object.get('properties')?.kind === 'object') return [];
  return object.members.flatMap(({ key, value }) => {
    if (value.kind === 'array') return LISTS.has(key) ? [{ key, list: value }] : [];
    return depth > 0 && value.kind === 'object' && !SAID.has(key) ? toolListsIn(value, depth - 1) : [];
  });
}

/** How far within the object; each level costs time once more. */
const MAX_DEPTH = 5;

const LISTS: ReadonlySet<string> = new Set([
  'tools',
  'functions',
  'functionDeclarations',
  'function_declarations',
]);

/** What was said may hold anything. */
const SAID: ReadonlySet<string> = new Set(['arguments', 'args', 'input', 'content', 'message', 'function']);
