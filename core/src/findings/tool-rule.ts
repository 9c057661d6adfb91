import type { Edit, Finding, Range } from '../finding.ts';
import { quote } from '../quote.ts';
import type { Grammar, Param, Profile } from '../rung/grammar.ts';
import type { SchemaView, Types } from './schema-view.ts';

/** A tool as it was pasted and loaded, with what rules about it and about its calls ask for. */
export interface SeenTool {
  readonly name: string;
  readonly profile: Profile;
  /** With all aliases merged; absent when it could not be loaded. */
  readonly grammar?: Grammar;
  /** The grammar's params by name; of several of one name the last. */
  readonly params: ReadonlyMap<string, Param>;
  /** Keys without a meaning of their own that stand for a param that there is. */
  readonly synonyms: ReadonlyMap<string, string>;
  /** Absent for a grammar written by hand, and where the schema is no object. */
  readonly schema?: SchemaView;
  /** The JSON types of each param, as far as anything limits them. */
  readonly types: ReadonlyMap<string, Types>;
  readonly required: ReadonlySet<string>;
  /** What may be given, in declared order; absent where the schema leaves room for keys that it does not list. */
  readonly accepted?: ReadonlySet<string>;
  /** Synonyms that only the scenario's own aliases know: those can be taken back. */
  readonly removable: ReadonlySet<string>;
  /** Why the original cannot load the schema. */
  readonly refusal?: string;
  /** Where a part of the schema stands in what was pasted. */
  readonly place: (start: number, end: number) => Range;
  /** Where the tool as a whole stands. */
  readonly range: Range;
}

/** Looks for one thing in a tool, without any call. */
export type ToolRule = (tool: SeenTool) => readonly Finding[];

/** Looks for one thing in all tools together; answers by the tool's index. */
export type ToolListRule = (tools: readonly SeenTool[]) => readonly (readonly [index: number, Finding])[];

/** Takes an alias of the scenario back. */
export function removeAlias({ name, removable }: SeenTool, synonym: string): Pick<Finding, 'fix'> {
  if (!removable.has(synonym)) return {};
  const edit: Edit = { kind: 'alias', tool: name, synonym, param: null };
  return { fix: { title: `Remove the alias ${quote(synonym)}`, edits: [edit] } };
}
