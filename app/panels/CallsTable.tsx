import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import type { GroupView, RowView } from '../engine/protocol.ts';
import { setWindow, useAnswer } from '../engine/useAnswer.ts';
import { isNarrow } from '../state/filter.ts';
import { actions, useRung } from '../state/store.ts';
import { LARGE_TARGETS, NARROW, useMedia } from '../ui/useMedia.ts';
import { useRowWindow } from '../ui/useRowWindow.ts';
import { CallCells } from './CallRow.tsx';
import { CallsHead } from './CallsHead.tsx';
import { GroupCells } from './GroupRow.tsx';
import { useChosenCall } from './useChosenCall.ts';
import { useListedAs } from './useListedAs.ts';
import './CallsTable.css';

const ROW = 28;
const LARGE_ROW = 44;
/** Height of the heads, which stay above the rows. */
const HEAD = 24;
/** Rows asked for beyond those in view, so that a key press or a short scroll finds them there. */
const AHEAD = 20;

/** The arguments have no column. */
const TIGHT = '(max-width: 1000px)';

type Item = RowView | GroupView;
const NO_ITEMS: readonly Item[] = [];

/**
 * One line a call, or one a group with the calls of those that are open. The engine sends only the lines in view and
 * a few around them.
 */
export default function CallsTable() {
  const { answer, state } = useAnswer();
  const as = useListedAs();
  const selected = useChosenCall();
  const filter = useRung((rung) => rung.filter);
  const { group, sort } = useRung((rung) => rung.listing);
  const narrow = useMedia(NARROW);
  const tight = useMedia(TIGHT);
  const height = useMedia(LARGE_TARGETS) ? LARGE_ROW : ROW;
  const scroller = useRef<HTMLDivElement>(null);

  const expecting = answer?.expected !== undefined;
  const listed = answer?.listed ?? 0;
  const itemsFrom = answer?.itemsFrom ?? 0;
  const items = answer?.items ?? NO_ITEMS;
  const atGroup = group?.first === selected ? group.key : undefined;
  const chosen = items.findIndex((item) =>
    atGroup === undefined
      ? item.row === 'call' && item.index === selected
      : item.row === 'group' && item.key === atGroup,
  );

  const { inView, scrollTo } = useRowWindow({ scroller, rows: listed, height, head: HEAD });
  const from = Math.max(0, inView.from - AHEAD);
  const to = inView.to + AHEAD;
  useEffect(() => setWindow(from, to, as), [from, to, as]);

  // Where every call stands at its index, a call that was chosen elsewhere is found before it is sent.
  const all = as === 'calls' && sort === undefined && !isNarrow(filter);
  const place = chosen >= 0 ? itemsFrom + chosen : all && selected < listed ? selected : undefined;
  useEffect(() => {
    if (place !== undefined) scrollTo(place);
  }, [place, scrollTo]);

  // A line that is far away comes only once it is in view.
  const [wanted, setWanted] = useState<number>();
  useEffect(() => {
    if (wanted === undefined) return;
    const item = items[wanted - itemsFrom];
    if (item === undefined) scrollTo(wanted);
    else {
      setWanted(undefined);
      choose(item);
    }
  }, [wanted, items, itemsFrom, scrollTo]);

  /** The line that a key asks for among all, seen from the chosen one. */
  function lineFor(key: string): number | undefined {
    const at = chosen < 0 ? inView.first : itemsFrom + chosen;
    const page = Math.max(1, Math.floor(((scroller.current?.clientHeight ?? 0) - HEAD) / height) - 1);
    const line = { Home: 0, End: listed - 1, PageUp: at - page, PageDown: at + page }[key];
    return line === undefined ? undefined : Math.min(listed - 1, Math.max(0, line));
  }

  function itemAt(row: number): Item | undefined {
    return items[row - itemsFrom];
  }

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    if (event.ctrlKey || event.metaKey || event.altKey || event.target !== event.currentTarget) return;
    const item = items[chosen];
    const step = steps[event.key];
    const line = lineFor(event.key);
    if (line !== undefined) setWanted(line);
    else if (step !== undefined) {
      const target = chosen < 0 ? itemAt(inView.first) : items[chosen + step];
      if (target !== undefined) choose(target);
    } else if (item === undefined) return;
    else if (event.key === 'Enter') enter(item);
    else if (event.key === 'ArrowRight') {
      if (item.row === 'group' && !item.opened) actions.openGroup(item.key, true);
      else if (item.row === 'group') chooseFrom(chosen + 1);
    } else if (event.key === 'ArrowLeft') {
      if (item.row === 'group' && item.opened) actions.openGroup(item.key, false);
      else if (item.row === 'call')
        chooseFrom(items.findLastIndex((other, at) => at < chosen && other.row === 'group'));
    } else return;
    event.preventDefault();
  }

  function chooseFrom(at: number) {
    const target = items[at];
    if (target !== undefined) choose(target);
  }

  /** A tap where the table is a tab of its own opens a group, or goes on to the verdict. */
  function tap(item: Item) {
    choose(item);
    if (!narrow) return;
    if (item.row === 'group') actions.openGroup(item.key, !item.opened);
    else actions.setTab('verdict');
  }

  return (
    <div className="calls-scroll" ref={scroller}>
      {listed === 0 ? (
        <NoRows filtered={isNarrow(filter)} />
      ) : (
        // biome-ignore lint/a11y/useAriaPropsSupportedByRole: either role supports it
        <table
          className={`calls inset ${as === 'groups' ? 'grouped' : ''} ${expecting ? 'expecting' : ''} ${state === 'stale' ? 'stale' : ''}`}
          role={as === 'groups' ? 'treegrid' : 'grid'}
          aria-label="Calls"
          aria-rowcount={listed + 1}
          aria-activedescendant={chosen < 0 ? undefined : rowId(chosen + itemsFrom)}
          tabIndex={0}
          onKeyDown={onKeyDown}
        >
          <CallsHead as={as} expecting={expecting} />
          <tbody style={{ height: inView.total }}>
            {range(inView.from, inView.to).map((at) => (
              <Row
                key={at}
                item={itemAt(at)}
                place={at}
                top={inView.origin + at * height}
                level={as === 'groups'}
                beside={{ names: tight, args: narrow }}
                expecting={expecting}
                chosen={chosen >= 0 && at === chosen + itemsFrom}
                tap={tap}
              />
            ))}
          </tbody>
        </table>
      )}
    </div>
  );
}

