/** The grammar that the calls are compared with: kept, opened, swapped and dropped, each as one undo step. */
import { quote } from '@rung/core';
import { MAX_BOX, readDocument } from './arrival.ts';
import { grammarOf, swapped, withBaseline } from './expectEdits.ts';
import { readText } from './readText.ts';
import { actions, useRung } from './store.ts';

export function keepBaseline(): void {
  const { scenario } = useRung.getState();
  actions.change(withBaseline(scenario, grammarOf(scenario)), 'The present grammar is kept as the baseline.');
}

export function swapBaseline(): void {
  const { scenario } = useRung.getState();
  if (scenario.baseline !== undefined)
    actions.change(swapped(scenario, scenario.baseline), 'The baseline and the present grammar are swapped.');
}

export function dropBaseline(): void {
  actions.change(withBaseline(useRung.getState().scenario, undefined), 'The baseline is dropped.');
  actions.setFilter({ change: undefined });
}

/** Takes a file of tools as the baseline, or the grammar of a scenario; answers with a sentence when it cannot. */
export async function openBaseline(file: File): Promise<string | undefined> {
  const name = quote(file.name);
  if (file.size > MAX_BOX) return `${name} is too large to be a baseline. Nothing was changed.`;
  const read = await readText(file);
  if ('why' in read) return `${name} was not opened. ${read.why}`;
  const document = readDocument(read.text);
  if (document?.kind === 'refuse') return document.sentence;
  const { scenario } = useRung.getState();
  // Aliases and repairs of now hold for other tools too, unless they come with their own.
  const baseline =
    document === undefined ? { ...grammarOf(scenario), tools: read.text } : grammarOf(document.scenario);
  actions.change(withBaseline(scenario, baseline), `${name} is the baseline.`);
  return undefined;
}
