import { Square, X } from 'lucide';
import { Suspense } from 'react';
import type { Answer, TraceView } from '../engine/protocol.ts';
import { useAnswer } from '../engine/useAnswer.ts';
import { actions } from '../state/store.ts';
import { closeTrace, stopTrace } from '../state/trace.ts';
import { about, size, sizeOf, timeLeft } from '../ui/amounts.ts';
import { Icon } from '../ui/Icon.tsx';
import { SeverityMark } from '../ui/Mark.tsx';
import { onUse } from '../ui/onUse.tsx';
import { StackBar } from '../ui/StackBar.tsx';
import { count } from '../ui/words.ts';
import { isBare } from './isBare.ts';
import { ToolSummaryTable } from './ToolSummaryTable.tsx';
import { TraceProblems } from './TraceProblems.tsx';
import './TracePane.css';

const TraceFields = onUse(() => import('./TraceFields.tsx'));

/** The trace in the place of the calls box: how far it is read, and what became of the calls of each tool. */
export default function TracePane({
  hidden,
  tabbed,
  file,
}: {
  hidden: boolean;
  tabbed: boolean;
  file: File;
}) {
  const { answer } = useAnswer();
  // Until the engine has opened it, what is known of the file stands there.
  const mine = answer?.source === 'trace' ? answer : undefined;
  const trace = mine?.trace;
  return (
    <section
      className="pane trace-pane"
      id="pane-trace"
      aria-label="Trace"
      role={tabbed ? 'tabpanel' : undefined}
      hidden={hidden}
    >
      <div className="phead">
        <h2>Trace</h2>
        <span className="fmt clip grow">
          <code>{file.name}</code>
          {trace?.format !== undefined && ` · ${trace.format}`} · {size(file.size)}
        </span>
        <button
          type="button"
          className="btn sm"
          title="The trace stays open"
          onClick={() => actions.setSource('box')}
        >
          Show calls
        </button>
        <button
          type="button"
          className="btn icon sm"
          aria-label="Close the trace"
          title="Close the trace"
          onClick={closeTrace}
        >
          <Icon of={X} size={16} />
        </button>
      </div>
      {mine !== undefined && trace !== undefined && (
        <>
          <Progress trace={trace} answer={mine} />
          <div className="scroll">
            {trace.message !== undefined && (
              <p className="strip trace-message" role={trace.state === 'read' ? undefined : 'alert'}>
                {trace.message}
              </p>
            )}
            <Suspense>
              <TraceFields file={file} homeMade={isHomeMade(trace)} unread={!isBare(trace.format)} />
            </Suspense>
            <ToolSummaryTable summary={mine.summary} more={mine.moreTools} />
            <TraceProblems trace={trace} />
          </div>
        </>
      )}
    </section>
  );
}

/** Whether it may be a log of one's own: most of it is no known call, or its lines are taken for arguments. */
function isHomeMade({ notUnderstood, units, format }: TraceView): boolean {
  return units > 0 && (2 * notUnderstood > units || isBare(format));
}

function Progress({ trace, answer }: { trace: TraceView; answer: Answer }) {
  const { counters, looked } = answer;
  const reading = trace.state === 'reading';
  const read = trace.size === 0 ? 1 : trace.bytes / trace.size;
  const deferred = counters.passes + counters.unchecked;
  return (
    <div className="trace-progress">
      <div className="trace-count">
        <b className="num">{trace.calls.toLocaleString('en')}</b>
        <span className="muted num grow">{countWords(trace)}</span>
        {reading && (
          <button type="button" className="btn line sm" onClick={stopTrace}>
            <Icon of={Square} size={12} />
            Stop
          </button>
        )}
      </div>
      <div
        role="progressbar"
        aria-label="Trace read"
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={Math.floor(100 * read)}
        aria-valuetext={`${trace.calls.toLocaleString('en')} ${countWords(trace)}`}
      >
        <StackBar
          deferred={deferred}
          repaired={counters.repaired}
          denied={counters.denied}
          of={read === 0 ? 1 : counters.calls / read}
        />
      </div>
      <p className="trace-rate muted num">
        <span>{trace.bytes < trace.size ? sizeOf(trace.bytes, trace.size) : size(trace.size)}</span>
        {reading && trace.rate > 0 && <span>{about(trace.rate)} calls a second</span>}
        {reading && trace.secondsLeft !== undefined && <span>{timeLeft(trace.secondsLeft)}</span>}
        {!reading && <span>{count(trace.units, trace.unit)}</span>}
        {!reading && looked.done < looked.of && (
          <span>looking for findings, {Math.floor((100 * looked.done) / looked.of)} %</span>
        )}
        {trace.notUnderstood > 0 && (
          <span className="trace-not">
            <SeverityMark severity="warning" size={12} />
            {count(trace.notUnderstood, trace.unit)} not understood
          </span>
        )}
      </p>
    </div>
  );
}

/** What follows the number of calls. */
function countWords({ state, calls, about: all }: TraceView): string {
  const word = calls === 1 ? 'call' : 'calls';
  switch (state) {
    case 'reading':
      return `of about ${about(all)} calls read`;
    case 'read':
      return `${word}, all of the file`;
    case 'stopped':
      return `of about ${about(all)} calls read, then stopped`;
    case 'failed':
      return `of about ${about(all)} calls read before reading failed`;
    case 'refused':
      return `${word} read`;
    default:
      return state satisfies never;
  }
}
