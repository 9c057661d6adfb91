import type { CallParts } from './call-format.ts';
import type { Node } from './node.ts';

/** A call that comes in pieces. */
interface Pending {
  readonly format: string;
  readonly tool: string;
  readonly id: string | undefined;
  /** The strings whose contents, one after another, are the args. */
  readonly pieces: Node[];
  /** What the args are when no piece comes. */
  whole: Node | undefined;
  readonly start: number;
  end: number;
  isOver: boolean;
}

export interface StreamedCall extends CallParts {
  readonly tool: string;
  readonly format: string;
  /** From the event that begins it to the last that adds to it. */
  readonly start: number;
  readonly end: number;
}

/** Puts calls together again that were streamed in pieces, several at a time, in one answer or in many. */
export class Streams {
  /** Pieces of calls whose beginning did not come. */
  readonly lost: Node[] = [];
  readonly #pending: Pending[] = [];
  /** By answer, the newest call of each index. */
  readonly #answers = new Map<string, Map<string, Pending>>();

  /** Whether calls of this answer have begun. */
  hasAny(answer: string): boolean {
    return this.#answers.has(answer);
  }

  /** Whether a call is open under this index; with an id, whether it is that call. */
  has(answer: string, index: string, id: string | undefined): boolean {
    const call = this.#newest(answer, index);
    return call !== undefined && (id === undefined ? !call.isOver : id === call.id);
  }

  begin(answer: string, index: string, call: Pick<Pending, 'format' | 'tool' | 'id'>, event: Node): void {
    const { start, end } = event;
    const pending = { ...call, pieces: [], whole: undefined, start, end, isOver: false };
    // Where calls come whole, some interfaces give them all one index.
    this.endOne(answer, index);
    const calls = this.#answers.get(answer) ?? new Map<string, Pending>();
    this.#answers.set(answer, calls.set(index, pending));
    this.#pending.push(pending);
  }

  /** Adds a piece of the args; one that says nothing is left out. */
  add(answer: string, index: string, piece: Node | undefined, event: Node): void {
    if (piece?.string === undefined || piece.string === '') return;
    const call = this.#newest(answer, index);
    if (call === undefined || call.isOver) {
      this.lost.push(event);
      return;
    }
    call.pieces.push(piece);
    call.end = event.end;
  }

  /** Says what the args are as a whole: it counts where no pieces came. */
  complete(answer: string, index: string, whole: Node | undefined): void {
    const call = this.#newest(answer, index);
    if (call === undefined || whole === undefined) return;
    call.whole = whole;
    call.end = Math.max(call.end, whole.end);
  }

  endOne(answer: string, index: string): void {
    const call = this.#newest(answer, index);
    if (call !== undefined) call.isOver = true;
  }

  /** Ends what is open. In an answer that ran out of room, the last call was cut off. */
  end(answer: string, isCut: boolean): void {
    const calls = [...(this.#answers.get(answer)?.values() ?? [])];
    for (const call of calls) call.isOver = !(isCut && call === calls.at(-1));
  }

  /** Another answer of this name may begin. */
  forget(answer: string): void {
    this.#answers.delete(answer);
  }

  /** In the order in which they began. Those that are still open were cut off. */
  calls(): StreamedCall[] {
    return this.#pending.map(({ format, tool, pieces, whole, start, end, isOver }) => ({
      format,
      tool,
      start,
      end,
      ...joined(pieces, isOver ? whole : undefined),
      ...(isOver ? {} : { truncated: true }),
    }));
  }

  #newest(answer: string, index: string): Pending | undefined {
    return this.#answers.get(answer)?.get(index);
  }
}

function joined(pieces: readonly Node[], whole: Node | undefined): Pick<CallParts, 'args' | 'place'> {
  const [only = whole, second] = pieces;
  if (only === undefined) return { args: '', place: { kind: 'whole' } };
  if (second !== undefined)
    return { args: pieces.map(({ string }) => string).join(''), place: { kind: 'whole' } };
  const { string: args, start, end } = only;
  return args === undefined
    ? { args: only.slice, place: { kind: 'slice', offset: start } }
    : { args, place: { kind: 'string', start, end } };
}
