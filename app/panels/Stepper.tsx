import { ChevronDown, ChevronUp } from 'lucide';
import { actions } from '../state/store.ts';
import { Icon } from '../ui/Icon.tsx';
import { shown } from '../ui/words.ts';
import { useChosenCall } from './useChosenCall.ts';

interface Props {
  readonly calls: number;
  readonly tool: string | undefined;
  /** Where the call stands in the file of a trace. */
  readonly place: string | undefined;
}

/** Which call is looked at, and the way to its neighbours. */
export default function Stepper({ calls, tool, place }: Props) {
  const index = useChosenCall();
  if (calls < 2) return <span className="grow" />;
  return (
    <span className="stepper">
      <span className="stepper-count num">
        <span className="muted">call</span> {(index + 1).toLocaleString('en')}{' '}
        <span className="muted">of {calls.toLocaleString('en')}</span>
        {place !== undefined && <span className="faint"> · {place}</span>}
      </span>
      {tool !== undefined && <code className="stepper-tool clip muted">{shown(tool)}</code>}
      <button
        type="button"
        className="btn icon sm"
        aria-label="Previous call"
        title="Previous call"
        aria-disabled={index === 0}
        onClick={() => index > 0 && actions.select(index - 1)}
      >
        <Icon of={ChevronUp} size={16} />
      </button>
      <button
        type="button"
        className="btn icon sm"
        aria-label="Next call"
        title="Next call"
        aria-disabled={index + 1 >= calls}
        onClick={() => index + 1 < calls && actions.select(index + 1)}
      >
        <Icon of={ChevronDown} size={16} />
      </button>
    </span>
  );
}
