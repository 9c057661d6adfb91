/**
 * The content of the string token that stands from `start` to `end`, quotes included.
 * Lone surrogates stay what they are. The token must be well-formed.
 */
export function decodeString(text: string, start: number, end: number): string {
  const raw = text.slice(start + 1, end - 1);
  return raw.includes('\\') ? String(JSON.parse(text.slice(start, end))) : raw;
}

/**
 * Maps an offset in the decoded content of a string token to the place in the source that it came from.
 * The end of the content maps to the closing quote. The token must be well-formed.
 */
export function sourceOffsets(text: string, start: number, end: number): (decoded: number) => number {
  // Each escape is one UTF-16 unit once decoded. Behind the k-th, at `ends[k]` in the content, the source is `shifts[k]` ahead.
  const ends: number[] = [];
  const shifts: number[] = [];
  let shift = start + 1;
  for (const sequence of text.slice(start + 1, end - 1).matchAll(ESCAPE)) {
    ends.push(start + 1 + sequence.index - shift + 1);
    shift += sequence[0].length - 1;
    shifts.push(shift);
  }
  return (decoded) => decoded + (shifts[countUpTo(ends, decoded) - 1] ?? start + 1);
}

const ESCAPE = /\\(?:u[0-9a-fA-F]{4}|["\\/bfnrt])/g;

/** How many of the ascending numbers are at most `limit`. */
function countUpTo(ascending: readonly number[], limit: number): number {
  let low = 0;
  let high = ascending.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((ascending[middle] ?? Number.POSITIVE_INFINITY) <= limit) low = middle + 1;
    else high = middle;
  }
  return low;
}
