import { JsonScanner } from '../rung/json-scanner.ts';
import { behind, Node, readNode } from './node.ts';

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

/**
 * Reads the JSON values of a text that stand one after another: one value, JSON Lines, pretty-printed values in a
 * row, with or without commas between them. Hands them out in order, one that breaks off as incomplete, and
 * answers where that was. Behind a fault, reading goes on at the next line that starts with an opening bracket: a
 * line further in belongs to what was broken. Takes linear time.
 */
export function readSequence(text: string, visit: (value: Node) => void): Fault[] {
  const faults: Fault[] = [];
  let scanner = new JsonScanner(text, text.startsWith('\uFEFF') ? 1 : 0);
  for (let count = 0; ; count++) {
    if (scanner.next() === COMMA && count > 0) scanner = behind(scanner);
    const code = scanner.next();
    if (code === -1) return faults;
    const value = readNode(scanner);
    if (value.complete) {
      visit(value);
      continue;
    }
    const { start, kind } = value;
    const opened = code === OPEN_OBJECT || code === OPEN_ARRAY;
    // A word that is no JSON is at fault from its start; so is a quotation that is not closed in its line.
    const offset = opened ? scanner.offset : start;
    const until = nextStart(text, offset);
    if (opened) visit(new Node(text, kind, start, until, false));
    faults.push({
      start,
      offset,
      until,
      expected: opened ? scanner.fault : 'expected { or [',
      oneLine: opened && lineEnd(text, start) === until,
    });
    scanner = new JsonScanner(text, until);
  }
}

const COMMA = 0x2c;
const OPEN_ARRAY = 0x5b;
const OPEN_OBJECT = 0x7b;

/** The first line start from `offset` on at which a bracket opens; the end of the text if there is none. */
function nextStart(text: string, offset: number): number {
  let at = text[offset - 1] === '\n' ? offset : lineEnd(text, offset);
  while (at < text.length && text[at] !== '{' && text[at] !== '[') at = lineEnd(text, at);
  return at;
}

/** Behind the line break that ends the line at `offset`; the end of the text if there is none. */
function lineEnd(text: string, offset: number): number {
  const lineBreak = text.indexOf('\n', offset);
  return lineBreak === -1 ? text.length : lineBreak + 1;
}
