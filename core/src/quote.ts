/** Longest name or value shown in a sentence, in UTF-16 units; what is longer ends in an ellipsis. */
const SHOWN = 200;

/**
 * A user's name or value as it stands in a sentence: between backticks, or between a run of them that is longer
 * than any in it, with a space on either side where it begins or ends with one (as in Markdown). Characters that
 * would not be seen or would disturb the line are written as JSON escapes; the empty name as `""`.
 */
export function quote(name: string): string {
  const text = name === '' ? '""' : visible(cut(name));
  let longest = 0;
  for (const [run] of text.matchAll(/`+/gu)) longest = Math.max(longest, run.length);
  const fence = '`'.repeat(longest + 1);
  const space = /^`|`$|^ .* $/su.test(text) ? ' ' : '';
  return fence + space + text + space + fence;
}

/** Longest value shown beside a name. */
const VALUE_SHOWN = 60;

/** The JSON text of a value as it stands in a sentence; a long one is cut. */
export function quoteValue(text: string): string {
  return quote(text.length > VALUE_SHOWN ? `${text.slice(0, VALUE_SHOWN)}…` : text);
}

/** A sentence cut at what `quote` put into it: odd pieces are names. A run of backticks without its like is text. */
export function cutAtQuotes(sentence: string): string[] {
  const runs = [...sentence.matchAll(/`+/gu)];
  const pieces: string[] = [];
  let from = 0;
  for (let at = 0; at < runs.length; at++) {
    const open = runs[at];
    const close = runs.findIndex((run, later) => later > at && run[0] === open?.[0]);
    const end = runs[close];
    if (!open || !end) continue;
    const inside = sentence.slice(open.index + open[0].length, end.index);
    pieces.push(sentence.slice(from, open.index), /^ .* $/su.test(inside) ? inside.slice(1, -1) : inside);
    from = end.index + end[0].length;
    at = close;
  }
  pieces.push(sentence.slice(from));
  return pieces;
}

/** Names in a row: "`a`, `b` and `c`"; of many, the first `most` and how many more there are. */
export function quoteList(names: readonly string[], most = 8): string {
  const shown = names.slice(0, names.length > most + 1 ? most : names.length).map(quote);
  const more = names.length - shown.length;
  const last = more > 0 ? `${more.toLocaleString('en')} more` : shown.pop();
  return shown.length === 0 ? (last ?? '') : `${shown.join(', ')} and ${last}`;
}

function cut(name: string): string {
  return name.length > SHOWN ? `${name.slice(0, SHOWN)}…` : name;
}

/** Control, line-breaking and direction-changing characters and lone surrogates as `\uXXXX`. */
function visible(name: string): string {
  return name.replace(
    /[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}\p{Cs}]/gu,
    (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
