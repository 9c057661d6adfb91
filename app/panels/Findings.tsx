import type { Finding, Severity } from '@rung/core';
import { actions } from '../state/store.ts';
import { SeverityMark } from '../ui/Mark.tsx';
import { Names } from '../ui/Names.tsx';
import { PlaceLink } from '../ui/PlaceLink.tsx';
import { count } from '../ui/words.ts';
import './Findings.css';

const nouns = { error: 'error', warning: 'warning', hint: 'hint' } satisfies Record<Severity, string>;
const severities = ['error', 'warning', 'hint'] as const satisfies readonly Severity[];

/** What one should know beside the verdict. */
export function Findings({ findings, current }: { findings: readonly Finding[]; current: boolean }) {
  const counts = severities.flatMap((severity) => {
    const n = findings.filter((finding) => finding.severity === severity).length;
    return n === 0 ? [] : [count(n, nouns[severity])];
  });
  return (
    <section className="sec" data-testid="findings">
      <div className="shead">
        <h3>Findings</h3>
        <span className="muted">{counts.join(', ') || 'none'}</span>
      </div>
      {findings.length > 0 && (
        <ul className="finds">
          {findings.map((finding, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: findings of one code may repeat, and have no identity
            <FindingRow key={at} finding={finding} current={current} />
          ))}
        </ul>
      )}
    </section>
  );
}

/** One finding: severity, sentence, place, and its fix when it has one. A fix of an old answer cannot be used. */
export function FindingRow({ finding, current }: { finding: Finding; current: boolean }) {
  const { severity, message, range, fix } = finding;
  return (
    <li className="find">
      <SeverityMark severity={severity} />
      <div className="find-says">
        <span className="vh">{nouns[severity]}: </span>
        <Names text={message} />
        {fix !== undefined && (
          <div className="find-fixes">
            <button
              type="button"
              className="btn line sm"
              aria-disabled={!current}
              onClick={() => current && actions.applyEdits(fix.edits, fix.title)}
            >
              {fix.title}
            </button>
          </div>
        )}
      </div>
      {range !== undefined && <PlaceLink range={range} />}
    </li>
  );
}
