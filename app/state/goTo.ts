import type { Range } from '@rung/core';
import { askPlace, engine } from '../engine/useAnswer.ts';
import { actions, useRung } from './store.ts';

/** Shows a place in its box; the call that stands there is chosen. */
export function goTo(range: Range): void {
  const { answer } = engine.getState();
  const call = answer?.lenses.find(
    (row) => row.range.offset <= range.offset && range.offset < row.range.offset + row.range.length,
  );
  if (range.in === 'calls' && call !== undefined) actions.select(call.index);
  if (range.in === 'tools') actions.setToolsView('text');
  actions.reveal(range);
}

/** Shows where a tool is declared. */
export async function goToTool(tool: string): Promise<void> {
  const { to } = await askPlace({ what: 'go-to-tool', tool });
  if (to !== undefined) goTo(to.range);
}

/** Chooses the next call of a tool and shows it. */
export async function goToCall(tool: string): Promise<void> {
  const { to } = await askPlace({ what: 'go-to-call', tool });
  if (to === undefined) return;
  actions.setSource('box');
  if (to.index !== undefined) actions.select(to.index);
  actions.reveal(to.range);
}

/** Chooses the next call that has a problem, or the one before, and shows the first of them. */
export async function goToProblem(step: 1 | -1): Promise<void> {
  const { source, scenario } = useRung.getState();
  if (source === 'trace') return;
  const { to } = await askPlace({ what: 'go-to-problem', from: scenario.selected ?? 0, step });
  if (to?.index === undefined) {
    actions.toast('No call has a problem.');
    return;
  }
  actions.select(to.index);
  actions.reveal(to.range);
}
