import { CallReader } from './call-reader.ts';
import type { Node } from './node.ts';
import { readSequence } from './sequence.ts';

/** A field of a home-made log: its JSON Pointer, and the first value that it has. */
export interface FieldCandidate {
  readonly pointer: string;
  readonly sample: string;
}

export interface FieldCandidates {
  /** Fields that may be the tool's name; the likeliest first. */
  readonly tool: readonly FieldCandidate[];
  /** Fields that may be the arguments; the likeliest first. */
  readonly args: readonly FieldCandidate[];
}

/** So much of a text, so many entries of it and so many fields of an entry tell what a log is like. */
const MOST_TEXT = 500_000;
const MOST_ENTRIES = 50;
const MOST_FIELDS = 300;
const MAX_DEPTH = 4;
const LONGEST_SAMPLE = 80;

/** What the entries of a log in which no call is recognised could say about calls. */
export function fieldCandidates(text: string): FieldCandidates {
  const entries: Node[] = [];
  readSequence(text.slice(0, MOST_TEXT), (top) => {
    for (const node of top.kind === 'array' ? top.items() : [top])
      if (entries.length < MOST_ENTRIES && isUnknown(node)) entries.push(node);
  });
  const fields = new Map<string, Field>();
  for (const entry of entries) addFields(entry, fields);
  return {
    tool: ranked(
      [...fields.values()].filter(({ isName }) => isName),
      TOOL_WORDS,
    ),
    args: ranked(
      [...fields.values()].filter(({ isArgs }) => isArgs),
      ARGS_WORDS,
    ),
  };
}

interface Field extends FieldCandidate {
  count: number;
  isName: boolean;
  isArgs: boolean;
}

function isUnknown(node: Node): boolean {
  if (node.kind !== 'object' || !node.complete) return false;
  const reader = new CallReader({ readDialects: () => null });
  reader.readTop(node);
  return reader.unknown.length > 0;
}

function addFields(entry: Node, fields: Map<string, Field>): void {
  const left: { value: Node; pointer: string; depth: number }[] = [{ value: entry, pointer: '', depth: 0 }];
  for (let count = 0; left.length > 0 && count < MOST_FIELDS; count++) {
    const next = left.shift();
    if (next === undefined) return;
    const { value, pointer, depth } = next;
    if (pointer !== '') addField(value, pointer, fields);
    if (depth === MAX_DEPTH) continue;
    for (const { key, value: inner } of value.members.slice(0, MOST_FIELDS)) {
      const step = key.replaceAll('~', '~0').replaceAll('/', '~1');
      left.push({ value: inner, pointer: `${pointer}/${step}`, depth: depth + 1 });
    }
    const [first] = value.items();
    if (first !== undefined) left.push({ value: first, pointer: `${pointer}/0`, depth: depth + 1 });
  }
}

function addField(value: Node, pointer: string, fields: Map<string, Field>): void {
  const { string } = value;
  const isName = string !== undefined && NAME.test(string);
  const isArgs = value.kind === 'object' || (string !== undefined && /^\s*\{/.test(string));
  if (!isName && !isArgs) return;
  const known = fields.get(pointer);
  if (known === undefined) {
    const sample = (string ?? value.slice).slice(0, LONGEST_SAMPLE);
    fields.set(pointer, { pointer, sample, count: 1, isName, isArgs });
  } else {
    known.count += 1;
    // What is no name even once is the name of no tool.
    known.isName &&= isName;
    known.isArgs &&= isArgs;
  }
}

/** How tools are called, and not texts, dates or numbers. */
const NAME = /^[\p{L}_$][\p{L}\p{N}_$.:/-]{0,127}$/u;

const TOOL_WORDS = [/tool|func(?:tion)?|fn|method|action/i, /name|command|op(?:eration)?\b/i];
const ARGS_WORDS = [/arg(?:ument)?s|param|kwargs/i, /input|payload|body|data|request/i];

/** Those of most entries first; among them those whose last key sounds right, then in the order of the text. */
function ranked(fields: readonly Field[], words: readonly RegExp[]): FieldCandidate[] {
  const sound = ({ pointer }: Field) => {
    const key = pointer.slice(pointer.lastIndexOf('/') + 1);
    const at = words.findIndex((word) => word.test(key));
    return at === -1 ? words.length : at;
  };
  const most = Math.max(...fields.map(({ count }) => count), 0);
  const often = ({ count }: Field) => (count * 2 >= most ? 0 : 1);
  return fields
    .toSorted((one, other) => often(one) - often(other) || sound(one) - sound(other))
    .map(({ pointer, sample }) => ({ pointer, sample }));
}
