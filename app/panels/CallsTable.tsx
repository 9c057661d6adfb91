import { useVirtualizer } from '@tanstack/react-virtual';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import type { RowView } from '../engine/protocol.ts';
import { setWindow, useAnswer } from '../engine/useAnswer.ts';
import { actions, useRung } from '../state/store.ts';
import { kindOf, Mark, SeverityMark } from '../ui/Mark.tsx';
import { Names } from '../ui/Names.tsx';
import { LARGE_TARGETS, NARROW, useMedia } from '../ui/useMedia.ts';
import { count, shown } from '../ui/words.ts';
import { useChosenCall } from './useChosenCall.ts';
import './CallsTable.css';

const ROW = 28;
const LARGE_ROW = 44;
/** Height of the heads, which stay above the rows. */
const HEAD = 24;
/** Rows asked for beyond those in view, so that a key press or a short scroll finds them there. */
const AHEAD = 20;

/** One line a call. The engine sends only the rows in view and a few around them. */
export default function CallsTable() {
  const { answer } = useAnswer();
  const selected = useChosenCall();
  const filter = useRung((rung) => rung.filter);
  const large = useMedia(LARGE_TARGETS);
  const narrow = useMedia(NARROW);
  const scroller = useRef<HTMLDivElement>(null);

  const matching = answer?.matching ?? 0;
  const rowsFrom = answer?.rowsFrom ?? 0;
  const rows = answer?.rows ?? [];
  const chosen = rows.findIndex((row) => row.index === selected);

  const virtual = useVirtualizer({
    count: matching,
    getScrollElement: () => scroller.current,
    estimateSize: () => (large ? LARGE_ROW : ROW),
    overscan: 4,
    scrollMargin: HEAD,
    scrollPaddingStart: HEAD,
  });
  const items = virtual.getVirtualItems();
  const first = items[0];
  const last = items.at(-1);
  const from = Math.max(0, (first?.index ?? 0) - AHEAD);
  const to = (last?.index ?? 0) + 1 + AHEAD;

  useEffect(() => setWindow(from, to), [from, to]);

  // Row heights are remembered; another density has others.
  // biome-ignore lint/correctness/useExhaustiveDependencies: measured anew exactly when the density changes
  useEffect(() => virtual.measure(), [large]);

  // Unfiltered, a call's place is its index, wherever it was chosen.
  const filtered = filter.outcomes.length > 0 || filter.tool !== undefined || filter.text !== undefined;
  const place = filtered ? (chosen < 0 ? undefined : rowsFrom + chosen) : selected;
  useEffect(() => {
    if (place !== undefined && place < matching) virtual.scrollToIndex(place, { align: 'auto' });
  }, [place, matching, virtual]);

  function onKeyDown(event: KeyboardEvent) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const step = steps[event.key];
    const target = step === undefined ? undefined : chosen < 0 ? rowAt(first?.index) : rows[chosen + step];
    if (step !== undefined) {
      event.preventDefault();
      if (target !== undefined) actions.select(target.index);
    } else if (event.key === 'Enter') {
      const row = rows[chosen];
      if (row !== undefined) actions.reveal(row.range);
    }
  }

  /** A tap where the table is a tab of its own goes on to the verdict. */
  function choose(row: RowView) {
    actions.select(row.index);
    if (narrow) actions.setTab('verdict');
  }

  function rowAt(index: number | undefined): RowView | undefined {
    return index === undefined ? undefined : rows[index - rowsFrom];
  }

  if (matching === 0) return <NoRows filtered={filtered} />;
  return (
    <div className="calls-scroll" ref={scroller}>
      <table
        className="calls inset"
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: rows are chosen in it, which makes it a grid
        role="grid"
        aria-label="Calls"
        aria-rowcount={matching + 1}
        aria-activedescendant={chosen < 0 ? undefined : rowId(chosen + rowsFrom)}
        tabIndex={0}
        onKeyDown={onKeyDown}
      >
        <thead>
          <tr className="calls-row head" aria-rowindex={1}>
            <th className="calls-no">#</th>
            <th>Outcome</th>
            <th>Tool</th>
            <th className="calls-why">Why</th>
            <th className="calls-arguments">Arguments</th>
            <th className="calls-problems">Problems</th>
          </tr>
        </thead>
        <tbody style={{ height: virtual.getTotalSize() }}>
          {items.map((item) => (
            <Row
              key={item.key}
              row={rowAt(item.index)}
              place={item.index}
              top={item.start - HEAD}
              chosen={chosen >= 0 && item.index === chosen + rowsFrom}
              choose={choose}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
}

const steps: Partial<Record<string, 1 | -1>> = { j: 1, J: 1, ArrowDown: 1, k: -1, K: -1, ArrowUp: -1 };

function rowId(place: number): string {
  return `call-row-${place}`;
}

interface RowProps {
  /** Undefined while the engine has not sent it yet. */
  readonly row: RowView | undefined;
  readonly place: number;
  readonly top: number;
  readonly chosen: boolean;
  readonly choose: (row: RowView) => void;
}

function Row({ row, place, top, chosen, choose }: RowProps) {
  return (
    <tr
      id={rowId(place)}
      className={`calls-row ${chosen ? 'on' : ''}`}
      aria-rowindex={place + 2}
      aria-selected={chosen}
      style={{ transform: `translateY(${top}px)` }}
      onClick={() => row !== undefined && choose(row)}
      onDoubleClick={() => row !== undefined && actions.reveal(row.range)}
    >
      {row !== undefined && <Cells row={row} />}
    </tr>
  );
}

function Cells({ row }: { row: RowView }) {
  return (
    <>
      <td className="calls-no num faint">{row.index + 1}</td>
      <td className={`calls-outcome v-${kindOf[row.outcome]}`}>
        <span className="v">
          <Mark outcome={row.outcome} />
          <span className="w clip">
            <Names text={row.words} />
          </span>
          <span className="calls-engine">{row.kind}</span>
        </span>
      </td>
      <td className="calls-tool code clip">
        {row.tool === undefined ? <span className="faint">–</span> : shown(row.tool)}
      </td>
      <td className="calls-why muted clip">
        <Names text={row.why} />
      </td>
      <td className="calls-arguments code muted clip">{row.args}</td>
      <td className="calls-problems num">
        {row.errors + row.warnings === 0 && <span className="faint">–</span>}
        {row.errors > 0 && (
          <span className="sev-error">
            <SeverityMark severity="error" size={12} />
            {count(row.errors, 'error')}
          </span>
        )}
        {row.warnings > 0 && (
          <span className="sev-warning">
            <SeverityMark severity="warning" size={12} />
            {count(row.warnings, 'warning')}
          </span>
        )}
      </td>
    </>
  );
}

function NoRows({ filtered }: { filtered: boolean }) {
  return (
    <div className="strip calls-none">
      <span className="muted grow">{filtered ? 'No call matches.' : 'No calls yet.'}</span>
      {filtered && (
        <button
          type="button"
          className="btn sm"
          onClick={() => actions.setFilter({ outcomes: [], tool: undefined, text: undefined })}
        >
          Clear the filter
        </button>
      )}
    </div>
  );
}
