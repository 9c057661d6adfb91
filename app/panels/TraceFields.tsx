import { useEffect, useState } from 'react';
import { fieldCandidates } from '../state/readers.ts';
import { useRung } from '../state/store.ts';
import { FieldPickers } from './FieldPickers.tsx';

/** The fields of a log are seen in its beginning. In bytes. */
const BEGINNING = 256 * 1024;

/** The pickers above a trace that may be a log of one's own. */
export default function TraceFields({
  file,
  homeMade,
  unread,
}: {
  file: File;
  homeMade: boolean;
  unread: boolean;
}) {
  const set = useRung(({ scenario }) => scenario.fields !== undefined);
  const [candidates, setCandidates] = useState<ReturnType<typeof fieldCandidates>>();
  const wanted = set || homeMade;

  useEffect(() => {
    if (!wanted) return;
    let current = true;
    file
      .slice(0, BEGINNING)
      .text()
      // A file that cannot be read is told by the engine, which reads all of it.
      .then(
        (text) => current && setCandidates(fieldCandidates(text)),
        () => undefined,
      );
    return () => {
      current = false;
    };
  }, [file, wanted]);

  if (!wanted || candidates === undefined) return null;
  const { tool, args } = candidates;
  return set || (tool.length > 0 && args.length > 0) ? (
    <FieldPickers tool={tool} args={args} unread={unread} />
  ) : null;
}
