import { pasteIncoming } from './incoming.ts';
import { COMMAND } from './keys.ts';
import type { Box } from './rungState.ts';
import { actions } from './store.ts';

/** Puts a text on the clipboard; `false` where the browser does not allow it. */
export async function copyText(text: string): Promise<boolean> {
  try {
    // Absent outside a secure context, whatever the types say.
    const clipboard: Clipboard | undefined = navigator.clipboard;
    if (clipboard === undefined) return false;
    await clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/** Puts the clipboard in place of the box's text; a browser that does not allow it is told at the box. */
export async function pasteInto(box: Box): Promise<void> {
  let text: string;
  try {
    text = await navigator.clipboard.readText();
  } catch {
    actions.refuse(
      box,
      `The browser did not allow reading the clipboard. Press ${COMMAND} V in the box instead.`,
    );
    return;
  }
  pasteIncoming(box, text);
}
