import { quote, type Severity, type Values } from '@rung/core';
import { useRef } from 'react';
import type { DetailView } from '../engine/protocol.ts';
import { Names } from '../ui/Names.tsx';
import { count } from '../ui/words.ts';
import { FindingRow } from './FindingRow.tsx';
import './Findings.css';

const severities = ['error', 'warning', 'hint'] as const satisfies readonly Severity[];

interface Props {
  readonly detail: DetailView;
  /** Why values cannot be checked at all, in a sentence. */
  readonly unavailable: string | undefined;
  readonly current: boolean;
}

/** What one should know beside the verdict, the worst first; and whether the values were looked at, too. */
export default function Findings({ detail: { findings, values, tool }, unavailable, current }: Props) {
  const section = useRef<HTMLElement>(null);
  const bySeverity = severities.map((severity) => findings.filter((one) => one.severity === severity));
  const counts = bySeverity.flatMap(({ length }, at) =>
    length === 0 ? [] : [count(length, severities[at] ?? '')],
  );
  const note = noteOf(values, tool, unavailable);
  return (
    <section className="sec" data-testid="findings" ref={section} tabIndex={-1}>
      <div className="shead">
        <h3>Findings</h3>
        <span className="muted">{counts.join(', ') || (note === undefined ? 'none' : 'none so far')}</span>
      </div>
      {findings.length > 0 && (
        <ul className="finds">
          {bySeverity.flat().map((finding, at) => (
            <FindingRow
              // biome-ignore lint/suspicious/noArrayIndexKey: findings of one code may repeat, and have no identity
              key={`${finding.code} ${at}`}
              finding={finding}
              current={current}
              // The button is gone with its finding.
              onFixed={() => section.current?.focus()}
            />
          ))}
        </ul>
      )}
      {note !== undefined && (
        <p className="find-note muted">
          <Names text={note} />
        </p>
      )}
    </section>
  );
}

/** What keeps the list from being all that there is to know. */
function noteOf(
  values: Values,
  tool: string | undefined,
  unavailable: string | undefined,
): string | undefined {
  switch (values) {
    case 'checked':
      return undefined;
    case 'not-yet':
      return 'Values are not checked yet.';
    case 'no-schema':
      return tool === undefined
        ? undefined
        : `Values are not checked: no schema of ${quote(tool)} was pasted.`;
    case 'unusable-schema':
      return `Values are not checked: the schema of ${quote(tool ?? '')} cannot be used. The grammar panel says why.`;
    case 'unavailable':
      return unavailable;
  }
}
