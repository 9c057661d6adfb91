import type { Flip } from '@rung/core/debug';
import { useEffect, useState } from 'react';
import { useRung } from '../../state/store.ts';
import type { DetailView } from '../protocol.ts';
import { askDebug } from '../useAnswer.ts';

/** So long nothing has to change before it is asked. */
const PAUSE_MS = 250;

interface Found {
  /** The call that they are about. */
  readonly of: string;
  readonly flips: readonly Flip[];
}

/**
 * What would flip the verdict of the chosen call; those found before an edit stand until there are others. `current`: the
 * detail is about what is on the screen.
 */
export function useFlips({ index, findings }: DetailView, current: boolean): readonly Flip[] {
  const scenario = useRung((rung) => rung.scenario);
  const source = useRung((rung) => rung.source);
  const [found, setFound] = useState<Found>();
  const of = `${source} ${index}`;
  // Fixes come with the findings, which follow behind the verdict.
  const told = findings.length;

  // biome-ignore lint/correctness/useExhaustiveDependencies: with the scenario and the findings, what is found changes
  useEffect(() => {
    if (!current) return;
    let stop = () => {};
    const timer = setTimeout(() => {
      stop = askDebug({ what: 'flips' }, (message) => {
        if (message?.kind === 'debug' && message.said.what === 'flips')
          setFound({ of, flips: message.said.flips });
      });
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [scenario, of, told, current]);

  return found?.of === of ? found.flips : [];
}
