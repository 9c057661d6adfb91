import type { Range } from '../finding.ts';
import { sourceOffsets } from '../rung/json-text.ts';

/** How the args of a call stand in the pasted text. */
export type Place =
  /** To the character, from `offset` on. */
  | { readonly kind: 'slice'; readonly offset: number }
  /** As the content of the JSON string token from `start` to `end`, quotes included. */
  | { readonly kind: 'string'; readonly start: number; readonly end: number }
  /** Nowhere as one piece: translated, put together, or left out. */
  | { readonly kind: 'whole' };

interface Placed {
  readonly args: string;
  readonly range: Range;
  readonly place: Place;
}

/** Where a part of the args stands in the pasted text; the whole call where it stands nowhere by itself. */
export function rangeInCalls(text: string, call: Placed, offset: number, length: number): Range {
  switch (call.place.kind) {
    case 'slice':
      return { in: 'calls', offset: call.place.offset + offset, length };
    case 'string': {
      const at = sourceOffsets(text, call.place.start, call.place.end);
      return { in: 'calls', offset: at(offset), length: at(offset + length) - at(offset) };
    }
    case 'whole':
      return call.range;
  }
}

/** A text for the args as it has to be written at their place; `undefined` where none can be written. */
export function escapedFor(place: Place, text: string): string | undefined {
  switch (place.kind) {
    case 'slice':
      return text;
    case 'string':
      return JSON.stringify(text).slice(1, -1);
    case 'whole':
      return undefined;
  }
}
