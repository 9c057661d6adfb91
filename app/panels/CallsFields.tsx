import { useEffect, useState } from 'react';
import { useAnswer } from '../engine/useAnswer.ts';
import { fieldCandidates } from '../state/readers.ts';
import { useRung } from '../state/store.ts';
import { FieldPickers } from './FieldPickers.tsx';

/** The pickers below the calls box, where the lines have fields to choose from. */
export default function CallsFields({ unread }: { unread: boolean }) {
  const { state } = useAnswer();
  const calls = useRung(({ scenario }) => scenario.calls);
  const set = useRung(({ scenario }) => scenario.fields !== undefined);
  const [candidates, setCandidates] = useState<ReturnType<typeof fieldCandidates>>();

  // While one types, the last ones stand.
  const settled = state !== 'pending';
  useEffect(() => {
    if (settled) setCandidates(fieldCandidates(calls));
  }, [settled, calls]);

  if (candidates === undefined) return null;
  const { tool, args } = candidates;
  return set || (tool.length > 0 && args.length > 0) ? (
    <FieldPickers tool={tool} args={args} unread={unread} />
  ) : null;
}
