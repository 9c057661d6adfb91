import type { Finding, Severity } from '@rung/core';
import { editor, MarkerSeverity } from 'monaco-editor/editor';
import type { Answer } from '../../engine/protocol.ts';
import { engine } from '../../engine/useAnswer.ts';
import type { Box } from '../../state/store.ts';

const MOST = 200;

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
        startLineNumber: from.lineNumber,
        startColumn: from.column,
        endLineNumber: to.lineNumber,
        endColumn: to.column,
      });
    }
    editor.setModelMarkers(model, 'rung', markers);
  };
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
