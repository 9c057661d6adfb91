import { type Expectation, explainCall, meets, named, onlyTool } from '@rung/core';
import type { BoxCalls } from './boxCalls.ts';
import type { ExpectedView } from './protocol.ts';

/** What came of the expectations: in numbers, and by call. */
export interface Expected {
  readonly view: ExpectedView;
  readonly byCall: ReadonlyMap<number, Expectation & { readonly met: boolean }>;
}

/** Holds the calls of the box against what is expected of them; undefined where nothing is. */
export function expectedOf(
  { entries, table: { toolbox } }: BoxCalls,
  expect: readonly (Expectation | null)[],
): Expected | undefined {
  const assumed = onlyTool(toolbox);
  const byCall = new Map<number, Expectation & { readonly met: boolean }>();
  let met = 0;
  let beyond = 0;
  for (const [index, expectation] of expect.entries()) {
    if (expectation === null) continue;
    const entry = entries[index];
    if (entry === undefined) {
      beyond += 1;
      continue;
    }
    const isMet = meets(expectation, explainCall(named(entry, assumed), toolbox).verdict);
    if (isMet) met += 1;
    byCall.set(index, { ...expectation, met: isMet });
  }
  if (byCall.size + beyond === 0) return undefined;
  return { view: { met, notMet: byCall.size - met, beyond }, byCall };
}
