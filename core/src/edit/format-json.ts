import { readSequence } from '../formats/sequence.ts';
import { JsonScanner } from '../rung/json-scanner.ts';

/** What fits in so many columns stays on one line. */
const WIDTH = 80;
const INDENT = 2;
/** Indents would grow with the square of the depth; what is deeper than this stays as it is. */
const MOST_LEVELS = 100;
const SIGNS = '{}[]:,';

/**
 * Lays out the JSON of a text anew. Only white space between tokens changes: every digit, escape and key stays as it
 * was written. What is no complete JSON value, and the data of event streams, which must keep its line, stays too.
 */
export function formatJson(text: string): string {
  const lineBreak = text.includes('\r\n') ? '\r\n' : '\n';
  const pieces: string[] = [];
  let done = 0;
  readSequence(text, ({ start, end, kind, complete }, isEvent) => {
    if (!complete || isEvent || (kind !== 'object' && kind !== 'array')) return;
    const tokens = tokensIn(text, start, end);
    if (tokens === undefined) return;
    pieces.push(text.slice(done, start), layOut(tokens, lineBreak));
    done = end;
  });
  return pieces.join('') + text.slice(done);
}

interface Token {
  readonly text: string;
  /** Of a bracket that opens: its length on one line, with all that is in it; 2 when nothing is. */
  flat: number;
}

/** The tokens of a complete value; `undefined` when it is too deep. */
function tokensIn(text: string, start: number, end: number): readonly Token[] | undefined {
  const tokens: Token[] = [];
  const open: Token[] = [];
  const scanner = new JsonScanner(text, start);
  /** Length of all that was read, on one line. */
  let flat = 0;
  while (scanner.offset < end) {
    scanner.next();
    const at = scanner.offset;
    if (SIGNS.includes(text.charAt(at))) scanner.offset += 1;
    else if (!scanner.value()) return undefined;
    const found = text.slice(at, scanner.offset);
    const token = { text: found, flat: 0 };
    const isEmpty = tokens.at(-1) === open.at(-1);
    tokens.push(token);
    flat += found.length;
    if (found === ',' || found === ':') flat += 1;
    else if (found === '{' || found === '[') {
      token.flat = flat - 1;
      open.push(token);
      if (open.length > MOST_LEVELS) return undefined;
      if (found === '{') flat += 1;
    } else if (found === '}' || found === ']') {
      const opener = open.pop();
      // The spaces inside braces; there is none between empty ones.
      if (found === '}') flat += isEmpty ? -1 : 1;
      if (opener !== undefined) opener.flat = flat - opener.flat;
    }
  }
  return tokens;
}

function layOut(tokens: readonly Token[], lineBreak: string): string {
  const pieces: string[] = [];
  let level = 0;
  let column = 0;
  /** How many brackets are open on the present line, once one fits on it. */
  let inLine = 0;
  const write = (text: string) => {
    pieces.push(text);
    column += text.length;
  };
  const breakLine = () => {
    pieces.push(lineBreak, ' '.repeat(level * INDENT));
    column = level * INDENT;
  };
  for (const [index, { text, flat }] of tokens.entries()) {
    switch (text) {
      case '{':
      case '[': {
        write(text);
        const fits = inLine > 0 || column - 1 + flat + 1 <= WIDTH;
        if (fits) inLine += 1;
        else {
          level += 1;
          breakLine();
          break;
        }
        if (text === '{' && flat > 2) write(' ');
        break;
      }
      case '}':
      case ']':
        if (inLine > 0) {
          inLine -= 1;
          if (text === '}' && tokens[index - 1]?.text !== '{') write(' ');
        } else {
          level -= 1;
          breakLine();
        }
        write(text);
        break;
      case ',':
        write(inLine > 0 ? ', ' : ',');
        if (inLine === 0) breakLine();
        break;
      case ':':
        write(': ');
        break;
      default:
        write(text);
    }
  }
  return pieces.join('');
}
