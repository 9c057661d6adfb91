import type { Profile } from '../rung/grammar.ts';
import type { Verdict } from '../rung/verdict.ts';

/** Tool → synonym → parameter; own keys only. */
export type Aliases = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** Keys of a newer document, kept: key → JSON text of its value; own keys only. */
export type Unknown = Readonly<Record<string, string>>;

export interface Expectation {
  readonly kind: Verdict['kind'];
  readonly newArgs?: string;
  readonly unknown?: Unknown;
}

export interface Baseline {
  readonly tools: string;
  readonly aliases?: Aliases;
  readonly synonyms?: readonly (readonly string[])[];
  readonly profile?: Profile;
  readonly unknown?: Unknown;
}

/** JSON Pointers to the tool's name and the arguments in a line of a home-made log. */
export interface Fields {
  readonly tool: string;
  readonly args: string;
  readonly unknown?: Unknown;
}

/** The only state: what links, files, examples, tests and the command line hold. */
export interface Scenario {
  readonly rung: 1;
  readonly title?: string;
  /** Text as pasted. */
  readonly tools: string;
  /** Text as pasted. */
  readonly calls: string;
  readonly aliases?: Aliases;
  readonly synonyms?: readonly (readonly string[])[];
  readonly profile?: Profile;
  /** An example's sentence. */
  readonly note?: string;
  readonly fields?: Fields;
  /** Index, from 0 in reading order, of the call that was looked at. */
  readonly selected?: number;
  readonly expect?: readonly (Expectation | null)[];
  readonly baseline?: Baseline;
  readonly unknown?: Unknown;
}
