import { Check, X } from 'lucide';
import type { DetailView, RowView } from '../engine/protocol.ts';
import { Icon } from '../ui/Icon.tsx';
import './Expected.css';

interface Props {
  readonly expectation: DetailView['expectation'] | undefined;
  /** What came. */
  readonly kind: RowView['kind'];
}

/** Whether what is expected of a call holds, in a mark and in words. */
export function ExpectedMark({ expectation, kind }: Props) {
  if (expectation === undefined) return <span className="faint">–</span>;
  const { met, kind: wanted } = expectation;
  return (
    <span className={met ? 'expected met' : 'expected not-met'}>
      <Icon of={met ? Check : X} size={14} />
      <span className="w clip">
        {met ? 'As expected' : wanted === kind ? 'Other arguments' : `Expected ${wanted}`}
      </span>
    </span>
  );
}
