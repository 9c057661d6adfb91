/** So much of a file is read at once, in bytes. */
const BLOCK = 4 * 1024 * 1024;

/** The bytes of a file from `offset` on. The next block is read while one is used. */
export async function* blocksOf(file: Blob, offset: number): AsyncGenerator<Uint8Array> {
  const read = (from: number) => file.slice(from, from + BLOCK).arrayBuffer();
  let next = read(offset);
  // Whoever waits for it hears of a failure; until then it is nobody's.
  next.catch(() => {});
  for (let from = offset; from < file.size; from += BLOCK) {
    const block = new Uint8Array(await next);
    if (block.length === 0) return;
    if (from + BLOCK < file.size) {
      next = read(from + BLOCK);
      next.catch(() => {});
    }
    yield block;
  }
}

/** The bytes behind the rest of the block before. */
export function join(rest: Uint8Array, block: Uint8Array): Uint8Array {
  if (rest.length === 0) return block;
  const joined = new Uint8Array(rest.length + block.length);
  joined.set(rest);
  joined.set(block, rest.length);
  return joined;
}
