/**
 * The one store: the scenario, its undo history, and what the person looks at. Nothing derived is kept here;
 * verdicts and formats come from the engine's answer.
 */
import {
  applyFix,
  type Edit,
  type Fields,
  type FindingCode,
  type Profile,
  type Range,
  type Scenario,
  type Sorting,
  withAlias,
} from '@rung/core';
import { create } from 'zustand';
import type { Source } from '../engine/protocol.ts';
import { withFields, withoutNote, withProfile, withTitle } from './edits.ts';
import { type FilterChange, NO_FILTER, withChange } from './filter.ts';
import { type Change, emptyHistory, type History, record, stepBack, stepForward } from './history.ts';
import type {
  Box,
  HugePaste,
  Inspector,
  Kept,
  Listing,
  Offer,
  Origin,
  RungState,
  Step,
  Stroke,
  Tab,
  Theme,
} from './rungState.ts';

export const EMPTY: Scenario = { rung: 1, tools: '', calls: '' };

export const useRung = create<RungState>()(() => ({
  scenario: EMPTY,
  origin: { kind: 'own' },
  aside: [],
  history: emptyHistory(),
  refused: {},
  source: 'box',
  chosenInTrace: 0,
  filter: NO_FILTER,
  listing: { opened: [] },
  toolsView: 'text',
  theme: 'system',
  plain: false,
  dockFolded: false,
  tab: 'verdict',
  inspector: 'verdict',
}));

const { getState: get, setState: set } = useRung;

