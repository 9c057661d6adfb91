import type { Finding, Range } from '../finding.ts';
import { quote } from '../quote.ts';
import type { Settings, TextReaders } from './call-reader.ts';
import { offeredWhenAsked } from './calls/text-dialects-offered.ts';
import type { SentBody } from './curl.ts';
import type { CallFields } from './fields.ts';
import { isCurl } from './is-curl.ts';
import { allOf, callIn, movedBy, problemIn } from './nested.ts';
import type { Place } from './place.ts';
import { inOrder, nothingIn } from './problem.ts';
import { readJson } from './read-json.ts';
import type { ReadTool } from './read-tools.ts';

export interface ReadCall {
  /** Absent when the text names none. */
  readonly tool?: string;
  /** JSON text as pasted, or the content of the string that a format wraps it in. */
  readonly args: string;
  /** The whole entry in the pasted text. */
  readonly range: Range;
  /** How the args stand in the pasted text. */
  readonly place: Place;
  /** The args were put into JSON from Python, tags or braces. */
  readonly translated?: true;
  /** The text, or the answer that was streamed, ends inside the call; the args are what had come. */
  readonly truncated?: true;
}

export interface ReadCalls {
  /** What was recognised, in words; absent when nothing was. */
  readonly format?: string;
  /** In the order of the text. */
  readonly calls: readonly ReadCall[];
  /** What was not understood, with its range. */
  readonly problems: readonly Finding[];
}

/**
 * Reads the calls of a pasted text as `readCalls` does, with readers of what is no JSON that are handed in: for who loads
 * them only when there is such a text.
 */
export function readCallsWith(
  readers: TextReaders,
  text: string,
  fields?: CallFields,
  tools: readonly ReadTool[] = [],
): ReadCalls {
  const read = readLineWith(readers, text, fields, tools);
  return isOfStranger(text, read, tools) ? withoutStranger(read) : read;
}

/** The same for a line or an item of a longer text, which says by itself what it is. */
export function readLineWith(
  readers: TextReaders,
  text: string,
  fields?: CallFields,
  tools: readonly ReadTool[] = [],
): ReadCalls {
  const settings = { readDialects: readers.readDialects, offered: offeredWhenAsked(tools) };
  const readText = (inner: string) => readOneText(inner, settings);
  return isCurl(text)
    ? readCurl(text, readers.readSentBodies(text), readText)
    : readOneText(text, { ...settings, fields, readText });
}

/**
 * Whether the text is nothing but `{ "name", "parameters" }` of a tool that the model did not have. Models write calls so,
 * and others write other things so: with the tools at hand, it is a call only of one of them.
 */
function isOfStranger(text: string, { calls }: ReadCalls, tools: readonly ReadTool[]): boolean {
  const [call, another] = calls;
  if (tools.length === 0 || call === undefined || another !== undefined) return false;
  return (
    /^\s*\{\s*"name"\s*:\s*"[^"\\]*"\s*,\s*"parameters"\s*:/.test(text) &&
    !tools.some(({ name }) => name === call.tool)
  );
}

function withoutStranger({ calls, problems }: ReadCalls): ReadCalls {
  const strangers = calls.map(({ tool, range }): Finding => {
    const message = `This has a name and parameters, but no tool called ${quote(tool ?? '')} was pasted, so it may be anything. Name them \`tool\` and \`args\` if it is a call.`;
    return { code: 'not-understood', severity: 'error', message, range };
  });
  return { calls: [], problems: [...strangers, ...problems] };
}

function readOneText(text: string, settings: Settings): ReadCalls {
  const { read, hasFaults } = readJson(text, settings);
  if (!hasFaults) return read;
  const startsAsJson = /^[\uFEFF\s]*[{[]/.test(text);
  if (startsAsJson && read.calls.length > 0) return read;
  const said = settings.readDialects(text, settings.offered?.());
  const isBetter = said !== null && said.calls.length >= (startsAsJson ? 1 : read.calls.length);
  return isBetter ? said : read;
}

/** Reads what a copied command sends. */
function readCurl(
  text: string,
  bodies: readonly SentBody[],
  readText: (text: string) => ReadCalls,
): ReadCalls {
  const reads = bodies.map(({ content, start }) => {
    const all: Range = { in: 'calls', offset: 0, length: text.length };
    return { ...readText(content), outer: start === undefined ? allOf(all) : movedBy(start) };
  });
  const calls = reads.flatMap((read) => read.calls.map((call) => callIn(read.outer, call)));
  const problems = reads.flatMap((read) => read.problems.map((problem) => problemIn(read.outer, problem)));
  const formats = new Set(reads.flatMap(({ format }) => format ?? []));
  return {
    format: [...formats, 'cURL'].join(', '),
    calls,
    problems: calls.length + problems.length === 0 ? [nothingIn('calls', text)] : inOrder(problems),
  };
}
