import type { Finding, Range } from '../finding.ts';
import { argsOf, type Body, type CallFormat, type CallParts } from './call-format.ts';
import { ANSWERS, AROUND, askFormats } from './call-formats.ts';
import { plain } from './calls/plain.ts';
import type { OfferedTools, ReadDialects } from './calls/text-dialects.ts';
import type { SentBody } from './curl.ts';
import { type CallFields, callByFields } from './fields.ts';
import { callIn, contentOf, problemIn } from './nested.ts';
import type { Node } from './node.ts';
import { notUnderstood } from './problem.ts';
import type { ReadCall, ReadCalls } from './read-calls-with.ts';
import { Streams } from './streams.ts';
import { looksLikeTools } from './tool-formats.ts';

/** Most envelopes within envelopes; no format has as many. */
const MAX_DEPTH = 10;

/** Reads what a model wrote into its text; `null` when nothing in it looks like a call. */
export type DialectsReader = (text: string, offered?: OfferedTools) => ReadDialects | null;

/** The bodies that a copied command sends. */
export type SentBodiesReader = (text: string) => readonly SentBody[];

/** What reads texts that are no JSON. Most are, so who counts bytes loads these when there is one. */
export interface TextReaders {
  readonly readDialects: DialectsReader;
  readonly readSentBodies: SentBodiesReader;
}

export interface Settings {
  readonly readDialects: DialectsReader;
  readonly fields?: CallFields | undefined;
  /** The tools that the model had; they decide in model text only, so they are looked at when there is some. */
  readonly offered?: (() => OfferedTools) | undefined;
  /** Reads a text inside the pasted one; absent in the innermost text that is looked into. */
  readonly readText?: ((text: string) => ReadCalls) | undefined;
}

/** A value that no format knows, and the value at the top of the text that it is in. */
export interface UnknownValue {
  readonly node: Node;
  readonly top?: Node;
}

/** Takes in the values of a text one after another, and keeps what was found in them. */
export class CallReader {
  readonly calls: ReadCall[] = [];
  readonly formats = new Set<string>();
  /** Formats of messages and envelopes, which need not hold any call. */
  readonly envelopes = new Set<string>();
  readonly problems: Finding[] = [];
  readonly unknown: UnknownValue[] = [];
  #streams: Streams | undefined;
  readonly #settings: Settings;

  constructor(settings: Settings) {
    this.#settings = settings;
  }

  /** Whether no call and no envelope of any format was met. */
  get isBlank(): boolean {
    return this.formats.size + this.envelopes.size === 0;
  }

