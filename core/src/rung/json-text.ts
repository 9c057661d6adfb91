import { JsonScanner } from './json-scanner.ts';
import { decodeString } from './json-string.ts';
import type { JsonMember, JsonValue } from './json-value.ts';

export { decodeString, sourceOffsets } from './json-string.ts';
export type { JsonKind, JsonMember, JsonValue } from './json-value.ts';

/** A bracket or a string that was still open where the text stops being JSON. */
export interface OpenPart {
  readonly kind: 'object' | 'array' | 'string';
  readonly offset: number;
  /** The key or the index under which it stands in the part around it; absent for the outermost and for keys. */
  readonly key?: string | number;
}

/** Why a text is not JSON. */
export interface JsonFault {
  /** The first character that cannot stand there; the length of the text when more had to follow. */
  readonly offset: number;
  /** What could have stood there: `expected a comma or }`. */
  readonly message: string;
  /** What was still open there, outermost first. */
  readonly open: readonly OpenPart[];
  /** The text ends too early, and is in order up to there. */
  readonly truncated: boolean;
}

/** Tells why a text is not JSON, in the sense of `JSON.parse`, or `null` when it is. */
export function checkJson(text: string): JsonFault | null {
  const scanner = new JsonScanner(text);
  if (scanner.value() && scanner.end()) return null;
  const { offset, fault: message } = scanner;
  return { offset, message, open: openAt(text, offset), truncated: offset === text.length };
}

/** The value that starts at `offset` or behind the white space there, whatever follows it; `undefined` where none does. */
export function valueAt(text: string, offset: number): JsonValue | undefined {
  return new JsonScanner(text, offset).slice();
}

/** The one value that the whole text is; `undefined` when the text is not JSON. */
export function wholeValue(text: string): JsonValue | undefined {
  const scanner = new JsonScanner(text);
  const value = scanner.slice();
  return scanner.end() ? value : undefined;
}

/** The members of an object in the order of the text, repeated keys included; none for any other kind of value. */
export function members(text: string, value: JsonValue): readonly JsonMember[] {
  return new JsonScanner(text, value.start).members() ?? [];
}

/** Key → value of its last member, in the order of those; empty for any other kind than an object. */
export function lastMembers(text: string, value: JsonValue): Map<string, JsonValue> {
  const last = new Map<string, JsonValue>();
  for (const member of members(text, value)) {
    last.delete(member.key);
    last.set(member.key, member.value);
  }
  return last;
}

/** The items of an array; none for any other kind of value. */
export function items(text: string, value: JsonValue): readonly JsonValue[] {
  return new JsonScanner(text, value.start).items() ?? [];
}

/** The text of a value, character for character. */
export function sliceOf(text: string, value: JsonValue): string {
  return text.slice(value.start, value.end);
}

/** The content of a string value; `undefined` for any other kind. */
export function stringOf(text: string, value: JsonValue): string | undefined {
  return value.kind === 'string' ? decodeString(text, value.start, value.end) : undefined;
}

/** What is open at an offset, outermost first, in a text that is in order up to there. */
export function openAt(text: string, offset: number): OpenPart[] {
  const scanner = new JsonScanner(text.slice(0, offset));
  const open: (OpenPart & { reached?: string | number })[] = [];
  while (scanner.next() !== -1) {
    const start = scanner.offset;
    const parent = open.at(-1);
    const place = { offset: start, ...(parent?.reached !== undefined && { key: parent.reached }) };
    if (text[start] === '"') {
      if (!scanner.value()) open.push({ kind: 'string', ...place });
      else if (parent !== undefined) parent.reached ??= decodeString(text, start, scanner.offset);
      continue;
    }
    scanner.offset += 1;
    switch (text[start]) {
      case '{':
        open.push({ kind: 'object', ...place });
        break;
      case '[':
        open.push({ kind: 'array', reached: 0, ...place });
        break;
      case '}':
      case ']':
        open.pop();
        break;
      case ',':
        if (typeof parent?.reached === 'number') parent.reached += 1;
        else delete parent?.reached;
    }
  }
  return open.map(({ kind, offset, key }) => ({ kind, offset, ...(key !== undefined && { key }) }));
}
