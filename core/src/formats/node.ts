import { JsonScanner } from '../rung/json-scanner.ts';
import type { JsonKind } from '../rung/json-text.ts';
import { kindThatStarts, skipSeparators, skipString, skipValue } from './skip.ts';

const COMMA = 0x2c;
const COLON = 0x3a;
const QUOTE = 0x22;
const CLOSE_ARRAY = 0x5d;
const CLOSE_OBJECT = 0x7d;
const OPEN_ARRAY = 0x5b;
const OPEN_OBJECT = 0x7b;

/**
 * A JSON value where it stands in a pasted text. Its parts are found when they are asked for, so that the depth
 * of what nobody asks for costs nothing.
 */
export class Node {
  readonly text: string;
  readonly kind: JsonKind;
  readonly start: number;
  readonly end: number;
  /** `false` when the text stops being JSON inside it: then only the parts before that place are seen. */
  readonly complete: boolean;
  private memberList: readonly Member[] | undefined;
  private itemList: readonly Node[] | undefined;

  constructor(
    text: string,
    kind: JsonKind,
    start: number,
    end: number,
    complete: boolean,
    members?: readonly Member[],
    items?: readonly Node[],
  ) {
    this.text = text;
    this.kind = kind;
    this.start = start;
    this.end = end;
    this.complete = complete;
    this.memberList = members;
    this.itemList = items;
  }

  /** The value of a member; of a key that stands twice, the last one. */
  get(key: string): Node | undefined {
    const { members } = this;
    for (let index = members.length - 1; index >= 0; index -= 1) {
      const member = members[index];
      if (member?.key === key) return member.value;
    }
    return undefined;
  }

  /** The members of an object in the order of the text; none for any other kind. */
  get members(): readonly Member[] {
    this.memberList ??=
      this.kind !== 'object' ? NOTHING : this.complete ? membersOf(this) : readMembers(this);
    return this.memberList;
  }

  /** The items of an array; none for any other kind. */
  items(): readonly Node[] {
    this.itemList ??= this.kind !== 'array' ? NOTHING : this.complete ? itemsOf(this) : readItems(this);
    return this.itemList;
  }

  /** The content of a string; `undefined` for any other kind. */
  get string(): string | undefined {
    return this.kind === 'string' && this.complete ? contentOf(this.text, this.start, this.end) : undefined;
  }

  /** The JSON text of the value, as pasted. */
  get slice(): string {
    return this.text.slice(this.start, this.end);
  }
}

export interface Member {
  readonly key: string;
  readonly value: Node;
}

const NOTHING: readonly never[] = [];

/** Moves past the value at the scanner's place. One that breaks off counts up to the end of the text. */
export function readNode(scanner: JsonScanner): Node {
  const code = scanner.next();
  const start = scanner.offset;
  const value = new ReadAhead(scanner).value('');
  if (value !== undefined) return value;
  // Of what breaks off, only brackets have parts to look into.
  const isBracket = code === OPEN_OBJECT || code === OPEN_ARRAY;
  return new Node(
    scanner.text,
    isBracket ? kindThatStarts(code) : 'string',
    start,
    scanner.text.length,
    false,
  );
}

/**
 * Reads a value with its parts while it moves past it, since most of them are asked for: that saves going over the
 * same text once for every level. It does not for args, for what is deep, and for very many parts.
 */
class ReadAhead {
  readonly #scanner: JsonScanner;
  #partsLeft = 2000;
  #levelsLeft = 10;

  constructor(scanner: JsonScanner) {
    this.#scanner = scanner;
  }

  /** `undefined` when the value is not in order; the scanner tells where and why. */
  value(key: string): Node | undefined {
    const scanner = this.#scanner;
    const { text } = scanner;
    const code = scanner.next();
    const kind = kindThatStarts(code);
    const start = scanner.offset;
    if ((code === OPEN_OBJECT || code === OPEN_ARRAY) && this.#levelsLeft > 0 && !ARGS.has(key)) {
      this.#levelsLeft -= 1;
      const members = code === OPEN_OBJECT ? this.#members() : undefined;
      const items = code === OPEN_ARRAY ? this.#items() : undefined;
      this.#levelsLeft += 1;
      if (members !== undefined || items !== undefined)
        return new Node(text, kind, start, scanner.offset, true, members, items);
      scanner.offset = start;
    }
    return scanner.value() ? new Node(text, kind, start, scanner.offset, true) : undefined;
  }

