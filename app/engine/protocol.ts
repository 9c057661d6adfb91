/**
 * What the page asks of the engine's worker and what it gets back. Questions are numbered; one runs, only the
 * newest waits, older answers are dropped. The worker keeps the calls of the box and of an open trace in columns,
 * and sends only what is in view. When it has found out more by itself (a trace is read further, findings follow
 * behind the verdicts) it sends `news`, and the client asks its last question again.
 */
import type {
  CallFilter,
  Counters,
  Edit,
  Expectation,
  Facets,
  Finding,
  Range,
  Scenario,
  Sorting,
  ToolSummary,
} from '@rung/core';
import type { About, NameHint, Suggestions } from '@rung/core/edit';
import type { Exported, ExportFormat, PrivatePlace, Shaped } from '@rung/core/exports';
import type { AskDebug, FromDebug } from './debug/protocol.ts';
import type {
  BoxRow,
  BoxState,
  ComparedView,
  DetailView,
  ExpectedView,
  GroupView,
  Preview,
  RowView,
  ToolView,
  TraceView,
} from './views.ts';

export type * from './views.ts';

/** Which calls a list, the counters and the detail are about: those of the calls box, or those of the open trace. */
export type Source = 'box' | 'trace';

/**
 * What the list shows: filtered, sorted, then cut to the window. As groups it is one flat list too, in which the calls of
 * an opened group follow it; groups stand by their number of calls, largest first, unless sorted otherwise.
 */
export interface RowQuery extends CallFilter {
  readonly from: number;
  /** Excluded. */
  readonly to: number;
  /** Absent: `calls`. */
  readonly as?: 'calls' | 'groups';
  /** Keys of the groups that are open. */
  readonly opened?: readonly string[];
  readonly sort?: Sorting;
}

/** A stretch of the calls text, in UTF-16 units. */
export interface Stretch {
  readonly from: number;
  readonly to: number;
}

export interface Ask {
  readonly kind: 'ask';
  readonly id: number;
  readonly scenario: Scenario;
  /** Absent: `box`. A trace that is not open counts as the box. */
  readonly source?: Source;
  /** The call of the trace that is looked at, by its index; that of the box is `scenario.selected`. */
  readonly chosen?: number;
  readonly rows: RowQuery;
  /** What the editor of the calls shows, give or take a page: calls that touch it are answered as lenses. */
  readonly inView: Stretch;
}

/** What is written of each call: itself, so that it can be pasted again, or what was decided. */
export type SaveWhat = 'calls' | 'verdicts';

/** A file made of calls. `verdicts` waits for the findings of the calls that are written. */
export interface Save {
  readonly kind: 'save';
  readonly id: number;
  readonly source: Source;
  readonly what: SaveWhat;
  /** `csv` only for verdicts; calls are always JSON Lines. */
  readonly format: 'jsonl' | 'csv';
  /** All that the filter lets through, or these, by index. */
  readonly of: CallFilter | readonly number[];
  /** Of each group only its first call. */
  readonly onePerGroup?: boolean;
}

/** What an editor asks about a place in a text of the scenario that was asked about last. Offsets are UTF-16 units. */
export type PlaceQuestion =
  /** What stands there, and where it leads: from a call to its tool, and back. */
  | { readonly what: 'about' | 'go'; readonly in: Range['in']; readonly offset: number }
  /** What may be written there. The text comes along, since nobody waits for verdicts while typing. */
  | {
      readonly what: 'suggest';
      readonly in: Range['in'];
      readonly offset: number;
      readonly text: string;
    }
  | { readonly what: 'go-to-tool' | 'go-to-call'; readonly tool: string }
  /** The next call with an error or a warning, or the one before; behind the last comes the first. */
  | { readonly what: 'go-to-problem'; readonly from: number; readonly step: 1 | -1 }
  /** The names that repairs give in a stretch of the calls. */
  | ({ readonly what: 'hints' } & Stretch)
  /** The text with its JSON laid out anew. */
  | { readonly what: 'format'; readonly in: Range['in'] };

/** What was asked for, where there is something to be said. */
export interface PlaceAnswer {
  readonly about?: About;
  readonly suggestions?: Suggestions;
  readonly to?: GoTo;
  readonly hints?: readonly NameHint[];
  readonly text?: string;
}

/** A place to go to; of a call, with its index. */
export interface GoTo {
  readonly range: Range;
  readonly index?: number;
}

/** What a scenario, whole or in part, is turned into before it leaves the page. */
export type TakeQuestion =
  /** Placeholders in place of its values, or the places in it that look private. */
  | { readonly what: 'shape' | 'private'; readonly scenario: Scenario }
  /** What is to be expected of its calls, so that all of it holds now. */
  | { readonly what: 'pin'; readonly scenario: Scenario }
  /** `base` is what its file is called without an ending, `link` the address where it can be looked at. */
  | {
      readonly what: 'export';
      readonly scenario: Scenario;
      readonly format: ExportFormat;
      readonly base: string;
      readonly link?: string;
    };

