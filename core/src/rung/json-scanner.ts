import { decodeString } from './json-string.ts';

const TAB = 0x09;
const LINE_FEED = 0x0a;
const RETURN = 0x0d;
const SPACE = 0x20;
const QUOTE = 0x22;
const PLUS = 0x2b;
const COMMA = 0x2c;
const MINUS = 0x2d;
const DOT = 0x2e;
const ZERO = 0x30;
const NINE = 0x39;
const COLON = 0x3a;
const OPEN_ARRAY = 0x5b;
const BACKSLASH = 0x5c;
const CLOSE_ARRAY = 0x5d;
const LOWER_E = 0x65;
const LOWER_F = 0x66;
const LOWER_N = 0x6e;
const LOWER_T = 0x74;
const LOWER_U = 0x75;
const OPEN_OBJECT = 0x7b;
const CLOSE_OBJECT = 0x7d;

/** What `next` answers after the last character. */
const END = -1;

export type JsonKind = 'object' | 'array' | 'string' | 'number' | 'true' | 'false' | 'null';

/** A value by its place in the text: from `start` up to, not including, `end`. */
export interface JsonValue {
  readonly kind: JsonKind;
  readonly start: number;
  readonly end: number;
}

/** A member of an object; `key` is decoded, its token with the quotes stands from `keyStart` to `keyEnd`. */
export interface JsonMember {
  readonly key: string;
  readonly keyStart: number;
  readonly keyEnd: number;
  readonly value: JsonValue;
}

