import { type CallTable, decideCall, named, onlyTool, type ReadCall, type Result } from '@rung/core';
import type { FilePlace } from './protocol.ts';

/** A call as it was read, with the text in which it stands. */
export interface SeenCall {
  readonly entry: ReadCall;
  readonly text: string;
  /** Where that text stands in a file. */
  readonly file?: FilePlace;
}

/** Calls that can be listed: those of the box, or of a trace. */
export interface CallSource {
  readonly table: CallTable;
  /** A call, read back. `undefined`: it can no longer be read. */
  read(index: number): SeenCall | undefined | Promise<SeenCall | undefined>;
  /** The calls from `from` on in their order, as far as they can be read, some at a time. */
  batches(from: number): AsyncIterable<readonly (readonly [index: number, call: SeenCall])[]>;
}

/** Decides a call with all that there is to know beside it. */
export function decideSeen({ toolbox }: CallTable, { entry, text }: SeenCall): Result {
  return decideCall(named(entry, onlyTool(toolbox)), entry, text, toolbox);
}
