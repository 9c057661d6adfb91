import {
  type CallFields,
  CallTable,
  Column,
  type ReadCall,
  type ReadCalls,
  type ReadTool,
  readLineWith,
  type Toolbox,
} from '@rung/core';
import { TEXT_READERS } from '@rung/core/dialects';
import { breather } from '../breathe.ts';
import type { CallSource, SeenCall } from '../callSource.ts';
import type { FilePlace, TraceView } from '../protocol.ts';
import { blocksOf, join } from './blocks.ts';
import { Cutter, type Piece } from './cutter.ts';
import { decode, decodePieces } from './decodePieces.ts';
import { readStart, START } from './fileStart.ts';
import { KeptArgs } from './keptArgs.ts';
import { Progress } from './progress.ts';

/** How `readLineWith` names objects that no format knows; they are arguments where nothing else is a call. */
const BARE = 'arguments';

/** Calls that are handed out at once, and the bytes of the file that are read back for them. */
const BATCH = 512;
const BATCH_BYTES = 4 * 1024 * 1024;

/** How the calls of a file are read: what of a home-made log they are, and what tools the models had. */
export interface Reading {
  readonly fields?: CallFields | undefined;
  readonly tools?: readonly ReadTool[];
}

/** Marks of a call whose arguments are kept. */
const TRANSLATED = 1;
const TRUNCATED = 2;

/**
 * The calls of a file. It is read once, in blocks. Of each call its case and its place in the file are kept, and its
 * arguments as long as there is room; the others are read back when they are looked at.
 */
export class Trace implements CallSource {
  readonly table: CallTable;
  readonly #file: File;
  readonly #fields: Reading['fields'];
  readonly #news: () => void;
  readonly #progress: Progress;
  readonly #cutter = new Cutter();
  readonly #kept: KeptArgs;
  readonly #read: (text: string) => ReadCalls;
  /** By call, the place of the line or item that it stands in, and which of the calls there it is. */
  readonly #offsets = new Column((length) => new Float64Array(length));
  readonly #lengths = new Column((length) => new Uint32Array(length));
  readonly #numbers = new Column((length) => new Uint32Array(length));
  readonly #nths = new Column((length) => new Uint32Array(length));
  readonly #marks = new Column((length) => new Uint32Array(length));
  /** Whether objects that no format knows are arguments; decided by the first block. */
  #takesBare: boolean | undefined;

  constructor(
    file: File,
    toolbox: Toolbox,
    news: () => void,
    { fields, tools = [] }: Reading = {},
    kept = new KeptArgs(),
  ) {
    this.#fields = fields;
    this.#read = (text) => readLineWith(TEXT_READERS, text, fields, tools);
    this.#kept = kept;
    this.#file = file;
    this.#news = news;
    this.table = new CallTable(toolbox);
    this.#progress = new Progress(file);
  }

  view(): TraceView {
    return this.#progress.view(this.table.size, this.#cutter.unit);
  }

  /** Whether these are the fields of a home-made log that it was read by. */
  isReadBy(fields: Reading['fields']): boolean {
    return this.#fields?.tool === fields?.tool && this.#fields?.args === fields?.args;
  }

