import type { Mined } from '@rung/core/debug';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useRung } from '../../state/store.ts';
import { askDebug, useAnswer } from '../useAnswer.ts';

/** So long nothing has to change before it is asked. */
const PAUSE_MS = 250;

export interface Mining {
  /** What was found last; it stands while it is looked for anew. */
  readonly mined?: Mined;
  /** Present while it is looked for: shapes of calls that were looked at. */
  readonly progress?: { readonly done: number; readonly of: number };
  readonly stopped: boolean;
}

/** The aliases that the calls ask for. They are looked for again when the tools, the aliases or the calls are others. */
export function useMined(): Mining & { readonly stop: () => void; readonly start: () => void } {
  const { tools, calls, aliases, synonyms, profile, fields } = useRung((rung) => rung.scenario);
  const source = useRung((rung) => rung.source);
  const { state, answer } = useAnswer();
  const [mining, setMining] = useState<Mining>({ stopped: false });
  const [again, setAgain] = useState(0);
  const stopAsking = useRef(() => {});
  const isRead = source === 'box' || answer?.trace?.state !== 'reading';
  const current = state === 'current';
  const ofBox = source === 'box' ? calls : undefined;

  // biome-ignore lint/correctness/useExhaustiveDependencies: what is found hangs on these
  useEffect(() => {
    if (!current || !isRead) return;
    const timer = setTimeout(() => {
      setMining(({ mined }) => ({ ...(mined && { mined }), progress: { done: 0, of: 0 }, stopped: false }));
      stopAsking.current = askDebug({ what: 'mine' }, (message) => {
        if (message?.kind === 'debug-progress') setMining((now) => ({ ...now, progress: message }));
        else if (message?.said.what === 'mined') setMining({ mined: message.said.mined, stopped: false });
        else setMining(({ mined }) => ({ ...(mined && { mined }), stopped: true }));
      });
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      stopAsking.current();
    };
  }, [tools, ofBox, aliases, synonyms, profile, fields, source, isRead, current, again]);

  const stop = useCallback(() => {
    stopAsking.current();
    setMining(({ mined }) => ({ ...(mined && { mined }), stopped: true }));
  }, []);
  const start = useCallback(() => setAgain((times) => times + 1), []);
  return { ...mining, stop, start };
}
