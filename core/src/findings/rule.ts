import type { Edit, Finding, Range } from '../finding.ts';
import type { Args } from '../rung/args.ts';
import type { Explanation, Gate } from '../rung/explanation.ts';
import type { Param, Profile } from '../rung/grammar.ts';
import type { JsonMember } from '../rung/json-text.ts';
import type { Mend } from './mend.ts';
import type { SeenTool } from './tool-rule.ts';

/** A decided call, as a rule looks at it. */
export interface SeenCall {
  /** The tool's name; absent when the call names none and it cannot be told. */
  readonly name?: string;
  /** Absent when no tool of this name was pasted. */
  readonly tool?: SeenTool;
  readonly args: Args;
  /** Places among the members of all that have this key. */
  readonly indicesOf: (key: string) => readonly number[];
  /** Where the call as a whole stands in what was pasted. */
  readonly range: Range;
  /** Where a part of the args stands in what was pasted: the whole call where nothing maps. */
  readonly place: (start: number, end: number) => Range;
  /** Replaces a part of the args, escaped as the place demands; absent where nothing maps. */
  readonly edit: (start: number, end: number, text: string) => Edit | undefined;
  readonly explanation: Explanation;
  readonly list: ToolList;
}

/** All tools that were pasted, as a rule about calls looks at them. */
export interface ToolList {
  readonly profile: Profile;
  readonly has: (name: string) => boolean;
  readonly isEmpty: boolean;
  /** The tool that a name was probably meant to be. */
  readonly nearest: (name: string) => string | undefined;
  /** Every tool declares its parameters alphabetically, and that is no accident. */
  readonly sortedByMachine: boolean;
  /** Mends text that is not JSON. */
  readonly mend: Mend;
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

/** The params that the call is checked for, by name; none without a grammar. */
export function paramsOf({ tool }: SeenCall): ReadonlyMap<string, Param> {
  return tool?.params ?? NO_PARAMS;
}

const NO_PARAMS: ReadonlyMap<string, Param> = new Map();

/** Each key of a call once, in the order of the text, with the member that counts: the last one. */
export function countingMembers({ args }: SeenCall): readonly JsonMember[] {
  return args.members.filter((member) => args.get(member.key) === member);
}

/** The names that synonyms of the call take, by the synonym. */
export function renamesOf({ explanation }: SeenCall): ReadonlyMap<string, string> {
  return new Map(gateOf(explanation, 'alias')?.renames.map(({ from, to }) => [from, to]));
}

/** A fix made of edits that may not have a place; absent when one of them has none. */
export function fixOf(title: string, edits: readonly (Edit | undefined)[]): Pick<Finding, 'fix'> {
  const placed = edits.filter((edit) => edit !== undefined);
  return placed.length === edits.length && placed.length > 0 ? { fix: { title, edits: placed } } : {};
}

/** Decides by the profile that repairs only what is safe. */
export const REPAIR_SAFELY = {
  title: 'Repair only what is safe',
  edits: [{ kind: 'profile', profile: 'sound' }],
} as const;
