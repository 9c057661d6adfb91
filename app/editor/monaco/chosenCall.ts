import { type editor, Range } from 'monaco-editor/editor';
import { engine } from '../../engine/useAnswer.ts';
import type { Follower } from '../follow.ts';

/** Marks the lines of the chosen call, and brings them into view when it was chosen elsewhere. */
export function markChosenCall(
  it: editor.IStandaloneCodeEditor,
  place: (offset: number) => number,
  follower: Follower,
): () => void {
  const marks = it.createDecorationsCollection();
  // Whoever is at work in the text already stays where they are.
  let shown = it.hasTextFocus() ? engine.getState().answer?.detail?.index : undefined;
  return () => {
    const { answer, state } = engine.getState();
    const model = it.getModel();
    if (answer === undefined || state === 'pending' || model === null) return;
    // What an old report says counts in an old text; the marks have moved with their lines.
    if (answer.stale !== undefined) return;
    const { detail } = answer;
    if (detail?.range?.in !== 'calls') {
      marks.clear();
      shown = undefined;
      return;
    }
    const { offset, length } = detail.range;
    const range = Range.fromPositions(
      model.getPositionAt(place(offset)),
      model.getPositionAt(place(offset + length)),
    );
    marks.set([{ range, options: hasItsLines(model, range) ? asLines : asStretch }]);
    if (detail.index !== shown && detail.index !== follower.chosen()) {
      it.revealRangeInCenterIfOutsideViewport(range);
    }
    shown = detail.index;
  };
}

const asLines: editor.IModelDecorationOptions = {
  isWholeLine: true,
  className: 'chosen-lines',
  marginClassName: 'chosen-margin',
};
const asStretch: editor.IModelDecorationOptions = { className: 'chosen-stretch' };

/** No other call shares a line with it. */
function hasItsLines(model: editor.ITextModel, range: Range): boolean {
  const before = model.getLineContent(range.startLineNumber).slice(0, range.startColumn - 1);
  const after = model.getLineContent(range.endLineNumber).slice(range.endColumn - 1);
  return !/[^\s,[\]]/.test(before) && !/[^\s,[\]]/.test(after);
}
