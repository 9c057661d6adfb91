import type { Finding, Range } from '../finding.ts';
import type { Grammar } from '../rung/grammar.ts';
import type { Node } from './node.ts';
import { inOrder, nothingIn, notJson, notUnderstood } from './problem.ts';
import { readSequence } from './sequence.ts';
import { schemaOf, type ToolFormat, type ToolParts } from './tool-format.ts';
import { handWritten } from './tools/hand-written.ts';
import { jsonSchema } from './tools/json-schema.ts';
import { mcp } from './tools/mcp.ts';
import { isNameMap, NAME_MAP } from './tools/name-map.ts';

export interface ReadTool {
  readonly name: string;
  /** As pasted; whether it can be loaded is not asked here. Absent for a grammar written by hand. */
  readonly schemaText?: string;
  readonly grammar?: Grammar;
  /** The whole entry in the pasted text. */
  readonly range: Range;
}

export interface ReadTools {
  /** What was recognised, in words; absent when nothing was. */
  readonly format?: string;
  /** In the order of the text. */
  readonly tools: readonly ReadTool[];
  /** What was not understood, with its range. */
  readonly problems: readonly Finding[];
}

/** Asked in this order; the first that knows an object reads it. */
const FORMATS: readonly ToolFormat[] = [mcp, handWritten, jsonSchema];

/** Most envelopes within envelopes; no format has as many. */
const MAX_DEPTH = 8;

/** Reads the tools of a pasted text. Never throws. */
export function readTools(text: string): ReadTools {
  const found: Found = { tools: [], formats: new Set(), problems: [] };
  let values = 0;
  const faults = readSequence(text, (top) => {
    values += 1;
    for (const node of top.kind === 'array' ? top.items() : [top]) readEntry(node, 0, found);
  });
  const nothing = found.tools.length + found.problems.length + faults.length === 0 && values > 0;
  const known = nothing || found.tools.length > 0;
  return {
    ...(known ? { format: [...found.formats].join(', ') || 'empty list' } : {}),
    tools: found.tools,
    problems: inOrder([
      ...(nothing ? [nothingIn('tools', text)] : []),
      ...found.problems,
      ...faults.map((fault) => notJson('tools', text, fault)),
    ]),
  };
}

interface Found {
  readonly tools: ReadTool[];
  readonly formats: Set<string>;
  readonly problems: Finding[];
}

function readEntry(node: Node, depth: number, found: Found): void {
  for (const format of node.kind === 'object' ? FORMATS : []) {
    const parts = format.tool?.(node);
    const inside = depth < MAX_DEPTH ? format.inside?.(node) : undefined;
    if (parts === undefined && inside === undefined) continue;
    if (parts === undefined) for (const inner of inside ?? []) readEntry(inner, depth + 1, found);
    else if (node.complete) addTool(node, parts, found);
    found.formats.add(format.name);
    return;
  }
  if (depth === 0 && isNameMap(node)) {
    found.formats.add(NAME_MAP);
    for (const { key, value } of node.members)
      if (value.complete) addTool(value, schemaOf(key, value), found);
  } else if (node.complete && !(depth === 0 && isEmpty(node))) {
    found.problems.push(notUnderstood('tools', node, 'No tool is recognised in this.'));
  }
}

function addTool(node: Node, parts: ToolParts, found: Found): void {
  const range: Range = { in: 'tools', offset: node.start, length: node.end - node.start };
  switch (parts.kind) {
    case 'schema':
      found.tools.push({ name: parts.name, schemaText: parts.schemaText, range });
      break;
    case 'grammar':
      found.tools.push({ name: parts.name, grammar: parts.grammar, range });
      break;
    case 'refused':
      found.problems.push(notUnderstood('tools', node, parts.why));
      break;
  }
}

function isEmpty({ kind, members }: Node): boolean {
  return kind === 'object' && members.length === 0;
}
