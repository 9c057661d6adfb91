import { Check, X } from 'lucide';
import type { DetailView } from '../engine/protocol.ts';
import { Icon } from '../ui/Icon.tsx';
import './Expected.css';

/** Whether what is expected of a call holds, in a mark and in words. */
export function ExpectedMark({ expectation }: { expectation: DetailView['expectation'] | undefined }) {
  if (expectation === undefined) return <span className="faint">–</span>;
  return (
    <span className={expectation.met ? 'expected met' : 'expected not-met'}>
      <Icon of={expectation.met ? Check : X} size={14} />
      <span className="w clip">{wordsOf(expectation)}</span>
    </span>
  );
}

function wordsOf({ met, kind, newArgs }: NonNullable<DetailView['expectation']>): string {
  if (met) return 'As expected';
  // Of a repair, the arguments may be what differs.
  return newArgs === undefined ? `Not ${kind}` : `Not ${kind} as expected`;
}
