import { cutAtQuotes, type Movement } from '@rung/core';
import { type ReactNode, Suspense, useEffect, useState } from 'react';
import type { DetailView } from '../engine/protocol.ts';
import { useAnswer } from '../engine/useAnswer.ts';
import type { Inspector } from '../state/rungState.ts';
import { useRung } from '../state/store.ts';
import { afterVerdict } from '../ui/afterVerdict.ts';
import { Names } from '../ui/Names.tsx';
import { onUse } from '../ui/onUse.tsx';
import { PlaceLink } from '../ui/PlaceLink.tsx';
import { InspectorTabs } from './InspectorTabs.tsx';
import { VerdictBand } from './VerdictBand.tsx';
import './VerdictPanel.css';

const Arguments = afterVerdict(() => import('./Arguments.tsx'));
const Findings = afterVerdict(() => import('./Findings.tsx'));
const Gates = afterVerdict(() => import('./Gates.tsx'));
const NewArguments = afterVerdict(() => import('./NewArguments.tsx'));
const ProfilePair = afterVerdict(() => import('./ProfilePair.tsx'));
const Stepper = afterVerdict(() => import('./Stepper.tsx'));
const WhatNow = afterVerdict(() => import('./WhatNow.tsx'));

/** What the pane shows in place of the verdict. */
const PANELS = {
  verdict: undefined,
  prove: onUse(() => import('./Prove.tsx')),
  compare: onUse(() => import('./Compare.tsx')),
  reference: onUse(() => import('./Reference.tsx')),
} as const satisfies Record<Inspector, unknown>;

/** What the rung decides about the chosen call, and why. `whenEmpty` stands below the legend while there is no call. */
export function VerdictPanel({ whenEmpty }: { whenEmpty?: ReactNode }) {
  const { answer, state, failure } = useAnswer();
  const inspector = useRung((rung) => rung.inspector);
  const Panel = PANELS[inspector];
  const detail = answer?.detail;
  const stale = answer?.stale;
  return (
    <section className="pane verdict-pane" aria-label="Verdict">
      <div className="phead">
        <h2 className="vh">Verdict</h2>
        <InspectorTabs />
        {inspector === 'verdict' && detail !== undefined && (
          <Suspense fallback={<span className="grow" />}>
            <Stepper
              calls={answer?.counters.calls ?? 0}
              tool={detail.tool}
              place={
                detail.file && `${answer?.trace?.unit ?? 'line'} ${detail.file.number.toLocaleString('en')}`
              }
            />
          </Suspense>
        )}
      </div>
      {failure !== undefined && (
        <div className="strip verdict-failure" role="alert">
          {failure}
        </div>
      )}
      {Panel !== undefined && (
        <div
          className="scroll"
          id={`inspected-${inspector}`}
          role="tabpanel"
          aria-labelledby={`inspect-${inspector}`}
        >
          <Suspense>
            <Panel />
          </Suspense>
        </div>
      )}
      {inspector === 'verdict' && stale !== undefined && (
        <div className="strip stale">
          <span className="hatch" />
          <span className="grow">
            {detail !== undefined && <b className="m">Result from before your last edit. </b>}
            <Names text={stale.message} />
          </span>
          {stale.range !== undefined && <PlaceLink range={stale.range} />}
        </div>
      )}
      <div
        className="scroll inset"
        id="inspected-verdict"
        role="tabpanel"
        aria-labelledby="inspect-verdict"
        hidden={inspector !== 'verdict'}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and may hold nothing that takes the focus
        tabIndex={0}
      >
        {detail === undefined ? (
          <div data-testid="verdict" data-state={state}>
            {answer !== undefined && whenEmpty}
          </div>
        ) : (
          <>
            <VerdictBand detail={detail} state={state} />
            <div className={`verdict-body ${state}`}>
              <Suspense fallback={<div style={{ blockSize: LINE }} />}>
                <ProfilePair detail={detail} />
              </Suspense>
              <Suspense fallback={<div style={{ blockSize: GATES }} />}>
                <Gates detail={detail} />
              </Suspense>
              <Suspense fallback={<div style={{ blockSize: argumentsSize(detail.movement) }} />}>
                {detail.movement === undefined ? (
                  <div style={{ blockSize: argumentsSize(undefined) }} />
                ) : (
                  <Arguments key={detail.index} detail={detail} movement={detail.movement} />
                )}
              </Suspense>
              {detail.verdict.kind === 'TRANSFORM' && (
                <Suspense
                  fallback={
                    <pre data-testid="new-args" hidden>
                      {detail.verdict.newArgs}
                    </pre>
                  }
                >
                  <NewArguments text={detail.verdict.newArgs} />
                </Suspense>
              )}
              <Suspense>
                <Findings detail={detail} unavailable={answer?.unavailable} current={state === 'current'} />
                <WhatNow detail={detail} current={state === 'current'} />
              </Suspense>
            </div>
          </>
        )}
      </div>
      <Spoken detail={detail} />
    </section>
  );
}

/** About the room that the arguments will take, so that nothing below them moves when they come. */
function argumentsSize(movement: Movement | undefined): number {
  const rows = movement === undefined ? 3 : Math.max(movement.sent.length, movement.accepted.length);
  return 52 + 24 * Math.min(24, rows);
}

/** The line that says that both profiles agree, as they mostly do. */
const LINE = 28;

/** About the room that the ladder takes. */
const GATES = 148;

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
