import {
  type Baseline,
  type Change,
  changeOf,
  explainCall,
  loadToolbox,
  named,
  onlyTool,
  readTools,
  type Toolbox,
} from '@rung/core';
import { CHANGES } from '@rung/core/debug';
import { breather } from './breathe.ts';
import type { CallSource } from './callSource.ts';
import type { ComparedView } from './protocol.ts';

/** So many calls are compared before the clock is asked. */
const AT_ONCE = 32;
const PLACE = { range: { in: 'calls', offset: 0, length: 0 }, place: { kind: 'slice', offset: 0 } } as const;

/**
 * The calls of a source under a baseline and under the tools of now. Calls of one shape are decided once; those that
 * stand for themselves are read back. Calls that are added later are compared when it goes on.
 */
export class Comparison {
  readonly #source: CallSource;
  readonly #after: Toolbox;
  readonly #before: Toolbox;
  readonly #problem: string | undefined;
  /** By shape, its change as an index of `CHANGES` from 1. */
  readonly #ofShape: number[] = [];
  /** The same by call; 0 while it is not known. */
  #changes = new Uint8Array();
  #done = 0;
  readonly #counts = CHANGES.map(() => 0);
  readonly #lost = new Map<string, number>();
  #running: Promise<void> | undefined;
  #stopped = false;

  constructor(source: CallSource, baseline: Baseline) {
    this.#source = source;
    this.#after = source.table.toolbox;
    const read = readTools(baseline.tools);
    this.#before = loadToolbox({ rung: 1, calls: '', ...baseline }, read);
    this.#problem =
      read.tools.length > 0
        ? undefined
        : 'No tool could be read in the baseline, so under it nothing is checked.';
  }

  /** How many calls are compared. */
  get done(): number {
    return this.#done;
  }

  /** Whether this is about those calls as they are decided now. */
  isAbout(source: CallSource): boolean {
    return source === this.#source && source.table.toolbox === this.#after;
  }

  view(): ComparedView {
    return {
      done: this.#done,
      of: this.#source.table.size,
      changes: CHANGES.flatMap((change, at) => {
        const calls = this.#counts[at] ?? 0;
        return calls === 0 ? [] : [{ ...change, calls }];
      }),
      lost: [...this.#lost].map(([value, calls]) => ({ value, calls })).sort((a, b) => b.calls - a.calls),
      ...(this.#problem === undefined ? {} : { problem: this.#problem }),
    };
  }

  /** By call, 1 where just this happened to it. */
  kept({ before, after }: Change): Uint8Array {
    const wanted = codeOf(before, after);
    const kept = new Uint8Array(this.#source.table.size);
    for (let index = 0; index < this.#done; index += 1) kept[index] = Number(this.#changes[index] === wanted);
    return kept;
  }

  /** Compares what is not compared yet; `news` is called now and then. */
  goOn(news: () => void): Promise<void> {
    this.#running ??= this.#run(news).finally(() => {
      this.#running = undefined;
    });
    return this.#running;
  }

  stop(): void {
    this.#stopped = true;
  }

  async #run(news: () => void): Promise<void> {
    const breathe = breather();
    const { table } = this.#source;
    while (this.#done < table.size && !this.#stopped) {
      const index = this.#done;
      if (this.#changes.length < table.size) {
        const grown = new Uint8Array(table.size);
        grown.set(this.#changes);
        this.#changes = grown;
      }
      const { shape, number, tool } = table.caseAt(index);
      const known = this.#ofShape[number];
      const code = known ?? (await this.#decide(index, shape.tool, shape.args));
      if (known === undefined && shape.args !== undefined) this.#ofShape[number] = code;
      this.#changes[index] = code;
      this.#done += 1;
      if (code > 0) this.#count(code - 1, tool);
      if (index % AT_ONCE === 0 && (await breathe())) news();
    }
  }

  /** 0 when the call can no longer be read. */
  async #decide(index: number, tool: string | undefined, args: string | undefined): Promise<number> {
    const named = tool === undefined ? {} : { tool };
    const entry = args === undefined ? (await this.#source.read(index))?.entry : { ...PLACE, ...named, args };
    if (entry === undefined) return 0;
    const { before, after } = changeOf(explain(entry, this.#before), explain(entry, this.#after));
    return codeOf(before, after);
  }

  #count(at: number, tool: string | undefined): void {
    this.#counts[at] = (this.#counts[at] ?? 0) + 1;
    const { before, after } = CHANGES[at] ?? {};
    if (tool !== undefined && after === 'not-checked' && before !== after)
      this.#lost.set(tool, (this.#lost.get(tool) ?? 0) + 1);
  }
}

function explain(entry: Parameters<typeof named>[0], toolbox: Toolbox) {
  return explainCall(named(entry, onlyTool(toolbox)), toolbox);
}

function codeOf(before: Change['before'], after: Change['after']): number {
  return CHANGES.findIndex((change) => change.before === before && change.after === after) + 1;
}
