import { cutAtQuotes } from '@rung/core';
import { ChevronDown, ChevronUp } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import type { DetailView } from '../engine/protocol.ts';
import { useAnswer } from '../engine/useAnswer.ts';
import { actions } from '../state/store.ts';
import { Names } from '../ui/Names.tsx';
import { PlaceLink } from '../ui/PlaceLink.tsx';
import { shown } from '../ui/words.ts';
import { Arguments } from './Arguments.tsx';
import { Findings } from './Findings.tsx';
import { Gates } from './Gates.tsx';
import { NewArguments } from './NewArguments.tsx';
import { Outcomes } from './Outcomes.tsx';
import { useChosenCall } from './useChosenCall.ts';
import { VerdictBand } from './VerdictBand.tsx';
import './VerdictPanel.css';

/** What the rung decides about the chosen call, and why. `whenEmpty` stands below the legend while there is no call. */
export function VerdictPanel({ whenEmpty }: { whenEmpty?: ReactNode }) {
  const { answer, state, failure } = useAnswer();
  const detail = answer?.detail;
  const stale = answer?.stale;
  return (
    <section className="pane verdict-pane" aria-label="Verdict">
      <div className="phead">
        <h2>Verdict</h2>
        {detail === undefined ? (
          <span className="fmt">nothing to decide yet</span>
        ) : (
          <Stepper calls={answer?.counters.calls ?? 0} tool={detail.tool} />
        )}
      </div>
      {failure !== undefined && (
        <div className="strip verdict-failure" role="alert">
          {failure}
        </div>
      )}
      {stale !== undefined && (
        <div className="strip stale">
          <span className="hatch" />
          <span className="grow">
            {detail !== undefined && <b className="m">Result from before your last edit. </b>}
            <Names text={stale.message} />
          </span>
          {stale.range !== undefined && <PlaceLink range={stale.range} />}
        </div>
      )}
      <div className="scroll">
        {detail === undefined ? (
          <div data-testid="verdict" data-state={state}>
            {answer !== undefined && <Outcomes />}
            {answer !== undefined && whenEmpty}
          </div>
        ) : (
          <>
            <VerdictBand detail={detail} state={state} />
            <div className={`verdict-body ${state}`}>
              <Gates detail={detail} />
              <Arguments key={detail.index} detail={detail} />
              {detail.verdict.kind === 'TRANSFORM' && <NewArguments text={detail.verdict.newArgs} />}
              <Findings findings={detail.findings} current={state === 'current'} />
            </div>
          </>
        )}
      </div>
      <Spoken detail={detail} />
    </section>
  );
}

function Stepper({ calls, tool }: { calls: number; tool: string | undefined }) {
  const index = useChosenCall();
  if (calls < 2) return <span className="grow" />;
  return (
    <>
      <span className="stepper-count num">
        <span className="muted">call</span> {index + 1} <span className="muted">of {calls}</span>
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
        <ChevronUp size={16} aria-hidden />
      </button>
      <button
        type="button"
        className="btn icon sm"
        aria-label="Next call"
        title="Next call"
        aria-disabled={index + 1 >= calls}
        onClick={() => index + 1 < calls && actions.select(index + 1)}
      >
        <ChevronDown size={16} aria-hidden />
      </button>
    </>
  );
}

const PAUSE_BEFORE_SPEAKING_MS = 1_000;

/** The live region: a changed outcome is spoken after a pause, not at every key. */
function Spoken({ detail }: { detail: DetailView | undefined }) {
  const now =
    detail === undefined ? '' : `Call ${detail.index + 1}: ${plain(detail.words)}. ${plain(detail.sentence)}`;
  const [said, setSaid] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSaid(now), PAUSE_BEFORE_SPEAKING_MS);
    return () => clearTimeout(timer);
  }, [now]);
  return (
    <p className="vh" role="status">
      {said}
    </p>
  );
}

function plain(sentence: string): string {
  return cutAtQuotes(sentence).join('');
}
