import { decodeString } from './json-string.ts';
import type { JsonKind, JsonMember, JsonValue } from './json-value.ts';

// The characters that mean something in JSON. They stand in this file, since engines fold constants of a module only there.
const TAB = 0x09;
const LINE_FEED = 0x0a;
const RETURN = 0x0d;
const SPACE = 0x20;
const QUOTE = 0x22;
const PLUS = 0x2b;
const COMMA = 0x2c;
const MINUS = 0x2d;
const DOT = 0x2e;
const SLASH = 0x2f;
const ZERO = 0x30;
const NINE = 0x39;
const COLON = 0x3a;
const OPEN_ARRAY = 0x5b;
const BACKSLASH = 0x5c;
const CLOSE_ARRAY = 0x5d;
const UPPER_E = 0x45;
const LOWER_E = 0x65;
const LOWER_F = 0x66;
const LOWER_B = 0x62;
const LOWER_N = 0x6e;
const LOWER_R = 0x72;
const LOWER_T = 0x74;
const LOWER_U = 0x75;
const OPEN_OBJECT = 0x7b;
const CLOSE_OBJECT = 0x7d;

/** Stands for the character behind the last one. */
const END = -1;

/** Answered instead of an offset where the text stops being JSON. */
const FAULT = -1;

/**
 * A cursor over JSON text (RFC 8259) that builds nothing but what it is asked for.
 *
 * Every public method that reads moves `offset` past what it read. Where the text stops being JSON it answers `false` or
 * `undefined`: `offset` is then the first character that cannot stand there, and `fault` says what could.
 */
export class JsonScanner {
  readonly text: string;
  offset: number;
  fault = '';

  constructor(text: string, offset = 0) {
    this.text = text;
    this.offset = offset;
  }

  /** Moves past white space; answers the code of the character that follows, or -1 at the end. */
  next(): number {
    const code = codeAt(this.text, this.offset);
    if (code > SPACE) return code;
    this.offset = spaceEnd(this.text, this.offset);
    return codeAt(this.text, this.offset);
  }

  /** Moves past white space; answers the kind of value that starts there, if one does. */
  kind(): JsonKind | undefined {
    const code = this.next();
    if (code === QUOTE) return 'string';
    if (code === MINUS || isDigit(code)) return 'number';
    if (code === OPEN_OBJECT) return 'object';
    if (code === OPEN_ARRAY) return 'array';
    if (code === LOWER_T) return 'true';
    if (code === LOWER_F) return 'false';
    return code === LOWER_N ? 'null' : undefined;
  }

  /** Moves past white space, which must be all that is left. */
  end(): boolean {
    if (this.next() === END) return true;
    this.faultAt(this.offset, 'expected the end of the text');
    return false;
  }

  /** Moves past one value, however deep. */
  value(): boolean {
    return this.moveTo(this.valueEnd(this.offset));
  }

  /** Moves past one value and answers where it stands. */
  slice(): JsonValue | undefined {
    const kind = this.kind();
    const start = this.offset;
    return this.value() && kind !== undefined ? { kind, start, end: this.offset } : undefined;
  }

  /** Moves past one object; answers its members as they stand in the text, repeated keys included. */
  members(): JsonMember[] | undefined {
    const found: JsonMember[] = [];
    if (this.enter(OPEN_OBJECT, CLOSE_OBJECT)) {
      do {
        const quote = this.next();
        const keyStart = this.offset;
        const keyEnd = this.keyEnd(keyStart, quote);
        if (!this.moveTo(this.colonEnd(keyEnd))) return undefined;
        const value = this.slice();
        if (value === undefined) return undefined;
        found.push({ key: decodeString(this.text, keyStart, keyEnd), keyStart, keyEnd, value });
      } while (this.comma(CLOSE_OBJECT));
    }
    return this.fault === '' ? found : undefined;
  }

