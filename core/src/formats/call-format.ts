import type { Node } from './node.ts';
import type { Place } from './place.ts';

/** One way in which a tool call is written as a JSON object. */
export interface CallFormat {
  /** In words, as it stands above the box: `OpenAI tool calls`. */
  readonly name: string;
  /** The call that this object is; `undefined` when it is none of this format. */
  readonly call?: (object: Node) => CallParts | undefined;
  /** Where the calls stand in this object; `undefined` when it is no message or envelope of this format. */
  readonly inside?: (object: Node) => readonly Node[] | undefined;
}

export interface CallParts {
  readonly tool?: string;
  readonly args: string;
  readonly place: Place;
}

/** The args that a value is: its text, or the content of a string that wraps them; empty where they were left out. */
export function argsOf(value: Node | undefined): { readonly args: string; readonly place: Place } {
  if (value === undefined) return { args: '', place: { kind: 'whole' } };
  const { string, start, end } = value;
  return string === undefined
    ? { args: value.slice, place: { kind: 'slice', offset: start } }
    : { args: string, place: { kind: 'string', start, end } };
}
