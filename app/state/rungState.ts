/** What the store holds. */
import type { CallFilter, FindingCode, Range, RejectedLink, Scenario, Sorting } from '@rung/core';
import type { Source } from '../engine/protocol.ts';
import type { History } from './history.ts';

export type Box = 'tools' | 'calls';
/** How a box was edited: a key typed, a selection typed over or deleted, a text that came or went as a whole. */
export type Stroke = 'typed' | 'replaced' | 'whole';
export type Tab = 'tools' | 'calls' | 'verdict' | 'table';
/** What the verdict's pane shows. */
export type Inspector = 'verdict' | 'prove' | 'compare' | 'reference';
export type Theme = 'system' | 'light' | 'dark';

/** Where the scenario came from. An example that nobody touched gives way to the first paste. */
export type Origin =
  | { readonly kind: 'example'; readonly id: string; readonly untouched: boolean }
  | { readonly kind: 'own' }
  | { readonly kind: 'link' };

/** How the list of calls is shown. */
export interface Listing {
  /** Absent: as groups above a dozen calls. */
  readonly as?: 'calls' | 'groups';
  /** Keys of the groups that are open. */
  readonly opened: readonly string[];
  readonly sort?: Sorting;
  /** The group that was chosen; it is what is looked at while its first call is the chosen one. */
  readonly group?: { readonly key: string; readonly first: number };
}

/** A text that waits until a person has said what to do with it. */
export interface HugePaste {
  readonly box: Box;
  readonly text: string;
  /** All that stands in the box gives way to it. */
  readonly instead?: true;
}

export interface Offer {
  readonly label: string;
  readonly run: () => void;
}

export interface Toast {
  readonly text: string;
  /** The step that its Undo takes back; no button once another step follows. */
  readonly undoes?: Step;
  /** Something else that can be done about it. */
  readonly offer?: Offer;
  readonly n: number;
}

export interface Snapshot {
  readonly scenario: Scenario;
  readonly origin: Origin;
}

export interface Kept extends Snapshot {
  /** The hash that the address went by. */
  readonly hash: string;
}

/** What undo and redo walk through. */
export interface Step extends Snapshot {
  /** Own work that a link or an example has put aside, the newest last; it is one button away. */
  readonly aside: readonly Kept[];
}

export interface RungState extends Step {
  readonly history: History<Step>;
  /** A link that was not understood, as it came. While it stands, its screen is shown. */
  readonly rejected?: { readonly reason: RejectedLink; readonly text: string };
  /** Something about the page as a whole that went wrong; names in backticks. */
  readonly notice?: string;
  /** Why a paste or a file was kept out of a box. */
  readonly refused: { readonly [box in Box]?: string };

  /** The tool whose grammar is shown; undefined: that of the selected call. */
  readonly chosenTool?: string;
  /** Which calls the list, the counters and the verdict are about. */
  readonly source: Source;
  /** The file that is open as a trace. It is no part of the scenario: no link, file or undo step holds it. */
  readonly trace?: File;
  /** The call of the trace that is looked at. */
  readonly chosenInTrace: number;
  readonly filter: CallFilter;
  readonly listing: Listing;
  readonly toolsView: 'text' | 'list' | 'aliases';
  readonly hugePaste?: HugePaste;
  readonly theme: Theme;
  /** Plain text boxes are preferred to the editor. */
  readonly plain: boolean;
  readonly dockFolded: boolean;
  readonly tab: Tab;
  readonly inspector: Inspector;
  /** The entry of the reference that was asked for last. */
  readonly entry?: FindingCode;
  /** The last place asked for; `n` tells two requests for one place apart. */
  readonly revealed?: { readonly range: Range; readonly n: number };
  readonly toast?: Toast;
}
