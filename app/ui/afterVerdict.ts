import type { ComponentType } from 'react';
import { verdictStands } from '../engine/verdictStands.ts';
import { onUse } from './onUse.tsx';

/** A part of the page that the first verdict does not need; its code is fetched behind that. */
export function afterVerdict<Props extends object>(
  load: () => Promise<{ readonly default: ComponentType<Props> }>,
) {
  return onUse(async () => {
    await verdictStands;
    return load();
  });
}
