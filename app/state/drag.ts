/** Whether something dragged came from another window, or is text that is moved within the page. */
let within = false;

export function watchDrags(): void {
  window.addEventListener('dragstart', () => {
    within = true;
  });
  window.addEventListener('dragend', () => {
    within = false;
  });
  // A file dropped beside a pane would replace the page.
  for (const type of ['dragover', 'drop'] as const) {
    window.addEventListener(type, (event) => {
      if (event.dataTransfer?.types.includes('Files')) event.preventDefault();
    });
  }
}

export function draggedFrom(data: DataTransfer): 'outside' | 'within' | 'nothing' {
  if (within) return 'within';
  return data.types.includes('Files') || data.types.includes('text/plain') ? 'outside' : 'nothing';
}
