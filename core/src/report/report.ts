import type { Finding, Range } from '../finding.ts';
import type { Grammar } from '../rung/grammar.ts';
import type { Verdict } from '../rung/verdict.ts';

/** What happens to a call and whether it is right, in the page's words. */
export type Outcome =
  | 'passes'
  | 'passes-with-problems'
  | 'not-checked'
  | 'repaired'
  | 'repaired-probably-wrong'
  | 'sent-back';

export interface ReportTool {
  readonly name: string;
  readonly schemaText?: string;
  /** The grammar with all aliases merged; absent when it could not be loaded. */
  readonly grammar?: Grammar;
  readonly digest?: string;
  /** Parameter names in the order in which the schema declares them; absent for a grammar written by hand. */
  readonly declared?: readonly string[];
  readonly range: Range;
  /** Findings about the tool; never repeated in the results. */
  readonly findings: readonly Finding[];
}

export interface ReportCall {
  /** Absent when the text names none and it cannot be told. */
  readonly tool?: string;
  readonly args: string;
  readonly range: Range;
  /** The args were put into JSON from Python, tags or braces. */
  readonly translated?: true;
  /** The text, or the answer that was streamed, ends inside the call; the args are what had come. */
  readonly truncated?: true;
}

/** Whether the values of a call were checked against the schema, or why they never will be. */
export type Values = 'not-yet' | 'checked' | 'no-schema' | 'unusable-schema' | 'unavailable';

export interface Result {
  readonly call: ReportCall;
  readonly verdict: Verdict;
  readonly findings: readonly Finding[];
  readonly outcome: Outcome;
  readonly values: Values;
}

/** calls = passes + unchecked + repaired + denied. */
export interface Counters {
  readonly calls: number;
  readonly passes: number;
  readonly unchecked: number;
  readonly repaired: number;
  readonly denied: number;
  /** Unique grammars, by content address. */
  readonly grammars: number;
}

/** How many of the calls that pass or are repaired have problems. */
export interface WithProblems {
  readonly passes: number;
  readonly repaired: number;
}

/** All that a scenario says, as a pure function of it. */
export interface Report {
  /** What was recognised, in words: `MCP tools/list`. Absent when nothing was. */
  readonly toolsFormat?: string;
  readonly callsFormat?: string;
  readonly tools: readonly ReportTool[];
  readonly calls: readonly ReportCall[];
  readonly results: readonly Result[];
  readonly counters: Counters;
  readonly withProblems: WithProblems;
  /** What was not understood, with its place: in the tools, the calls, or the document. */
  readonly problems: readonly Finding[];
}
