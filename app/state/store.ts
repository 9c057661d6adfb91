/**
 * The one store: the scenario, its undo history, and what the person looks at. Nothing derived is kept here;
 * verdicts and formats come from the engine's answer.
 */
import type { Edit, Outcome, Range, Scenario } from '@rung/core';
import { create } from 'zustand';
import { withAlias, withEdits, withoutNote, withTitle } from './edits.ts';
import { emptyHistory, type History, record, stepBack, stepForward } from './history.ts';

export type Box = 'tools' | 'calls';
export type Tab = 'tools' | 'calls' | 'verdict' | 'table';
export type Theme = 'system' | 'light' | 'dark';

/** Where the scenario came from. An example that nobody touched gives way to the first paste. */
export type Origin =
  | { readonly kind: 'example'; readonly id: string; readonly untouched: boolean }
  | { readonly kind: 'own' }
  | { readonly kind: 'link' };

export interface Filter {
  readonly outcomes: readonly Outcome[];
  readonly tool?: string;
  readonly text?: string;
}

/** A part of the filter to change; an explicit `undefined` clears that part. */
export interface FilterChange {
  readonly outcomes?: readonly Outcome[];
  readonly tool?: string | undefined;
  readonly text?: string | undefined;
}

export interface Toast {
  readonly text: string;
  /** The step that its Undo takes back; no button once another step follows. */
  readonly undoes?: Snapshot;
  readonly n: number;
}

export interface Snapshot {
  readonly scenario: Scenario;
  readonly origin: Origin;
}

export type RejectedReason = 'cut' | 'damaged' | 'newer' | 'foreign' | 'too-large';

export interface RungState extends Snapshot {
  readonly history: History<Snapshot>;
  /** Work that a link has put aside, with the hash that it went by; one button away. */
  readonly former?: Snapshot & { readonly hash: string };
  /** A link that was not understood, as it came. While it stands, its screen is shown. */
  readonly rejected?: { readonly reason: RejectedReason; readonly text: string };
  /** Something about the page as a whole that went wrong; names in backticks. */
  readonly notice?: string;
  /** Why a paste or a file was kept out of a box. */
  readonly refused: { readonly [box in Box]?: string };

  /** The tool whose grammar is shown; undefined: that of the selected call. */
  readonly chosenTool?: string;
  readonly filter: Filter;
  readonly theme: Theme;
  /** Plain text boxes are preferred to the editor. */
  readonly plain: boolean;
  readonly dockFolded: boolean;
  readonly tab: Tab;
  /** The last place asked for; `n` tells two requests for one place apart. */
  readonly revealed?: { readonly range: Range; readonly n: number };
  readonly toast?: Toast;
}

export const EMPTY: Scenario = { rung: 1, tools: '', calls: '' };

export const useRung = create<RungState>()(() => ({
  scenario: EMPTY,
  origin: { kind: 'own' },
  history: emptyHistory(),
  refused: {},
  filter: { outcomes: [] },
  theme: 'system',
  plain: false,
  dockFolded: false,
  tab: 'verdict',
}));

const { getState: get, setState: set } = useRung;

