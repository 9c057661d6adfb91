/** One Monaco editor, bound to one text of the scenario in both directions. */
import { editor, KeyCode, KeyMod, Selection } from 'monaco-editor/editor';
import { engine, setInView } from '../../engine/useAnswer.ts';
import { formatBox } from '../../state/formatBox.ts';
import type { Box } from '../../state/rungState.ts';
import { actions, useRung } from '../../state/store.ts';
import { label, type View } from '../box.ts';
import { changeBetween, changed, editorText, toEditor, toSource } from '../editorText.ts';
import { followCaret } from '../follow.ts';
import { strokeOf } from '../stroke.ts';
import { type Bound, bind } from './bound.ts';
import { markChosenCall } from './chosenCall.ts';
import { markProblems } from './problems.ts';
import { LANGUAGE, setUpMonaco } from './setUp.ts';
import { takeWholeInput } from './wholeInput.ts';

export interface OpenEditor {
  readonly editor: editor.IStandaloneCodeEditor;
  /** Where a place of the source is in the editor's text. */
  place(offset: number): number;
  reveal(offset: number, length: number): void;
  close(): void;
}

/** Calls further from the view than this get no lens until it comes near; also bounds what one endless line asks for. */
const AROUND = 8 * 1024;
const IN_VIEW = 64 * 1024;

export function openEditor(host: HTMLElement, box: Box, view: View): OpenEditor {
  setUpMonaco();
  let held = editorText(useRung.getState().scenario[box]);
  const model = editor.createModel(held.text, LANGUAGE);
  model.setEOL(editor.EndOfLineSequence.LF);
  const it = editor.create(host, { ...options, model, ariaLabel: label[box] });
  const follower = followCaret(box);
  // The font may come after the editor has measured its stand-in.
  void document.fonts.ready.then(() => editor.remeasureFonts());

  /** True while a change of the store is carried out, so that it is not taken for typing. */
  let taking = false;
  let composing = false;
  /** Before a change; the selection follows it. */
  let selected = false;
  it.onDidCompositionStart(() => {
    composing = true;
  });
  it.onDidCompositionEnd(() => {
    composing = false;
  });
  it.onDidChangeCursorSelection(({ selection }) => {
    selected = !selection.isEmpty();
  });
  model.onDidChangeContent((event) => {
    if (taking) return;
    const changes = event.changes.map(({ rangeOffset, rangeLength, text }) => ({
      from: rangeOffset,
      to: rangeOffset + rangeLength,
      insert: text,
    }));
    held = changed(held, changes);
    // Whatever Monaco did with the text, what it shows is what is decided.
    if (held.text.length !== model.getValueLength()) held = editorText(model.getValue());
    actions.editText(box, held.source, composing ? 'typed' : strokeOf(box, changes, selected));
  });

  const unsubscribe = useRung.subscribe(({ scenario }) => {
    if (scenario[box] === held.source) return;
    const next = editorText(scenario[box]);
    const change = changeBetween(held.text, next.text);
    held = next;
    if (change === undefined) return;
    follower.forget();
    const [from, to] = [model.getPositionAt(change.from), model.getPositionAt(change.to)];
    taking = true;
    model.applyEdits([{ range: Selection.fromPositions(from, to), text: change.insert }]);
    taking = false;
    if (!it.hasTextFocus()) return;
    const caret = model.getPositionAt(change.from + change.insert.length);
    it.setPosition(caret);
    it.revealPositionInCenterIfOutsideViewport(caret);
  });

  it.onDidChangeCursorPosition(({ position, source }) => {
    // Our own changes of the text and of the selection move it, too.
    if (taking || source === 'api') return;
    follower.moved(toSource(held, model.getOffsetAt(position)));
  });

  if (box === 'calls') {
    it.onDidScrollChange(reportView);
    it.onDidLayoutChange(reportView);
    reportView();
  }

  function reportView(): void {
    const visible = it.getVisibleRanges();
    const [first, last] = [visible[0], visible.at(-1)];
    if (first === undefined || last === undefined) return;
    const from = model.getOffsetAt(first.getStartPosition());
    const to = model.getOffsetAt(last.getEndPosition());
    setInView(
      toSource(held, Math.max(0, from - AROUND)),
      toSource(held, Math.min(model.getValueLength(), Math.min(to, from + IN_VIEW) + AROUND)),
    );
  }

  it.addAction({
    id: 'rung.format',
    label: 'Format',
    keybindings: [KeyMod.Shift | KeyMod.Alt | KeyCode.KeyF],
    contextMenuGroupId: '1_modification',
    run: () => formatBox(box),
  });
  letTabOut(it);
  takeWholeInput(it, host);
  const place = (offset: number) => toEditor(held, offset);
  const bound: Bound = { box, model, place, toSource: (offset) => toSource(held, offset) };
  const unbind = bind(bound);
  takeView(it, view);
  const marks = [markProblems(bound), ...(box === 'calls' ? [markChosenCall(it, place, follower)] : [])];
  const stops = marks.map((mark) => {
    mark();
    return engine.subscribe(mark);
  });

  return {
    editor: it,
    place,
    reveal(offset, length) {
      const [from, to] = [model.getPositionAt(place(offset)), model.getPositionAt(place(offset + length))];
      it.setSelection(Selection.fromPositions(from, to));
      it.revealRangeInCenterIfOutsideViewport(Selection.fromPositions(from, to));
      // A key that asked for this must not go on into the text.
      setTimeout(() => it.focus());
    },
    close() {
      leaveView(it, view);
      unsubscribe();
      follower.stop();
      for (const stop of stops) stop();
      unbind();
      it.dispose();
      model.dispose();
    },
  };
}

