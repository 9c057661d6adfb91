import type { editor } from 'monaco-editor/editor';

/** Characters of the text that the hidden box shows while it has no focus. */
const HEAD = 500;

/**
 * Dictation, form fillers and browser tests use Monaco's hidden text box like any other: they select all of it and
 * put a whole text in. The box holds a part of the text only, and what comes would be taken as typed, with brackets
 * closed and lines indented. So such an input is carried out on the text itself.
 */
export function takeWholeInput(it: editor.IStandaloneCodeEditor, host: HTMLElement): void {
  const area = host.querySelector('textarea');
  if (area === null) return;

  /** All was selected before the box took the focus; Monaco then puts its own selection there. */
  let allSelected = false;

  function showHead(): void {
    if (area === null) return;
    area.value = it.getModel()?.getValue().slice(0, HEAD) ?? '';
    area.setSelectionRange(area.value.length, area.value.length);
  }

  function replace(text: string): void {
    const model = it.getModel();
    const selection = it.getSelection();
    if (area === null || model === null || selection === null) return;
    const range = allSelected || isSelectedFromOutside(it, area) ? model.getFullModelRange() : selection;
    allSelected = false;
    it.executeEdits('whole-input', [{ range, text, forceMoveMarkers: true }]);
  }

  showHead();
  it.onDidBlurEditorText(showHead);
  host.addEventListener('mousedown', () => {
    allSelected = false;
  });
  host.addEventListener(
    'focus',
    (event) => {
      if (event.target === area) allSelected = isFullySelected(area);
    },
    { capture: true },
  );
  host.addEventListener(
    'selectionchange',
    (event) => {
      const all = it.getModel()?.getFullModelRange();
      if (event.target !== area || all === undefined || !isSelectedFromOutside(it, area)) return;
      // Monaco would select the part that the box holds.
      event.stopPropagation();
      it.setSelection(all);
    },
    { capture: true },
  );
  host.addEventListener(
    'keydown',
    (event) => {
      if (event.target !== area) return;
      const deletes = event.key === 'Delete' || event.key === 'Backspace';
      if (deletes && (allSelected || isSelectedFromOutside(it, area))) {
        event.preventDefault();
        event.stopPropagation();
        replace('');
      }
      allSelected = false;
    },
    { capture: true },
  );
  host.addEventListener(
    'beforeinput',
    (event) => {
      const { target, data, inputType, isComposing } = event;
      if (target !== area || isComposing || inputType !== 'insertText') return;
      if (data === null || ([...data].length < 2 && !allSelected && !isSelectedFromOutside(it, area))) return;
      event.preventDefault();
      replace(data);
    },
    { capture: true },
  );
}

/** It is selected as a whole, and not because Monaco shows its own selection there. */
function isSelectedFromOutside(it: editor.IStandaloneCodeEditor, area: HTMLTextAreaElement): boolean {
  if (!isFullySelected(area)) return false;
  const selection = it.getSelection();
  if (selection === null || selection.isEmpty()) return true;
  // Monaco shortens a long selection in the middle.
  const start = it.getModel()?.getValueInRange(selection).slice(0, 50) ?? '';
  return !area.value.startsWith(start);
}

function isFullySelected(area: HTMLTextAreaElement): boolean {
  return area.value !== '' && area.selectionStart === 0 && area.selectionEnd === area.value.length;
}
