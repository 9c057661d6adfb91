import type { CallFilter } from '@rung/core';
import type { Comparison } from './comparison.ts';
import type { Expected } from './expected.ts';

/** By call, 1 where a filter lets it through as far as that is told call by call; undefined where it lets all through. */
export function keptOf(
  { expected: wanted, change }: CallFilter,
  size: number,
  expected: Expected | undefined,
  comparison: Comparison | undefined,
): Uint8Array | undefined {
  const changed = change === undefined ? undefined : comparison?.kept(change);
  if (wanted === undefined || expected === undefined) return changed;
  const kept = new Uint8Array(size);
  for (const [index, { met }] of expected.byCall)
    kept[index] = Number(met === (wanted === 'met')) & (changed?.[index] ?? 1);
  return kept;
}
