import { type Args, type ArgsForm, readArgs } from '../rung/args.ts';
import { isInteger } from '../rung/decimal.ts';
import { JsonScanner } from '../rung/json-scanner.ts';
import type { JsonValue } from '../rung/json-text.ts';

/**
 * What a verdict depends on: the tool, the key names, the JSON types of their values and of those in `_positional`,
 * doubled keys, and whether the text is an object at all. Calls of one shape have the same kind of verdict, the same
 * repair or cause, and lack the same, whatever the grammar and the profile.
 */
export interface Shape {
  readonly tool?: string;
  readonly form: ArgsForm;
  /** The keys, each once, sorted. */
  readonly names: readonly string[];
  /**
   * The shortest arguments of this shape: to decide them is to decide all its calls. Absent for calls that stand for
   * themselves, since their shape is too long or there are too many shapes.
   */
  readonly args?: string;
}

interface Room {
  readonly shapes: number;
  /** In UTF-16 units. */
  readonly text: number;
}

/** So many shapes are told apart, and so much text of them is kept. */
const ROOM: Room = { shapes: 65_536, text: 16_000_000 };
/** Longest text of a shape that is told apart. */
const LONGEST = 4_000;
/** Where calls that stand for themselves are kept; no shape has this text. */
const THEMSELVES = 'themselves';

/** The shapes that were seen, each with a number. Takes bounded room, whatever the calls are. */
export class Shapes {
  readonly #all: Shape[] = [];
  readonly #numbers = new Map<string | undefined, Map<string, number>>();
  readonly #room: Room;
  #text = 0;

  constructor(room = ROOM) {
    this.#room = room;
  }

  get size(): number {
    return this.#all.length;
  }

  at(number: number): Shape {
    const shape = this.#all[number];
    if (shape === undefined) throw new RangeError(`No shape ${number}`);
    return shape;
  }

  /** The number of a call's shape. */
  numberOf(tool: string | undefined, argsText: string): number {
    const args = readArgs(argsText);
    const text = shortest(args);
    return this.#numbers.get(tool)?.get(text) ?? this.#add(tool, args, text);
  }

  #add(tool: string | undefined, args: Args, text: string): number {
    const named = tool === undefined ? {} : { tool };
    if (this.size < this.#room.shapes && this.#text < this.#room.text) {
      if (text === THEMSELVES) return this.#keep(tool, text, { ...named, form: 'object', names: [] });
      return this.#keep(tool, text, { ...named, form: args.form, names: namesOf(args), args: text });
    }
    // Of too many tools, the later ones are not told apart either.
    const known = this.#numbers.has(tool) ? named : {};
    const themselves = this.#numbers.get(known.tool)?.get(THEMSELVES);
    return themselves ?? this.#keep(known.tool, THEMSELVES, { ...known, form: 'object', names: [] });
  }

  #keep(tool: string | undefined, text: string, shape: Shape): number {
    const number = this.#all.push(shape) - 1;
    this.#text += text.length + (tool?.length ?? 0);
    const ofTool = this.#numbers.get(tool);
    if (ofTool === undefined) this.#numbers.set(tool, new Map([[text, number]]));
    else ofTool.set(text, number);
    return number;
  }
}

function namesOf({ members }: Args): readonly string[] {
  return [...new Set(members.map(({ key }) => key))].sort();
}

/** The shortest arguments of the same shape; the order of the keys is set aside, but not among those of one name. */
function shortest(args: Args): string {
  switch (args.form) {
    case 'empty':
      return '';
    case 'null':
      return 'null';
    case 'not-an-object':
      return '0';
    case 'not-json':
      return '{';
    case 'object':
      return shortestObject(args);
  }
}

function shortestObject({ text, members }: Args): string {
  const inOrder =
    members.length < 2 ? members : members.toSorted((a, b) => (a.key < b.key ? -1 : Number(a.key > b.key)));
  let made = '{';
  for (const { key, keyStart, keyEnd, value } of inOrder) {
    // A key that is longer in the text is written with escapes.
    const token = keyEnd - keyStart === key.length + 2 ? text.slice(keyStart, keyEnd) : JSON.stringify(key);
    const list = key === '_positional' && value.kind === 'array';
    made += `${made === '{' ? '' : ','}${token}:${list ? shortestList(text, value) : shortestValue(text, value)}`;
    if (made.length > LONGEST) return THEMSELVES;
  }
  return `${made}}`;
}

function shortestList(text: string, list: JsonValue): string {
  // Each takes two characters at least.
  const items = new JsonScanner(text, list.start).items(LONGEST / 2) ?? [];
  return `[${items.map((item) => shortestValue(text, item)).join()}]`;
}

function shortestValue(text: string, { kind, start, end }: JsonValue): string {
  switch (kind) {
    case 'object':
      return '{}';
    case 'array':
      return '[]';
    case 'string':
      return '""';
    case 'number':
      return isWhole(text.slice(start, end)) ? '0' : '0.5';
    case 'true':
    case 'false':
      return 'true';
    case 'null':
      return 'null';
  }
}

function isWhole(token: string): boolean {
  // Most numbers are told by their digits behind the point.
  return /[eE]/.test(token) ? isInteger(token) : !/\.\d*[1-9]/.test(token);
}
