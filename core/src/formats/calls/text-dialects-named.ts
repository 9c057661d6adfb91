import { readJsonArgs } from './text-dialects-json.ts';
import { LiteralReader } from './text-dialects-literal.ts';
import { type FoundCall, placeInWords, type Reading, type Source } from './text-dialects-source.ts';
import type { Body } from './text-dialects-table.ts';

type Named = Extract<Body, { kind: 'named' }>;
type Braces = Extract<Body, { kind: 'braces' }>;

/** Longest text between a name and what is behind it: a channel, an id, a format. */
const LONGEST_BETWEEN = 100;
const BETWEEN = /^\s*(?:[<[][^{}\n]*)?$/;
const FENCE = ['```json', '```'];

/**
 * Reads a name and the JSON arguments behind it; `open` is where their opening stands, `at` where it ends.
 * `undefined`: that is not what stands here.
 */
export function readNamed(
  source: Source,
  open: number,
  at: number,
  { before = '', upTo, numbered }: Named,
  close: readonly string[],
): Reading | undefined {
  const { text } = source;
  // Where a line break ends the name, white space before it would make it a line of code.
  const first = upTo === '\n' ? at : source.skipSpace(at);
  const nameAt = text.startsWith(before, first) ? first + before.length : first;
  const written = source.name(nameAt);
  const nameEnd = nameAt + written.length;
  const behind = source.find(upTo, nameEnd);
  if (behind === text.length && nameAt > first) {
    const why = 'This is no call that can be read: its name may go on, or its arguments are missing.';
    return { calls: [], unread: [{ start: open, end: nameEnd, why }], end: nameEnd };
  }
  if (written === '' || behind === text.length || behind - nameEnd > LONGEST_BETWEEN) return undefined;
  if (!BETWEEN.test(text.slice(nameEnd, behind))) return undefined;
  const tool = numbered ? written.replace(/:\d+$/, '') : written;
  const fence = source.past(FENCE, behind + upTo.length);
  const argsAt = source.skipSpace(fence);
  const isFenced = fence > behind + upTo.length;
  if (argsAt === text.length)
    return oneCall({ tool, args: '', place: { kind: 'whole' }, start: open, end: argsAt, truncated: true });
  if (text[argsAt] !== '{') return undefined;
  const reading = readJsonArgs(source, tool, open, text.slice(open, at), argsAt, isFenced ? ['```'] : close);
  const [call] = reading.calls;
  return call === undefined
    ? reading
    : oneCall({ ...call, end: source.past(close, source.past(FENCE, reading.end)) });
}

/** Reads a name and arguments in braces whose keys have no quotes. */
export function readBraces(
  source: Source,
  open: number,
  at: number,
  { quote }: Braces,
  close: readonly string[],
): Reading | undefined {
  const { text } = source;
  const tool = source.name(at);
  const argsAt = at + tool.length;
  if (tool === '' || text[argsAt] !== '{') return undefined;
  const reader = new LiteralReader(text, argsAt, quote);
  const complete = reader.value();
  const { offset: end, fault, out } = reader;
  if (!complete && end < text.length) {
    return {
      calls: [],
      unread: [
        {
          start: open,
          end,
          why: `This is no call that can be read: ${fault} at ${placeInWords(text, end)}.`,
        },
      ],
      end,
    };
  }
  const call: FoundCall = {
    tool,
    args: out.join(''),
    place: { kind: 'whole' },
    start: open,
    end: source.past(close, end),
    translated: true,
  };
  return oneCall(complete ? call : { ...call, truncated: true });
}

function oneCall(call: FoundCall): Reading {
  return { calls: [call], unread: [], end: call.end };
}
