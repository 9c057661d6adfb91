/** Line and column from 1, as editors count them; lines end at LF, CR LF or CR. */
export function placeOf(text: string, offset: number): { line: number; column: number } {
  let line = 1;
  let start = 0;
  const end = Math.min(offset, text.length);
  for (let at = 0; at < end; at++) {
    const unit = text.charCodeAt(at);
    if (unit === 10 || (unit === 13 && text.charCodeAt(at + 1) !== 10)) {
      line++;
      start = at + 1;
    }
  }
  return { line, column: end - start + 1 };
}
