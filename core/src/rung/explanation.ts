import type { DenyCause, Verdict } from './verdict.ts';

/** A key of the call that takes a parameter's name. */
export interface Rename {
  readonly from: string;
  readonly to: string;
}

/** A value without a name and the parameter that it goes to. */
export interface Binding {
  readonly index: number;
  readonly param: string;
}

/**
 * The gates in the order in which they are asked, each with what was looked for and what was found.
 * `decides` is true for the last one only.
 */
export type Gate =
  | {
      readonly gate: 'grammar';
      readonly decides: boolean;
      readonly params: number;
      readonly required: number;
    }
  | {
      readonly gate: 'well-formed';
      readonly decides: boolean;
      /** What the text of the arguments is; all but `object` count as `{}`. */
      readonly args: 'object' | 'empty' | 'null' | 'not-an-object' | 'not-json';
      readonly missing: readonly string[];
    }
  | {
      readonly gate: 'alias';
      readonly decides: boolean;
      readonly renames: readonly Rename[];
      /** Synonyms that were left alone because their parameter is present already. */
      readonly shadowed: readonly Rename[];
      /** What these renames would still leave missing. */
      readonly stillMissing: readonly string[];
    }
  | {
      readonly gate: 'positional';
      readonly decides: boolean;
      /** Number of values in `_positional`; `none` without that key, `not-a-list` when it holds something else. */
      readonly sent: number | 'none' | 'not-a-list';
      /** Numbers of values that would be accepted. */
      readonly accepted: readonly number[];
      /** Which value goes where, when this gate decides. */
      readonly bindings: readonly Binding[];
    }
  | { readonly gate: 'otherwise'; readonly decides: true; readonly cause: DenyCause };

/** A verdict with its evidence, gate by gate. */
export interface Explanation {
  readonly verdict: Verdict;
  readonly gates: readonly Gate[];
}
