export const onMac = /mac|iphone|ipad/iu.test(navigator.platform);
/** The key that stands before the letter of a command. */
export const COMMAND = onMac ? '⌘' : 'Ctrl';
