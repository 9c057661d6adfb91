/**
 * Compares two names by their UTF-8 bytes, which is the order of their code points. (Comparing UTF-16 units would
 * put an emoji before U+FF5E.) Lone surrogates count as the code points that they are.
 */
export function compareUtf8(a: string, b: string): number {
  for (let at = 0; ; at += 1) {
    const ofA = a.codePointAt(at) ?? -1;
    const ofB = b.codePointAt(at) ?? -1;
    if (ofA !== ofB) return ofA - ofB;
    if (ofA === -1) return 0;
  }
}
