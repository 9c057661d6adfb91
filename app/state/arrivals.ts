import { expectIncoming, openFiles, takeLoosePaste } from './incoming.ts';

/** Whether something dragged came from another window, or is text that is moved within the page. */
let within = false;

/** Takes what is dropped or pasted beside the boxes: a file would replace the page, a paste would be lost. */
export function watchArrivals(): void {
  void expectIncoming();
  window.addEventListener('dragstart', () => {
    within = true;
  });
  window.addEventListener('dragend', () => {
    within = false;
  });
  window.addEventListener('dragover', (event) => {
    if (event.dataTransfer?.types.includes('Files')) event.preventDefault();
  });
  window.addEventListener('drop', (event) => {
    const files = [...(event.dataTransfer?.files ?? [])];
    if (files.length === 0) return;
    event.preventDefault();
    void openFiles(files);
  });
  window.addEventListener('paste', (event) => {
    const { target, clipboardData } = event;
    const inField =
      target instanceof Element && target.closest('input, textarea, [contenteditable], [role="textbox"]');
    const text = clipboardData?.getData('text/plain') ?? '';
    if (!inField && text !== '') void takeLoosePaste(text);
  });
}

export function draggedFrom(data: DataTransfer): 'outside' | 'within' | 'nothing' {
  if (within) return 'within';
  return data.types.includes('Files') || data.types.includes('text/plain') ? 'outside' : 'nothing';
}
