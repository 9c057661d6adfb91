import type { Finding, Range } from '../finding.ts';
import type { Grammar } from '../rung/grammar.ts';
import { blankComments } from './json-comments.ts';
import type { Node } from './node.ts';
import type { Place } from './place.ts';
import { inOrder, nothingIn, notJson, notUnderstood } from './problem.ts';
import { type Fault, readSequence } from './sequence.ts';
import { schemaOf, type ToolFormat, type ToolParts } from './tool-format.ts';
import { TOOL_FORMATS } from './tool-formats.ts';
import { DECLARATIONS, geminiDeclaration } from './tools/gemini.ts';
import { jsonSchema } from './tools/json-schema.ts';
import { isNameMap, NAME_MAP } from './tools/name-map.ts';
import { toolListsIn } from './tools/request.ts';

export interface ReadTool {
  readonly name: string;
  /** As pasted; whether it can be loaded is not asked here. Absent for a grammar written by hand. */
  readonly schemaText?: string;
  readonly grammar?: Grammar;
  /** The whole entry in the pasted text. */
  readonly range: Range;
  /** How the schema stands in the pasted text; absent for a grammar written by hand. */
  readonly place?: Place;
}

export interface ReadTools {
  /** What was recognised, in words; absent when nothing was. */
  readonly format?: string;
  /** In the order of the text. */
  readonly tools: readonly ReadTool[];
  /** What was not understood, with its range. */
  readonly problems: readonly Finding[];
}

/** Most envelopes within envelopes; no format has as many. */
const MAX_DEPTH = 8;

/** Reads the tools of a pasted text, in which there may be comments and commas too many. Never throws. */
export function readTools(text: string): ReadTools {
  const reading = readAll(text);
  if (reading.faults.length === 0) return answer(text, reading);
  const blanked = readAll(blankComments(text));
  return answer(text, blanked.faults.length < reading.faults.length ? blanked : reading);
}

interface Reading {
  readonly found: Found;
  readonly faults: readonly Fault[];
  /** How many values stand at the top of the text. */
  readonly values: number;
}

interface Found {
  readonly tools: ReadTool[];
  readonly formats: Set<string>;
  readonly problems: Finding[];
}

function readAll(text: string): Reading {
  const found: Found = { tools: [], formats: new Set(), problems: [] };
  let values = 0;
  const faults = readSequence(text, (top) => {
    values += 1;
    for (const node of top.kind === 'array' ? top.items() : [top]) readEntry(node, 0, found);
  });
  return { found, faults, values };
}

function answer(text: string, { found, faults, values }: Reading): ReadTools {
  const isEmpty = found.tools.length + found.problems.length + faults.length === 0;
  const isKnown = (isEmpty && values > 0) || found.tools.length > 0;
  return {
    ...(isKnown ? { format: [...found.formats].join(', ') || 'empty list' } : {}),
    tools: found.tools,
    problems: inOrder([
      ...(isEmpty && (values > 0 || text.trim() !== '') ? [nothingIn('tools', text)] : []),
      ...found.problems,
      ...faults.map((fault) => notJson('tools', text, fault)),
    ]),
  };
}

function readEntry(node: Node, depth: number, found: Found, first?: ToolFormat): void {
  if (node.kind === 'object') {
    for (const format of first === undefined ? TOOL_FORMATS : [first, ...TOOL_FORMATS])
      if (readAs(format, node, found)) return;
    const lists = depth < MAX_DEPTH ? toolListsIn(node) : [];
    for (const { key, list } of lists) {
      const format = DECLARATIONS.includes(key) ? geminiDeclaration : undefined;
      for (const item of list.items()) readEntry(item, depth + 1, found, format);
    }
    if (lists.length > 0 || readAs(jsonSchema, node, found)) return;
  }
  if (depth === 0 && isNameMap(node)) {
    found.formats.add(NAME_MAP);
    for (const { key, value } of node.members)
      if (value.complete) addTool(value, schemaOf(key, value), found);
  } else if (node.complete && !(depth === 0 && isEmptyObject(node))) {
    found.problems.push(notUnderstood('tools', node, 'No tool is recognised in this.'));
  }
}

/** Whether the object is a tool of this format; one that breaks off is left out. */
function readAs(format: ToolFormat, node: Node, found: Found): boolean {
  const parts = format.tool(node);
  if (parts === undefined) return false;
  if (node.complete) {
    addTool(node, parts, found);
    if (parts.kind !== 'refused') found.formats.add(format.name);
  }
  return true;
}

function addTool(node: Node, parts: ToolParts, found: Found): void {
  const range: Range = { in: 'tools', offset: node.start, length: node.end - node.start };
  switch (parts.kind) {
    case 'schema':
      found.tools.push({ name: parts.name, schemaText: parts.schemaText, range, place: parts.place });
      break;
    case 'grammar':
      found.tools.push({ name: parts.name, grammar: parts.grammar, range });
      break;
    case 'refused':
      found.problems.push(notUnderstood('tools', node, parts.why));
      break;
    case 'without-schema':
      found.problems.push({ ...notUnderstood('tools', node, parts.why), severity: 'hint' });
      break;
  }
}

function isEmptyObject({ kind, members }: Node): boolean {
  return kind === 'object' && members.length === 0;
}
