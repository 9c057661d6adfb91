import { JsonScanner } from '../../rung/json-scanner.ts';
import { decodeString } from '../../rung/json-text.ts';
import { argsOf } from '../call-format.ts';
import { type Node, readNode } from '../node.ts';
import { looksLikeSchema } from '../tools/json-schema.ts';
import {
  type FoundCall,
  placeInWords,
  type Reading,
  type Source,
  type Unread,
} from './text-dialects-source.ts';

const NAME_KEYS = ['name', 'tool_name', 'tool', 'function'];
const ARGS_KEYS = ['arguments', 'parameters', 'args', 'input', 'tool_input'];
const ID_KEYS = ['id', 'call_id', 'tool_call_id', 'tool_use_id', 'type', 'index'];

/** How much must be there for an object to be taken for a call. */
export type Evidence =
  /** Behind a marker: a name. */
  | 'marked'
  /** Behind a marker: a name, or a single key that is one. */
  | 'keyed'
  /** In the open: a name, arguments that are an object and no schema, and nothing else but ids. */
  | 'bare';

/**
 * Reads the calls that stand here as JSON, one behind the other, alone or in lists. What is no call is not
 * understood. `undefined`: no JSON that could be one starts here.
 */
export function readJsonCalls(
  source: Source,
  at: number,
  evidence: Evidence,
  close: readonly string[],
): Reading | undefined {
  const { text } = source;
  let end = source.skipSpace(at);
  if (!startsCalls(text, end)) return undefined;
  const calls: FoundCall[] = [];
  const unread: Unread[] = [];
  for (let from = end; startsCalls(text, from); ) {
    const scanner = new JsonScanner(text, from);
    const value = readNode(scanner);
    if (!value.complete && !breaksOff(source, scanner, from, close)) {
      // The next opening may have been taken for a part of a string that was left open.
      const until = Math.max(from + 1, Math.min(scanner.offset, source.nextMarker(from + 1).at));
      unread.push({ start: from, end: until, why: noJson(scanner) });
      return { calls, unread, end: until, reached: scanner.offset };
    }
    for (const item of value.kind === 'array' ? value.items() : [value]) {
      const call = callOf(item, evidence);
      if (call !== undefined) calls.push(call);
      else unread.push({ start: item.start, end: item.end, why: 'No tool call is recognised in this.' });
    }
    end = value.end;
    const next = source.skipSpace(end);
    from = text[next] === ',' || text[next] === ';' ? source.skipSpace(next + 1) : next;
  }
  return { calls, unread, end };
}

/** Reads the JSON object that stands here as the arguments of a call whose marker and name stood before it. */
export function readJsonArgs(
  source: Source,
  tool: string,
  start: number,
  marker: string,
  at: number,
  close: readonly string[],
): Reading {
  const { text } = source;
  const scanner = new JsonScanner(text, at);
  const value = readNode(scanner);
  if (value.complete || breaksOff(source, scanner, at, close))
    return { calls: [callWith(tool, start, value, value)], unread: [], end: value.end };
  const closed = source.findAny(close, at);
  if (closed === text.length || source.find(marker, at) < closed) {
    const until = Math.max(at + 1, Math.min(scanner.offset, source.nextMarker(at).at));
    return {
      calls: [],
      unread: [{ start, end: until, why: noJson(scanner) }],
      end: until,
      reached: scanner.offset,
    };
  }
  // What the closing encloses are the arguments, in order or not.
  const args = text.slice(at, closed).replace(/\s+$/, '');
  const end = at + args.length;
  return { calls: [{ tool, args, place: { kind: 'slice', offset: at }, start, end }], unread: [], end };
}

function noJson({ text, offset, fault }: JsonScanner): string {
  return `This is no JSON: ${fault} at ${placeInWords(text, offset)}.`;
}

/** Whether a list of objects or an object starts here. */
export function startsCalls(text: string, at: number): boolean {
  return text[at] === '{' || (text[at] === '[' && /^\[\s*[{\]]/.test(text.slice(at, at + 100)));
}

/** Whether a value is in order up to the end of the text, and nothing closes it before. */
function breaksOff(
  source: Source,
  { offset }: JsonScanner,
  start: number,
  close: readonly string[],
): boolean {
  const { length } = source.text;
  return offset === length && source.findAny(close, start) === length;
}

function callOf(item: Node, evidence: Evidence): FoundCall | undefined {
  const inner = item.get('function');
  const holder = inner?.kind === 'object' ? inner : item;
  const tool = first(holder, NAME_KEYS)?.string;
  const args = first(holder, ARGS_KEYS);
  if (tool !== undefined && tool !== '') {
    return evidence === 'bare' && !isPlainly(item, args) ? undefined : callWith(tool, item.start, args, item);
  }
  const [only, ...others] = item.members;
  if (evidence !== 'keyed' || only?.value.kind !== 'object' || others.length > 0) return undefined;
  return callWith(only.key, item.start, only.value, item);
}

function first(holder: Node, keys: readonly string[]): Node | undefined {
  for (const key of keys) {
    const value = holder.get(key);
    if (value !== undefined) return value;
  }
  return undefined;
}

/** Whether an object in the open is a call and nothing else: no tool, no person, no request or record that has a name. */
function isPlainly(item: Node, args: Node | undefined): boolean {
  if (args?.kind !== 'object' || looksLikeSchema(args) || args.get('messages') !== undefined) return false;
  return item.members.every(({ key }) => [NAME_KEYS, ARGS_KEYS, ID_KEYS].some((keys) => keys.includes(key)));
}

function callWith(tool: string, start: number, args: Node | undefined, whole: Node): FoundCall {
  const range = { tool, start, end: whole.end, ...(!whole.complete && { truncated: true as const }) };
  if (args === undefined || args.complete || args.kind !== 'string') return { ...range, ...argsOf(args) };
  return { ...range, args: startOfString(args.slice), place: { kind: 'whole' } };
}

/** The content of a string token that breaks off. */
function startOfString(token: string): string {
  const safe = token.replace(/\\(?:u[\da-fA-F]{0,3})?$/, '');
  return token[0] === '"' ? decodeString(`${safe}"`, 0, safe.length + 1) : '';
}
