import type { Node } from './node.ts';
import type { Place } from './place.ts';
import type { Streams } from './streams.ts';

/** One way in which a tool call, or something that holds calls, is written as a JSON object. */
export interface CallFormat {
  /** In words, as it stands above the box: `OpenAI tool calls`. */
  readonly name: string;
  /** An object of this format has at least one of these keys. */
  readonly keys: readonly string[];
  /** The call that this object is; `undefined` when it is none of this format. */
  readonly call?: (object: Node) => CallParts | Refused | undefined;
  /**
   * Where calls may stand in this object, in the order of the text: objects that are calls or hold some, and strings
   * that a model wrote. `undefined` when it is no message or envelope of this format.
   */
  readonly inside?: (object: Node) => readonly Node[] | undefined;
  /** Takes in an event of a stream; answers what else in it is to be read, `undefined` when it is none of this format. */
  readonly take?: (event: Node, streams: Streams) => readonly Node[] | undefined;
  /** Texts in this object that are to be read like pasted ones; `undefined` when it is nothing of this format. */
  readonly texts?: (object: Node) => readonly Body[] | undefined;
}

export interface CallParts {
  readonly tool?: string;
  readonly args: string;
  readonly place: Place;
  /** The text ends inside the call; the args are what had come. */
  readonly truncated?: true;
}

/** Of this format, and yet not to be read. */
export interface Refused {
  readonly why: string;
}

/** A text inside the pasted one. */
export interface Body {
  readonly content: string;
  /** The string that it stands in. */
  readonly token: Node;
  /** It had to be decoded, so that no place in it is known. */
  readonly decoded?: true;
}

/** The call of a tool whose args are a value: its text, or the content of a string that wraps them. */
export function callOf(tool: string, args: Node | undefined): CallParts {
  if (args === undefined) return { tool, args: '', place: { kind: 'whole' } };
  const { string, start, end } = args;
  return string === undefined
    ? { tool, args: args.slice, place: { kind: 'slice', offset: start } }
    : { tool, args: string, place: { kind: 'string', start, end } };
}

/** The args that a value is: its text, or the content of a string that wraps them; empty where they were left out. */
export function argsOf(value: Node | undefined): { readonly args: string; readonly place: Place } {
  const { args, place } = callOf('', value);
  return { args, place };
}

/** The value of the first of these keys that the object has. */
export function firstOf(object: Node, keys: readonly string[]): Node | undefined {
  for (const key of keys) {
    const value = object.get(key);
    if (value !== undefined) return value;
  }
  return undefined;
}