/**
 * A cursor over JSON text (RFC 8259) that builds nothing but what it is asked for.
 *
 * Every method that reads moves `offset` past what it read. Where the text stops being JSON it answers `false` or
 * `undefined`: `offset` is then the first character that cannot stand there, and `fault` says what could.
 * Open brackets are kept on the heap, so depth costs no stack.
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
    const { text } = this;
    const { length } = text;
    for (let at = this.offset; at < length; at += 1) {
      const code = text.charCodeAt(at);
      if (code > SPACE || (code !== SPACE && code !== LINE_FEED && code !== RETURN && code !== TAB)) {
        this.offset = at;
        return code;
      }
    }
    this.offset = length;
    return END;
  }

  /** Moves past white space, which must be all that is left. */
  end(): boolean {
    return this.next() === END || this.fail('expected the end of the text');
  }

  /** Moves past one value, however deep. */
  value(): boolean {
    const closers: number[] = [];
    for (;;) {
      // A value starts here.
      const code = this.next();
      if (code === OPEN_OBJECT || code === OPEN_ARRAY) {
        const closer = code === OPEN_OBJECT ? CLOSE_OBJECT : CLOSE_ARRAY;
        closers.push(closer);
        this.offset += 1;
        if (this.next() !== closer) {
          if (closer === CLOSE_OBJECT && !this.key()) return false;
          continue;
        }
      } else if (!this.scalar(code)) {
        return false;
      }
      // A value has ended here, or its bracket is empty: close all that end with it.
      for (;;) {
        const closer = closers.at(-1);
        if (closer === undefined) return true;
        if (this.comma(closer)) {
          if (closer === CLOSE_OBJECT && !this.key()) return false;
          break;
        }
        if (this.fault !== '') return false;
        closers.pop();
      }
    }
  }

  /** Moves past one value and answers where it stands. */
  slice(): JsonValue | undefined {
    const kind = kindThatStarts(this.next());
    const start = this.offset;
    return this.value() ? { kind, start, end: this.offset } : undefined;
  }

  /** Moves past one object; answers its members as they stand in the text, repeated keys included. */
  members(): JsonMember[] | undefined {
    const found: JsonMember[] = [];
    if (this.enter(OPEN_OBJECT, CLOSE_OBJECT)) {
      do {
        this.next();
        const keyStart = this.offset;
        const keyEnd = this.key();
        const value = keyEnd === 0 ? undefined : this.slice();
        if (value === undefined) return undefined;
        found.push({ key: decodeString(this.text, keyStart, keyEnd), keyStart, keyEnd, value });
      } while (this.comma(CLOSE_OBJECT));
    }
    return this.fault === '' ? found : undefined;
  }

  /** Moves past one array, handing out each item; answers whether it is well-formed. */
  items(each: (item: JsonValue) => void): boolean {
    if (this.enter(OPEN_ARRAY, CLOSE_ARRAY)) {
      do {
        const item = this.slice();
        if (item === undefined) return false;
        each(item);
      } while (this.comma(CLOSE_ARRAY));
    }
    return this.fault === '';
  }

  /** Moves into a bracket; answers whether something stands in it, and moves past an empty one. */
  private enter(opener: number, closer: number): boolean {
    if (this.next() !== opener) return this.fail(opener === OPEN_OBJECT ? 'expected {' : 'expected [');
    this.offset += 1;
    if (this.next() !== closer) return true;
    this.offset += 1;
    return false;
  }

  /** Moves past a comma, or past the bracket that closes what is open; answers whether it was a comma. */
  private comma(closer: number): boolean {
    const code = this.next();
    if (code !== COMMA && code !== closer) {
      return this.fail(closer === CLOSE_OBJECT ? 'expected a comma or }' : 'expected a comma or ]');
    }
    this.offset += 1;
    return code === COMMA;
  }

  /** Moves past a key and its colon; answers the end of the key, or 0 at a fault. */
  private key(): number {
    if (this.next() !== QUOTE) {
      this.fail('expected a key in double quotes');
      return 0;
    }
    if (!this.string()) return 0;
    const end = this.offset;
    if (this.next() !== COLON) {
      this.fail('expected a colon after the key');
      return 0;
    }
    this.offset += 1;
    return end;
  }

  private scalar(code: number): boolean {
    if (code === QUOTE) return this.string();
    if (code === MINUS || isDigit(code)) return this.number();
    if (code === LOWER_T) return this.word('true');
    if (code === LOWER_F) return this.word('false');
    if (code === LOWER_N) return this.word('null');
    return this.fail('expected a value');
  }

  private word(word: string): boolean {
    for (let i = 0; i < word.length; i += 1) {
      if (this.code() !== word.charCodeAt(i)) return this.fail(`expected ${word}`);
      this.offset += 1;
    }
    return true;
  }

  private number(): boolean {
    if (this.code() === MINUS) this.offset += 1;
    if (this.code() === ZERO) this.offset += 1;
    else if (!this.digits()) return false;
    if (this.code() === DOT) {
      this.offset += 1;
      if (!this.digits()) return false;
    }
    if (lower(this.code()) === LOWER_E) {
      this.offset += 1;
      const sign = this.code();
      if (sign === PLUS || sign === MINUS) this.offset += 1;
      if (!this.digits()) return false;
    }
    return true;
  }

  private digits(): boolean {
    const { text } = this;
    const { length } = text;
    const start = this.offset;
    let at = start;
    while (at < length && isDigit(text.charCodeAt(at))) at += 1;
    this.offset = at;
    return at > start || this.fail('expected a digit');
  }

  private string(): boolean {
    const { text } = this;
    const { length } = text;
    let at = this.offset + 1;
    for (; at < length; at += 1) {
      const code = text.charCodeAt(at);
      if (code === QUOTE) {
        this.offset = at + 1;
        return true;
      }
      if (code === BACKSLASH) {
        this.offset = at + 1;
        if (!this.escape()) return false;
        at = this.offset - 1;
      } else if (code < SPACE) {
        this.offset = at;
        return this.fail('a control character or line break in a string must be escaped');
      }
    }
    this.offset = length;
    return this.fail('expected the closing quote of the string');
  }

  /** Moves past what follows a backslash. */
  private escape(): boolean {
    const code = this.code();
    if (code === LOWER_U) {
      for (let digit = 0; digit < 4; digit += 1) {
        this.offset += 1;
        if (!isHex(this.code())) return this.fail('expected four hex digits after \\u');
      }
    } else if (code === END || !'"\\/bfnrt'.includes(String.fromCharCode(code))) {
      return this.fail('expected one of " \\ / b f n r t u after the backslash');
    }
    this.offset += 1;
    return true;
  }

  private code(): number {
    return this.offset < this.text.length ? this.text.charCodeAt(this.offset) : END;
  }

  private fail(fault: string): false {
    this.fault = fault;
    return false;
  }
}

/** The kind of value that a character starts; anything else that is well-formed is a number. */
function kindThatStarts(code: number): JsonKind {
  switch (code) {
    case QUOTE:
      return 'string';
    case OPEN_OBJECT:
      return 'object';
    case OPEN_ARRAY:
      return 'array';
    case LOWER_T:
      return 'true';
    case LOWER_F:
      return 'false';
    case LOWER_N:
      return 'null';
    default:
      return 'number';
  }
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
