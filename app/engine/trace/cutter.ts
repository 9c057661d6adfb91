import { CLOSE_LIST, COMMA, LINE_FEED, OPEN_LIST, OPEN_OBJECT, skipSpace, ValueEnd } from './bytes.ts';

/** A line or an item of a file, by its place in the bytes at hand. */
export interface Piece {
  /** From 1. */
  readonly number: number;
  readonly start: number;
  readonly end: number;
  /** It is longer than any that is read; `end` is as far as it was seen. */
  readonly tooLong?: true;
}

export interface Cut {
  readonly pieces: readonly Piece[];
  /** From here on the bytes are wanted again, with those that follow. */
  readonly rest: number;
}

/** Longest piece that is read, in bytes. */
const LONGEST = 32 * 1024 * 1024;
/** A list whose first line is longer than this is not one of many lines. */
const LONG_LINE = 1024 * 1024;

/** `values` stand one after another, each on lines of its own; the items of a `list` stand in brackets. */
type Mode = 'lines' | 'values' | 'list';

/**
 * Cuts a file that comes in blocks into its lines, the items of the list that it is, or the values in it. Nothing is
 * parsed; brackets and quotes are followed only where lines are no pieces.
 */
export class Cutter {
  readonly #longest: number;
  #mode: Mode | undefined;
  #unit: 'line' | 'item' = 'line';
  #number = 0;
  /** So much of the rest was looked at already. */
  #seen = 0;
  /** What is open in the value that is the rest. */
  #value: ValueEnd | undefined;
  /** The rest belongs to a piece that is too long. */
  #skips = false;
  /** Behind a broken value, the next one starts on a line of its own. */
  #wantsLine = false;
  /** The rest of this line belongs to a broken value. */
  #skipsLine = false;

  constructor(longest = LONGEST) {
    this.#longest = longest;
  }

  get unit(): 'line' | 'item' {
    return this.#unit;
  }

  /** `bytes` begin with the rest of the last cut; with `isLast` no bytes follow. */
  cut(bytes: Uint8Array, isLast: boolean): Cut {
    const pieces: Piece[] = [];
    if (this.#mode === undefined) {
      this.#mode = modeOf(bytes, isLast || bytes.length > this.#longest);
      if (this.#mode === undefined) return { pieces, rest: 0 };
      this.#unit = this.#mode === 'lines' ? 'line' : 'item';
    }
    const from = this.#mode === 'lines' ? 0 : this.#cutValues(bytes, isLast, pieces);
    return { pieces, rest: this.#mode === 'lines' ? this.#cutLines(bytes, from, isLast, pieces) : from };
  }

  #cutLines(bytes: Uint8Array, start: number, isLast: boolean, pieces: Piece[]): number {
    let from = start;
    while (from < bytes.length) {
      const found = bytes.indexOf(LINE_FEED, from + this.#seen);
      this.#seen = 0;
      if (found === -1 && !isLast) return this.#keep(bytes, from, pieces);
      const end = found === -1 ? bytes.length : found;
      if (this.#skips) this.#skips = false;
      else this.#add(pieces, from, end, skipSpace(bytes, from, end) < end);
      from = end + 1;
    }
    return bytes.length;
  }

  #cutValues(bytes: Uint8Array, isLast: boolean, pieces: Piece[]): number {
    let from = 0;
    for (;;) {
      if (this.#value === undefined) {
        from = this.#nextValue(bytes, from);
        if (from === bytes.length) return from;
        if (this.#mode === 'list' && bytes[from] === CLOSE_LIST) {
          this.#mode = 'lines';
          return from + 1;
        }
        this.#value = new ValueEnd();
      }
      const found = this.#value.find(bytes, from + this.#seen);
      this.#seen = 0;
      if (found === undefined && !isLast) return this.#keep(bytes, from, pieces);
      const end = found ?? bytes.length;
      if (this.#skips) this.#skips = false;
      else this.#add(pieces, from, end, true);
      this.#wantsLine = this.#value.broken;
      this.#value = undefined;
      from = end;
    }
  }

  /** Where the next value starts or the list ends. */
  #nextValue(bytes: Uint8Array, from: number): number {
    // The bracket that opens the list.
    let at = this.#mode === 'list' && this.#number === 0 ? bytes.indexOf(OPEN_LIST) + 1 : from;
    for (;;) {
      if (this.#skipsLine) {
        const lineFeed = bytes.indexOf(LINE_FEED, at);
        if (lineFeed === -1) return bytes.length;
        this.#skipsLine = false;
        at = lineFeed;
      }
      at = skipSpace(bytes, at);
      const byte = bytes[at];
      if (byte === undefined) return at;
      if (!this.#wantsLine) {
        if (byte !== COMMA) return at;
        at += 1;
      } else if (byte === OPEN_OBJECT || byte === OPEN_LIST) {
        this.#wantsLine = false;
        return at;
      } else {
        this.#skipsLine = true;
      }
    }
  }

  /** Waits for more bytes of a piece, or gives it up. */
  #keep(bytes: Uint8Array, from: number, pieces: Piece[]): number {
    if (!this.#skips && bytes.length - from > this.#longest) {
      this.#skips = true;
      this.#add(pieces, from, bytes.length, true);
    }
    if (this.#skips) return bytes.length;
    this.#seen = bytes.length - from;
    return from;
  }

  #add(pieces: Piece[], start: number, end: number, isPiece: boolean): void {
    this.#number += 1;
    if (!isPiece) return;
    const piece = { number: this.#number, start, end };
    pieces.push(end - start > this.#longest ? { ...piece, tooLong: true } : piece);
  }
}

/** How a file is cut, by its first lines; `undefined` when more of it is needed. */
function modeOf(bytes: Uint8Array, isAll: boolean): Mode | undefined {
  const first = skipSpace(bytes, 0);
  if (first === bytes.length) return isAll ? 'lines' : undefined;
  const opener = bytes[first];
  if (opener !== OPEN_LIST && opener !== OPEN_OBJECT) return 'lines';

  const lineFeed = bytes.indexOf(LINE_FEED, first);
  if (lineFeed === -1 && opener === OPEN_LIST) return isAll || bytes.length > LONG_LINE ? 'list' : undefined;
  if (lineFeed === -1) return isAll ? 'lines' : undefined;
  const endsInLine = new ValueEnd().find(bytes, first, lineFeed) !== undefined;
  const next = bytes[skipSpace(bytes, lineFeed)];
  if (next === undefined && !isAll) return undefined;
  if (opener === OPEN_LIST) return endsInLine && next !== undefined ? 'lines' : 'list';
  return endsInLine || next === undefined || next === OPEN_OBJECT || next === OPEN_LIST ? 'lines' : 'values';
}
