import type { Finding, Range } from '../finding.ts';
import type { Node } from './node.ts';
import type { Fault } from './sequence.ts';

type Box = Range['in'];

/** Something that is JSON and yet not understood. */
export function notUnderstood(box: Box, { start, end }: Node, message: string): Finding {
  return {
    code: 'not-understood',
    severity: 'error',
    message,
    range: { in: box, offset: start, length: end - start },
  };
}

/** Text that is no JSON: marked from where it stops being so, to the end of that line at most. */
export function notJson(box: Box, text: string, { start, offset, until, expected }: Fault): Finding {
  const lineBreak = text.indexOf('\n', offset);
  const end = lineBreak === -1 ? until : Math.min(until, lineBreak);
  const range = { in: box, offset, length: end - offset };
  const of = { code: 'not-json', severity: 'error' } as const;
  if (offset === start) return { ...of, message: 'This is not JSON.', range };
  if (text.slice(offset, end).trim() !== '')
    return { ...of, message: `This stops being JSON here: ${expected}.`, range };
  // Nothing stands where more had to follow: the last visible character is marked.
  let last = offset - 1;
  while (last > start && text.charCodeAt(last) <= 0x20) last -= 1;
  return {
    ...of,
    message: `The text breaks off here: ${expected}.`,
    range: { in: box, offset: last, length: 1 },
  };
}

/** An object or a list that is understood and holds nothing. */
export function nothingIn(box: Box, text: string): Finding {
  return {
    code: box === 'tools' ? 'no-tools' : 'no-calls',
    severity: 'hint',
    message: box === 'tools' ? 'There is no tool in this.' : 'There is no tool call in this.',
    range: { in: box, offset: 0, length: text.length },
  };
}

/** Most problems that are told one by one. */
const MOST = 200;

/** In the order of the text; of very many, the first, and how many more there are. */
export function inOrder(problems: readonly Finding[]): Finding[] {
  const sorted = problems.toSorted((a, b) => (a.range?.offset ?? 0) - (b.range?.offset ?? 0));
  const first = sorted[MOST];
  const more = sorted.length - MOST - 1;
  if (first === undefined || more === 0) return sorted;
  const message = `This and ${more.toLocaleString('en')} more places are not understood.`;
  return [...sorted.slice(0, MOST), { ...first, message }];
}
