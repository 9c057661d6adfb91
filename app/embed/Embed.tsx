import { cutAtQuotes, isProblem } from '@rung/core';
import { ExternalLink } from 'lucide';
import { useEffect } from 'react';
import type { DetailView } from '../engine/protocol.ts';
import { useAnswer } from '../engine/useAnswer.ts';
import Arguments from '../panels/Arguments.tsx';
import { Logo } from '../panels/Logo.tsx';
import NewArguments from '../panels/NewArguments.tsx';
import { rejectedWords } from '../panels/rejectedWords.ts';
import { VerdictBand } from '../panels/VerdictBand.tsx';
import { useRung } from '../state/store.ts';
import { Icon } from '../ui/Icon.tsx';
import { SeverityMark } from '../ui/Mark.tsx';
import { Names } from '../ui/Names.tsx';
import { useEmbed } from './state.ts';
import './Embed.css';

/** One call with its outcome and its arguments, to be read and nothing else. */
export default function Embed() {
  const title = useRung(({ scenario }) => scenario.title);
  const whole = useEmbed((embed) => embed.whole);

  useEffect(() => {
    document.title = title === undefined ? 'Rung' : `${title} · Rung`;
  }, [title]);

  return (
    <div className="embed">
      <header className="embed-head">
        <h1>
          <Logo />
          Rung
        </h1>
        {title !== undefined && <span className="clip muted">{title}</span>}
        <span className="grow" />
        <a className="btn line sm" href={whole} target="_blank" rel="noopener">
          Open in Rung
          <Icon of={ExternalLink} size={12} />
        </a>
      </header>
      <main className="embed-body">
        <Shown />
      </main>
    </div>
  );
}

function Shown() {
  const rejected = useRung((rung) => rung.rejected);
  const notice = useRung((rung) => rung.notice);
  const { empty, call } = useEmbed();
  const { answer, state, failure } = useAnswer();
  if (rejected !== undefined) {
    const { title, sentence, advice } = rejectedWords[rejected.reason];
    return (
      <section className="embed-says" data-testid="link-error" data-reason={rejected.reason}>
        <h2>{title}</h2>
        <p>{sentence} Nothing was loaded.</p>
        <p className="muted">{advice}</p>
      </section>
    );
  }
  if (empty)
    return (
      <section className="embed-says">
        <h2>No call to show</h2>
        <p>The address of this frame holds no link: what stands after its # is the scenario.</p>
      </section>
    );
  const detail = answer?.detail;
  const calls = answer?.counters.calls ?? 0;
  return (
    <>
      {notice !== undefined && (
        <p className="strip">
          <Names text={notice} />
        </p>
      )}
      {failure !== undefined && (
        <p className="strip" role="alert">
          {failure}
        </p>
      )}
      {answer?.stale !== undefined && (
        <p className="strip">
          <Names text={answer.stale.message} />
        </p>
      )}
      {call !== undefined && calls > 0 && call > calls && (
        <p className="strip">
          Call {call.toLocaleString('en')} is not in this link, which holds {calls.toLocaleString('en')}; call
          1 is shown.
        </p>
      )}
      {detail === undefined ? (
        <div data-testid="verdict" data-state={state}>
          {answer !== undefined && state === 'current' && (
            <p className="embed-says">This link holds no call.</p>
          )}
        </div>
      ) : (
        <Call detail={detail} state={state} />
      )}
    </>
  );
}

function Call({ detail, state }: { detail: DetailView; state: 'current' | 'pending' | 'stale' }) {
  const problems = detail.findings.filter(isProblem);
  const { movement, verdict } = detail;
  const isDrawn = movement !== undefined && movement.sent.length + movement.accepted.length > 0;
  return (
    <>
      <h2 className="vh">Verdict</h2>
      <VerdictBand detail={detail} state={state} />
      {movement !== undefined && <Arguments key={detail.index} detail={detail} movement={movement} />}
      {movement !== undefined && !isDrawn && (
        <section className="sec">
          <div className="shead">
            <h3>Arguments</h3>
          </div>
          <pre
            className="new-args well inset"
            // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls
            tabIndex={0}
          >
            {detail.args}
          </pre>
        </section>
      )}
      {verdict.kind === 'TRANSFORM' && <NewArguments text={verdict.newArgs} />}
      {problems.length > 0 && (
        <section className="sec" data-testid="findings">
          <div className="shead">
            <h3>Findings</h3>
          </div>
          <ul className="embed-finds">
            {problems.map(({ severity, message }, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: findings of one code may repeat, and have no identity
              <li key={at}>
                <SeverityMark severity={severity} />
                <span className="vh">{severity === 'error' ? 'Error' : 'Warning'}: </span>
                <span>
                  <Names text={message} />
                </span>
              </li>
            ))}
          </ul>
        </section>
      )}
      <p className="vh" role="status">
        {cutAtQuotes(`${detail.words}. ${detail.sentence}`).join('')}
      </p>
    </>
  );
}
