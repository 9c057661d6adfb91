import type { Finding, Range } from '../finding.ts';
import type { Explanation, Gate } from '../rung/explanation.ts';
import type { Grammar } from '../rung/grammar.ts';

/** A decided call, as a rule looks at it. */
export interface SeenCall {
  readonly args: string;
  /** Where a part of the args stands in the pasted text. */
  readonly locate: (offset: number, length: number) => Range;
  /** A text for the args as it has to be written there; `undefined` where none can be. */
  readonly escape: (text: string) => string | undefined;
  readonly explanation: Explanation;
  readonly grammar: Grammar;
  /** Parameter names in the order in which the schema declares them; absent for a grammar written by hand. */
  readonly declared?: readonly string[];
}

/** Looks for one thing in a call. */
export type CallRule = (call: SeenCall) => readonly Finding[];

/** The evidence of one gate, if it was reached. */
export function gateOf<Name extends Gate['gate']>(
  explanation: Explanation,
  name: Name,
): Extract<Gate, { gate: Name }> | undefined {
  return explanation.gates.find((gate): gate is Extract<Gate, { gate: Name }> => gate.gate === name);
}
