import type { Range } from '../finding.ts';
import { sourceOffsets } from '../rung/json-text.ts';

/** How the args of a call, or the schema of a tool, stand in the pasted text. */
export type Place =
  | PieceOfText
  /** Nowhere as one piece: translated, put together, or left out. */
  | { readonly kind: 'whole' };

export type PieceOfText =
  /** To the character, from `offset` on. */
  | { readonly kind: 'slice'; readonly offset: number }
  /** As the content of the JSON string token from `start` to `end`, quotes included. */
  | { readonly kind: 'string'; readonly start: number; readonly end: number }
  /** Inside a part of a string's content, which stands from `start` to `end`; `place` counts in what it says. */
  | {
      readonly kind: 'within';
      readonly start: number;
      readonly end: number;
      readonly place: PieceOfText;
    };

interface Placed {
  readonly range: Range;
  readonly place: Place;
}

/** Where a part of them stands in the pasted text; the whole entry where it stands nowhere by itself. */
export function rangeInText(text: string, placed: Placed, offset: number, length: number): Range {
  return rangesInText(text, placed)(offset, length);
}

/** The same for many parts: the escapes are looked through once. */
export function rangesInText(
  text: string,
  { range, place }: Placed,
): (offset: number, length: number) => Range {
  if (place.kind === 'whole') return () => range;
  let at: ((offset: number) => number) | undefined;
  return (offset, length) => {
    at ??= offsetsInText(text, place);
    const start = at(offset);
    return { in: range.in, offset: start, length: at(offset + length) - start };
  };
}

function offsetsInText(text: string, place: PieceOfText): (offset: number) => number {
  switch (place.kind) {
    case 'slice':
      return (offset) => place.offset + offset;
    case 'string':
      return sourceOffsets(text, place.start, place.end);
    case 'within': {
      const inside = offsetsInText(said(text.slice(place.start, place.end)), place.place);
      const { start, end } = quotesAround(place);
      const outside = sourceOffsets(text, start, end);
      return (offset) => outside(inside(offset));
    }
  }
}

/** A text for the args as it has to be written at their place; `undefined` where none can be written. */
export function escapedFor(place: PieceOfText, text: string): string;
export function escapedFor(place: Place, text: string): string | undefined;
export function escapedFor(place: Place, text: string): string | undefined {
  switch (place.kind) {
    case 'slice':
      return text;
    case 'string':
      return escaped(text);
    case 'within':
      return escaped(escapedFor(place.place, text));
    case 'whole':
      return undefined;
  }
}

/** A place in a text that stands `by` further behind in another one. */
export function moved(place: PieceOfText, by: number): PieceOfText {
  return place.kind === 'slice'
    ? { kind: 'slice', offset: place.offset + by }
    : { ...place, start: place.start + by, end: place.end + by };
}

/** A place of so many characters in the content of a string; `at` tells where an offset of the content stands. */
export function inString(place: PieceOfText, length: number, at: (offset: number) => number): PieceOfText {
  if (place.kind === 'slice') {
    const { offset } = place;
    return { kind: 'string', ...quotesAround({ start: at(offset), end: at(offset + length) }) };
  }
  const { start, end } = place;
  return { kind: 'within', start: at(start), end: at(end), place: moved(place, -start) };
}

/** A part of a string's content reads like a token of its own; only the characters around it are no quotes. */
function quotesAround({ start, end }: { readonly start: number; readonly end: number }) {
  return { start: start - 1, end: end + 1 };
}

/** What a part of a string's content says; the characters around it are no quotes, so it is given some. */
function said(content: string): string {
  return content.includes('\\') ? String(JSON.parse(`"${content}"`)) : content;
}

function escaped(text: string): string {
  return JSON.stringify(text).slice(1, -1);
}
