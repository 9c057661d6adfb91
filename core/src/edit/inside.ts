import type { Range } from '../finding.ts';
import { escapedFor, type Place, rangesInText } from '../formats/place.ts';

/** Args or a schema as they stand in a pasted text. */
export interface Placed {
  readonly range: Range;
  readonly place?: Place | undefined;
}

/** A place in the content of an entry: the args of a call, the schema of a tool. */
export interface Inside {
  readonly content: string;
  /** In the content. */
  readonly offset: number;
  /** Where a stretch of the content stands in the pasted text. */
  readonly rangeOf: (start: number, end: number) => Range;
  /** A text as it has to be written there. */
  readonly written: (text: string) => string;
}

/** The entry around a place; of several, which do not overlap but may touch, the last. */
export function entryAround<Entry extends Placed>(
  entries: readonly Entry[],
  offset: number,
): Entry | undefined {
  return entries.findLast(({ range }) => range.offset <= offset && offset <= range.offset + range.length);
}

/** The place in the content of an entry that a place of the text is; `undefined` beside it, or where nothing maps. */
export function inside(
  text: string,
  { range, place }: Placed,
  content: string,
  offset: number,
): Inside | undefined {
  if (place === undefined || place.kind === 'whole') return undefined;
  const ranges = rangesInText(text, { range, place });
  const at = (part: number) => ranges(part, 0).offset;
  if (offset < at(0) || offset > at(content.length)) return undefined;
  // The last place of the content that does not stand behind the offset.
  let low = 0;
  let high = content.length;
  while (low < high) {
    const middle = (low + high + 1) >>> 1;
    if (at(middle) <= offset) low = middle;
    else high = middle - 1;
  }
  return {
    content,
    offset: low,
    rangeOf: (start, end) => ranges(start, end - start),
    written: (part) => escapedFor(place, part),
  };
}