const steps: Partial<Record<string, 1 | -1>> = { j: 1, J: 1, ArrowDown: 1, k: -1, K: -1, ArrowUp: -1 };

function choose(item: Item): void {
  if (item.row === 'group') actions.select(item.first, item.key);
  else actions.select(item.index);
}

/** Goes to a call in its editor; opens or closes a group. */
function enter(item: Item): void {
  if (item.row === 'group') actions.openGroup(item.key, !item.opened);
  else if (item.range !== undefined) actions.reveal(item.range);
}

function rowId(place: number): string {
  return `call-row-${place}`;
}

function range(from: number, to: number): number[] {
  return Array.from({ length: Math.max(0, to - from) }, (_, at) => from + at);
}

interface RowProps {
  /** Undefined while the engine has not sent it yet. */
  readonly item: Item | undefined;
  readonly place: number;
  readonly top: number;
  /** What stands beside the tool, where it has no column. */
  readonly beside: { readonly names: boolean; readonly args: boolean };
  /** Whether something is expected of calls. */
  readonly expecting: boolean;
  /** Whether rows have levels. */
  readonly level: boolean;
  readonly chosen: boolean;
  readonly tap: (item: Item) => void;
}

function Row({ item, place, top, level, beside, expecting, chosen, tap }: RowProps) {
  const group = item?.row === 'group';
  return (
    <tr
      id={rowId(place)}
      className={`calls-row ${group ? 'group' : ''} ${chosen ? 'on' : ''}`}
      aria-rowindex={place + 2}
      aria-selected={chosen}
      aria-level={level ? (group ? 1 : 2) : undefined}
      aria-expanded={group ? item.opened : undefined}
      style={{ transform: `translateY(${top}px)` }}
      onClick={() => item !== undefined && tap(item)}
      onDoubleClick={() => item !== undefined && enter(item)}
    >
      {item?.row === 'group' && <GroupCells group={item} beside={beside.names} expecting={expecting} />}
      {item?.row === 'call' && <CallCells row={item} beside={beside.args} expecting={expecting} />}
    </tr>
  );
}

function NoRows({ filtered }: { filtered: boolean }) {
  return (
    <div className="strip calls-none">
      <span className="muted grow">{filtered ? 'No call matches.' : 'No calls yet.'}</span>
      {filtered && (
        <button type="button" className="btn sm" onClick={actions.clearFilter}>
          Clear the filter
        </button>
      )}
    </div>
  );
}