  /** Moves past one array and answers its items; with more than `most` of them it stops behind those. */
  items(most = Number.POSITIVE_INFINITY): JsonValue[] | undefined {
    const found: JsonValue[] = [];
    if (this.enter(OPEN_ARRAY, CLOSE_ARRAY)) {
      do {
        if (found.length === most) return found;
        const item = this.slice();
        if (item === undefined) return undefined;
        found.push(item);
      } while (this.comma(CLOSE_ARRAY));
    }
    return this.fault === '' ? found : undefined;
  }

  /** Moves into a bracket; answers whether something stands in it, and moves past an empty one. */
  private enter(opener: number, closer: number): boolean {
    if (this.next() !== opener) {
      this.faultAt(this.offset, opener === OPEN_OBJECT ? 'expected an object' : 'expected a list');
      return false;
    }
    this.offset += 1;
    if (this.next() !== closer) return true;
    this.offset += 1;
    return false;
  }

  /** Moves past a comma, or past the bracket that closes what is open; answers whether it was a comma. */
  private comma(closer: number): boolean {
    const code = this.next();
    if (code === COMMA || code === closer) this.offset += 1;
    else this.separatorFault(this.offset, closer);
    return code === COMMA;
  }

  private moveTo(at: number): boolean {
    if (at === FAULT) return false;
    this.offset = at;
    return true;
  }

  /** The end of the value that stands at `from` or behind the white space there. Depth costs no stack. */
  private valueEnd(from: number): number {
    const { text } = this;
    /** The closing brackets of all that is open around the innermost bracket. */
    const around: number[] = [];
    let closer = END;
    let at = from;
    for (;;) {
      // A value starts here, inside an object with its key.
      let code = codeAt(text, at);
      if (code <= SPACE) {
        at = spaceEnd(text, at);
        code = codeAt(text, at);
      }
      if (closer === CLOSE_OBJECT) {
        at = this.colonEnd(this.keyEnd(at, code));
        if (at === FAULT) return FAULT;
        code = codeAt(text, at);
        if (code <= SPACE) {
          at = spaceEnd(text, at);
          code = codeAt(text, at);
        }
      }
      if (code === OPEN_OBJECT || code === OPEN_ARRAY) {
        around.push(closer);
        closer = code === OPEN_OBJECT ? CLOSE_OBJECT : CLOSE_ARRAY;
        at = spaceEnd(text, at + 1);
        code = codeAt(text, at);
        if (code !== closer) continue;
      } else {
        at = this.scalarEnd(at, code);
        if (at === FAULT || closer === END) return at;
        code = codeAt(text, at);
      }
      // A value has ended, or a bracket is empty: close all that ends with it.
      for (;;) {
        if (code <= SPACE) {
          at = spaceEnd(text, at);
          code = codeAt(text, at);
        }
        if (code !== COMMA && code !== closer) return this.separatorFault(at, closer);
        at += 1;
        if (code === COMMA) break;
        closer = around.pop() ?? END;
        if (closer === END) return at;
        code = codeAt(text, at);
      }
    }
  }

  private keyEnd(at: number, code: number): number {
    return code === QUOTE ? this.stringEnd(at) : this.faultAt(at, 'expected a key in double quotes');
  }

  /** The end of the colon behind a key that ends at `from`. */
  private colonEnd(from: number): number {
    if (from === FAULT) return FAULT;
    let at = from;
    let code = codeAt(this.text, at);
    if (code <= SPACE) {
      at = spaceEnd(this.text, at);
      code = codeAt(this.text, at);
    }
    return code === COLON ? at + 1 : this.faultAt(at, 'expected a colon after the key');
  }

  private scalarEnd(at: number, code: number): number {
    if (code === QUOTE) return this.stringEnd(at);
    if (code === MINUS || isDigit(code)) return this.numberEnd(at, code);
    if (code === LOWER_T) return this.wordEnd(at, 'true');
    if (code === LOWER_F) return this.wordEnd(at, 'false');
    if (code === LOWER_N) return this.wordEnd(at, 'null');
    return this.faultAt(at, 'expected a value');
  }

