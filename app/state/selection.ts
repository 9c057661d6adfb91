/** How much of a box is selected. The editors know; what comes in asks. */
import type { Box } from './rungState.ts';

const selected = new Map<Box, () => number>();

/** The number of characters that a paste into the box takes away. */
export function selectedIn(box: Box): number {
  return selected.get(box)?.() ?? 0;
}

/** An editor says from now on what is selected; answers how it stops. */
export function tellSelection(box: Box, tell: () => number): () => void {
  selected.set(box, tell);
  return () => {
    if (selected.get(box) === tell) selected.delete(box);
  };
}
