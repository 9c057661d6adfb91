import { X } from 'lucide';
import { useAnswer } from '../engine/useAnswer.ts';
import { FIRST_VISIT } from '../state/examples.ts';
import type { Origin } from '../state/rungState.ts';
import { backToAside } from '../state/session.ts';
import { actions, useRung } from '../state/store.ts';
import { Icon } from '../ui/Icon.tsx';
import { SeverityMark } from '../ui/Mark.tsx';
import { Names } from '../ui/Names.tsx';
import './Notices.css';

/** Between the header and the panes: what this page is, what an example shows, what a link put aside, what went wrong. */
export function Notices({ narrow }: { narrow: boolean }) {
  const { answer } = useAnswer();
  const note = useRung(({ scenario }) => scenario.note);
  const first = useRung(
    ({ origin }) => origin.kind === 'example' && origin.untouched && origin.id === FIRST_VISIT,
  );
  const notice = useRung((rung) => rung.notice);
  const problems = answer?.documentProblems ?? [];
  return (
    <section className="notices" aria-label="About this scenario">
      {(first || note !== undefined) && (
        <div className="lead">
          {first && (
            <p className="lead-line">
              <b>Would this tool call get through?</b> Paste your tools and a call. Nothing leaves this
              browser.
            </p>
          )}
          {note !== undefined && <Note text={note} narrow={narrow} />}
        </div>
      )}
      <WorkAside />
      <div role="alert">
        {notice !== undefined && (
          <div className="strip notice">
            <span className="grow">
              <Names text={notice} />
            </span>
            <Dismiss label="Dismiss" onClick={() => actions.notify(undefined)} />
          </div>
        )}
      </div>
      {problems.map(({ code, severity, message }) => (
        <div className="strip" key={`${code} ${message}`}>
          <SeverityMark severity={severity} />
          <span className="grow">
            <Names text={message} />
          </span>
        </div>
      ))}
    </section>
  );
}

/** Own work that a link or an example has put aside, and the way back to it. */
function WorkAside() {
  const aside = useRung((rung) => rung.aside.length > 0);
  const shown = useRung(({ origin }) => borrowed(origin));
  if (!aside) return null;
  return (
    <div className="strip">
      <span className="grow">
        {shown === undefined ? 'Other work of yours is kept.' : `This is ${shown}. Your own work is kept.`}
      </span>
      <button type="button" className="btn line sm" onClick={backToAside}>
        {shown === undefined ? 'Back to it' : 'Back to my work'}
      </button>
      <Dismiss label="Forget the work that is kept" onClick={() => actions.setAside([])} />
    </div>
  );
}

function borrowed(origin: Origin): string | undefined {
  switch (origin.kind) {
    case 'link':
      return 'what came with a link';
    case 'example':
      return origin.untouched ? 'an example' : undefined;
    case 'own':
      return undefined;
    default:
      return origin satisfies never;
  }
}

/** An example's sentence; on a narrow screen it is folded, so that the verdict comes first. */
function Note({ text, narrow }: { text: string; narrow: boolean }) {
  if (narrow) {
    return (
      <details className="note muted">
        <summary>About this example</summary>
        <Names text={text} />
      </details>
    );
  }
  return (
    <p className="note muted">
      <span className="grow">
        <Names text={text} />
      </span>
      <Dismiss label="Remove this note" onClick={actions.removeNote} />
    </p>
  );
}

function Dismiss({ label, onClick }: { label: string; onClick: () => void }) {
  return (
    <button type="button" className="btn icon sm" aria-label={label} title={label} onClick={onClick}>
      <Icon of={X} size={14} />
    </button>
  );
}
