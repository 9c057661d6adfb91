const QUOTE = 0x22;
const COMMA = 0x2c;
const SLASH = 0x2f;
const BACKSLASH = 0x5c;
const CLOSE_ARRAY = 0x5d;
const CLOSE_OBJECT = 0x7d;

/**
 * A text of the same length in which comments, and commas before a closing bracket, are blank; so every place in it
 * is one of the original. What stands in double quotes stays.
 */
export function blankComments(text: string): string {
  const pieces: string[] = [];
  let from = 0;
  const blank = (start: number, end: number) => {
    pieces.push(text.slice(from, start), text.slice(start, end).replace(/[^\r\n]/g, ' '));
    from = end;
  };
  /** Where a comma stands behind which there was nothing but white space and comments. */
  let comma = -1;
  /** The comments behind it: pieces are made in the order of the text. */
  let behind: [number, number][] = [];
  const flush = (isLast: boolean) => {
    if (isLast && comma !== -1) blank(comma, comma + 1);
    for (const [start, end] of behind) blank(start, end);
    comma = -1;
    behind = [];
  };
  for (let at = 0; at < text.length; ) {
    const code = text.charCodeAt(at);
    const end = code === SLASH ? commentEnd(text, at) : at;
    if (end > at) {
      behind.push([at, end]);
      at = end;
      continue;
    }
    if (code > 0x20) {
      flush(code === CLOSE_ARRAY || code === CLOSE_OBJECT);
      if (code === COMMA) comma = at;
    }
    at = code === QUOTE ? stringEnd(text, at) : at + 1;
  }
  flush(false);
  return pieces.join('') + text.slice(from);
}

/** Behind the comment that starts at a slash; the slash itself where none does. */
function commentEnd(text: string, at: number): number {
  const isLine = text[at + 1] === '/';
  if (!isLine && text[at + 1] !== '*') return at;
  const end = isLine ? text.indexOf('\n', at) : text.indexOf('*/', at + 2) + 2;
  return end < at + 2 ? text.length : end;
}

/** Behind a string; behind its line where it does not close there. */
function stringEnd(text: string, start: number): number {
  for (let at = start + 1; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === QUOTE || code === 0x0a) return at + 1;
    if (code === BACKSLASH) at += 1;
  }
  return text.length;
}
