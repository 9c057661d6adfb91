import { Fragment } from 'react';

/**
 * A sentence cut at its names: odd pieces are names. A name that holds backticks stands between a longer run of
 * them, as in Markdown; a run that is never closed is text.
 */
export function cutAtNames(sentence: string): string[] {
  const runs = [...sentence.matchAll(/`+/gu)];
  const pieces: string[] = [];
  let from = 0;
  for (let at = 0; at < runs.length; at++) {
    const open = runs[at];
    const close = runs.findIndex((run, later) => later > at && run[0] === open?.[0]);
    const end = runs[close];
    if (!open || !end) continue;
    pieces.push(sentence.slice(from, open.index), sentence.slice(open.index + open[0].length, end.index));
    from = end.index + end[0].length;
    at = close;
  }
  pieces.push(sentence.slice(from));
  return pieces;
}

/** A sentence of the engine; what stands in backticks is the user's and is set in mono. */
export function Names({ text }: { text: string }) {
  return cutAtNames(text).map((piece, at) => {
    const key = `${at}`;
    return at % 2 === 1 ? <code key={key}>{piece}</code> : <Fragment key={key}>{piece}</Fragment>;
  });
}
