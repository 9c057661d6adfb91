/** Pastes that are more than text at the caret. */
import type { Scenario } from '@rung/core';
import { arrival, MAX_BOX, onlyIn } from './arrival.ts';
import { isUntouched } from './aside.ts';
import { belongingWords, isTraffic, sortedOut, type Texts } from './belonging.ts';
import { keepToolsOf, openParts, split, take, titles } from './files.ts';
import type { Box, HugePaste } from './rungState.ts';
import { selectedIn } from './selection.ts';
import { actions, useRung } from './store.ts';
import { openTrace } from './trace.ts';

/** An editor that has taken no paste by then takes none. */
const TAKEN_WITHIN_MS = 1_000;

/**
 * Takes over a paste that is more than text at the caret: a whole scenario, a huge one, or the first text in place of
 * an untouched example. `false` leaves it to the editor. Whatever belongs in the other box goes there afterwards.
 */
export function takePaste(box: Box, text: string): boolean {
  if (isTraffic(text)) {
    void takeTraffic(box, text);
    return true;
  }
  const present = useRung.getState();
  const selected = selectedIn(box);
  const what = arrival(present, box, text, selected);
  switch (what.kind) {
    case 'open':
    case 'refuse':
      take(what, box, 'Pasted scenario');
      return true;
    case 'ask':
      actions.ask({ box, text, ...(replacesAll(present.scenario[box], selected) ? { instead: true } : {}) });
      return true;
    case 'instead':
      actions.openScenario(what.scenario, { kind: 'own' });
      tellInstead(present.scenario, what.scenario);
      void sortOut(box, text, { tools: '', calls: '' }, textsNow());
      return true;
    case 'at-caret': {
      const before = textsNow();
      void taken(box).then((after) => after && sortOut(box, text, before, after));
      return false;
    }
    default:
      return what satisfies never;
  }
}

/** Puts a text in place of the box's. */
export function pasteInstead(box: Box, text: string): void {
  const present = useRung.getState();
  const what = arrival(present, box, text, present.scenario[box].length);
  if (what.kind === 'ask') {
    actions.ask({ box, text, instead: true });
    return;
  }
  if (what.kind !== 'at-caret' || isTraffic(text)) {
    takePaste(box, text);
    return;
  }
  const before = textsNow();
  actions.replaceText(box, text);
  void sortOut(box, text, before, textsNow());
}

/** A paste that no field takes: each part goes where it belongs, behind what is there. */
export async function takeLoosePaste(text: string): Promise<void> {
  const what = arrival(useRung.getState(), 'calls', text);
  if (what.kind === 'open' || what.kind === 'refuse' || what.kind === 'ask' || isTraffic(text)) {
    takePaste('calls', text);
    return;
  }
  const parts = (await split(text, 'calls')) ?? { calls: text };
  const present = useRung.getState();
  openParts(parts, 'behind');
  if (isUntouched(present)) tellInstead(present.scenario, useRung.getState().scenario);
  else actions.toast(`Pasted into ${titles(parts)}.`, true);
}

/** Headers hold credentials, so such a text is kept nowhere, not even to be undone: only what its bodies say. */
async function takeTraffic(box: Box, text: string): Promise<void> {
  const how = replacesAll(useRung.getState().scenario[box], selectedIn(box)) ? 'instead' : 'behind';
  const parts = (await split(text, box)) ?? {};
  if (`${parts.tools ?? ''}${parts.calls ?? ''}`.trim() === '') {
    actions.refuse(
      box,
      'No complete request or answer was found in what the browser copied. Nothing was kept of it.',
    );
    return;
  }
  openParts(parts, how);
  actions.toast(`Bodies pasted into ${titles(parts)}. Headers and cookies were left out.`, true);
}

/** What a person said about a huge paste. */
export function decideHugePaste(
  { box, text, instead }: HugePaste,
  decision: 'trace' | 'paste' | 'cancel',
): void {
  actions.ask(undefined);
  if (decision === 'trace') openTrace(new File([text], 'Pasted calls'));
  if (decision !== 'paste') return;
  openParts({ [box]: text }, instead ? 'instead' : 'behind');
  actions.toast(`Pasted into ${titles({ [box]: text })}.`, true);
}

/** Whether the box would take so much. */
export function fitsBox({ box, text, instead }: HugePaste): boolean {
  const present = useRung.getState();
  const there = instead || isUntouched(present) ? onlyIn(box, '') : present.scenario;
  return text.length + there[box].length <= MAX_BOX;
}

/** Says that an untouched example has given way, and offers to keep its tools where only calls have come. */
function tellInstead(example: Scenario, now: Scenario): void {
  if (now.tools !== '' || example.tools === '')
    actions.toast('Your text took the place of the example.', true);
  else
    actions.toast(
      'Your calls took the place of the example; its tools went with it.',
      true,
      keepToolsOf(example),
    );
}

/** Whether next to nothing of a text stays. */
function replacesAll(text: string, selected: number): boolean {
  return text !== '' && selected >= text.trimEnd().length;
}

/** Takes what belongs in the other box there, unless somebody has gone on meanwhile. Undo puts it back. */
async function sortOut(box: Box, pasted: string, before: Texts, after: Texts): Promise<void> {
  const parts = await split(pasted, box);
  const now = textsNow();
  if (parts === null || now.tools !== after.tools || now.calls !== after.calls) return;
  const texts = sortedOut(before, after, box, pasted, parts);
  if (texts === undefined) return;
  actions.openTexts({ ...useRung.getState().scenario, ...texts });
  actions.toast(belongingWords(parts), true);
}

/** The texts when the editor has taken the paste; undefined when it takes none. */
function taken(box: Box): Promise<Texts | undefined> {
  return new Promise((resolve) => {
    const stop = useRung.subscribe((now, before) => {
      if (now.scenario[box] !== before.scenario[box]) end(textsNow());
    });
    const timer = setTimeout(() => end(undefined), TAKEN_WITHIN_MS);
    function end(texts: Texts | undefined): void {
      stop();
      clearTimeout(timer);
      resolve(texts);
    }
  });
}

function textsNow(): Texts {
  const { tools, calls } = useRung.getState().scenario;
  return { tools, calls };
}
