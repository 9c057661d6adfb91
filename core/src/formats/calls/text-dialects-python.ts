import { LiteralReader } from './text-dialects-literal.ts';
import {
  type FoundCall,
  placeInWords,
  type Reading,
  type Source,
  type Unread,
} from './text-dialects-source.ts';

const CALLED = /[\p{L}_][\p{L}\p{N}_.-]{0,255}(?=\()/uy;
const NAMED = /[\p{L}_][\p{L}\p{N}_]*(?=[ \t]*=(?!=))/uy;
const UNFINISHED = /[\p{L}_][\p{L}\p{N}_]*[ \t]*$/uy;
const EQUALS = /[ \t]*=/y;

/**
 * Reads the Python calls that stand here: a list of them, or one behind the other. Values without a name become
 * `_positional`. A call with an argument that is no literal is not understood, nor is what stands behind it.
 * `undefined`: no call starts here.
 */
export function readPythonCalls(source: Source, at: number): Reading | undefined {
  const reader = new LiteralReader(source.text, at);
  const inList = reader.next() === '[';
  if (inList) reader.offset += 1;
  const calls: FoundCall[] = [];
  let end = at;
  for (;;) {
    reader.next();
    const call = readPythonCall(reader);
    if (call === undefined) {
      if (calls.length === 0) return undefined;
      break;
    }
    if ('why' in call) return { calls, unread: [call], end: reader.offset };
    calls.push(call);
    end = reader.offset;
    const next = reader.next();
    if (next === ']' && inList) return { calls, unread: [], end: reader.offset + 1 };
    if (next === ',' || (next === ';' && !inList)) reader.offset += 1;
    // Between two calls of a list stands a comma; others may stand on lines of their own.
    else if (inList || next === '') break;
  }
  if (!inList || reader.next() === '') return { calls, unread: [], end: inList ? reader.offset : end };
  const why = `This list of Python calls has no end: expected a comma or ] at ${placeInWords(source.text, reader.offset)}.`;
  return { calls, unread: [{ start: end - 1, end: reader.offset, why }], end: reader.offset };
}

/** Moves past one call; where none starts it does not move. */
function readPythonCall(reader: LiteralReader): FoundCall | Unread | undefined {
  const start = reader.offset;
  const tool = reader.take(CALLED);
  if (tool === undefined) return undefined;
  reader.offset += 1;
  reader.out.length = 0;
  const complete = readArgs(reader);
  const end = reader.offset;
  if (!complete && end < reader.text.length)
    return {
      start,
      end,
      why: `This is no call that can be read: ${reader.fault} at ${placeInWords(reader.text, end)}.`,
    };
  const truncated = complete ? {} : { truncated: true as const };
  return {
    tool,
    args: reader.out.join(''),
    place: { kind: 'whole' },
    start,
    end,
    translated: true,
    ...truncated,
  };
}

/** Moves past the arguments and the closing bracket, writing them as members of an object. */
function readArgs(reader: LiteralReader): boolean {
  const { out } = reader;
  out.push('{');
  /** What must be written before the next named value, or the end. */
  let close = '';
  for (let count = 0; reader.next() !== ')'; count += 1) {
    if (count > 0) {
      if (reader.next() !== ',') return reader.fail('expected a comma or )');
      reader.offset += 1;
      if (reader.next() === ')') break;
    }
    const name = reader.take(NAMED);
    if (name !== undefined) {
      reader.take(EQUALS);
      out.push(close, count > 0 ? ', ' : '', JSON.stringify(name), ': ');
      close = '';
    } else {
      if (count > 0 && close === '')
        return reader.fail('a value without a name stands behind one with a name');
      // The text ends here, or in a word that may become a name.
      if (reader.next() === '' || reader.take(UNFINISHED) !== undefined) return false;
      out.push(count > 0 ? ', ' : '"_positional": [');
      close = ']';
    }
    if (!reader.value()) return false;
  }
  reader.offset += 1;
  out.push(close, '}');
  return true;
}
