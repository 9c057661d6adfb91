import { encodeLink, fitsLink, type Scenario } from '@rung/core';
import { useEffect, useState } from 'react';
import type { Source } from '../engine/protocol.ts';
import { takeAway, useAnswer } from '../engine/useAnswer.ts';
import { addressWith, canEncode, MAX_LINK, useLink } from '../state/link.ts';
import { type Found, privateIn } from '../state/privacy.ts';
import { type Scope, scopeOf } from '../state/scopes.ts';
import { useRung } from '../state/store.ts';

/** What would be shared. */
export interface Shared {
  readonly scenario: Scenario;
  /** Absent when it does not fit into one. */
  readonly link?: string;
  readonly found: Found;
  /** Calls in it, where they are counted. */
  readonly calls?: number;
  /** Calls that are left out, by their index. */
  readonly leftOut: readonly number[];
}

export type Sharing =
  | { readonly state: 'making' }
  | { readonly state: 'failed' }
  | ({ readonly state: 'made' } & Shared);

/**
 * A part of the scenario with its link, and with what in it looks private; of no part, nothing is made. `shape`: with
 * placeholders for its values. All calls are those of `from`.
 */
export function useShared(scope: Scope | undefined, shape: boolean, from: Source = 'box'): Sharing {
  const scenario = useRung((rung) => rung.scenario);
  const source = useRung((rung) => rung.source);
  const { answer } = useAnswer();
  const tool = answer?.detail?.tool;
  const args = answer?.detail?.args;
  // Another call matters only where it is what is shared.
  const one = scope === 'call' && tool !== undefined && args !== undefined;
  const chosenTool = one ? tool : undefined;
  const chosenArgs = one ? args : undefined;
  const [made, setMade] = useState<Sharing>({ state: 'making' });

  useEffect(() => {
    let wanted = true;
    setMade({ state: 'making' });
    const chosen =
      chosenTool === undefined || chosenArgs === undefined
        ? {}
        : { chosen: { tool: chosenTool, args: chosenArgs } };
    if (scope === undefined) return;
    const whole = { scenario, source: scope === 'groups' ? source : from, ...chosen };
    scopeOf(scope, whole)
      .then((part) => (part === undefined ? undefined : share(part, shape)))
      .then(
        (shared) =>
          wanted && setMade(shared === undefined ? { state: 'failed' } : { state: 'made', ...shared }),
        () => wanted && setMade({ state: 'failed' }),
      );
    return () => {
      wanted = false;
    };
  }, [scope, shape, scenario, source, from, chosenTool, chosenArgs]);
  return made;
}

async function share(part: Scenario, shape: boolean): Promise<Shared | undefined> {
  const { shaped } = shape ? await takeAway({ what: 'shape', scenario: part }) : {};
  if (shape && shaped === undefined) return undefined;
  const scenario = shaped?.scenario ?? part;
  const found = await privateIn(scenario);
  const link = canEncode && fitsLink(scenario) ? addressWith(await hashOf(scenario)) : '';
  return {
    scenario,
    found,
    leftOut: shaped?.leftOut ?? [],
    ...(shaped === undefined ? {} : { calls: shaped.calls }),
    ...(link === '' || link.length > MAX_LINK ? {} : { link }),
  };
}

/** The link of the whole is encoded already. */
function hashOf(scenario: Scenario): string | Promise<string> {
  const { encoded } = useLink.getState();
  return encoded?.scenario === scenario ? encoded.hash : encodeLink(scenario);
}