  #members(): Member[] | undefined {
    const scanner = this.#scanner;
    const found: Member[] = [];
    scanner.offset += 1;
    let code = scanner.next();
    if (code === CLOSE_OBJECT) scanner.offset += 1;
    while (code !== CLOSE_OBJECT) {
      this.#partsLeft -= 1;
      if (this.#partsLeft < 0 || scanner.next() !== QUOTE) return undefined;
      const start = scanner.offset;
      if (!scanner.value()) return undefined;
      const key = keyOf(scanner.text, start, scanner.offset);
      if (scanner.next() !== COLON) return undefined;
      scanner.offset += 1;
      const value = this.value(key);
      if (value === undefined) return undefined;
      found.push({ key, value });
      code = scanner.next();
      if (code !== COMMA && code !== CLOSE_OBJECT) return undefined;
      scanner.offset += 1;
    }
    return found;
  }

  #items(): Node[] | undefined {
    const scanner = this.#scanner;
    const found: Node[] = [];
    scanner.offset += 1;
    let code = scanner.next();
    if (code === CLOSE_ARRAY) scanner.offset += 1;
    while (code !== CLOSE_ARRAY) {
      this.#partsLeft -= 1;
      const item = this.#partsLeft < 0 ? undefined : this.value('');
      if (item === undefined) return undefined;
      found.push(item);
      code = scanner.next();
      if (code !== COMMA && code !== CLOSE_ARRAY) return undefined;
      scanner.offset += 1;
    }
    return found;
  }
}

/** Keys whose values are seldom looked into. */
const ARGS: ReadonlySet<string> = new Set(['args', 'arguments', 'input', 'parameters', 'tool_input']);

function membersOf({ text, start }: Node): Member[] {
  const found: Member[] = [];
  for (let at = start + 1; ; ) {
    at = skipSeparators(text, at);
    if (text.charCodeAt(at) === CLOSE_OBJECT) return found;
    const end = skipString(text, at);
    const key = keyOf(text, at, end);
    const value = nodeAt(text, skipSeparators(text, end));
    found.push({ key, value });
    at = value.end;
  }
}

function itemsOf({ text, start }: Node): Node[] {
  const found: Node[] = [];
  for (let at = start + 1; ; ) {
    at = skipSeparators(text, at);
    if (text.charCodeAt(at) === CLOSE_ARRAY) return found;
    const item = nodeAt(text, at);
    found.push(item);
    at = item.end;
  }
}

function nodeAt(text: string, at: number): Node {
  return new Node(text, kindThatStarts(text.charCodeAt(at)), at, skipValue(text, at), true);
}

/** The content of a string token that is in order. The platform decodes escapes many times faster than we do. */
function contentOf(text: string, start: number, end: number): string {
  const raw = text.slice(start + 1, end - 1);
  if (!raw.includes('\\')) return raw;
  const content: unknown = JSON.parse(text.slice(start, end));
  return typeof content === 'string' ? content : raw;
}

/**
 * The content of a key. Texts repeat their keys again and again, so those that were met are kept, by their length and
 * first and last characters: a key that is met again needs no text of its own.
 */
function keyOf(text: string, start: number, end: number): string {
  const length = end - start - 2;
  if (length > LONGEST_KEPT || length === 0) return contentOf(text, start, end);
  const slot = (length * 31 + text.charCodeAt(start + 1) * 7 + text.charCodeAt(end - 2)) & (SLOTS - 1);
  const kept = KEPT[slot];
  if (kept !== undefined && kept.length === length && text.startsWith(kept, start + 1)) return kept;
  // A slice would keep the whole text in memory; what was parsed stands on its own.
  const key: unknown = JSON.parse(text.slice(start, end));
  if (typeof key !== 'string' || key.length !== length) return contentOf(text, start, end);
  KEPT[slot] = key;
  return key;
}

const LONGEST_KEPT = 40;
const SLOTS = 512;
const KEPT: string[] = Array(SLOTS).fill('');

function readMembers({ text, start }: Node): Member[] {
  const found: Member[] = [];
  const scanner = new JsonScanner(text, start + 1);
  while (scanner.next() === QUOTE) {
    const key = readNode(scanner).string;
    if (key === undefined || scanner.next() !== COLON) break;
    scanner.offset += 1;
    const value = readNode(scanner);
    found.push({ key, value });
    if (!value.complete || scanner.next() !== COMMA) break;
    scanner.offset += 1;
  }
  return found;
}

function readItems({ text, start }: Node): Node[] {
  const found: Node[] = [];
  const scanner = new JsonScanner(text, start + 1);
  while (scanner.next() !== CLOSE_ARRAY && scanner.next() !== -1) {
    const item = readNode(scanner);
    found.push(item);
    if (!item.complete || scanner.next() !== COMMA) break;
    scanner.offset += 1;
  }
  return found;
}
