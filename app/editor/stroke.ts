import type { Box, Stroke } from '../state/rungState.ts';
import type { Change } from './editorText.ts';

/** The box whose next change comes from the clipboard. */
let expected: Box | undefined;

/** To be told when a text is pasted into a box or cut out of it, before the box changes. */
export function expectWholeChange(box: Box): void {
  expected = box;
}

/** What the changes of a box are for undo. `selected`: a selection was there to be replaced. */
export function strokeOf(box: Box, changes: readonly Change[], selected: boolean): Stroke {
  const whole = expected === box;
  if (whole) expected = undefined;
  // More than a key types, brackets that close themselves and indents included.
  if (whole || changes.some(({ insert }) => insert.trim().length > 2)) return 'whole';
  return selected || changes.some(({ from, to }) => to - from > 2) ? 'replaced' : 'typed';
}
