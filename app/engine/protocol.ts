/**
 * What the page asks of the engine's worker and what it gets back. Requests are numbered; one runs, only the
 * newest waits, older answers are dropped. The worker keeps the report and sends only what is in view.
 */
import type {
  Counters,
  Explanation,
  Finding,
  Grammar,
  Movement,
  Outcome,
  Range,
  Scenario,
  Verdict,
} from '@rung/core';

/** Which rows of the table are wanted: filtered, then cut to the window. */
export interface RowQuery {
  readonly from: number;
  readonly to: number;
  readonly outcomes: readonly Outcome[];
  readonly tool?: string;
  readonly text?: string;
}

/** A stretch of the calls text, in UTF-16 units. */
export interface Stretch {
  readonly from: number;
  readonly to: number;
}

export interface Ask {
  readonly id: number;
  readonly scenario: Scenario;
  readonly rows: RowQuery;
  /** What the editor of the calls shows, give or take a page: calls that touch it are answered as lenses. */
  readonly inView: Stretch;
}

export interface ToolView {
  readonly name: string;
  readonly range: Range;
  readonly grammar?: Grammar;
  readonly digest?: string;
  /** Parameter names in the order in which the schema declares them; absent for a grammar written by hand. */
  readonly declared?: readonly string[];
  readonly findings: readonly Finding[];
  readonly calls: number;
}

/** One line of the table, and of the lens above the call. */
export interface RowView {
  readonly index: number;
  readonly tool?: string;
  readonly outcome: Outcome;
  readonly kind: Verdict['kind'];
  /** The outcome in words: "2 names repaired". */
  readonly words: string;
  /** Why, in a few words. */
  readonly why: string;
  /** The beginning of the arguments, on one line. */
  readonly args: string;
  readonly errors: number;
  readonly warnings: number;
  readonly range: Range;
}

/** Everything about the chosen call. */
export interface DetailView {
  readonly index: number;
  readonly tool?: string;
  readonly args: string;
  readonly range: Range;
  readonly outcome: Outcome;
  readonly verdict: Verdict;
  /** The headline: "2 names repaired". */
  readonly words: string;
  /** One sentence why; names in backticks. */
  readonly sentence: string;
  /** One muted line what to think of it; empty when there is nothing to add. */
  readonly advice: string;
  readonly explanation: Explanation;
  readonly movement: Movement;
  readonly findings: readonly Finding[];
}

/** What is the matter with a box: which text, where, and a sentence. */
export interface BoxState {
  readonly format?: string;
  readonly problems: readonly Finding[];
  /** Nothing of a text that is not empty could be read. */
  readonly unread: boolean;
}

export interface Answer {
  readonly id: number;
  readonly tools: BoxState & { readonly list: readonly ToolView[] };
  readonly calls: BoxState;
  readonly documentProblems: readonly Finding[];
  /**
   * Present when a box is unread: everything below is the last good report, and this says why it is old. Places in
   * it are those of the texts that it was made from. Before any good report the counters are 0 and there is no row.
   */
  readonly stale?: Finding;
  readonly counters: Counters;
  /** How many of the calls that pass or are repaired have problems. */
  readonly withProblems: { readonly passes: number; readonly repaired: number };
  /** Rows that the query matches, of which `rows` is the window. */
  readonly matching: number;
  /** Place of the first of `rows` among those that match, from 0. */
  readonly rowsFrom: number;
  readonly rows: readonly RowView[];
  /** The calls in the editor's view, whatever the table's filter. None while the calls are unread. */
  readonly lenses: readonly RowView[];
  readonly detail?: DetailView;
}