export const actions = {
  /** Typing: changes made in one box without a pause are one undo step. */
  editText(box: Box, text: string): void {
    if (get().scenario[box] === text) return;
    change({ ...get().scenario, [box]: text }, `text:${box}`);
    if (get().refused[box] !== undefined) actions.refuse(box, undefined);
  },

  /** Another whole text for a box, as a step of its own. */
  replaceText(box: Box, text: string): void {
    change({ ...get().scenario, [box]: text });
    actions.refuse(box, undefined);
  },

  setTitle(title: string): void {
    change(withTitle(get().scenario, title), 'title');
  },

  removeNote(): void {
    change(withoutNote(get().scenario));
  },

  /** Adds, changes or (with `null`) removes one alias. */
  setAlias(tool: string, synonym: string, param: string | null): void {
    change(withAlias(get().scenario, tool, synonym, param));
  },

  /** Looks at a call. No undo step, and the grammar shown is that of its tool. */
  select(index: number): void {
    const { chosenTool: _, ...rest } = get();
    set({ ...rest, scenario: { ...rest.scenario, selected: index } }, true);
  },

  chooseTool(name: string): void {
    set({ chosenTool: name });
  },

  /** A quick fix: one undo step, told in a toast with Undo. */
  applyEdits(edits: readonly Edit[], title: string): void {
    change(withEdits(get().scenario, edits));
    actions.toast(title, true);
  },

  /** Puts another scenario in place of this one; one undo step. */
  openScenario(scenario: Scenario, origin: Origin): void {
    const { chosenTool: _, rejected: __, revealed: ___, notice: ____, ...rest } = get();
    set(
      {
        ...rest,
        scenario,
        origin,
        history: record(rest.history, snapshot(), weigh),
        filter: { outcomes: [] },
        refused: {},
      },
      true,
    );
  },

  newScenario(): void {
    actions.openScenario({ ...EMPTY }, { kind: 'own' });
    actions.reveal({ in: 'tools', offset: 0, length: 0 });
    actions.toast('New scenario.', true);
  },

  undo(): void {
    travel(stepBack(get().history, snapshot()));
  },

  redo(): void {
    travel(stepForward(get().history, snapshot()));
  },

  /** Asks the editor of that box to show and focus the range. */
  reveal(range: Range): void {
    set({ revealed: { range, n: (get().revealed?.n ?? 0) + 1 }, tab: range.in });
  },

  setFilter(filter: FilterChange): void {
    const { outcomes, tool, text } = { ...get().filter, ...filter };
    set({
      filter: {
        outcomes,
        ...(tool === undefined ? {} : { tool }),
        ...(text === undefined || text === '' ? {} : { text }),
      },
    });
  },

  setTheme(theme: Theme): void {
    set({ theme });
  },

  setPlain(plain: boolean): void {
    set({ plain });
  },

  foldDock(dockFolded: boolean): void {
    set({ dockFolded });
  },

  setTab(tab: Tab): void {
    set({ tab });
  },

  /** Says what was done. With `undo`, offers to take back the step that was just made. */
  toast(text: string, undo = false): void {
    const step = undo ? get().history.past.at(-1) : undefined;
    set({ toast: { text, n: (get().toast?.n ?? 0) + 1, ...(step === undefined ? {} : { undoes: step }) } });
  },

  dismissToast(): void {
    const { toast: _, ...rest } = get();
    set(rest, true);
  },

  dismissFormer(): void {
    const { former: _, ...rest } = get();
    set(rest, true);
  },

  dismissRejected(): void {
    const { rejected: _, ...rest } = get();
    set(rest, true);
  },

  /** Says what went wrong with the page as a whole, until it is dismissed or another scenario is opened. */
  notify(sentence: string | undefined): void {
    const { notice: _, ...rest } = get();
    set(sentence === undefined ? rest : { ...rest, notice: sentence }, true);
  },

  /** Says beside a box why something stayed out of it. */
  refuse(box: Box, sentence: string | undefined): void {
    const { [box]: _, ...others } = get().refused;
    set({ refused: sentence === undefined ? others : { ...others, [box]: sentence } });
  },
};

/** Replaces the scenario as one undo step (or as part of the running one, when a key is given). */
function change(scenario: Scenario, key?: string): void {
  const { history, origin } = get();
  set({
    scenario,
    origin: origin.kind === 'example' ? { ...origin, untouched: false } : origin,
    history: record(
      history,
      snapshot(),
      weigh,
      key === undefined ? undefined : { key, at: performance.now() },
    ),
  });
}

function travel(to: { history: History<Snapshot>; present: Snapshot } | undefined): void {
  if (to !== undefined) set({ ...to.present, history: to.history });
}

function snapshot(): Snapshot {
  const { scenario, origin } = get();
  return { scenario, origin };
}

function weigh({ scenario }: Snapshot): number {
  return scenario.tools.length + scenario.calls.length;
}
