export const LINE_FEED = 0x0a;
export const COMMA = 0x2c;
export const OPEN_LIST = 0x5b;
export const CLOSE_LIST = 0x5d;
export const OPEN_OBJECT = 0x7b;

const TAB = 0x09;
const RETURN = 0x0d;
const SPACE = 0x20;
const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const CLOSE_OBJECT = 0x7d;

/** The first byte from `at` on, before `end`, that is no white space; `end` if there is none. */
export function skipSpace(bytes: Uint8Array, at: number, end = bytes.length): number {
  let next = at;
  while (next < end && isSpace(bytes[next])) next += 1;
  return next;
}

function isSpace(byte: number | undefined): boolean {
  return byte === SPACE || byte === LINE_FEED || byte === RETURN || byte === TAB;
}

/**
 * Follows the brackets and quotes of one value through blocks of bytes, whatever else stands in it. A value without
 * brackets ends before a comma, a closing bracket or a line break; one with a line break in a string is broken there.
 */
export class ValueEnd {
  broken = false;
  #begun = false;
  #depth = 0;
  #inString = false;
  #escaped = false;

  /** Where the value ends, or `undefined` when it does not end in these bytes. */
  find(bytes: Uint8Array, from: number, to = bytes.length): number | undefined {
    for (let at = from; at < to; at += 1) {
      const byte = bytes[at];
      if (this.#escaped) this.#escaped = false;
      else if (this.#inString) {
        if (byte === QUOTE) this.#inString = false;
        else if (byte === BACKSLASH) this.#escaped = true;
        else if (byte === LINE_FEED) {
          this.broken = true;
          return at;
        }
      } else if (byte === QUOTE) this.#inString = true;
      else if (byte === OPEN_OBJECT || byte === OPEN_LIST) this.#depth += 1;
      else if (byte === CLOSE_OBJECT || byte === CLOSE_LIST) {
        this.#depth -= 1;
        // One that closes nothing is a piece of its own where it stands first.
        if (this.#depth <= 0) return this.#depth === 0 || !this.#begun ? at + 1 : at;
      } else if (this.#depth === 0 && (byte === COMMA || byte === LINE_FEED)) return at;
      this.#begun = true;
    }
    return undefined;
  }
}
