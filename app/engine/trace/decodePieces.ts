import type { Piece } from './cutter.ts';

// A mark that is no text is set aside by its place, not by the decoder.
const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/** The text of bytes; `undefined` when they are no UTF-8. */
export function decode(bytes: Uint8Array): string | undefined {
  try {
    return decoder.decode(bytes);
  } catch {
    return undefined;
  }
}

/**
 * The texts of pieces that stand in their order in the bytes; `undefined` for one that is too long or no UTF-8. The bytes
 * are decoded as a whole, which is twice as fast as piece by piece.
 */
export function decodePieces(
  bytes: Uint8Array,
  pieces: readonly Piece[],
  areLines: boolean,
): readonly (string | undefined)[] {
  const first = pieces[0]?.start ?? 0;
  const last = pieces.at(-1)?.end ?? 0;
  const text = pieces.some(({ tooLong }) => tooLong) ? undefined : decode(bytes.subarray(first, last));
  if (text === undefined)
    return pieces.map(({ start, end, tooLong }) =>
      tooLong ? undefined : decode(bytes.subarray(start, end)),
    );
  if (text.length === last - first)
    return pieces.map(({ start, end }) => text.slice(start - first, end - first));
  return areLines ? linesOf(text, pieces) : piecesOf(text, first, pieces);
}

/** Lines are found by their breaks, whatever the length of their characters. */
function linesOf(text: string, pieces: readonly Piece[]): string[] {
  let number = pieces[0]?.number ?? 0;
  let start = 0;
  return pieces.map((piece) => {
    for (; number < piece.number; number += 1) start = text.indexOf('\n', start) + 1;
    const end = text.indexOf('\n', start);
    return text.slice(start, end === -1 ? text.length : end);
  });
}

/** Others by the bytes that each character takes. */
function piecesOf(text: string, first: number, pieces: readonly Piece[]): string[] {
  let byte = first;
  let at = 0;
  const advance = (to: number) => {
    while (byte < to) {
      const code = text.charCodeAt(at);
      const isPair = code >= 0xd800 && code < 0xdc00;
      byte += code < 0x80 ? 1 : code < 0x800 ? 2 : isPair ? 4 : 3;
      at += isPair ? 2 : 1;
    }
    return at;
  };
  return pieces.map(({ start, end }) => {
    const from = advance(start);
    return text.slice(from, advance(end));
  });
}
