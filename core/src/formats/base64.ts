/** The text that base64 holds as UTF-8; `undefined` when it is no base64. Bytes that are no text become `\uFFFD`. */
export function decodeBase64(encoded: string): string | undefined {
  try {
    const bytes = Uint8Array.from(atob(encoded), (character) => character.charCodeAt(0));
    return new TextDecoder('utf-8', { fatal: false, ignoreBOM: true }).decode(bytes);
  } catch {
    return undefined;
  }
}