  /** Reads a value at the top of the text. */
  readTop(top: Node): void {
    if (top.kind !== 'array') {
      if (!this.#readEntry(top, 0)) this.unknown.push({ node: top, top });
      return;
    }
    for (const node of top.items()) if (!this.#readEntry(node, 0)) this.unknown.push({ node, top });
  }

  /** To be called behind the last value: calls that came in pieces are put together. */
  finish(): void {
    if (this.#streams === undefined) return;
    const streamed = this.#streams.calls();
    for (const { format, start, end, ...call } of streamed) {
      this.formats.add(format);
      this.calls.push({ ...call, range: { in: 'calls', offset: start, length: end - start } });
    }
    for (const node of this.#streams.lost)
      this.problems.push(
        notUnderstood('calls', node, 'This goes on with a call whose beginning is not here.'),
      );
    if (streamed.length > 0) this.calls.sort((one, other) => one.range.offset - other.range.offset);
  }

  addBareArgs(object: Node): void {
    this.#add(object, argsOf(object));
    this.formats.add('arguments');
  }

  /** Whether the entry was read, or is none because the text breaks off in it. */
  #readEntry(node: Node, depth: number, isAnswer = false): boolean {
    if (node.kind === 'string' && depth > 0) this.#readSaid(node);
    if (node.kind !== 'object') return !node.complete || (node.kind === 'string' && depth > 0);
    const { fields } = this.#settings;
    const chosen = depth === 0 && fields !== undefined && node.complete && callByFields(node, fields);
    if (chosen) {
      this.#add(node, chosen);
      this.formats.add('chosen fields');
      return true;
    }
    const known = askFormats(node, (format) =>
      isAnswer && format === plain ? undefined : this.#readAs(format, node, depth),
    );
    return known ?? (this.#readAround(node, depth) || !node.complete);
  }

  /** `undefined` when the object is none of this format. */
  #readAs(format: CallFormat, node: Node, depth: number): true | undefined {
    const parts = node.complete ? format.call?.(node) : undefined;
    if (parts !== undefined) {
      if ('why' in parts) this.problems.push(notUnderstood('calls', node, parts.why));
      else this.#add(node, parts);
      this.formats.add(format.name);
      return true;
    }
    const texts = node.complete ? format.texts?.(node) : undefined;
    const inside = this.#takeEvent(format, node) ?? format.inside?.(node);
    if (texts === undefined && (inside === undefined || depth >= MAX_DEPTH)) return undefined;
    this.envelopes.add(format.name);
    for (const body of texts ?? []) this.#readBody(body);
    for (const inner of inside ?? [])
      if (!this.#readEntry(inner, depth + 1)) this.unknown.push({ node: inner });
    return true;
  }

  /** What else is to be read in an event of a stream; `undefined` when the object is none. */
  #takeEvent({ take }: CallFormat, event: Node): readonly Node[] | undefined {
    if (take === undefined) return undefined;
    // An event that breaks off is known for what it is, and says nothing.
    if (!event.complete) return take(event, new Streams()) && [];
    this.#streams ??= new Streams();
    return take(event, this.#streams);
  }

  /** Looks for messages and calls under the usual keys of an object that is none of any format itself. */
  #readAround(node: Node, depth: number): boolean {
    let isKnown = false;
    if (depth >= MAX_DEPTH) return false;
    for (const { key, value } of node.members) {
      const isAnswer = ANSWERS.has(key);
      if (!isAnswer && !AROUND.has(key)) continue;
      if (value.kind === 'object') isKnown = this.#readEntry(value, depth + 1, isAnswer) || isKnown;
      if (value.kind !== 'array') continue;
      const items = value.items().filter(({ kind }) => kind === 'object');
      const left = items.filter((item) => !this.#readEntry(item, depth + 1, isAnswer));
      if (left.length === items.length) continue;
      isKnown = true;
      for (const item of left) this.unknown.push({ node: item });
    }
    return isKnown;
  }

  /** Reads what a model wrote; prose around calls is no problem there. */
  #readSaid(node: Node): void {
    const said = node.string ?? '';
    const read = MAY_CALL.test(said) ? this.#settings.readDialects(said, this.#settings.offered?.()) : null;
    if (read === null) return;
    const problems = read.problems.filter(({ severity }) => severity !== 'hint');
    this.#takeOver({ ...read, problems }, { token: node });
  }

  /** Reads a text of its own; one in which nothing is a call may be of any kind. */
  #readBody(body: Body): void {
    const read = this.#settings.readText?.(body.content);
    if (read !== undefined && read.calls.length > 0) this.#takeOver(read, body);
  }

  #takeOver({ format, calls, problems }: ReadCalls, where: Pick<Body, 'token' | 'decoded'>): void {
    const outer = contentOf(where);
    for (const call of calls) this.calls.push(callIn(outer, call));
    for (const problem of problems) this.problems.push(problemIn(outer, problem));
    if (format !== undefined && calls.length > 0) this.formats.add(format);
  }

  #add({ start, end }: Node, { tool, args, place, truncated }: CallParts): void {
    const range: Range = { in: 'calls', offset: start, length: end - start };
    const call = tool === undefined ? { args, range, place } : { tool, args, range, place };
    this.calls.push(truncated ? { ...call, truncated } : call);
  }
}

/** What model text without any call is free of, most of the time. */
const MAY_CALL = /[{[(<]/;

/** Why a value is no call. */
export function whyUnknown(node: Node): string {
  return looksLikeTools(node)
    ? 'These are tools; they belong in the other box.'
    : 'No tool call is recognised in this.';
}
