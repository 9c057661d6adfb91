import type { Range } from '@rung/core';
import { askPlace, engine } from '../engine/useAnswer.ts';
import { actions } from './store.ts';

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
