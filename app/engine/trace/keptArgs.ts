/** So much text of arguments is kept, in bytes; the others are read back from the file. */
const ROOM = 64 * 1024 * 1024;
/** Texts are put together up to about this length, in UTF-16 units. */
const CHUNK = 256 * 1024;

interface Chunk {
  /** Index of its first call. */
  readonly first: number;
  readonly text: string;
  /** Where each of its calls ends in the text. */
  readonly ends: Uint32Array;
}

/**
 * The arguments of the first calls, as far as there is room. They are kept in long texts of their own, since a slice of
 * a block of the file would keep all of the block.
 */
export class KeptArgs {
  readonly #room: number;
  readonly #chunks: Chunk[] = [];
  /** Those that are not in a chunk yet. */
  #open: string[] = [];
  #openLength = 0;
  #size = 0;
  #bytes = 0;
  #isFull = false;

  constructor(room = ROOM) {
    this.#room = room;
  }

  /** How many calls are kept. */
  get size(): number {
    return this.#size;
  }

  /** Keeps the arguments of the next call. Once there was no room, nothing is kept any more. */
  add(args: string): void {
    if (this.#isFull) return;
    this.#isFull = this.#bytes + this.#openLength + args.length > this.#room;
    if (!this.#isFull) {
      this.#open.push(args);
      this.#openLength += args.length;
      this.#size += 1;
    }
    if (this.#isFull || this.#openLength >= CHUNK) this.#close();
  }

  /** The arguments of a call; `undefined` when they are not kept. */
  get(index: number): string | undefined {
    if (index >= this.#size) return undefined;
    const closed = this.#size - this.#open.length;
    return index < closed ? this.#inChunk(index) : this.#open[index - closed];
  }

  #inChunk(index: number): string | undefined {
    let low = 0;
    let high = this.#chunks.length;
    while (high - low > 1) {
      const middle = (low + high) >> 1;
      if ((this.#chunks[middle]?.first ?? 0) <= index) low = middle;
      else high = middle;
    }
    const chunk = this.#chunks[low];
    if (chunk === undefined) return undefined;
    const place = index - chunk.first;
    return chunk.text.slice(place === 0 ? 0 : chunk.ends[place - 1], chunk.ends[place]);
  }

  #close(): void {
    const text = this.#open.join('');
    let end = 0;
    const ends = Uint32Array.from(this.#open, (args) => {
      end += args.length;
      return end;
    });
    this.#chunks.push({ first: this.#size - this.#open.length, text, ends });
    // Two bytes a unit, unless all are of the first 256.
    this.#bytes += /[^\0-\xff]/u.test(text) ? text.length * 2 : text.length;
    this.#open = [];
    this.#openLength = 0;
  }
}
