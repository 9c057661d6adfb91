import { askPlace } from '../engine/useAnswer.ts';
import { boxTitle } from './boxTitle.ts';
import type { Box } from './rungState.ts';
import { actions, useRung } from './store.ts';

/** Lays the JSON of a box out anew, as a step of its own. The engine does it: a text may be large. */
export async function formatBox(box: Box): Promise<void> {
  const before = useRung.getState().scenario[box];
  const { text = before } = await askPlace({ what: 'format', in: box });
  // Somebody has typed on meanwhile.
  if (useRung.getState().scenario[box] !== before) return;
  if (text === before) {
    actions.toast(`Nothing changes: ${boxTitle[box]} is laid out already, or holds no JSON.`);
    return;
  }
  actions.replaceText(box, text);
  actions.toast(`${boxTitle[box]} laid out anew. Only white space has changed.`, true);
}
