import { afterMessages, breather } from './breathe.ts';
import { type CallSource, decideSeen, type SeenCall } from './callSource.ts';

/** The calls in which a text was found. */
export interface Search {
  readonly text: string;
  /** By call, 1 where the text was found. */
  readonly found: Uint8Array;
  /** How many calls were searched. */
  readonly done: number;
}

/** So many calls are searched before the question is answered. */
const FEW = 2_000;
/** So many calls are handled before the clock is asked. */
const AT_ONCE = 32;

/**
 * Does what takes long for the calls of a source, piece by piece between the questions: looks for findings, and
 * searches a text. What is wanted last wins.
 */
export class Follower {
  readonly #source: CallSource;
  readonly #news: () => void;
  #lookRun = 0;
  #search: Search | undefined;
  #searching: Promise<void> | undefined;

  constructor(source: CallSource, news: () => void) {
    this.#source = source;
    this.#news = news;
  }

  /** Looks at all calls at which nobody has looked, from the first on. */
  async look(): Promise<void> {
    this.#lookRun += 1;
    const run = this.#lookRun;
    const { table } = this.#source;
    await this.#each(
      0,
      () => run === this.#lookRun,
      (index, call) => {
        if (table.caseAt(index).marks === undefined) table.look(index, decideSeen(table, call));
      },
    );
  }

  /**
   * How far the search for a text is. Few calls are searched at once, for many it goes on by itself; calls that were
   * added since are searched too.
   */
  async search(text: string): Promise<Search | undefined> {
    if (this.#search?.text !== text) {
      this.#search = text === '' ? undefined : { text, found: new Uint8Array(), done: 0 };
      this.#searching = undefined;
    }
    if (this.#search === undefined) return undefined;
    if (this.#search.done < this.#source.table.size) this.#searching ??= this.#find(this.#search);
    if (this.#source.table.size <= FEW) await this.#searching;
    else await Promise.race([this.#searching, afterMessages()]);
    return this.#search;
  }

  /** Ends what goes on. */
  stop(): void {
    this.#lookRun += 1;
    this.#search = undefined;
  }

  async #find({ text, found: before, done: from }: Search): Promise<void> {
    const needle = text.toLowerCase();
    const found = new Uint8Array(this.#source.table.size);
    found.set(before.subarray(0, from));
    const isWanted = () => this.#search?.text === text;
    const tell = (done: number) => {
      if (isWanted()) this.#search = { text, found, done };
    };
    await this.#each(from, isWanted, (index, call) => {
      found[index] = Number(contains(call, needle));
      tell(Math.min(index + 1, found.length));
    });
    tell(found.length);
    if (isWanted()) this.#searching = undefined;
  }

  async #each(
    from: number,
    isWanted: () => boolean,
    handle: (index: number, call: SeenCall) => void,
  ): Promise<void> {
    const breathe = breather();
    for await (const batch of this.#source.batches(from)) {
      for (const [place, [index, call]] of batch.entries()) {
        handle(index, call);
        if (place % AT_ONCE !== 0) continue;
        const waited = await breathe();
        if (!isWanted()) return;
        if (waited) this.#news();
      }
    }
    if (isWanted()) this.#news();
  }
}

/** Whether a text stands in a call, case aside. `needle` is in lower case. */
export function contains({ entry }: SeenCall, needle: string): boolean {
  return `${entry.tool ?? ''}\n${entry.args}`.toLowerCase().includes(needle);
}
