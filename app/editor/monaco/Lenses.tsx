import type { editor } from 'monaco-editor/editor';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import type { BoxRow } from '../../engine/protocol.ts';
import { useAnswer } from '../../engine/useAnswer.ts';
import { actions } from '../../state/store.ts';
import { Mark } from '../../ui/Mark.tsx';
import type { OpenEditor } from './openEditor.ts';

const HEIGHT = 20;
/** Calls that share one line share its lens; more than these are counted. */
const A_LINE = 6;

interface Lens {
  readonly line: number;
  readonly indent: number;
  readonly rows: readonly BoxRow[];
  readonly node: HTMLElement;
  readonly margin: HTMLElement;
}

/** Above each call in view: what happens to it, in the table's words. */
export function Lenses({ open }: { open: OpenEditor }) {
  const { answer, state } = useAnswer();
  const [lenses, setLenses] = useState<readonly Lens[]>([]);
  const zones = useRef<readonly string[]>([]);
  const rows = answer?.stale === undefined ? answer?.lenses : undefined;
  // A call of a trace stands in no box, and the editor is out of sight.
  const away = answer?.source === 'trace';
  const detail = away ? undefined : answer?.detail;
  const chosen = detail?.index;
  const lineOfChosen = useRef<number>(undefined);
  lineOfChosen.current =
    detail?.range?.in === 'calls'
      ? open.editor.getModel()?.getPositionAt(open.place(detail.range.offset)).lineNumber
      : undefined;

  useLayoutEffect(() => {
    // While a newer text is read, the lenses stay with their lines.
    if (state === 'pending' || away) return;
    const next = lensesOf(open, rows ?? []);
    keepInPlace(open.editor, lineOfChosen.current, () => {
      open.editor.changeViewZones((accessor) => {
        for (const id of zones.current) accessor.removeZone(id);
        zones.current = next.map(({ line, node, margin }) =>
          accessor.addZone({
            afterLineNumber: line - 1,
            heightInPx: HEIGHT,
            domNode: node,
            marginDomNode: margin,
            suppressMouseDown: true,
          }),
        );
      });
    });
    setLenses(next);
  }, [open, rows, state, away]);

  // A lens stays in sight while its line is scrolled sideways, as a pasted line is to its end.
  useEffect(() => {
    const { editor } = open;
    const follow = () =>
      editor.getDomNode()?.style.setProperty('--scrolled-by', `${editor.getScrollLeft()}px`);
    follow();
    const following = editor.onDidScrollChange(follow);
    return () => following.dispose();
  }, [open]);

  return useMemo(
    () =>
      lenses.map((lens) =>
        createPortal(<LensLine lens={lens} chosen={chosen} />, lens.node, String(lens.line)),
      ),
    [lenses, chosen],
  );
}

function LensLine({ lens, chosen }: { lens: Lens; chosen: number | undefined }) {
  const here = lens.rows.some(({ index }) => index === chosen);
  useLayoutEffect(() => {
    lens.node.classList.toggle('chosen-lines', here);
    lens.margin.classList.toggle('chosen-margin', here);
  }, [lens, here]);
  return (
    <div className="lens" style={{ paddingInlineStart: `${lens.indent}ch` }}>
      {lens.rows.slice(0, A_LINE).map((row) => (
        // biome-ignore lint/a11y: the table's rows do the same, by keyboard too
        <span key={row.index} className={`lens-call v-${row.kind}`} onClick={() => actions.select(row.index)}>
          <Mark outcome={row.outcome} size={11} />
          <span className="lens-words">{row.words}</span>
          <span className="lens-kind">· {row.kind}</span>
        </span>
      ))}
      {lens.rows.length > A_LINE && <span className="faint">and {lens.rows.length - A_LINE} more</span>}
    </div>
  );
}

function lensesOf({ editor: it, place }: OpenEditor, rows: readonly BoxRow[]): Lens[] {
  const model = it.getModel();
  if (model === null) return [];
  const lines = new Map<number, { indent: number; rows: BoxRow[] }>();
  for (const row of rows) {
    const { lineNumber, column } = model.getPositionAt(place(row.range.offset));
    const line = lines.get(lineNumber);
    if (line === undefined) lines.set(lineNumber, { indent: Math.min(column - 1, 40), rows: [row] });
    else line.rows.push(row);
  }
  return [...lines].map(([line, rest]) => {
    const node = document.createElement('div');
    // The table says the same, in a way that can be read and operated.
    node.setAttribute('aria-hidden', 'true');
    return { line, ...rest, node, margin: document.createElement('div') };
  });
}

/** The line of the chosen call, else the first in view, stays where it is when lenses above it come and go. */
function keepInPlace(it: editor.IStandaloneCodeEditor, chosen: number | undefined, change: () => void): void {
  const visible = it.getVisibleRanges();
  const isVisible = visible.some(
    ({ startLineNumber, endLineNumber }) =>
      chosen !== undefined && startLineNumber <= chosen && chosen <= endLineNumber,
  );
  const isAtTop = it.getScrollTop() === 0;
  const line = isVisible ? chosen : isAtTop ? undefined : visible[0]?.startLineNumber;
  if (line === undefined) {
    change();
    return;
  }
  const gap = it.getTopForLineNumber(line) - it.getScrollTop();
  change();
  // The beginning shows its own lens as long as the chosen call stays in view.
  if (isAtTop && it.getTopForLineNumber(line) + HEIGHT <= it.getLayoutInfo().height) return;
  it.setScrollTop(it.getTopForLineNumber(line) - gap);
}
