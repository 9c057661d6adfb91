/** Whether a text is a request "copied as cURL". */
export function isCurl(text: string): boolean {
  return text[0] !== '{' && text[0] !== '[' && /^\s*(?:\$\s+)?curl(?:\.exe)?\s/.test(text.slice(0, 200));
}
