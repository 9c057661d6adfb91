/** What the engine says of tools, calls, groups of calls and a trace: nothing but what is shown. */
import type {
  CallGroup,
  Change,
  Count,
  Expectation,
  Explanation,
  Finding,
  Grammar,
  Movement,
  Outcome,
  Profile,
  Range,
  Values,
  Verdict,
  Versus,
} from '@rung/core';

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

/** Where a call of a trace stands in its file. */
export interface FilePlace {
  /** From 1: the line, or the item where the file is one list (see `TraceView.unit`). */
  readonly number: number;
  /** Of that line or item, in bytes. */
  readonly offset: number;
  readonly length: number;
}

/** One call of the list, and the lens above the call. Its findings are always complete. */
export interface RowView {
  readonly row: 'call';
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
  /** What the other profile does, where that is not the same. */
  readonly versus?: Versus;
  /** Whether what is expected of it holds; absent where nothing is. */
  readonly expectation?: Expectation & { readonly met: boolean };
  /** In the calls box. Absent for a call of a trace. */
  readonly range?: Range;
  readonly file?: FilePlace;
}

/** What is marked in the editor. */
export type MarkedFinding = Pick<Finding, 'code' | 'severity' | 'message' | 'range' | 'fix'>;

/** A call of the box. */
export type BoxRow = RowView & { readonly range: Range; readonly findings: readonly MarkedFinding[] };

/** Calls of one tool with the same key names and one outcome: `read_file {path} ×124 · sent back`. */
export interface GroupView extends Omit<CallGroup, 'cases'> {
  readonly row: 'group';
  readonly opened: boolean;
  /** At most 12 names, and how many more there are. */
  readonly moreNames: number;
  readonly kind: Verdict['kind'];
  /** The outcome and why, in words, as far as all its calls have the same; empty otherwise. */
  readonly words: string;
  readonly why: string;
  /** Of its calls, those with which the other profile does something else. */
  readonly differing: number;
}

/** Everything about the chosen call. */
export interface DetailView {
  readonly index: number;
  readonly tool?: string;
  readonly args: string;
  /** The arguments were written in another notation than JSON. */
  readonly translated?: true;
  /** The text ends inside the call. */
  readonly truncated?: true;
  /** In the calls box. Absent for a call of a trace. */
  readonly range?: Range;
  readonly file?: FilePlace;
  readonly outcome: Outcome;
  readonly verdict: Verdict;
  /** The headline: "2 names repaired". */
  readonly words: string;
  /** One sentence why; names in backticks. */
  readonly sentence: string;
  /** One muted line what to think of it; empty when there is nothing to add. */
  readonly advice: string;
  readonly explanation: Explanation;
  /** Absent while what draws it is still being fetched. */
  readonly movement?: Movement;
  /** For a call of a trace without ranges and without fixes that change its text: the file stays what it is. */
  readonly findings: readonly Finding[];
  /** The profile that decided. */
  readonly profile: Profile;
  readonly values: Values;
  /** What the other profile decides, where that is not the same. */
  readonly other?: OtherView;
  /** Whether what is expected of it holds; absent where nothing is. */
  readonly expectation?: Expectation & { readonly met: boolean };
}

/** What came of the expectations of the scenario. */
export interface ExpectedView {
  readonly met: number;
  readonly notMet: number;
  /** Expectations of calls that are not there. */
  readonly beyond: number;
}

/** What happens to the calls under the baseline, and what now. */
export interface ComparedView {
  /** Calls that were compared so far. */
  readonly done: number;
  readonly of: number;
  /** Without those that have no calls. */
  readonly changes: readonly (Change & { readonly calls: number })[];
  /** The tools whose calls are no longer checked, most calls first. */
  readonly lost: readonly Count<string>[];
  /** What is the matter with the baseline's text. */
  readonly problem?: string;
}

/** A decision of the other profile, and the first thing in which the two differ, told of each; names in backticks. */
export interface OtherView {
  readonly outcome: Outcome;
  readonly verdict: Verdict;
  readonly words: string;
  readonly differs: { readonly here: string; readonly there: string };
}

/** What a fix would do to the scenario as it is. */
export interface Preview {
  /** What stands in a text and what would stand there; at most 4. */
  readonly texts: readonly {
    readonly in: Range['in'];
    readonly line: number;
    readonly before: string;
    readonly after: string;
  }[];
  /** The call that is looked at. */
  readonly call?: { readonly before: Look; readonly after: Look };
  /** Findings of that call and of the tools that would go, and that would come. */
  readonly clears: readonly Finding[];
  readonly adds: readonly Finding[];
  /** How many other calls would be decided otherwise, and the first of them. */
  readonly others: {
    readonly calls: number;
    readonly first: readonly ({ readonly index: number } & Change)[];
  };
}

/** A call in a few words. */
export interface Look {
  readonly outcome: Outcome;
  readonly words: string;
}

/** What is the matter with a box: which text, where, and a sentence. */
export interface BoxState {
  readonly format?: string;
  readonly problems: readonly Finding[];
  /** Nothing of a text that is not empty could be read. */
  readonly unread: boolean;
}

/** Something in the file that is not understood. */
export interface TraceProblem extends FilePlace {
  readonly message: string;
}

/** The open trace. */
export interface TraceView {
  readonly name: string;
  /** In bytes. */
  readonly size: number;
  /**
   * `refused`: it cannot be read, and `message` says why. `stopped`: by the person; what was read is there.
   * `failed`: the file could not be read any further, and `message` says why; what was read is there.
   */
  readonly state: 'reading' | 'read' | 'stopped' | 'refused' | 'failed';
  /** One sentence; also where there is something to know about a file that is read. */
  readonly message?: string;
  /** What was recognised, in words. */
  readonly format?: string;
  /** What places are counted in. */
  readonly unit: 'line' | 'item';
  readonly bytes: number;
  readonly units: number;
  readonly calls: number;
  /** How many calls the file will have, about; exact when it is read. */
  readonly about: number;
  /** While reading: calls in a second, and the seconds that are left, about. */
  readonly rate: number;
  readonly secondsLeft?: number;
  /** How many lines or items are not understood, and the first 500 of them. */
  readonly notUnderstood: number;
  readonly problems: readonly TraceProblem[];
}