  /** The same file, to be read in another way. */
  again(toolbox: Toolbox, reading: Reading): Trace {
    return new Trace(this.#file, toolbox, this.#news, reading);
  }

  /** Reads no further; what was read stays. */
  stop(): void {
    this.#progress.end('stopped');
  }

  /** Reads the file to its end, until it is stopped, or as far as it can be read. */
  async readAll(): Promise<void> {
    try {
      const start = readStart(new Uint8Array(await this.#file.slice(0, START).arrayBuffer()));
      if (start.kind === 'refused') this.#progress.end('refused', start.message);
      else {
        this.#progress.tell(start.message);
        await this.#readFrom(start.offset);
      }
    } catch (error) {
      this.#fail(error);
    }
    this.#news();
  }

  read(index: number): SeenCall | Promise<SeenCall | undefined> {
    return this.#keptCall(index) ?? this.#readBack(index, index + 1).then(([call]) => call?.[1]);
  }

  async *batches(from: number): AsyncGenerator<readonly (readonly [number, SeenCall])[]> {
    let next = from;
    while (next < this.table.size) {
      const batch = this.#keptCalls(next);
      const calls = batch.length > 0 ? batch : await this.#readBack(next, next + BATCH);
      if (calls.length === 0) return;
      yield calls;
      next += calls.length;
    }
  }

  async #readFrom(offset: number): Promise<void> {
    const breathe = breather();
    let rest: Uint8Array = new Uint8Array();
    // Where the bytes at hand stand in the file.
    let base = offset;
    for await (const block of blocksOf(this.#file, offset)) {
      const bytes = join(rest, block);
      const { pieces, rest: from } = this.#cutter.cut(bytes, base + bytes.length >= this.#file.size);
      const texts = decodePieces(bytes, pieces, this.#cutter.unit === 'line');
      if (pieces.length > 0) this.#takesBare ??= !texts.some((text) => this.#isOfKnownFormat(text));
      for (const [nth, piece] of pieces.entries()) {
        this.#take(piece, placeOf(piece, base), texts[nth]);
        if (nth % BATCH !== 0) continue;
        this.#progress.reach(base + piece.end);
        if (await breathe()) this.#news();
        if (!this.#progress.isReading) return;
      }
      rest = bytes.subarray(from);
      base += from;
    }
    const nothing = this.table.size === 0 ? 'No tool call is recognised in this file.' : undefined;
    this.#progress.end('read', nothing);
  }

  /** Reads one line or item; `text` is absent when it is no UTF-8. */
  #take({ tooLong }: Piece, place: FilePlace, text: string | undefined): void {
    if (text === undefined) {
      const message = tooLong ? 'This is longer than 32 MB, and is not read.' : 'This is not UTF-8.';
      this.#progress.fault(place, message);
      return;
    }
    const read = this.#read(text);
    if (read.format === BARE && this.#takesBare === false) {
      this.#progress.fault(place, 'No tool call is recognised in this.');
      return;
    }
    for (const [nth, { tool, args, translated, truncated }] of read.calls.entries()) {
      this.table.add(tool, args);
      this.#kept.add(args);
      this.#offsets.push(place.offset);
      this.#lengths.push(place.length);
      this.#numbers.push(place.number);
      this.#nths.push(nth);
      this.#marks.push((translated ? TRANSLATED : 0) | (truncated ? TRUNCATED : 0));
    }
    const error = read.problems.find(({ severity }) => severity === 'error');
    if (error === undefined) this.#progress.pass(place, read.format);
    else this.#progress.fault(place, error.message);
  }

  #placeAt(index: number): FilePlace {
    return {
      number: this.#numbers.at(index),
      offset: this.#offsets.at(index),
      length: this.#lengths.at(index),
    };
  }

  #keptCalls(from: number): (readonly [number, SeenCall])[] {
    const batch: (readonly [number, SeenCall])[] = [];
    for (let index = from; index < Math.min(from + BATCH, this.table.size); index += 1) {
      const call = this.#keptCall(index);
      if (call === undefined) break;
      batch.push([index, call]);
    }
    return batch;
  }

  /** A call whose arguments are kept. */
  #keptCall(index: number): SeenCall | undefined {
    const args = this.#kept.get(index);
    const { tool, args: shortest } = this.table.caseAt(index).shape;
    // Of too many tools not all names are kept.
    if (args === undefined || (tool === undefined && shortest === undefined)) return undefined;
    const marks = this.#marks.at(index);
    const entry: ReadCall = {
      ...(tool === undefined ? {} : { tool }),
      ...(marks & TRANSLATED ? { translated: true } : {}),
      ...(marks & TRUNCATED ? { truncated: true } : {}),
      args,
      range: { in: 'calls', offset: 0, length: args.length },
      place: { kind: 'slice', offset: 0 },
    };
    return { entry, text: args, file: this.#placeAt(index) };
  }

  /** Reads calls back from the file: those from `from` up to `to`, or the first of these; none when that fails. */
  async #readBack(from: number, to: number): Promise<(readonly [number, SeenCall])[]> {
    const start = this.#offsets.at(from);
    let end = from;
    while (end < Math.min(to, this.table.size)) {
      const { offset, length } = this.#placeAt(end);
      if (end > from && offset + length - start > BATCH_BYTES) break;
      end += 1;
    }
    const last = this.#placeAt(end - 1);
    try {
      const bytes = new Uint8Array(await this.#file.slice(start, last.offset + last.length).arrayBuffer());
      return this.#callsIn(bytes, from, end);
    } catch (error) {
      this.#fail(error);
      return [];
    }
  }

  #callsIn(bytes: Uint8Array, from: number, to: number): (readonly [number, SeenCall])[] {
    const calls: (readonly [number, SeenCall])[] = [];
    const start = this.#offsets.at(from);
    let here: { offset: number; text: string; entries: readonly ReadCall[] } | undefined;
    for (let index = from; index < to; index += 1) {
      const file = this.#placeAt(index);
      if (here?.offset !== file.offset) {
        const text = decode(bytes.subarray(file.offset - start, file.offset - start + file.length)) ?? '';
        here = { offset: file.offset, text, entries: this.#read(text).calls };
      }
      const entry = here.entries[this.#nths.at(index)];
      // The file is another one now.
      if (entry === undefined) throw new Error('no call stands where one was read');
      calls.push([index, { entry, text: here.text, file }]);
    }
    return calls;
  }

  #isOfKnownFormat(text: string | undefined): boolean {
    const format = text === undefined ? undefined : this.#read(text).format;
    return format !== undefined && format !== BARE;
  }

  /** The file was changed, moved or taken away. */
  #fail(error: unknown): void {
    const why = error instanceof Error ? ` (${error.message})` : '';
    this.#progress.end('failed', `The file can no longer be read${why}. What was read is kept.`);
  }
}

function placeOf({ number, start, end }: Piece, base: number): FilePlace {
  return { number, offset: base + start, length: end - start };
}
