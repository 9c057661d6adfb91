import type { Finding, Severity } from '../../finding.ts';
import { inOrder } from '../problem.ts';
import type { ReadCall } from '../read-calls-with.ts';
import { DialectReader } from './text-dialects-reader.ts';
import { type FoundCall, type OfferedTools, Source } from './text-dialects-source.ts';

export type { OfferedTools } from './text-dialects-source.ts';

export interface DialectCall extends ReadCall {
  readonly tool: string;
  /** The args were put into JSON from Python, tags or braces. */
  readonly translated?: true;
  /** The text ends inside the call; the args are what had come. */
  readonly truncated?: true;
}

export interface ReadDialects {
  /** In words: `model text, Python calls`. */
  readonly format: string;
  readonly calls: readonly DialectCall[];
  /** Text around the calls (hints), and what opens a call and cannot be read (warnings). */
  readonly problems: readonly Finding[];
}

/**
 * Reads the calls that a model wrote into its text, in whatever dialect of the table, mixed too. `null`: nothing
 * in the text looks like a call. With the tools that were offered, values between tags get the types that are
 * declared, and calls that no marker announces must name one of them. Never throws; takes linear time.
 */
export function readDialects(text: string, offered?: OfferedTools): ReadDialects | null {
  const reader = new DialectReader(new Source(text, offered?.size === 0 ? undefined : offered));
  reader.read();
  const { calls, unread, asides, forms } = reader;
  if (calls.length === 0 && unread.length === 0) return null;
  return {
    format: ['model text', [...forms].join(' and ')].filter((words) => words !== '').join(', '),
    calls: calls.map(shown),
    problems: inOrder([
      ...unread.map(({ start, end, why }) => problem('warning', why, start, Math.min(end, text.length))),
      ...asides.map(({ start, end, why }) => problem('hint', why, start, end)),
      ...textBetween(text, reader.covered).map(([start, end]) =>
        problem('hint', 'This is text; no call is in it.', start, end),
      ),
    ]),
  };
}

function shown({ start, end, ...call }: FoundCall): DialectCall {
  return { ...call, range: { in: 'calls', offset: start, length: end - start } };
}

function problem(severity: Severity, message: string, start: number, end: number): Finding {
  return {
    code: 'not-understood',
    severity,
    message,
    range: { in: 'calls', offset: start, length: end - start },
  };
}

/** The stretches of text that nothing covers, without the white space around them. */
function textBetween(text: string, covered: readonly { start: number; end: number }[]): [number, number][] {
  const found: [number, number][] = [];
  let from = 0;
  for (const { start, end } of [...covered, { start: text.length, end: text.length }]) {
    const stretch = text.slice(from, start);
    const content = stretch.trim();
    if (content !== '') {
      const at = from + stretch.length - stretch.trimStart().length;
      found.push([at, at + content.length]);
    }
    from = Math.max(from, end);
  }
  return found;
}
