import type { Finding, Severity } from '@rung/core';
import { editor, type IRange, MarkerSeverity } from 'monaco-editor/editor';
import type { Answer } from '../../engine/protocol.ts';
import { engine } from '../../engine/useAnswer.ts';
import type { Box } from '../../state/store.ts';

const MOST = 200;
/** Lines of nothing but brackets at the beginning of a place. */
const MOST_BRACKETS = 4;

const severity = {
  error: MarkerSeverity.Error,
  warning: MarkerSeverity.Warning,
  hint: MarkerSeverity.Info,
} as const satisfies Record<Severity, MarkerSeverity>;

/** Underlines what was not understood, and the findings of the chosen call and of the tools. */
export function markProblems(
  it: editor.IStandaloneCodeEditor,
  box: Box,
  place: (offset: number) => number,
): () => void {
  return () => {
    const { answer, state } = engine.getState();
    const model = it.getModel();
    // While a newer text is read, the marks move with the text they stand at.
    if (answer === undefined || state === 'pending' || model === null) return;
    const markers: editor.IMarkerData[] = [];
    for (const { range, message, severity: how } of findingsIn(box, answer)) {
      if (range?.in !== box || markers.length === MOST) continue;
      const from = model.getPositionAt(place(range.offset));
      // A place without length still wants to be seen.
      const to = model.getPositionAt(place(range.offset + Math.max(1, range.length)));
      markers.push({
        severity: severity[how],
        message,
        ...firstWords(model, {
          startLineNumber: from.lineNumber,
          startColumn: from.column,
          endLineNumber: to.lineNumber,
          endColumn: to.column,
        }),
      });
    }
    editor.setModelMarkers(model, 'rung', markers);
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
function findingsIn(box: Box, answer: Answer): readonly Finding[] {
  const about = answer[box].problems;
  if (answer.stale !== undefined) return about;
  return [
    ...about,
    ...(answer.detail?.findings ?? []),
    ...(box === 'tools' ? answer.tools.list.flatMap(({ findings }) => findings) : []),
  ];
}
