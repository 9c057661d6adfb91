import type { DetailView } from '../engine/protocol.ts';
import { kindOf, Mark } from '../ui/Mark.tsx';
import { Names } from '../ui/Names.tsx';
import { shown } from '../ui/words.ts';
import './VerdictBand.css';

/** Mark, outcome, the engine's words, the tool; one sentence why; one line what to think of it. */
export function VerdictBand({
  detail,
  state,
}: {
  detail: DetailView;
  state: 'current' | 'pending' | 'stale';
}) {
  const { outcome, verdict, words, sentence, advice, tool } = detail;
  return (
    <div
      className={`band ${state}`}
      data-testid="verdict"
      data-kind={verdict.kind}
      data-reason={verdict.reason}
      data-outcome={outcome}
      data-state={state}
      data-values={detail.values}
    >
      <div className="band-head">
        <span className={`v v-${kindOf[outcome]}`}>
          <Mark outcome={outcome} size={20} />
          <span className="w">
            <Names text={words} />
          </span>
        </span>
        <span className="band-meta">
          <span className="band-engine">
            {verdict.kind}
            {verdict.kind !== 'DEFER' && ` ${verdict.reason}`}
          </span>
          {tool !== undefined && (
            <code className="clip" title={tool}>
              {shown(tool)}
            </code>
          )}
        </span>
      </div>
      <p>
        <Names text={sentence} />
      </p>
      {advice !== '' && (
        <p className="muted">
          <Names text={advice} />
        </p>
      )}
    </div>
  );
}
