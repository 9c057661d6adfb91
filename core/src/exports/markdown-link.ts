/** A link in Markdown. The address stands between angle brackets, so that no bracket in it ends the link. */
export function markdownLink(words: string, address: string): string {
  const safe = address.replace(/[<>\\\s]/gu, encodeURIComponent);
  return `[${words.replace(/[\\[\]<>&`*_!]/gu, (sign) => (sign === '<' ? '&lt;' : sign === '&' ? '&amp;' : `\\${sign}`))}](<${safe}>)`;
}
