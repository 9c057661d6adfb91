/** How a file begins: where its text starts, and whether there is something to know about that; or why it is no text. */
export type FileStart =
  | { readonly kind: 'text'; readonly offset: number; readonly message?: string }
  | { readonly kind: 'refused'; readonly message: string };

/** So much of a file is looked at to tell what it is, in bytes. */
export const START = 65_536;

const PACKED: readonly (readonly [name: string, ...bytes: number[]])[] = [
  ['gzip', 0x1f, 0x8b],
  ['zip', 0x50, 0x4b, 0x03, 0x04],
  ['zstd', 0x28, 0xb5, 0x2f, 0xfd],
  ['bzip2', 0x42, 0x5a, 0x68],
  ['xz', 0xfd, 0x37, 0x7a, 0x58, 0x5a],
];

/** Tells from the first bytes of a file what it is. */
export function readStart(bytes: Uint8Array): FileStart {
  if (bytes.length === 0) return refused('This file is empty.');
  if (begins(bytes, [0xff, 0xfe]) || begins(bytes, [0xfe, 0xff]) || looksLikeUtf16(bytes))
    return refused('This file is UTF-16. Save it as UTF-8 and open it again.');
  for (const [name, ...magic] of PACKED)
    if (begins(bytes, magic))
      return refused(`This file is packed (${name}). Unpack it and open what is in it.`);
  if (bytes.includes(0)) return refused('This is a binary file, not text.');
  if (begins(bytes, [0xef, 0xbb, 0xbf]))
    return {
      kind: 'text',
      offset: 3,
      message: 'The file begins with a byte order mark, which is set aside.',
    };
  return { kind: 'text', offset: 0 };
}

function refused(message: string): FileStart {
  return { kind: 'refused', message };
}

function begins(bytes: Uint8Array, magic: readonly number[]): boolean {
  return magic.every((byte, index) => bytes[index] === byte);
}

/** Without a mark: of the first characters, which JSON takes from ASCII, every other byte is 0. */
function looksLikeUtf16(bytes: Uint8Array): boolean {
  const [a, b, c, d] = bytes;
  return (a === 0 && b !== 0 && c === 0 && d !== 0) || (a !== 0 && b === 0 && c !== 0 && d === 0);
}