  private wordEnd(start: number, word: string): number {
    for (let i = 0; i < word.length; i += 1) {
      if (codeAt(this.text, start + i) !== word.charCodeAt(i))
        return this.faultAt(start + i, `expected ${word}`);
    }
    return start + word.length;
  }

  private numberEnd(start: number, first: number): number {
    const { text } = this;
    let at = start;
    let code = first;
    if (code === MINUS) code = codeAt(text, ++at);
    if (code === ZERO) {
      code = codeAt(text, ++at);
    } else {
      if (!isDigit(code)) return this.digitFault(at);
      do code = codeAt(text, ++at);
      while (isDigit(code));
    }
    if (code === DOT) {
      code = codeAt(text, ++at);
      if (!isDigit(code)) return this.digitFault(at);
      do code = codeAt(text, ++at);
      while (isDigit(code));
    }
    if (code === LOWER_E || code === UPPER_E) {
      code = codeAt(text, ++at);
      if (code === PLUS || code === MINUS) code = codeAt(text, ++at);
      if (!isDigit(code)) return this.digitFault(at);
      do code = codeAt(text, ++at);
      while (isDigit(code));
    }
    return at;
  }

  private digitFault(at: number): number {
    return this.faultAt(at, 'expected a digit');
  }

  private stringEnd(start: number): number {
    const { text } = this;
    const { length } = text;
    for (let at = start + 1; at < length; at += 1) {
      const code = text.charCodeAt(at);
      if (code > BACKSLASH) continue;
      if (code === QUOTE) return at + 1;
      if (code === BACKSLASH) {
        // The escape that arguments in a string are full of.
        if (codeAt(text, at + 1) === QUOTE) {
          at += 1;
          continue;
        }
        const end = this.escapeEnd(at + 1);
        if (end === FAULT) return FAULT;
        at = end - 1;
      } else if (code < SPACE) {
        return this.faultAt(at, 'a control character or line break in a string must be escaped');
      }
    }
    return this.faultAt(length, 'expected the closing quote of the string');
  }

  /** The end of an escape whose backslash stands before `at`. */
  private escapeEnd(at: number): number {
    const { text } = this;
    const code = codeAt(text, at);
    if (code === LOWER_U) {
      for (let digit = at + 1; digit <= at + 4; digit += 1) {
        if (!isHex(codeAt(text, digit))) return this.faultAt(digit, 'expected four hex digits after \\u');
      }
      return at + 5;
    }
    return isShortEscape(code)
      ? at + 1
      : this.faultAt(at, 'expected one of " \\ / b f n r t u after the backslash');
  }

  private separatorFault(at: number, closer: number): number {
    return this.faultAt(at, closer === CLOSE_OBJECT ? 'expected a comma or }' : 'expected a comma or ]');
  }

  private faultAt(offset: number, fault: string): typeof FAULT {
    this.offset = offset;
    this.fault = fault;
    return FAULT;
  }
}

function codeAt(text: string, at: number): number {
  return at < text.length ? text.charCodeAt(at) : END;
}

function spaceEnd(text: string, start: number): number {
  let at = start;
  while (isSpace(codeAt(text, at))) at += 1;
  return at;
}

function isSpace(code: number): boolean {
  return code === SPACE || code === LINE_FEED || code === RETURN || code === TAB;
}

/** One of `" \\ / b f n r t`. */
function isShortEscape(code: number): boolean {
  return (
    code === QUOTE ||
    code === BACKSLASH ||
    code === LOWER_N ||
    code === SLASH ||
    code === LOWER_T ||
    code === LOWER_R ||
    code === LOWER_B ||
    code === LOWER_F
  );
}

function isDigit(code: number): boolean {
  return code >= ZERO && code <= NINE;
}

function isHex(code: number): boolean {
  const letter = lower(code);
  return isDigit(code) || (letter >= 0x61 && letter <= LOWER_F);
}

/** The code of a letter, case aside. */
function lower(code: number): number {
  return code | 0x20;
}
