/** The keys of the page, one by one. They are fetched behind the first verdict. */
import { engine } from '../engine/useAnswer.ts';
import { goToProblem } from '../state/goTo.ts';
import { COMMAND } from '../state/keys.ts';
import type { Tab } from '../state/rungState.ts';
import { actions, useRung } from '../state/store.ts';
import { useKeys } from '../state/useKeys.ts';
import { pressShare, showHelp } from './headerKeys.ts';
import { chosenCall } from './useChosenCall.ts';

/** `everywhere`: while typing too. `scenario`: in the boxes too, but small fields keep their own. `apart`: never while typing. */
type Where = 'everywhere' | 'scenario' | 'apart';

export interface Shortcut {
  /** As the help shows it. */
  readonly shown: string;
  readonly what: string;
  readonly where: Where;
  readonly isPressed: (event: KeyboardEvent) => boolean;
  readonly run: () => void;
}

const command = (letter: string, shift?: boolean) => (event: KeyboardEvent) =>
  (event.ctrlKey || event.metaKey) &&
  !event.altKey &&
  event.key.toLowerCase() === letter &&
  (shift === undefined || event.shiftKey === shift);

/** By the place of the key: with Alt some systems write another letter. */
const alt = (letter: string) => (event: KeyboardEvent) =>
  event.altKey && !event.ctrlKey && !event.metaKey && !event.shiftKey && event.code === `Key${letter}`;

const bare = (key: string, shift?: boolean) => (event: KeyboardEvent) =>
  !event.ctrlKey &&
  !event.metaKey &&
  !event.altKey &&
  event.key.toLowerCase() === key &&
  (shift === undefined || event.shiftKey === shift);

export const SHORTCUTS: readonly Shortcut[] = [
  on(`${COMMAND} S`, 'Copy the link', 'everywhere', command('s'), pressShare),
  on(`${COMMAND} Z`, 'Undo, over the whole scenario', 'scenario', command('z', false), actions.undo),
  on(`${COMMAND} Shift Z`, 'Redo', 'scenario', either(command('z', true), command('y')), actions.redo),
  on('F6', 'Next pane', 'everywhere', bare('f6', false), () => nextPane(1)),
  on('Shift F6', 'Previous pane', 'everywhere', bare('f6', true), () => nextPane(-1)),
  on('F8', 'Next call with a problem', 'everywhere', bare('f8', false), () => void goToProblem(1)),
  on('Shift F8', 'The one before', 'everywhere', bare('f8', true), () => void goToProblem(-1)),
  on('Alt J', 'Next call, while typing too', 'everywhere', alt('J'), () => nextCall(1)),
  on('Alt K', 'Previous call, while typing too', 'everywhere', alt('K'), () => nextCall(-1)),
  on('J', 'Next call', 'apart', besideTable(bare('j', false)), () => nextCall(1)),
  on('K', 'Previous call', 'apart', besideTable(bare('k', false)), () => nextCall(-1)),
  on('T', 'To Tools', 'apart', bare('t', false), () => focusPane('tools')),
  on('C', 'To Calls', 'apart', bare('c', false), () => focusPane('calls')),
  on('V', 'To the verdict', 'apart', bare('v', false), () => focusPane('verdict')),
  on('R', 'Open the reference', 'apart', bare('r', false), () => actions.inspect('reference')),
  on('N', 'New scenario', 'apart', bare('n', false), actions.newScenario),
  on('/', 'Search the arguments of all calls', 'apart', bare('/'), focusSearch),
  on('?', 'This help', 'apart', bare('?'), showHelp),
];

export function listenForKeys(): void {
  window.addEventListener('keydown', pressed, { capture: true });
}

function pressed(event: KeyboardEvent): void {
  if (!useKeys.getState().keys || event.isComposing) return;
  const shortcut = SHORTCUTS.find(({ isPressed, where }) => isPressed(event) && isFor(where, event.target));
  if (shortcut === undefined) return;
  event.preventDefault();
  event.stopPropagation();
  shortcut.run();
}

const TYPING = 'input, textarea, select, [contenteditable], [role="textbox"]';
/** In these a letter finds an entry. */
const OWN_KEYS = 'dialog, [role="menu"]';

function isFor(where: Where, target: EventTarget | null): boolean {
  if (!(target instanceof Element)) return true;
  const typing = target.closest(TYPING) !== null;
  switch (where) {
    case 'everywhere':
      return target.closest('dialog') === null;
    case 'scenario':
      return target.closest('[data-box], .title') !== null || !typing;
    case 'apart':
      return !typing && target.closest(OWN_KEYS) === null;
  }
}

function nextCall(step: 1 | -1): void {
  const calls = engine.getState().answer?.counters.calls ?? 0;
  const index = chosenCall(useRung.getState(), calls) + step;
  if (index >= 0 && index < calls) actions.select(index);
}

const PANES = ['tools', 'calls', 'verdict', 'table'] as const satisfies readonly Tab[];

/** What takes the focus in a pane: the first of these that is there. */
const entries = {
  tools: ['#pane-tools .text-pane-instead input', '#pane-tools [data-box]:not([inert]) textarea'],
  calls: ['#pane-trace button', '#pane-calls [data-box]:not([inert]) textarea'],
  verdict: ['#pane-verdict [role="tab"][aria-selected="true"]'],
  table: ['.dock table, .table-tab table', '.dock button'],
} as const satisfies Record<Tab, readonly string[]>;

function nextPane(step: 1 | -1): void {
  const focus = document.activeElement;
  const at = PANES.findIndex((pane) => focus?.closest(paneOf[pane]) != null);
  const to = PANES[(at + step + PANES.length) % PANES.length];
  if (to !== undefined) focusPane(at === -1 ? 'tools' : to);
}

const paneOf = {
  tools: '#pane-tools',
  calls: '#pane-calls, #pane-trace',
  verdict: '#pane-verdict',
  table: '.dock, #pane-table',
} as const satisfies Record<Tab, string>;

function focusPane(pane: Tab): void {
  actions.setTab(pane);
  // On a narrow screen it is shown first. The key must not go on into a text.
  setTimeout(() => {
    const found = entries[pane].map((selector) => document.querySelector<HTMLElement>(selector));
    found.find((node) => node?.checkVisibility())?.focus();
  });
}

function focusSearch(): void {
  if (document.getElementById('search-arguments') === null) {
    if (useRung.getState().dockFolded) actions.foldDock(false);
    actions.setTab('table');
  }
  setTimeout(() => document.getElementById('search-arguments')?.focus());
}

/** The table moves as it is sorted and filtered. */
function besideTable(test: Shortcut['isPressed']): Shortcut['isPressed'] {
  return (event) =>
    test(event) && !(event.target instanceof Element && event.target.closest('.calls-scroll') !== null);
}

function either(...tests: readonly Shortcut['isPressed'][]): Shortcut['isPressed'] {
  return (event) => tests.some((test) => test(event));
}

function on(
  shown: string,
  what: string,
  where: Where,
  isPressed: Shortcut['isPressed'],
  run: () => void,
): Shortcut {
  return { shown, what, where, isPressed, run };
}
