import { toJudge } from '@rung/core';
import { breather } from '../breathe.ts';
import { type CallSource, decideSeen } from '../callSource.ts';
import type { Opinions } from './opinions.ts';
import { withOpinion } from './withOpinion.ts';

/**
 * Has the values of calls checked, behind their verdicts: first those that are looked at, then, where `all` are wanted,
 * the others in their order, and last the schemas of tools that were not called.
 */
export class Checker {
  readonly #source: CallSource;
  readonly #opinions: Opinions;
  readonly #news: () => void;
  readonly #all: boolean;
  #wanted: readonly number[] = [];
  #isRunning = false;
  readonly #stop = new AbortController();
  #toolbox: CallSource['table']['toolbox'] | undefined;
  /** Calls that cannot be checked. */
  #tried = new Set<number>();
  #next = 0;
  /** Of tools whose schema is still to be compiled, the first one last. */
  #schemas: string[] = [];

  constructor(source: CallSource, opinions: Opinions, news: () => void, { all }: { readonly all: boolean }) {
    this.#source = source;
    this.#opinions = opinions;
    this.#news = news;
    this.#all = all;
  }

  /** These are looked at now. */
  async check(wanted: readonly number[]): Promise<void> {
    this.#wanted = wanted;
    if (this.#isRunning) return;
    this.#isRunning = true;
    const breathe = breather();
    while (await this.#checkNext()) await breathe();
    this.#isRunning = false;
  }

  stop(): void {
    this.#stop.abort();
  }

  /** Whether there was anything left to check. */
  async #checkNext(): Promise<boolean> {
    if (this.#stop.signal.aborted) return false;
    const index = this.#pickCall();
    if (index !== undefined) {
      if (await this.#checkCall(index)) this.#news();
      else this.#tried.add(index);
      return true;
    }
    const schemaText = this.#pickSchema();
    if (schemaText === undefined) return false;
    await this.#opinions.askOnSchema(schemaText, this.#stop.signal);
    this.#news();
    return true;
  }

  /** Whether something new is known. */
  async #checkCall(index: number): Promise<boolean> {
    const { table } = this.#source;
    const { toolbox } = table;
    const seen = await this.#source.read(index);
    if (seen === undefined || table.toolbox !== toolbox) return false;
    const result = decideSeen(table, seen);
    const question = toJudge(result, toolbox);
    if (question !== undefined) await this.#opinions.askOnCall(question, this.#stop.signal);
    // Meanwhile another toolbox may have come.
    if (this.#stop.signal.aborted || table.toolbox !== toolbox) return false;
    const judged = withOpinion(result, seen, toolbox, this.#opinions);
    table.look(index, judged);
    return judged.values !== 'not-yet';
  }

  #pickSchema(): string | undefined {
    for (let text = this.#schemas.pop(); text !== undefined; text = this.#schemas.pop()) {
      if (this.#opinions.unavailable === undefined && this.#opinions.onSchema(text) === undefined)
        return text;
    }
    return undefined;
  }

  #pickCall(): number | undefined {
    const { table } = this.#source;
    if (table.toolbox !== this.#toolbox) {
      this.#toolbox = table.toolbox;
      this.#tried = new Set();
      this.#next = 0;
      const tools = [...table.toolbox.byName.values()];
      this.#schemas = tools.flatMap(({ schemaText }) => schemaText ?? []).reverse();
    }
    const isOpen = (index: number) => {
      if (index >= table.size || this.#tried.has(index)) return false;
      const { values } = table.caseAt(index);
      return values === undefined || values === 'not-yet';
    };
    const looked = this.#wanted.find(isOpen);
    if (looked !== undefined || !this.#all) return looked;
    while (this.#next < table.size && !isOpen(this.#next)) this.#next += 1;
    return this.#next < table.size ? this.#next : undefined;
  }
}
