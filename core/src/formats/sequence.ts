import { JsonScanner } from '../rung/json-scanner.ts';
import { Node, readNode } from './node.ts';

/** A part of the text in which JSON cannot be read. */
export interface Fault {
  /** Where the value starts that breaks off, or the text that is no JSON. */
  readonly start: number;
  /** The first character that cannot stand there. */
  readonly offset: number;
  /** Where reading goes on. */
  readonly until: number;
  /** What could have stood there: `expected a comma or }`. */
  readonly expected: string;
  /** The rest of one line: the lines around it stand on their own. */
  readonly oneLine: boolean;
}

/** A value at the top of a text, and whether it is the data of a server-sent event. */
export type Visit = (value: Node, isEvent: boolean) => void;

/**
 * Reads the JSON values of a text that stand one after another: one value, JSON Lines, pretty-printed values in a
 * row, with or without commas between them, and the data of server-sent events. Hands them out in order, one that
 * breaks off as incomplete, and answers where that was. Behind a fault, reading goes on at the next line that starts
 * with an opening bracket or with the name of an event's field: a line further in belongs to what was broken. Takes
 * linear time.
 */
export function readSequence(text: string, visit: Visit): Fault[] {
  const faults: Fault[] = [];
  let scanner = new JsonScanner(text, text.startsWith('\uFEFF') ? 1 : 0);
  // A stream may start with a comment.
  let inEvents = scanner.next() === COLON && /^\s?$/.test(text.charAt(scanner.offset + 1));
  for (let count = 0; ; count++) {
    let code = scanner.next();
    if (code === COMMA && count > 0) {
      scanner.offset += 1;
      code = scanner.next();
    }
    if (code === -1) return faults;
    const field = code > LAST_LETTER ? undefined : eventField(text, scanner.offset, inEvents);
    if (field !== undefined) {
      inEvents = true;
      scanner.offset = field.end;
      if (!field.isData) continue;
    }
    const value = readNode(scanner);
    if (value.complete) {
      visit(value, field !== undefined);
      continue;
    }
    const { start, kind } = value;
    const opened = kind !== 'string';
    // A word that is no JSON is at fault from its start; so is a quotation that is not closed in its line.
    const offset = opened ? scanner.offset : start;
    const until = field === undefined ? nextStart(text, offset, inEvents) : lineEnd(text, start);
    if (opened) visit(new Node(text, kind, start, until, false), field !== undefined);
    faults.push({
      start,
      offset: Math.min(offset, until),
      until,
      expected: opened ? scanner.fault : 'expected { or [',
      oneLine: opened && lineEnd(text, start) === until,
    });
    scanner = new JsonScanner(text, until);
  }
}

const COMMA = 0x2c;
const COLON = 0x3a;
const LAST_LETTER = 0x7a;

const EVENT_FIELD = /(?:(data)|event|id|retry)?:[ \t]*(\[DONE\][ \t]*(?=[\r\n]|$))?/y;

interface EventField {
  /** There is something to be read at `end`; else the line is over there. */
  readonly isData: boolean;
  readonly end: number;
}

/** The field of a server-sent event that starts a line here; one without a name is a comment between events. */
function eventField(text: string, at: number, inEvents: boolean): EventField | undefined {
  if (text[at] === ':' && !inEvents) return undefined;
  EVENT_FIELD.lastIndex = at;
  const [field, data, done] = EVENT_FIELD.exec(text) ?? [];
  if (field === undefined || !isLineStart(text, at)) return undefined;
  const end = at + field.length;
  return data === undefined || done !== undefined || isLineEnd(text, end)
    ? { isData: false, end: lineEnd(text, end) }
    : { isData: true, end };
}

function isLineStart(text: string, at: number): boolean {
  return at === 0 || '\n\r\uFEFF'.includes(text.charAt(at - 1));
}

function isLineEnd(text: string, at: number): boolean {
  return at === text.length || '\n\r'.includes(text.charAt(at));
}

/** The first line start from `offset` on at which a bracket opens or an event goes on; the end if there is none. */
function nextStart(text: string, offset: number, inEvents: boolean): number {
  let at = text[offset - 1] === '\n' ? offset : lineEnd(text, offset);
  while (at < text.length && !startsEntry(text, at, inEvents)) at = lineEnd(text, at);
  return at;
}

function startsEntry(text: string, at: number, inEvents: boolean): boolean {
  return text[at] === '{' || text[at] === '[' || eventField(text, at, inEvents) !== undefined;
}

/** Behind the line break that ends the line at `offset`; the end of the text if there is none. */
function lineEnd(text: string, offset: number): number {
  const lineBreak = text.indexOf('\n', offset);
  return lineBreak === -1 ? text.length : lineBreak + 1;
}