/** Every bracket in view would be a decoration, and a deep text has 400,000 on one line. Only this form reaches the model. */
const withoutBracketColours = { 'bracketPairColorization.enabled': false };

const options: editor.IStandaloneEditorConstructionOptions = {
  ...withoutBracketColours,
  automaticLayout: true,
  fixedOverflowWidgets: true,
  fontFamily: '"Geist Mono", ui-monospace, Menlo, Consolas, "Liberation Mono", monospace',
  fontSize: 12,
  lineHeight: 20,
  fontLigatures: false,
  padding: { top: 4, bottom: 24 },
  // With the folding controls the text begins where the plain box has it.
  // Where a line leaves no room, the light bulb stands beside it.
  glyphMargin: true,
  lineNumbersMinChars: 3,
  lineDecorationsWidth: 0,
  tabSize: 2,
  minimap: { enabled: false },
  guides: { indentation: false },
  renderLineHighlight: 'none',
  occurrencesHighlight: 'off',
  inlayHints: { enabled: 'on', fontSize: 11, padding: true, maximumLength: 60 },
  lightbulb: { enabled: editor.ShowLightbulbIconMode.On },
  // Offered where a quote is typed, or asked for; never while somebody types on.
  quickSuggestions: false,
  wordBasedSuggestions: 'off',
  suggest: { showWords: false, showStatusBar: false, snippetsPreventQuickSuggestions: false },
  selectionHighlight: false,
  overviewRulerLanes: 2,
  hideCursorInOverviewRuler: true,
  scrollBeyondLastLine: false,
  scrollbar: { verticalScrollbarSize: 10, horizontalScrollbarSize: 10, useShadows: false },
  // U+2028 and its like are part of strings; the other setting asks in a dialog.
  unusualLineTerminators: 'off',
  // The newer way of taking input is no text box for form fillers, dictation and tests.
  editContext: false,
  // Its hidden text box holds 500 characters before and after the caret, and not just those of ten lines.
  accessibilityPageSize: 1_000_000,
};

/**
 * Whoever comes by Tab leaves by Tab. From the first other key on it indents, and Escape makes it leave again;
 * Ctrl M switches for good.
 */
function letTabOut(it: editor.IStandaloneCodeEditor): void {
  const leaves = (tabFocusMode: boolean) => it.updateOptions({ tabFocusMode });
  it.onDidFocusEditorText(() => leaves(true));
  it.onMouseDown(() => leaves(false));
  it.onKeyDown(({ browserEvent: { key } }) => {
    if (key === 'Escape') leaves(true);
    else if (!['Tab', 'Shift', 'Control', 'Meta', 'Alt'].includes(key)) leaves(false);
  });
}

function takeView(it: editor.IStandaloneCodeEditor, { anchor, head, focused, topLine }: View): void {
  const model = it.getModel();
  if (model === null) return;
  it.setSelection(Selection.fromPositions(model.getPositionAt(anchor), model.getPositionAt(head)));
  it.setScrollTop(it.getTopForLineNumber(topLine + 1));
  if (focused) it.focus();
}

function leaveView(it: editor.IStandaloneCodeEditor, view: View): void {
  const model = it.getModel();
  const selection = it.getSelection();
  if (model === null || selection === null) return;
  view.anchor = model.getOffsetAt(selection.getSelectionStart());
  view.head = model.getOffsetAt(selection.getPosition());
  view.focused = it.hasTextFocus();
  view.topLine = (it.getVisibleRanges()[0]?.startLineNumber ?? 1) - 1;
}
