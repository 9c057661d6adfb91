/** How much of the work leaves the page. */
import { onlyThisCall, type Scenario } from '@rung/core';
import type { Source } from '../engine/protocol.ts';
import { callsAsText } from './saving.ts';

export type Scope = 'all' | 'groups' | 'call';

export interface Whole {
  readonly scenario: Scenario;
  readonly source: Source;
  /** The call that is looked at; absent when its tool is not known. */
  readonly chosen?: { readonly tool: string; readonly args: string };
}

/** The scenario with what the scope lets through; undefined where there is no such call, or it could not be fetched. */
export async function scopeOf(
  scope: Scope,
  { scenario, source, chosen }: Whole,
): Promise<Scenario | undefined> {
  switch (scope) {
    case 'call':
      return chosen && onlyThisCall(scenario, chosen);
    case 'all':
      return source === 'box' ? scenario : withCalls(scenario, await callsAsText(source, false));
    case 'groups':
      return withCalls(scenario, await callsAsText(source, true));
  }
}

/** Other calls than those of the box: what was told of these by their index is left behind. */
function withCalls(
  { selected: _, expect: __, ...rest }: Scenario,
  calls: { readonly text: string } | undefined,
): Scenario | undefined {
  return calls && { ...rest, calls: calls.text };
}
