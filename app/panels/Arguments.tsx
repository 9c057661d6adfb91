import type { AcceptedRow, Line, Movement, SentRow, Verdict } from '@rung/core';
import { useState } from 'react';
import type { DetailView } from '../engine/protocol.ts';
import { SeverityMark } from '../ui/Mark.tsx';
import { spoken } from '../ui/spoken.ts';
import { count, shown } from '../ui/words.ts';
import { type Drawn, drawn } from './drawn.ts';
import { MovementLines } from './MovementLines.tsx';
import './Arguments.css';

/** What stands at the left and at the right. */
const subtitle = {
  DEFER: 'sent, passed on unchanged',
  TRANSFORM: 'sent, then dispatched',
  DENY: 'sent, and what would arrive',
} satisfies Record<Verdict['kind'], string>;

/** The arguments before and after, and a line for every value that moves. */
export default function Arguments({ detail, movement }: { detail: DetailView; movement: Movement }) {
  const { verdict } = detail;
  const [unfolded, setUnfolded] = useState(false);
  const view = drawn(movement, unfolded);
  const omitted = Math.max(movement.omitted.sent, movement.omitted.accepted);
  const notes = notesOf(detail);
  if (movement.sent.length === 0 && movement.accepted.length === 0 && notes.length === 0) return null;
  return (
    <section className="sec args">
      <div className="shead">
        <h3>Arguments</h3>
        <span className="muted args-sub">{subtitle[verdict.kind]}</span>
        <span className="grow" />
        <Legend lines={view.lines} />
      </div>
      {notes.map((note) => (
        <p key={note} className="args-note muted">
          {note}
        </p>
      ))}
      <ul className="vh">
        {view.sent.map((row, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: keys of a call may repeat, and never move
          <li key={at}>{sentence(row, at, view)}</li>
        ))}
        {view.accepted.map((row, at) =>
          row.state === 'missing' ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: as above
            <li key={at}>{spoken(row.name)} is missing.</li>
          ) : null,
        )}
      </ul>
      <div className="diff" aria-hidden="true">
        <div className="diff-side">
          <Side rows={view.sent} folded={view.folded} render={(row) => <Sent row={row} />} />
        </div>
        <MovementLines view={view} />
        <div className="diff-side">
          <Side rows={view.accepted} folded={view.folded} render={(row) => <Accepted row={row} />} />
        </div>
      </div>
      {view.folded > 0 && (
        <button type="button" className="btn sm args-more" onClick={() => setUnfolded(true)}>
          Show the {count(view.folded, 'argument')} that arrive unchanged
        </button>
      )}
      {unfolded && (
        <button type="button" className="btn sm args-more" onClick={() => setUnfolded(false)}>
          Fold what arrives unchanged
        </button>
      )}
      {omitted > 0 && <p className="args-omitted muted">{count(omitted, 'more row')} not shown.</p>}
    </section>
  );
}

/** How the arguments were read, where they are not what stands in the text. */
function notesOf({ translated, truncated }: DetailView): string[] {
  return [
    ...(translated ? ['They were written in another notation, and stand here as JSON.'] : []),
    ...(truncated ? ['The text breaks off inside this call: this is what had come of it.'] : []),
  ];
}

interface SideProps<Row> {
  readonly rows: readonly Row[];
  /** Rows of this side that are folded away. */
  readonly folded: number;
  readonly render: (row: Row) => React.ReactNode;
}

function Side<Row>({ rows, folded, render }: SideProps<Row>) {
  if (rows.length === 0)
    return (
      <div className="diff-none">{folded === 0 ? 'nothing' : `${folded.toLocaleString('en')} unchanged`}</div>
    );
  return (
    <div className="diff-box">
      {rows.map((row, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: keys of a call may repeat, and never move
        <div key={at} className="diff-row">
          {render(row)}
        </div>
      ))}
    </div>
  );
}

function Sent({ row }: { row: SentRow }) {
  return (
    <>
      <span className={`diff-name clip ${row.positional ? 'index' : ''}`} title={row.label}>
        {row.positional ? (
          <>
            <span className="diff-prefix">_positional</span>
            {row.label.replace('_positional', '')}
          </>
        ) : (
          shown(row.label)
        )}
      </span>
      <span className="grow" />
      <Value json={row.value} />
    </>
  );
}

function Accepted({ row }: { row: AcceptedRow }) {
  return (
    <>
      <span className={`diff-name clip ${row.state}`} title={row.name}>
        {shown(row.name)}
      </span>
      {row.value === undefined ? <span className="diff-missing">missing</span> : <Value json={row.value} />}
      <span className="grow" />
      {row.misfit === undefined ? (
        <span className="diff-type">{row.type}</span>
      ) : (
        <span className="diff-type misfit">
          <SeverityMark severity="warning" size={11} />
          <span className="diff-type-word">takes {row.misfit}</span>
        </span>
      )}
    </>
  );
}

function Value({ json }: { json: string }) {
  const first = json[0];
  const kind = first === '"' ? 'string' : first === '{' || first === '[' ? 'nested' : 'literal';
  return (
    <span className={`diff-value clip ${kind}`} title={json}>
      {json}
    </span>
  );
}

function sentence(row: SentRow, at: number, view: Drawn): string {
  const parts = view.lines
    .filter((line) => line.from === at)
    .map((line) => {
      const target = line.to === undefined ? undefined : view.accepted[line.to];
      const name = target === undefined ? '' : spoken(target.name);
      const fit = target?.misfit === undefined ? '' : `, which takes ${target.misfit}`;
      switch (line.kind) {
        case 'arrives':
          return target?.name === row.label ? `arrives unchanged${fit}` : `arrives as ${name}${fit}`;
        case 'renamed':
        case 'bound':
          return `becomes ${name}${fit}`;
        case 'as-declared':
          return `belongs to ${name} in the declared order`;
        case 'nearest':
          return `has a name close to ${name}`;
        case 'dropped':
          return 'is dropped';
        default:
          return line.kind satisfies never;
      }
    });
  return `${spoken(row.label)}, ${row.value}, ${parts.join('; ') || 'has no place'}.`;
}

const legends = [
  ['bound', 'named'],
  ['renamed', 'renamed'],
  ['arrives', 'arrives'],
  ['as-declared', 'as declared'],
  ['nearest', 'nearest name'],
  ['dropped', 'dropped'],
] as const satisfies readonly (readonly [Line['kind'], string])[];

function Legend({ lines }: { lines: Movement['lines'] }) {
  const kinds = new Set(lines.map((line) => line.kind));
  if (kinds.size === 0 || (kinds.size === 1 && kinds.has('arrives'))) return null;
  return (
    <span className="legend" aria-hidden="true">
      {legends.map(([kind, words]) =>
        kinds.has(kind) ? (
          <span key={kind} className={`legend-${kind}`}>
            <svg width="16" height="10" className={`line-${kind}`} aria-hidden="true">
              <path d={kind === 'dropped' ? 'M0 5h12' : 'M0 5h16'} />
              {kind === 'dropped' && <path className="stop" d="M12 0v10" />}
            </svg>
            {words}
          </span>
        ) : null,
      )}
    </span>
  );
}
