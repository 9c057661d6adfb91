import { cutAtQuotes } from '@rung/core';
import { type Counterexample, type Statement, withCall } from '@rung/core/prove';
import { Check, X } from 'lucide';
import { Fragment } from 'react';
import type { Attempt } from '../engine/prove/client.ts';
import { actions, useRung } from '../state/store.ts';
import { Icon } from '../ui/Icon.tsx';
import { Names } from '../ui/Names.tsx';
import { count, shown } from '../ui/words.ts';

interface Props {
  readonly statement: Statement;
  /** Whose repairs it is about; names in backticks. */
  readonly by: string;
  readonly attempt: Attempt | undefined;
  /** Others are being tried, and this one will be. */
  readonly waits: boolean;
  readonly cases: number;
}

/** What came of trying to break a statement. */
export function ProveStatement({ statement, by, attempt, waits, cases }: Props) {
  const running = attempt?.kind === 'running';
  return (
    <li data-statement={statement} data-kind={attempt?.kind ?? 'untried'}>
      <div className="statement-result">
        <span className="statement-by">
          <Names text={by} />
        </span>
        <div className="statement-says">
          <Result attempt={attempt} waits={waits} cases={cases} />
        </div>
      </div>
      {running && (
        <div
          className="statement-bar"
          role="progressbar"
          aria-label={cutAtQuotes(by).join('')}
          aria-valuemin={0}
          aria-valuemax={cases}
          aria-valuenow={attempt.done}
        >
          <i style={{ width: `${(100 * attempt.done) / cases}%` }} />
        </div>
      )}
      {attempt?.kind === 'refuted' && <Broken {...attempt.counterexample} />}
    </li>
  );
}

function Result({ attempt, waits, cases }: Pick<Props, 'attempt' | 'waits' | 'cases'>) {
  if (attempt === undefined) return <span className="faint">{waits ? 'Waiting' : 'Not tried yet'}</span>;
  switch (attempt.kind) {
    case 'running':
      return (
        <span className="muted num">
          {attempt.done.toLocaleString('en')} of {count(cases, 'call')}
        </span>
      );
    case 'stopped':
      return (
        <span className="muted num">Stopped after {count(attempt.done, 'call')}, none of which broke it</span>
      );
    case 'survived':
      return (
        <>
          <b className="v survived">
            <Icon of={Check} size={14} strokeWidth={2.5} />
            Survived
          </b>
          <span className="muted num">
            {count(attempt.cases, 'call')}
            {attempt.repaired > 0 && `, ${attempt.repaired.toLocaleString('en')} of them repaired`}
          </span>
        </>
      );
    case 'refuted':
      return (
        <>
          <b className="v refuted">
            <Icon of={X} size={14} strokeWidth={2.5} />
            Refuted
          </b>
          <span className="muted num">
            by call {attempt.cases.toLocaleString('en')}; the smallest that was found:
          </span>
        </>
      );
    case 'nothing-to-check':
      return (
        <span className="muted">
          <Names text={attempt.sentence} />
        </span>
      );
    default:
      return attempt satisfies never;
  }
}

function Broken(counterexample: Counterexample) {
  const { tool, args, meant, newArgs, sentence } = counterexample;
  const rows = [
    ['Meant', meant],
    ['Sent', args],
    ['Became', newArgs],
  ] as const;
  return (
    <div className="broken">
      <p>
        <Names text={sentence} />
      </p>
      <dl className="well">
        <dt>Tool</dt>
        <dd>
          <code>{shown(tool)}</code>
        </dd>
        {rows.map(
          ([word, text]) =>
            text !== undefined && (
              <div key={word}>
                <dt>{word}</dt>
                <dd>
                  <Members text={text} />
                </dd>
              </div>
            ),
        )}
      </dl>
      <button type="button" className="btn line sm" onClick={() => open(counterexample)}>
        Open in Calls
      </button>
    </div>
  );
}

/** JSON text that breaks between its members first. */
function Members({ text }: { text: string }) {
  const parts = text.split(/(?<=,)/);
  return (
    <code>
      {parts.map((part, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text never change places
        <Fragment key={at}>
          {part}
          <wbr />
        </Fragment>
      ))}
    </code>
  );
}

/** Puts the call into the calls box and looks at it; one undo step. */
function open(counterexample: Counterexample): void {
  const { scenario, range, keptOthers } = withCall(useRung.getState().scenario, counterexample);
  actions.openTexts(scenario);
  actions.inspect('verdict');
  actions.reveal(range);
  const place = `Call ${((scenario.selected ?? 0) + 1).toLocaleString('en')} is the counterexample.`;
  actions.toast(keptOthers ? place : `${place} It took the place of the others.`, true);
}
