/** One call inside somebody else's page: it reads the address, keeps nothing, and changes nothing. */
import { decodeLink, encodeLink, type Scenario } from '@rung/core';
import { type ReactNode, Suspense } from 'react';
import { openExample } from '../state/session.ts';
import { exampleIn } from '../state/start.ts';
import { useRung } from '../state/store.ts';
import { onUse } from '../ui/onUse.tsx';
import { askedIn, wholePage } from './asked.ts';
import { useEmbed } from './state.ts';

// From here, so that its parts are not listed in the page's own first file.
const Embed = onUse(() => import('./Embed.tsx'));

/** What is shown in place of the page. */
export async function startEmbed(): Promise<ReactNode> {
  await open();
  window.addEventListener('hashchange', () => void open());
  return (
    <Suspense>
      <Embed />
    </Suspense>
  );
}

async function open(): Promise<void> {
  const { hash } = location;
  const { call } = askedIn(location.search);
  const example = exampleIn(hash);
  const { rejected: _, ...rest } = useRung.getState();
  useRung.setState(rest, true);
  useEmbed.setState({ empty: false, call, whole: wholePage(location, hash) });
  if (example !== undefined) {
    await openExample(example, 'at-start');
    if (call !== undefined) show(useRung.getState().scenario, call);
    return;
  }
  const decoded = await decodeLink(hash);
  // Another address may have come while this one was read.
  if (location.hash !== hash) return;
  switch (decoded.kind) {
    case 'none':
      useEmbed.setState({ empty: true });
      return;
    case 'rejected':
      useRung.setState({ rejected: { reason: decoded.reason, text: hash } });
      return;
    case 'ok':
      if (call === undefined) useRung.setState({ scenario: decoded.scenario });
      else show(decoded.scenario, call);
      return;
    default:
      decoded satisfies never;
  }
}

/** Looks at that call, and lets the whole page look at it too. */
function show(scenario: Scenario, call: number): void {
  const chosen = { ...scenario, selected: call - 1 };
  useRung.setState({ scenario: chosen });
  encodeLink(chosen).then(
    (hash) => {
      if (useRung.getState().scenario === chosen) useEmbed.setState({ whole: wholePage(location, hash) });
    },
    () => undefined,
  );
}
