import type { Profile } from './rung/grammar.ts';

/** A place in a pasted text, in UTF-16 units. */
export interface Range {
  readonly in: 'tools' | 'calls';
  readonly offset: number;
  readonly length: number;
}

export type Severity = 'error' | 'warning' | 'hint';

/** What a fix does to the scenario; every edit is mechanical and can be undone. */
export type Edit =
  | { readonly kind: 'text'; readonly range: Range; readonly text: string }
  | { readonly kind: 'alias'; readonly tool: string; readonly synonym: string; readonly param: string | null }
  /** The groups of synonyms, all of them. */
  | { readonly kind: 'synonyms'; readonly groups: readonly (readonly string[])[] }
  | { readonly kind: 'profile'; readonly profile: Profile };

export interface Fix {
  /** Verb and object, as on a button: "Name the 3 values". */
  readonly title: string;
  readonly edits: readonly Edit[];
}

/** Codes of problems with a text, an entry in it, or the document. */
export type ReadCode =
  | 'not-json'
  | 'not-understood'
  | 'no-tools'
  | 'no-calls'
  | 'no-tool-name'
  | 'duplicate-tool'
  | 'tool-not-loaded'
  | 'alias-of-absent-tool'
  | 'rival-groups'
  | 'unknown-keys'
  | 'credentials';

/** Codes of what a call shows: hazards of a repair, and what the grammar does not see. */
export type CallCode =
  | 'no-grammar'
  | 'cut-off'
  | 'not-json'
  | 'double-encoded'
  | 'bare-array'
  | 'not-an-object'
  | 'wrapped'
  | 'duplicate-key'
  | 'declared-order'
  | 'misfit'
  | 'rival-keys'
  | 'dropped-key'
  | 'overridden-key'
  | 'idle-positional'
  | 'idle-synonym'
  | 'shadowed-synonym'
  | 'named-key'
  | 'null-required'
  | 'json-in-string'
  | 'unknown-key'
  | 'lost-digits'
  | 'control-characters'
  | 'another-reading';

/** Codes of what a tool shows, without any call. */
export type ToolCode =
  | 'original-cannot-load'
  | 'hidden-params'
  | 'undeclared-required'
  | 'dangling-alias'
  | 'shadowing-alias'
  | 'order-hazard'
  | 'order-disagrees'
  | 'alike-neighbours'
  | 'never-refuses'
  | 'optional-in-arity';

/** Codes of what a list of tools shows. */
export type ToolListCode = 'sorted-list' | 'sibling-names';

/** Codes of what JSON Schema says; those about the schema itself, and only those, start with `schema-`. */
export type SchemaCode =
  | 'schema-not-json'
  | 'schema-not-object'
  | 'schema-unknown-draft'
  | 'schema-unknown-type'
  | 'schema-bad-pattern'
  | 'schema-dangling-ref'
  | 'schema-endless-ref'
  | 'schema-invalid'
  | 'schema-too-deep'
  | 'schema-array-items'
  | 'value-not-checked'
  | 'value-missing'
  | 'value-unknown-key'
  | 'value-type'
  | 'value-enum'
  | 'value-limit'
  | 'value-pattern'
  | 'value-format'
  | 'value-union'
  | 'value-refused'
  | 'value-more';

export type FindingCode = ReadCode | CallCode | ToolCode | ToolListCode | SchemaCode;

/** What one should know beside the verdict: never part of what the rung decides. */
export interface Finding {
  readonly code: FindingCode;
  readonly severity: Severity;
  /** One sentence; the user's names stand in backticks. */
  readonly message: string;
  /** JSON Pointer, counted from the args or the schema. */
  readonly pointer?: string;
  readonly range?: Range;
  readonly fix?: Fix;
}
