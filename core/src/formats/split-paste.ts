import type { Range } from '../finding.ts';
import { har } from './calls/har.ts';
import { sentBodies } from './curl.ts';
import { isCurl } from './is-curl.ts';
import type { Node } from './node.ts';
import { type ReadCall, readCalls } from './read-calls.ts';
import { readTools } from './read-tools.ts';
import { NewTools } from './repeated-tools.ts';
import { readSequence } from './sequence.ts';

type Box = 'tools' | 'calls';

/** The parts of a pasted text by the box where they belong. */
export interface SplitPaste {
  readonly tools?: string;
  readonly calls?: string;
}

/**
 * What of a text that was pasted into a box belongs into which: tools and calls, a whole request with its conversation.
 * `null` when it belongs where it was pasted, or nobody knows. Of what a browser copied or saved (cURL, HAR) only the
 * bodies are kept, never headers, cookies or addresses.
 */
export function splitPaste(text: string, into: Box): SplitPaste | null {
  const bodies = isCurl(text) ? sentBodies(text).map(({ content }) => content) : savedBodies(text);
  if (bodies !== undefined) return split(bodies, into) ?? { [into]: bodies.join('\n') };
  const parts = split([text], into);
  const isInPlace = parts?.[into] === text && Object.keys(parts).length === 1;
  return isInPlace ? null : parts;
}

/** The bodies of a network log; `undefined` when the text is none. */
function savedBodies(text: string): string[] | undefined {
  const bodies: string[] = [];
  let isLog = false;
  const faults = readSequence(text, (top) => {
    for (const entry of har.inside?.(top) ?? [top]) {
      const found = har.texts?.(entry);
      isLog ||= found !== undefined;
      for (const { content } of found ?? []) bodies.push(content);
    }
  });
  return isLog && faults.length === 0 ? bodies : undefined;
}

/** `null` when there are neither tools nor calls in the texts. */
function split(texts: readonly string[], into: Box): SplitPaste | null {
  const tools = new Set<string>();
  const calls = new Set<string>();
  const known = new NewTools();
  for (const text of texts) {
    const parts = splitOne(text, into, known);
    if (parts.tools !== '') tools.add(parts.tools);
    if (parts.calls !== '') calls.add(parts.calls);
  }
  if (tools.size + calls.size === 0) return null;
  return {
    ...(tools.size > 0 ? { tools: [...tools].join('\n') } : {}),
    ...(calls.size > 0 ? { calls: [...calls].join('\n') } : {}),
  };
}

/** Both parts of a text; empty where there is none. Of tools, those that are not `known` already. */
function splitOne(
  text: string,
  into: Box,
  known: NewTools,
): { readonly tools: string; readonly calls: string } {
  const read = readCalls(text);
  const all = readTools(text).tools;
  const fresh = new Stretches(all.filter((tool) => known.take(tool)));
  const { tools, calls } = apart(
    all,
    read.calls.filter(({ tool }) => tool !== undefined),
    into,
  );
  if (tools.isEmpty) return { tools: '', calls: calls.isEmpty ? '' : text };
  if (calls.isEmpty)
    return {
      tools: !fresh.isEmpty && read.calls.every(({ tool }) => tool !== undefined) ? text : '',
      calls: '',
    };
  const parts: Parts = { tools: [], calls: [] };
  readSequence(text, (top) => collect(top, tools, calls, parts));
  const ofTools = parts.tools.filter((node) => fresh.meets(node));
  const split = { tools: ofTools.map(textOf).join('\n'), calls: parts.calls.map(textOf).join('\n') };
  const isWhole =
    sameCalls(read.calls, readCalls(split.calls).calls) &&
    (fresh.isEmpty || readTools(split.tools).tools.length > 0);
  return isWhole ? split : { tools: text, calls: text };
}

interface Entry {
  readonly range: Range;
}

/**
 * Some entries read as a tool and as a call: `{ "name": "ping", "parameters": {} }`. They are what the others are, else
 * what the box is for.
 */
function apart(tools: readonly Entry[], calls: readonly Entry[], into: Box) {
  const allTools = new Stretches(tools);
  const allCalls = new Stretches(calls);
  const sureTools = new Stretches(tools.filter(({ range }) => !allCalls.meets(range)));
  const sureCalls = new Stretches(calls.filter(({ range }) => !allTools.meets(range)));
  const areTools = sureTools.isEmpty === sureCalls.isEmpty ? into === 'tools' : sureCalls.isEmpty;
  return areTools ? { tools: allTools, calls: sureCalls } : { tools: sureTools, calls: allCalls };
}

interface Parts {
  readonly tools: Node[];
  readonly calls: Node[];
}

/** Takes the largest values that hold only the one or only the other. */
function collect(node: Node, tools: Stretches, calls: Stretches, parts: Parts): void {
  const hasTools = tools.meets(node);
  if (hasTools && calls.meets(node)) {
    for (const { value } of node.members) collect(value, tools, calls, parts);
    for (const item of node.items()) collect(item, tools, calls, parts);
  } else if (hasTools) parts.tools.push(node);
  else if (calls.meets(node)) parts.calls.push(node);
}

/** The stretches of a text that some entries take up. */
class Stretches {
  readonly #starts: readonly number[];
  /** How far the entries reach that start no later. */
  readonly #reach: readonly number[];

  constructor(entries: readonly Entry[]) {
    const ranges = entries.map(({ range }) => range).sort((one, other) => one.offset - other.offset);
    let reach = 0;
    this.#starts = ranges.map(({ offset }) => offset);
    this.#reach = ranges.map(({ offset, length }) => {
      reach = Math.max(reach, offset + length);
      return reach;
    });
  }

  get isEmpty(): boolean {
    return this.#starts.length === 0;
  }

  /** Whether some entry stands, in part or as a whole, in this stretch. */
  meets(stretch: Pick<Range, 'offset' | 'length'> | Pick<Node, 'start' | 'end'>): boolean {
    const [start, end] =
      'start' in stretch ? [stretch.start, stretch.end] : [stretch.offset, stretch.offset + stretch.length];
    let low = 0;
    let high = this.#starts.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((this.#starts[middle] ?? end) < end) low = middle + 1;
      else high = middle;
    }
    return (this.#reach[low - 1] ?? 0) > start;
  }
}

/** Whether the calls are the same, indentation aside. */
function sameCalls(some: readonly ReadCall[], others: readonly ReadCall[]): boolean {
  const told = (call: ReadCall | undefined) => [call?.tool, call?.args.replace(/\n[ \t]*/g, '\n')].join(' ');
  return some.length === others.length && some.every((call, index) => told(call) === told(others[index]));
}

/** The text of a value, moved to the left as far as its lines allow; no string goes over a line break. */
function textOf(node: Node): string {
  const [first = '', ...lines] = node.slice.split('\n');
  const indent = lines.reduce((least, line) => Math.min(least, line.search(/\S|$/)), Number.MAX_SAFE_INTEGER);
  return [first, ...lines.map((line) => line.slice(indent))].join('\n');
}
