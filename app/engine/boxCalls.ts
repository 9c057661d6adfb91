import { CallTable, type Case, type ReadCall, Shapes, type Toolbox } from '@rung/core';
import { type CallSource, decideSeen, type SeenCall } from './callSource.ts';

/** So many calls are looked at before the first answer; the others follow behind. */
const AT_ONCE = 2_000;
/** Shapes that were typed and are gone are kept up to this number. */
const MOST_SHAPES = 4_096;

/** The calls of the box. What is known of a call is kept while others are typed. */
export class BoxCalls implements CallSource {
  readonly text: string;
  readonly table: CallTable;
  readonly entries: readonly ReadCall[];

  /** `former` are the calls that stood in the box before. */
  constructor(text: string, calls: readonly ReadCall[], toolbox: Toolbox, former?: BoxCalls) {
    this.text = text;
    this.entries = calls;
    const shapes = former?.table.shapes;
    const known = shapes !== undefined && shapes.size < MOST_SHAPES && former?.table.toolbox === toolbox;
    this.table = new CallTable(toolbox, known ? shapes : new Shapes());
    const cases = known ? former.#cases() : undefined;
    for (const entry of calls) {
      const same = cases?.get(keyOf(entry));
      if (same === undefined) this.table.add(entry.tool, entry.args);
      else this.table.addAs(same, entry.args.length);
    }
    this.#lookAtFirst();
  }

  /** Decides the calls with other tools. */
  decide(toolbox: Toolbox): this {
    this.table.decide(toolbox);
    this.#lookAtFirst();
    return this;
  }

  read(index: number): SeenCall | undefined {
    const entry = this.entries[index];
    return entry === undefined ? undefined : { entry, text: this.text };
  }

  async *batches(from: number): AsyncIterable<readonly (readonly [number, SeenCall])[]> {
    yield this.entries.slice(from).map((entry, index) => [from + index, { entry, text: this.text }]);
  }

  #cases(): Map<string, Case> {
    return new Map(this.entries.map((entry, index) => [keyOf(entry), this.table.caseAt(index)]));
  }

  #lookAtFirst(): void {
    for (const [index, entry] of this.entries.slice(0, AT_ONCE).entries()) {
      if (this.table.caseAt(index).marks === undefined)
        this.table.look(index, decideSeen(this.table, { entry, text: this.text }));
    }
  }
}

function keyOf({ tool, args }: ReadCall): string {
  return `${tool ?? ''}\n${args}`;
}
