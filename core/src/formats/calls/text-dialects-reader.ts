import { quote } from '../../quote.ts';
import { readJsonCalls } from './text-dialects-json.ts';
import { readBraces, readNamed } from './text-dialects-named.ts';
import { readPythonCalls } from './text-dialects-python.ts';
import type { FoundCall, Reading, Source, Unread } from './text-dialects-source.ts';
import {
  ASIDES,
  type Aside,
  type Body,
  BY_OPENING,
  type Dialect,
  ENDS_OF_THOUGHTS,
  FENCES,
} from './text-dialects-table.ts';
import { readTags } from './text-dialects-tags.ts';

const FORMS: Readonly<Record<Body['kind'], string>> = {
  json: 'JSON',
  named: 'names with JSON',
  python: 'Python calls',
  tags: 'tags',
  braces: 'braces',
};

const PYTHON_LIST = /\[\s*[\p{L}_][\p{L}\p{N}_.-]{0,255}\(/uy;
/** What stands before a bracket that belongs to code or to a piece of JSON, or is quoted in a sentence. */
const CODE = /(?:[\p{L}\p{N}_)\]]|[=,({[+/%][ \t]*|(?:^|")[ \t]*:[ \t]*|(?<!``)`)$/u;
const BREAKS_OFF = 'This may have become a call, but the text ends before it is sure.';
const NAME_LINE = /[\w.-]+\r?\n\s*\{/y;

/** Walks through a text once, from marker to marker, and looks for calls in the open between them. */
export class DialectReader {
  readonly forms = new Set<string>();
  calls: FoundCall[] = [];
  /** What opens a call and cannot be read. */
  unread: Unread[] = [];
  /** Parts that make no calls, whatever stands in them. */
  asides: Unread[] = [];
  /** All that the above and their markers take up. */
  covered: { readonly start: number; readonly end: number }[] = [];

  readonly #source: Source;
  readonly #text: string;
  /** Up to here there are only asides and white space. */
  #clear: number;
  /** Up to here no call is looked for in the open any more. */
  #reached = 0;
  #thoughtsAreOpen = true;

  constructor(source: Source) {
    this.#source = source;
    this.#text = source.text;
    this.#clear = source.skipSpace(0);
  }

  read(): void {
    const { length } = this.#text;
    const brackets = /[{[]/g;
    let bracket = -1;
    for (let from = this.#alone(0); from < length; ) {
      const { at, marker } = this.#source.nextMarker(from);
      const open = Math.max(from, this.#reached);
      if (bracket < open) {
        brackets.lastIndex = open;
        bracket = brackets.exec(this.#text)?.index ?? length;
      }
      if (at === length && bracket === length) return;
      from = at <= bracket ? this.#behind(marker, at) : this.#inTheOpen(bracket);
    }
  }

  /** Reads what a marker opens; answers where reading goes on. */
  #behind(marker: string, at: number): number {
    const end = at + marker.length;
    if (ENDS_OF_THOUGHTS.has(marker)) return this.#endOfThoughts(at, end);
    const aside = ASIDES.find(({ open }) => open === marker);
    if (aside !== undefined) return this.#aside(aside, at, end);
    const dialect = BY_OPENING.get(marker);
    if (dialect === undefined) return this.#fence(marker, at, end);
    for (const body of dialect.holds) {
      const reading = readBody(this.#source, body, at, end, dialect.close);
      if (reading !== undefined) return this.#accept(reading, body.kind, at, end, dialect);
    }
    return this.#wrapper(at, end) ?? this.#opensNothing(dialect, at, end);
  }

  /** Behind a wrapper, or a name in it, stands what it is wrapped around. */
  #wrapper(at: number, end: number): number | undefined {
    const source = this.#source;
    const inside = source.skipSpace(end);
    const behindName = source.skipSpace(inside + source.name(inside).length);
    const { at: next, marker } = source.nextMarker(inside);
    const isDirect = next === inside || next === behindName;
    if (!isDirect || marker === '' || marker === this.#text.slice(at, end)) return undefined;
    this.covered.push({ start: at, end });
    return next;
  }

  #opensNothing({ open, word }: Dialect, at: number, end: number): number {
    if (word) return open.startsWith('```') ? this.#codeUpTo(end) : end;
    const why = `Nothing that can be read as a call stands behind ${quote(open)}.`;
    this.#refuse({ start: at, end, why });
    this.covered.push({ start: at, end });
    return end;
  }

  #accept(reading: Reading, kind: Body['kind'], at: number, end: number, dialect: Dialect): number {
    const { offered } = this.#source;
    if (dialect.offered === 'surely') {
      const known = reading.calls.every(({ tool }) => offered?.has(tool));
      const closed = this.#source.past(dialect.close, reading.end) > reading.end;
      if (!known || !closed || reading.unread.length > 0) return this.#codeUpTo(end);
    }
    for (const call of reading.calls) {
      if (dialect.offered && offered?.has(call.tool) === false) this.#refuse(notOffered(call));
      else this.#take(call, kind);
    }
    for (const part of reading.unread) this.#refuse(part);
    this.#reached = Math.max(this.#reached, reading.reached ?? 0);
    return this.#cover(at, this.#behindFault(reading));
  }

  /** What broke goes on to the end of its line, or to the next marker. */
  #behindFault({ unread, end }: Reading): number {
    const last = unread.at(-1);
    if (last === undefined || last.end < end || this.#source.pastClosing(end) > end) return end;
    const until = Math.min(this.#source.find('\n', end), this.#source.nextMarker(end).at);
    if (until > last.end) this.unread.splice(-1, 1, { ...last, end: until });
    return until;
  }

  #take(call: FoundCall, kind: Body['kind']): void {
    this.forms.add(FORMS[kind]);
    this.calls.push(call);
  }

  #refuse(part: Unread): void {
    this.unread.push(part);
    this.#reached = Math.max(this.#reached, part.end);
  }

  #aside({ close, what, endless }: Aside, at: number, end: number): number {
    const closed = this.#source.find(close, end);
    if (closed === this.#text.length && !endless) return end;
    if (endless) this.#thoughtsAreOpen = false;
    return this.#setAside(at, Math.min(this.#text.length, closed + close.length), what);
  }

  /** What stands before the first end of thoughts was thought, if it is not said where they began. */
  #endOfThoughts(at: number, end: number): number {
    if (!this.#thoughtsAreOpen) {
      this.covered.push({ start: at, end });
      return end;
    }
    this.#thoughtsAreOpen = false;
    this.calls = [];
    this.unread = [];
    this.asides = [];
    this.covered = [];
    this.forms.clear();
    this.#clear = this.#source.skipSpace(0);
    return this.#setAside(this.#clear, end, 'thoughts');
  }

  #setAside(start: number, end: number, what: string): number {
    this.asides.push({ start, end, why: `These are ${what}; nothing in them is a call.` });
    this.covered.push({ start, end });
    if (start !== this.#clear) return end;
    this.#clear = this.#source.skipSpace(end);
    return this.#alone(this.#clear);
  }

  #fence(marker: string, at: number, end: number): number {
    if (!FENCES.has(marker.slice(3).toLowerCase())) return this.#codeUpTo(end);
    this.covered.push({ start: at, end });
    return end;
  }

  /** Behind a block of code. */
  #codeUpTo(end: number): number {
    return Math.min(this.#text.length, this.#source.find('```', end) + 3);
  }

  /** Reads calls that no marker announces: JSON, or a list of Python calls. */
  #inTheOpen(at: number): number {
    if (CODE.test(this.#text.slice(Math.max(0, at - 20), at))) return at + 1;
    const isPython = this.#isPythonList(at);
    const reading = isPython
      ? readPythonCalls(this.#source, at)
      : readJsonCalls(this.#source, at, 'bare', []);
    if (reading === undefined) return at + 1;
    this.#reached = Math.max(this.#reached, reading.end, reading.reached ?? 0);
    const end = Math.max(reading.end, at + 1);
    const sure = reading.calls.filter((call) => this.#isSure(call)).length;
    const isClosed = this.#source.offered !== undefined || this.#text[end - 1] === ']';
    const isWhole = isClosed && reading.unread.length === 0 && sure === reading.calls.length;
    if (reading.calls.length === 0 || (isPython && (!isWhole || this.#text[end] === '('))) return end;
    for (const call of reading.calls) {
      if (this.#isSure(call)) this.#take(call, isPython ? 'python' : 'json');
      else this.#refuse(call.truncated ? { ...call, why: BREAKS_OFF } : notOffered(call));
    }
    for (const part of reading.unread) this.#refuse(part);
    return this.#cover(at, end);
  }

  /** Behind the closings that follow what was read. */
  #cover(start: number, from: number): number {
    let end = from;
    for (let next = this.#source.pastClosing(end); next > end; next = this.#source.pastClosing(end))
      end = next;
    this.covered.push({ start, end });
    return end;
  }

  #isPythonList(at: number): boolean {
    PYTHON_LIST.lastIndex = at;
    return PYTHON_LIST.test(this.#text);
  }

  /** Whether a call without a marker is one: its tool was offered, or it is complete and nothing is known. */
  #isSure({ tool, truncated }: FoundCall): boolean {
    const { offered } = this.#source;
    return offered === undefined ? !truncated : offered.has(tool);
  }

  /** Reads a text that is nothing but Python calls, or lines with a tool's name over its arguments. */
  #alone(from: number): number {
    const source = this.#source;
    const at = source.skipSpace(from);
    if (this.#text[at] === '[') return from;
    NAME_LINE.lastIndex = at;
    const isNamed = source.offered?.has(source.name(at)) && NAME_LINE.test(this.#text);
    const reading = isNamed
      ? readNamed(source, at, at, { kind: 'named', upTo: '\n' }, [])
      : readPythonCalls(source, at);
    if (reading === undefined) return from;
    const rest = source.skipSpace(reading.end);
    const isAlone = rest === this.#text.length || (isNamed && this.#text.startsWith('>>>', rest));
    if (reading.unread.length > 0) this.#reached = Math.max(this.#reached, reading.end);
    if (!isAlone || reading.unread.length > 0 || !reading.calls.every((call) => this.#isSure(call)))
      return from;
    for (const call of reading.calls) this.#take(call, isNamed ? 'named' : 'python');
    this.covered.push({ start: at, end: reading.end });
    return reading.end;
  }
}

function readBody(
  source: Source,
  body: Body,
  at: number,
  end: number,
  close: readonly string[],
): Reading | undefined {
  switch (body.kind) {
    case 'json':
      return readJsonCalls(source, end, body.keyed ? 'keyed' : 'marked', close);
    case 'python':
      return readPythonCalls(source, end);
    case 'named':
      return readNamed(source, at, end, body, close);
    case 'tags':
      return readTags(source, at, end, body, close);
    case 'braces':
      return readBraces(source, at, end, body, close);
  }
}

function notOffered({ tool, start, end }: FoundCall): Unread {
  return { start, end, why: `This names ${quote(tool)}, which is not among the tools.` };
}
