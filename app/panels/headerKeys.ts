/** The parts of the header that keys stand for, by their ids. */
export const HELP = 'help';
export const SHARE = 'share-button';

export function showHelp(): void {
  document.getElementById(HELP)?.showPopover();
}

export function hideHelp(): void {
  document.getElementById(HELP)?.hidePopover();
}

/** What a press of the Share button does. */
export function pressShare(): void {
  document.getElementById(SHARE)?.click();
}
