/** What is expected of the calls of the box: pinned and forgotten, each as one undo step. */
import { expectationOf, type Verdict, withExpectation } from '@rung/core';
import { takeAway } from '../engine/useAnswer.ts';
import { withExpect } from './expectEdits.ts';
import { actions, useRung } from './store.ts';

/** Expects of a call what it says now. */
export function pinCall(index: number, verdict: Verdict): void {
  const { scenario } = useRung.getState();
  const expect = withExpectation(scenario.expect ?? [], index, expectationOf(verdict));
  actions.change(withExpect(scenario, expect), `Call ${index + 1} is expected to stay ${verdict.kind}.`);
}

export function forgetCall(index: number): void {
  const { scenario } = useRung.getState();
  const expect = withExpectation(scenario.expect ?? [], index, null);
  actions.change(withExpect(scenario, expect), `Nothing is expected of call ${index + 1} any more.`);
}

/** Expects of every call what it says now. */
export async function pinAllCalls(): Promise<void> {
  const { scenario } = useRung.getState();
  const { expect } = await takeAway({ what: 'pin', scenario });
  // Meanwhile it may have become another one.
  if (expect === undefined || useRung.getState().scenario !== scenario) return;
  const told = expect.length === 1 ? '1 call is' : `${expect.length.toLocaleString('en')} calls are`;
  actions.change(withExpect(scenario, expect), `${told} expected to stay as they are.`);
}

export function forgetAllCalls(): void {
  actions.change(withExpect(useRung.getState().scenario, []), 'Nothing is expected of any call.');
  actions.setFilter({ expected: undefined });
}
