/**
 * A text as the editors hold it. They know lines that end in LF only and no byte order mark, while a pasted text
 * may have CR LF, lone CR and a mark. The text stays as it was pasted wherever nobody edits it, and places are
 * carried over both ways. All offsets are UTF-16 units.
 */
export interface EditorText {
  /** As it was pasted. */
  readonly source: string;
  /** As an editor shows it. */
  readonly text: string;
  /** Offsets in the source of the units that the editor does not have, ascending. */
  readonly dropped: readonly number[];
}

/** A stretch of the editor's text is replaced. */
export interface Change {
  readonly from: number;
  readonly to: number;
  readonly insert: string;
}

export function editorText(source: string): EditorText {
  if (!source.includes('\r') && !source.startsWith('\uFEFF')) return { source, text: source, dropped: [] };
  const dropped: number[] = [];
  if (source.startsWith('\uFEFF')) dropped.push(0);
  for (let at = source.indexOf('\r'); at !== -1; at = source.indexOf('\r', at + 1)) {
    if (source[at + 1] === '\n') dropped.push(at);
  }
  return { source, text: source.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n'), dropped };
}

/** Where a place of the source is in the editor's text. */
export function toEditor({ dropped }: EditorText, offset: number): number {
  return offset - countBelow(dropped, (at) => at < offset);
}

/** Where a place of the editor's text is in the source: before the CR of a line end, but after the mark. */
export function toSource({ source, dropped }: EditorText, offset: number): number {
  // The k-th dropped unit stands before the editor's offset `dropped[k] - k`.
  const before = countBelow(dropped, (at, k) => at - k < offset);
  return offset === 0 && source.startsWith('\uFEFF') ? 1 : offset + before;
}

/** The text after changes that all count in the text before the first of them and do not overlap. */
export function changed(before: EditorText, changes: readonly Change[]): EditorText {
  let { source, text } = before;
  for (const { from, to, insert } of [...changes].sort((a, b) => b.from - a.from)) {
    source = source.slice(0, toSource(before, from)) + insert + source.slice(toSource(before, to));
    text = text.slice(0, from) + insert + text.slice(to);
  }
  const after = editorText(source);
  // What the editor shows holds: a lone CR that came to stand before a LF, a mark that came to the front.
  return after.text === text ? after : { source: text, text, dropped: [] };
}

/** The shortest single change that makes one editor's text of another; `undefined` when they are equal. */
export function changeBetween(before: string, after: string): Change | undefined {
  if (before === after) return undefined;
  const most = Math.min(before.length, after.length);
  let from = 0;
  while (from < most && before.charCodeAt(from) === after.charCodeAt(from)) from++;
  let tail = 0;
  while (
    tail < most - from &&
    before.charCodeAt(before.length - 1 - tail) === after.charCodeAt(after.length - 1 - tail)
  ) {
    tail++;
  }
  return { from, to: before.length - tail, insert: after.slice(from, after.length - tail) };
}

/** How many of an ascending list come before the first that fails. */
function countBelow(list: readonly number[], holds: (at: number, index: number) => boolean): number {
  let low = 0;
  let high = list.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    const at = list[middle];
    if (at !== undefined && holds(at, middle)) low = middle + 1;
    else high = middle;
  }
  return low;
}
