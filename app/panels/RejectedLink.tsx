import type { RejectedLink as Reason } from '@rung/core';
import { Folder } from 'lucide';
import { useEffect, useRef, useState } from 'react';
import { isOwnWork } from '../state/aside.ts';
import { chooseFile } from '../state/chooseFile.ts';
import { openScenarioFile } from '../state/files.ts';
import { backToAside, backToPresent } from '../state/session.ts';
import { actions, useRung } from '../state/store.ts';
import { CopyButton } from '../ui/CopyButton.tsx';
import { Icon } from '../ui/Icon.tsx';
import { rejectedWords } from './rejectedWords.ts';
import './RejectedLink.css';

const FORMAT = {
  cut: 'v1, which this page reads',
  damaged: 'v1, which this page reads',
  newer: 'newer than v1, which this page reads',
  foreign: 'unknown',
  'too-large': 'v1, which this page reads',
  unsupported: 'v1, which this page reads',
} as const satisfies Record<Reason, string>;

/** A link that was not understood: which kind it is, what arrived, and the ways on. */
export default function RejectedLink({ reason, text }: { reason: Reason; text: string }) {
  const { title, sentence, advice } = rejectedWords[reason];
  const [whole, setWhole] = useState(false);
  const [problem, setProblem] = useState('');
  const heading = useRef<HTMLHeadingElement>(null);
  const own = useRung(isOwnWork);
  const aside = useRung((rung) => rung.aside.length > 0);
  const hadOpened = useRung(({ scenario }) => scenario.tools !== '' || scenario.calls !== '');
  const hasWork = own || aside;
  const length = text.length.toLocaleString('en-US');
  const long = text.length > CUT_AT;

  useEffect(() => {
    heading.current?.focus();
  }, []);

  return (
    <main className="screen" data-testid="link-error" data-reason={reason}>
      <div>
        <BrokenRung reason={reason} />
        <h2 ref={heading} tabIndex={-1}>
          {title}
        </h2>
        <p className="muted screen-why">
          {sentence} Nothing was loaded{hasWork ? '; your own work is untouched.' : '.'}
        </p>
        <dl className="facts">
          <dt>Reason</dt>
          <dd>
            <code>{reason}</code>
          </dd>
          <dt>Format</dt>
          <dd>{FORMAT[reason]}</dd>
          <dt>Length</dt>
          <dd className="num">
            {length} characters{reason === 'cut' && isRound(text.length) ? roundLength : ''}
          </dd>
        </dl>
        <div className="well arrived">
          <div className="shead">
            <h3>The text of the link</h3>
            <span className="muted arrived-note">kept as it came</span>
            <span className="grow" />
            {long && (
              <button type="button" className="btn sm" aria-expanded={whole} onClick={() => setWhole(!whole)}>
                {whole ? 'Show less' : `Show all ${length}`}
              </button>
            )}
            <CopyButton text={text} label="Copy what arrived" />
          </div>
          <pre>{whole || !long ? text : `${text.slice(0, CUT_AT)}…`}</pre>
        </div>
        <div className="screen-ways">
          {hasWork && (
            <button
              type="button"
              className="btn solid"
              onClick={() => {
                backToPresent();
                if (!own) backToAside();
              }}
            >
              Back to my work
            </button>
          )}
          {hadOpened && !own && (
            <button type="button" className="btn line" onClick={backToPresent}>
              Back to what was open
            </button>
          )}
          <button type="button" className={hasWork ? 'btn line' : 'btn solid'} onClick={actions.newScenario}>
            New
          </button>
          <button
            type="button"
            className="btn line"
            onClick={() => chooseFile(async (file) => setProblem(await openScenarioFile(file)))}
          >
            <Icon of={Folder} size={14} />
            Open a file
          </button>
        </div>
        <p role="alert" className="screen-problem">
          {problem}
        </p>
        <p className="t12 muted">{advice}</p>
      </div>
    </main>
  );
}

/** More is shown on request. */
const CUT_AT = 400;

const roundLength = ': a round number, so a chat or mail program may have cut it';

/** Lengths at which programs cut, give or take what stands before the #. */
function isRound(length: number): boolean {
  return length % 256 === 0 || length % 500 === 0;
}

/** The ladder with its heavy rung broken; the pieces say how. */
function BrokenRung({ reason }: { reason: Reason }) {
  return (
    <svg width="56" height="80" viewBox="0 0 56 80" aria-hidden="true">
      <path
        d="M12 2v76M44 2v76M12 12h32M12 30h32M12 66h32"
        fill="none"
        stroke="var(--border-strong)"
        strokeWidth="2"
      />
      {reason === 'cut' ? (
        <path d="M3 48h22" stroke="var(--text)" strokeWidth="5" />
      ) : (
        <path d="M3 48h15M38 48h15" stroke="var(--text)" strokeWidth="5" />
      )}
      <path
        d={reason === 'cut' ? 'M29 48h24' : 'M22 48h12'}
        stroke="var(--border-strong)"
        strokeWidth="2"
        strokeDasharray="2 3"
      />
    </svg>
  );
}