export const actions = {
  /** An edit in a box: what is typed there without a pause is one undo step. */
  editText(box: Box, text: string, stroke: Stroke = 'typed'): void {
    if (get().scenario[box] === text) return;
    const run = { key: `text:${box}`, begins: stroke === 'replaced' };
    change({ ...get().scenario, [box]: text }, stroke === 'whole' ? undefined : run);
    if (get().refused[box] !== undefined) actions.refuse(box, undefined);
  },

  /** Another whole text for a box, as a step of its own. */
  replaceText(box: Box, text: string): void {
    change({ ...get().scenario, [box]: text });
    actions.refuse(box, undefined);
  },

  /** The scenario with other texts, as one step. Calls that have come are what is looked at. */
  openTexts(scenario: Scenario): void {
    const { calls } = get().scenario;
    change(scenario);
    set({ refused: {} });
    if (scenario.calls !== calls) actions.setSource('box');
  },

  setTitle(title: string): void {
    change(withTitle(get().scenario, title), { key: 'title' });
  },

  removeNote(): void {
    change(withoutNote(get().scenario));
  },

  /** Adds, changes or (with `null`) removes one alias. */
  setAlias(tool: string, synonym: string, param: string | null): void {
    change(withAlias(get().scenario, tool, synonym, param));
  },

  /** Which repairs are made. */
  setProfile(profile: Profile): void {
    if (profile !== (get().scenario.profile ?? 'fak')) change(withProfile(get().scenario, profile));
  },

  /** Which fields of a home-made log are the tool and the arguments. */
  setFields(fields: Fields | undefined): void {
    change(withFields(get().scenario, fields));
  },

  /** Looks at a call. No undo step, and the grammar shown is that of its tool. With a group: at it as a whole. */
  select(index: number, group?: string): void {
    const { chosenTool: _, listing, ...rest } = get();
    const { group: __, ...others } = listing;
    set(
      {
        ...rest,
        listing: group === undefined ? others : { ...others, group: { key: group, first: index } },
        inspector: 'verdict',
        ...(rest.source === 'trace'
          ? { chosenInTrace: index }
          : { scenario: { ...rest.scenario, selected: index } }),
      },
      true,
    );
  },

  chooseTool(name: string): void {
    set({ chosenTool: name });
  },

  /** A quick fix: one undo step, told in a toast with Undo. */
  applyEdits(edits: readonly Edit[], title: string): void {
    change(applyFix(get().scenario, { edits }));
    actions.toast(title, true);
  },

  /** The scenario with something else changed: one undo step, told in a toast with Undo. */
  change(scenario: Scenario, told: string): void {
    change(scenario);
    actions.toast(told, true);
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
        source: 'box',
        filter: NO_FILTER,
        listing: withoutPlaces(rest.listing),
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
    set({ filter: withChange(get().filter, filter) });
  },

  clearFilter(): void {
    set({ filter: NO_FILTER });
  },

  listAs(as: 'calls' | 'groups'): void {
    set({ listing: { ...get().listing, as } });
  },

  /** Sorts the list of calls; undefined: by place, groups by size. */
  sort(sort: Sorting | undefined): void {
    const { sort: _, ...rest } = get().listing;
    set({ listing: sort === undefined ? rest : { ...rest, sort } });
  },

  /** Opens or closes a group of the list. */
  openGroup(key: string, open: boolean): void {
    const { listing } = get();
    const others = listing.opened.filter((other) => other !== key);
    set({ listing: { ...listing, opened: open ? [...others, key] : others } });
  },

  /** Turns to the calls box or to the trace that is open. */
  setSource(source: Source): void {
    if (source === get().source) return;
    const { chosenTool: _, ...rest } = get();
    set({ ...rest, source, filter: NO_FILTER, listing: withoutPlaces(rest.listing) }, true);
  },

  /** A trace is opened in place of the one that was open, or with `undefined` closed. */
  setTrace(trace: File | undefined): void {
    actions.setSource('box');
    const { trace: _, ...rest } = get();
    set(trace === undefined ? rest : { ...rest, trace, chosenInTrace: 0 }, true);
    if (trace !== undefined) actions.setSource('trace');
  },

  setToolsView(toolsView: RungState['toolsView']): void {
    set({ toolsView });
  },

  /** Lets a text wait for a decision, or with `undefined` no longer. */
  ask(hugePaste: HugePaste | undefined): void {
    const { hugePaste: _, ...rest } = get();
    set(hugePaste === undefined ? rest : { ...rest, hugePaste }, true);
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

  /** Opens the reference at an entry. */
  lookUp(entry: FindingCode): void {
    set({ entry, inspector: 'reference', tab: 'verdict' });
  },

  inspect(inspector: Inspector): void {
    set({ inspector, tab: 'verdict' });
  },

  /** Says what was done. With `undo`, offers to take back the step that was just made. */
  toast(text: string, undo = false, offer?: Offer): void {
    const step = undo ? get().history.past.at(-1) : undefined;
    set({
      toast: {
        text,
        n: (get().toast?.n ?? 0) + 1,
        ...(step === undefined ? {} : { undoes: step }),
        ...(offer === undefined ? {} : { offer }),
      },
    });
  },

  dismissToast(): void {
    const { toast: _, ...rest } = get();
    set(rest, true);
  },

  setAside(aside: readonly Kept[]): void {
    set({ aside });
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

/** Replaces the scenario as one undo step (or as part of the running one, when a run is given). */
function change(scenario: Scenario, run?: Omit<Change, 'at'>): void {
  const { history, origin } = get();
  set({
    scenario,
    origin: changedFrom(origin),
    history: record(
      history,
      snapshot(),
      weigh,
      run === undefined ? undefined : { ...run, at: performance.now() },
    ),
  });
}

/** What was changed is own work, wherever it came from. */
function changedFrom(origin: Origin): Origin {
  return origin.kind === 'example' ? { ...origin, untouched: false } : { kind: 'own' };
}

function travel(to: { history: History<Step>; present: Step } | undefined): void {
  if (to !== undefined) set({ ...to.present, history: to.history });
}

/** The same way of showing another list. */
function withoutPlaces({ as, sort }: Listing): Listing {
  return { ...(as === undefined ? {} : { as }), opened: [], ...(sort === undefined ? {} : { sort }) };
}

function snapshot(): Step {
  const { scenario, origin, aside } = get();
  return { scenario, origin, aside };
}

function weigh({ scenario }: Step): number {
  return scenario.tools.length + scenario.calls.length;
}
