import type { FilePlace, TraceProblem, TraceView } from '../protocol.ts';

/** Places that are told one by one. */
const MOST_PROBLEMS = 500;
/** Formats that are told by name. */
const MOST_FORMATS = 4;

/** How far a file is read, and what was found out about it. */
export class Progress {
  readonly #name: string;
  readonly #size: number;
  readonly #started = performance.now();
  #ended: number | undefined;
  #state: TraceView['state'] = 'reading';
  #message: string | undefined;
  #bytes = 0;
  #units = 0;
  #notUnderstood = 0;
  readonly #problems: TraceProblem[] = [];
  readonly #formats = new Set<string>();

  constructor({ name, size }: Pick<File, 'name' | 'size'>) {
    this.#name = name;
    this.#size = size;
  }

  get isReading(): boolean {
    return this.#state === 'reading';
  }

  /** Something to know about a file that is read. */
  tell(message: string | undefined): void {
    this.#message = message;
  }

  reach(bytes: number): void {
    this.#bytes = bytes;
  }

  /** A line or an item was read, and `format` recognised in it. */
  pass({ number }: FilePlace, format: string | undefined): void {
    this.#units = number;
    if (format !== undefined && this.#formats.size < MOST_FORMATS) this.#formats.add(format);
  }

  /** A line or an item was not understood. */
  fault(place: FilePlace, message: string): void {
    this.#units = place.number;
    this.#notUnderstood += 1;
    if (this.#problems.length < MOST_PROBLEMS) this.#problems.push({ ...place, message });
  }

  end(state: 'read' | 'stopped' | 'refused' | 'failed', message?: string): void {
    if (!this.isReading && state !== 'failed') return;
    this.#ended ??= performance.now();
    this.#state = state;
    this.#message = message ?? this.#message;
    if (state === 'read') this.#bytes = this.#size;
  }

  view(calls: number, unit: TraceView['unit']): TraceView {
    const seconds = ((this.#ended ?? performance.now()) - this.#started) / 1_000;
    const share = this.#size === 0 ? 1 : this.#bytes / this.#size;
    const left = (seconds * (1 - share)) / share;
    return {
      name: this.#name,
      size: this.#size,
      state: this.#state,
      ...(this.#message === undefined ? {} : { message: this.#message }),
      ...(this.#formats.size === 0 ? {} : { format: [...this.#formats].join(', ') }),
      unit,
      bytes: this.#bytes,
      units: this.#units,
      calls,
      about: this.#state === 'read' || share === 0 ? calls : Math.round(calls / share),
      rate: seconds === 0 ? 0 : Math.round(calls / seconds),
      ...(this.isReading && Number.isFinite(left) ? { secondsLeft: left } : {}),
      notUnderstood: this.#notUnderstood,
      problems: this.#problems,
    };
  }
}
