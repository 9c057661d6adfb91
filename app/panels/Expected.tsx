import type { DetailView } from '../engine/protocol.ts';
import { forgetCall, pinCall } from '../state/expecting.ts';
import { ExpectedMark } from './ExpectedMark.tsx';

/** What is expected of the chosen call, and whether it holds. `current`: it is about what is on the screen. */
export function Expected({ detail, current }: { detail: DetailView; current: boolean }) {
  const { expectation, index, verdict } = detail;
  const pinned = expectation?.met === true;
  return (
    <section className="sec" data-testid="expected" aria-label="Expected">
      <div className="shead">
        <h3>Expected</h3>
      </div>
      <div className="expected-line">
        {expectation === undefined ? (
          <span className="muted">Nothing. A link and a file carry what is expected, and check it.</span>
        ) : (
          <>
            <ExpectedMark expectation={expectation} kind={verdict.kind} />
            {!pinned && (
              <span>
                Expected {expectation.kind}, came {verdict.kind}
                {expectation.kind === verdict.kind && ' with other arguments'}.
              </span>
            )}
          </>
        )}
        <span className="grow" />
        {!pinned && (
          <button
            type="button"
            className="btn line sm"
            aria-disabled={!current}
            onClick={() => current && pinCall(index, verdict)}
          >
            Pin what it says now
          </button>
        )}
        {expectation !== undefined && (
          <button type="button" className="btn line sm" onClick={() => forgetCall(index)}>
            Forget
          </button>
        )}
      </div>
      {expectation?.met === false && expectation.newArgs !== undefined && (
        <pre className="well expected-args">{expectation.newArgs}</pre>
      )}
    </section>
  );
}
