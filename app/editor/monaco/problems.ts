import type { Finding, Fix, Severity } from '@rung/core';
import { editor, type IRange, MarkerSeverity } from 'monaco-editor/editor';
import type { Answer, MarkedFinding } from '../../engine/protocol.ts';
import { engine } from '../../engine/useAnswer.ts';
import type { Box } from '../../state/rungState.ts';
import { type Bound, rangeIn } from './bound.ts';

export const OWNER = 'rung';
const MOST = 200;
/** Lines of nothing but brackets at the beginning of a place. */
const MOST_BRACKETS = 4;

const severity = {
  error: MarkerSeverity.Error,
  warning: MarkerSeverity.Warning,
  hint: MarkerSeverity.Info,
} as const satisfies Record<Severity, MarkerSeverity>;

interface Fixable {
  readonly fix: Fix;
  readonly range: IRange;
  readonly marker: editor.IMarkerData;
}

const fixable = new WeakMap<editor.ITextModel, readonly Fixable[]>();

/** The fixes that a model's findings have, by their places. */
export function fixesOf(model: editor.ITextModel): readonly Fixable[] {
  return fixable.get(model) ?? [];
}

/** Underlines what was not understood, and the findings of the calls in view and of the tools. */
export function markProblems(bound: Bound): () => void {
  const { box, model } = bound;
  return () => {
    const { answer, state } = engine.getState();
    // While a newer text is read, the marks move with the text they stand at.
    if (answer === undefined || state === 'pending') return;
    const markers: editor.IMarkerData[] = [];
    const fixes: Fixable[] = [];
    for (const finding of findingsIn(box, answer)) {
      const { range, code, message, severity: how, fix } = finding;
      if (range?.in !== box || markers.length === MOST) continue;
      // A place without length still wants to be seen.
      const at = firstWords(model, rangeIn(bound, { ...range, length: Math.max(1, range.length) }));
      const marker = { code, message: message.replaceAll('`', ''), severity: severity[how], ...at };
      markers.push(marker);
      if (fix !== undefined) fixes.push({ fix, range: at, marker });
    }
    fixable.set(model, fixes);
    editor.setModelMarkers(model, OWNER, markers);
  };
}

/** Of a place of many lines the first that holds more than brackets: a whole tool underlined would hide the rest. */
function firstWords(model: editor.ITextModel, range: IRange): IRange {
  const { startLineNumber: first, endLineNumber: last } = range;
  if (first === last) return range;
  for (let line = first; line < last && line < first + MOST_BRACKETS; line++) {
    const column = Math.max(
      line === first ? range.startColumn : 1,
      model.getLineFirstNonWhitespaceColumn(line),
    );
    const end = model.getLineMaxColumn(line);
    const text = model.getValueInRange({
      startLineNumber: line,
      startColumn: column,
      endLineNumber: line,
      endColumn: end,
    });
    if (/[^\s[\]{},]/.test(text))
      return { startLineNumber: line, startColumn: column, endLineNumber: line, endColumn: end };
  }
  return { ...range, endLineNumber: first, endColumn: model.getLineMaxColumn(first) };
}

/** Only those whose places count in the present text. */
function findingsIn(box: Box, answer: Answer): readonly (Finding | MarkedFinding)[] {
  const about = answer[box].problems;
  if (answer.stale !== undefined) return about;
  if (box === 'tools') {
    const told = (answer.detail?.findings ?? []).filter(({ range }) => range?.in === 'tools');
    return [...about, ...told, ...answer.tools.list.flatMap(({ findings }) => findings)];
  }
  const { detail } = answer;
  // The chosen one first: of very many, the last are left out.
  const others = answer.lenses.filter(({ index }) => answer.source === 'trace' || index !== detail?.index);
  return [...about, ...(detail?.findings ?? []), ...others.flatMap(({ findings }) => findings)];
}