/** What was asked for. */
export interface TakeAnswer {
  readonly exported?: Exported;
  readonly expect?: readonly Expectation[];
  readonly shaped?: Shaped;
  readonly places?: readonly PrivatePlace[];
}

/** All that is sent to the worker. */
export type ToEngine =
  | Ask
  | Save
  | AskDebug
  /** Asks what edits would do to the scenario that was asked about last. */
  | { readonly kind: 'preview'; readonly id: number; readonly edits: readonly Edit[] }
  | { readonly kind: 'place'; readonly id: number; readonly question: PlaceQuestion }
  | { readonly kind: 'take'; readonly id: number; readonly question: TakeQuestion }
  /** Ends a file that is made, or what is asked beside the answers. */
  | { readonly kind: 'stop'; readonly id: number }
  /** Reads a file as a trace, in place of the one that was open. */
  | { readonly kind: 'open-trace'; readonly file: File }
  /** Stops reading; what was read so far stays. */
  | { readonly kind: 'stop-trace' }
  | { readonly kind: 'close-trace' };

/** All that the worker sends. */
export type FromEngine =
  | Answer
  | FromDebug
  | { readonly kind: 'news' }
  | { readonly kind: 'preview'; readonly id: number; readonly preview: Preview }
  | { readonly kind: 'place'; readonly id: number; readonly answer: PlaceAnswer }
  | { readonly kind: 'take'; readonly id: number; readonly answer: TakeAnswer }
  | { readonly kind: 'saving'; readonly id: number; readonly calls: number; readonly of: number }
  | { readonly kind: 'saved'; readonly id: number; readonly blob: Blob; readonly calls: number }
  | { readonly kind: 'not-saved'; readonly id: number; readonly message: string };

export interface Answer {
  readonly kind: 'answer';
  readonly id: number;
  readonly tools: BoxState & { readonly list: readonly ToolView[] };
  readonly calls: BoxState;
  readonly documentProblems: readonly Finding[];
  /** The trace that is open, whichever source is asked for. */
  readonly trace?: TraceView;
  /** What all below is about. */
  readonly source: Source;
  /**
   * Present when a box is unread (the tools, or the calls where these are the source): everything below is the last
   * good report, and this says why it is old. Places in it are those of the texts that it was made from. Before any
   * good report the counters are 0 and there is no row.
   */
  readonly stale?: Finding;
  /** The verdicts stand; what else there is to know of the calls is still being fetched. */
  readonly early?: true;
  readonly counters: Counters;
  /** How many of the calls that pass or are repaired have problems, of those that were looked at. */
  readonly withProblems: { readonly passes: number; readonly repaired: number };
  /** Findings follow behind the verdicts: until `done` is `of`, problem counts are not complete and must not be told as such. */
  readonly looked: { readonly done: number; readonly of: number };
  /** Calls whose values were checked, or cannot be. In a trace only those that are looked at ever are. */
  readonly checked: { readonly done: number; readonly of: number };
  /** Why values are not checked, in a sentence, where that is not possible. */
  readonly unavailable?: string;
  /** Calls with which the other profile does something else, whatever the filter. */
  readonly differing: number;
  /** Calls that the filter lets through. While a text is searched, those found so far. */
  readonly matching: number;
  /** Present while a text is searched: calls searched so far. */
  readonly searched?: { readonly done: number; readonly of: number };
  /** Groups that these calls are. */
  readonly groups: number;
  /**
   * Counts of outcomes and codes are those known so far while `looked.done` is below `looked.of`. At most 200 tools; how
   * many more there are is told by `summary` and `moreTools`.
   */
  readonly facets: Facets;
  /** Whatever the filter. Most calls first; at most 200 tools, the rest is summed up. */
  readonly summary: readonly ToolSummary[];
  readonly moreTools?: { readonly tools: number; readonly calls: number };
  /** Length of the list, of which `items` is the window: calls, or groups with the calls of those that are open. */
  readonly listed: number;
  /** Place of the first of `items` in the list, from 0. */
  readonly itemsFrom: number;
  readonly items: readonly (RowView | GroupView)[];
  /** The calls in the editor's view, whatever the filter. None while the calls are unread, or for a trace. */
  readonly lenses: readonly BoxRow[];
  readonly detail?: DetailView;
  /** Present where something is expected of calls of the box, and these are the source. */
  readonly expected?: ExpectedView;
  /** Present where the scenario has a baseline. */
  readonly compared?: ComparedView;
}
