import type { Finding, Range } from '../finding.ts';
import { argsOf, type CallFormat, type CallParts } from './call-format.ts';
import { openai } from './calls/openai.ts';
import { plain } from './calls/plain.ts';
import type { Node } from './node.ts';
import type { Place } from './place.ts';
import { inOrder, nothingIn, notJson, notUnderstood } from './problem.ts';
import { type Fault, readSequence } from './sequence.ts';
import { mcp } from './tools/mcp.ts';

export interface ReadCall {
  /** Absent when the text names none. */
  readonly tool?: string;
  /** JSON text as pasted, or the content of the string that a format wraps it in. */
  readonly args: string;
  /** The whole entry in the pasted text. */
  readonly range: Range;
  /** How the args stand in the pasted text. */
  readonly place: Place;
}

export interface ReadCalls {
  /** What was recognised, in words; absent when nothing was. */
  readonly format?: string;
  /** In the order of the text. */
  readonly calls: readonly ReadCall[];
  /** What was not understood, with its range. */
  readonly problems: readonly Finding[];
}

/** Asked in this order; the first that knows an object reads it. */
const FORMATS: readonly CallFormat[] = [plain, openai];

/** Most envelopes within envelopes; no format has as many. */
const MAX_DEPTH = 8;

/** Reads the calls of a pasted text. Never throws, and makes no call out of what it does not know. */
export function readCalls(text: string): ReadCalls {
  const found: Found = { calls: [], formats: new Set(), unknown: [], values: 0, inLines: true };
  const faults = readSequence(text, (top) => {
    found.values += 1;
    found.inLines &&= !top.slice.trimEnd().includes('\n');
    for (const node of top.kind === 'array' ? top.items() : [top])
      if (!readEntry(node, 0, found)) found.unknown.push({ node, top });
  });
  const bare = new Set(found.formats.size === 0 ? bareArgs(text, faults, found.unknown) : []);
  const unknown = found.unknown.filter(({ node }) => !bare.has(node));
  for (const object of bare) found.calls.push(callOf(object, argsOf(object)));
  if (bare.size > 0) found.formats.add('arguments');
  const empty = found.calls.length + unknown.length + faults.length === 0 && found.values > 0;
  return {
    ...(empty || found.calls.length > 0 ? { format: inWords(found) } : {}),
    calls: found.calls,
    problems: inOrder([
      ...(empty ? [nothingIn('calls', text)] : []),
      ...unknown.map(({ node }) => notUnderstood('calls', node, whyNot(node))),
      ...faults.map((fault) => notJson('calls', text, fault)),
    ]),
  };
}

/** A value that no format knows, and the value at the top of the text that it is in. */
interface Unknown {
  readonly node: Node;
  readonly top?: Node;
}

interface Found {
  readonly calls: ReadCall[];
  readonly formats: Set<string>;
  readonly unknown: Unknown[];
  /** How many values stand at the top of the text. */
  values: number;
  /** None of them goes over several lines. */
  inLines: boolean;
}

/** Whether the entry was read, or is none because the text breaks off in it. */
function readEntry(node: Node, depth: number, found: Found): boolean {
  for (const format of node.kind === 'object' ? FORMATS : []) {
    const parts = node.complete ? format.call?.(node) : undefined;
    const inside = depth < MAX_DEPTH ? format.inside?.(node) : undefined;
    if (parts === undefined && inside === undefined) continue;
    found.formats.add(format.name);
    if (parts !== undefined) found.calls.push(callOf(node, parts));
    else
      for (const inner of inside ?? [])
        if (!readEntry(inner, depth + 1, found)) found.unknown.push({ node: inner });
    return true;
  }
  return !node.complete;
}

function callOf({ start, end }: Node, parts: CallParts): ReadCall {
  return { ...parts, range: { in: 'calls', offset: start, length: end - start } };
}

/**
 * Objects that no format knows are args without a tool's name, where nothing else in the text is a call and nothing
 * speaks for their being a piece of something that broke: a bracket too many, another text on their line, or a
 * fault before them that goes over several lines.
 */
function bareArgs(text: string, faults: readonly Fault[], unknown: readonly Unknown[]): Node[] {
  if (faults.some(({ start }) => '}],:'.includes(text.charAt(start)))) return [];
  const fault = faults.find(({ oneLine }) => !oneLine);
  const faultyLine = fault === undefined ? text.length : text.lastIndexOf('\n', fault.start) + 1;
  return unknown
    .filter(({ node, top }) => node.kind === 'object' && top !== undefined && !isToolList(node))
    .filter(({ top }) => top !== undefined && (top.end <= faultyLine || top.start === fault?.start))
    .map(({ node }) => node);
}

/** Tools that came into the wrong box. */
function isToolList(node: Node): boolean {
  return mcp.inside?.(node) !== undefined || mcp.tool?.(node) !== undefined;
}

function whyNot(node: Node): string {
  if (isToolList(node)) return 'These are tools; they belong in the other box.';
  return 'No tool call is recognised in this.';
}

function inWords({ formats, values, inLines }: Found): string {
  if (values < 2) return [...formats].join(', ') || 'empty list';
  const named = [...formats].filter((name) => name !== plain.name);
  return [...named, inLines ? 'JSON Lines' : 'JSON values'].join(', ');
}
