import { JsonScanner } from '../rung/json-scanner.ts';
import { decodeString, type JsonKind } from '../rung/json-text.ts';

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
  #members: readonly Member[] | undefined;

  constructor(text: string, kind: JsonKind, start: number, end: number, complete: boolean) {
    this.text = text;
    this.kind = kind;
    this.start = start;
    this.end = end;
    this.complete = complete;
  }

  /** The value of a member; of a key that stands twice, the last one. */
  get(key: string): Node | undefined {
    return this.members.findLast((member) => member.key === key)?.value;
  }

  /** The members of an object in the order of the text; none for any other kind. */
  get members(): readonly Member[] {
    this.#members ??= this.kind === 'object' ? readMembers(this) : [];
    return this.#members;
  }

  /** The items of an array; none for any other kind. */
  items(): Node[] {
    return this.kind === 'array' ? readItems(this) : [];
  }

  /** The content of a string; `undefined` for any other kind. */
  get string(): string | undefined {
    return this.kind === 'string' && this.complete
      ? decodeString(this.text, this.start, this.end)
      : undefined;
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

/** Moves past the value at the scanner's place. One that breaks off counts up to the end of the text. */
export function readNode(scanner: JsonScanner): Node {
  const code = scanner.next();
  const start = scanner.offset;
  const value = scanner.slice();
  return value === undefined
    ? new Node(scanner.text, kindThatStarts(code), start, scanner.text.length, false)
    : new Node(scanner.text, value.kind, value.start, value.end, true);
}

const COMMA = 0x2c;
const COLON = 0x3a;
const QUOTE = 0x22;
const OPEN_ARRAY = 0x5b;
const CLOSE_ARRAY = 0x5d;
const OPEN_OBJECT = 0x7b;

function readMembers({ text, start }: Node): Member[] {
  const found: Member[] = [];
  let scanner = new JsonScanner(text, start + 1);
  while (scanner.next() === QUOTE) {
    const key = readNode(scanner).string;
    if (key === undefined || scanner.next() !== COLON) break;
    scanner = behind(scanner);
    const value = readNode(scanner);
    found.push({ key, value });
    if (!value.complete || scanner.next() !== COMMA) break;
    scanner = behind(scanner);
  }
  return found;
}

function readItems({ text, start }: Node): Node[] {
  const found: Node[] = [];
  let scanner = new JsonScanner(text, start + 1);
  while (scanner.next() !== CLOSE_ARRAY && scanner.next() !== -1) {
    const item = readNode(scanner);
    found.push(item);
    if (!item.complete || scanner.next() !== COMMA) break;
    scanner = behind(scanner);
  }
  return found;
}

/** A scanner behind the character at which this one stands. */
export function behind(scanner: JsonScanner): JsonScanner {
  return new JsonScanner(scanner.text, scanner.offset + 1);
}

/** What a value that breaks off was going to be; only brackets have parts to look into. */
function kindThatStarts(code: number): JsonKind {
  if (code === OPEN_OBJECT) return 'object';
  return code === OPEN_ARRAY ? 'array' : 'string';
}
