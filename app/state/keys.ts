import { actions } from './store.ts';

export const onMac = /mac|iphone|ipad/iu.test(navigator.platform);
/** The key that stands before the letter of a command. */
export const COMMAND = onMac ? '⌘' : 'Ctrl';

/**
 * Keys that work everywhere. Undo and redo belong to the whole scenario, so they are taken before an editor sees
 * them; small fields (an alias, the search) keep their own.
 */
export function listenForKeys(on: { readonly help: () => void; readonly share: () => void }): () => void {
  function pressed(event: KeyboardEvent): void {
    const { target } = event;
    const element = target instanceof Element ? target : undefined;
    const inScenario = element?.closest('[data-box], .title') != null;
    const typing = element?.closest('input, textarea, select, [contenteditable], [role="textbox"]') != null;
    const command = (event.ctrlKey || event.metaKey) && !event.altKey;
    const key = event.key.toLowerCase();
    let action: (() => void) | undefined;
    if (command && key === 's') action = on.share;
    else if (command && (inScenario || !typing)) {
      if (key === 'z') action = event.shiftKey ? actions.redo : actions.undo;
      else if (key === 'y') action = actions.redo;
    } else if (event.key === '?' && !typing && !command) action = on.help;
    if (action === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    action();
  }
  window.addEventListener('keydown', pressed, { capture: true });
  return () => window.removeEventListener('keydown', pressed, { capture: true });
}
