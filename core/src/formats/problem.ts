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
  const breaksOff = text.slice(offset, until).trim() === '';
  const message =
    offset === start
      ? 'This is not JSON.'
      : `${breaksOff ? 'The text breaks off' : 'This stops being JSON'} here: ${expected}.`;
  return {
    code: 'not-json',
    severity: 'error',
    message,
    range: { in: box, ...marked(text, offset, until, breaksOff) },
  };
}

/** Where more had to follow, the last character that is there. */
function marked(
  text: string,
  offset: number,
  until: number,
  breaksOff: boolean,
): { offset: number; length: number } {
  if (breaksOff) {
    let last = offset - 1;
    while (last > 0 && text.charCodeAt(last) <= 0x20) last -= 1;
    return { offset: last, length: 1 };
  }
  const lineBreak = text.indexOf('\n', offset);
  return { offset, length: (lineBreak === -1 ? until : Math.min(until, lineBreak)) - offset };
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

export function inOrder(problems: readonly Finding[]): Finding[] {
  return problems.toSorted((a, b) => (a.range?.offset ?? 0) - (b.range?.offset ?? 0));
}
