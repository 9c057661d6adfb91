import type { Edit } from '@rung/core';
import type { DebugAsk, FromDebug } from './debug/protocol.ts';
import type {
  Answer,
  Ask,
  FromEngine,
  PlaceAnswer,
  PlaceQuestion,
  Preview,
  Save,
  TakeAnswer,
  TakeQuestion,
  ToEngine,
} from './protocol.ts';

/** What is asked, before it has a number. */
export type Question = Omit<Ask, 'kind' | 'id'>;

/** What is saved, before it has a number. */
export type Order = Omit<Save, 'kind' | 'id'>;

export interface EngineState {
  /** The last answer, whatever it answers. */
  readonly answer?: Answer;
  /** `pending`: a newer scenario is being read. `stale`: a box is unread or the engine failed, and the answer is older. */
  readonly state: 'current' | 'pending' | 'stale';
  /** Why the engine gives no answer. It is started again with the next question. */
  readonly failure?: string;
}

/** The part of a worker that the client uses. */
export interface EngineWorker {
  postMessage(message: ToEngine): void;
  terminate(): void;
  addEventListener(type: 'message', listener: (event: MessageEvent<FromEngine>) => void): void;
  addEventListener(type: 'error', listener: (event: ErrorEvent) => void): void;
  addEventListener(type: 'messageerror', listener: () => void): void;
}

/** A file that is being made. */
export interface Saving {
  /** Rejected with a sentence when it cannot be made. */
  readonly file: Promise<Blob>;
  readonly stop: () => void;
}

interface Waiting {
  readonly resolve: (file: Blob) => void;
  readonly reject: (error: Error) => void;
  readonly onProgress: (calls: number, of: number) => void;
}

/**
 * Talks to the engine's worker: one question runs, only the newest waits, and an answer to an older one is
 * dropped. When the worker has news, the last question is asked again. A worker that fails is told and replaced.
 */
export class EngineClient {
  #state: EngineState = { state: 'pending' };
  #worker: EngineWorker | undefined;
  #running: Ask | undefined;
  #waiting: Question | undefined;
  #last: Question | undefined;
  #asked = 0;
  readonly #savings = new Map<number, Waiting>();
  readonly #previews = new Map<number, (preview: Preview) => void>();
  readonly #places = new Map<number, (answer: PlaceAnswer) => void>();
  readonly #takes = new Map<number, (answer: TakeAnswer) => void>();
  /** Questions about places wait until the worker knows the newest texts. */
  #heldBack: (() => void)[] = [];
  readonly #debugs = new Map<number, (message: FromDebug) => void>();
  #answered: Ask['scenario'] | undefined;
  readonly #start: () => EngineWorker;
  readonly #listeners = new Set<() => void>();

  constructor(start: () => EngineWorker) {
    this.#start = start;
  }

  readonly getState = (): EngineState => this.#state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Fetches and starts the worker, so that it is ready when the first question comes. */
  warm(): void {
    if (this.#worker !== undefined) return;
    try {
      const worker = this.#start();
      const failed = (event?: ErrorEvent) => this.#fail(worker, event?.message);
      worker.addEventListener('message', ({ data }) => this.#hear(worker, data));
      worker.addEventListener('error', failed);
      worker.addEventListener('messageerror', () => failed());
      this.#worker = worker;
    } catch (error) {
      this.#fail(undefined, error instanceof Error ? error.message : undefined);
    }
  }

  ask(question: Question): void {
    this.#last = question;
    // Another stretch of rows leaves the verdict as it is.
    if (question.scenario !== this.#answered) this.#publish({ ...this.#state, state: 'pending' });
    if (this.#running === undefined) this.#send(question);
    else this.#waiting = question;
  }

  /** What edits would do to the scenario that was asked about last. Never answered when the engine stops meanwhile. */
  preview(edits: readonly Edit[]): Promise<Preview> {
    this.warm();
    this.#asked += 1;
    const id = this.#asked;
    this.#worker?.postMessage({ kind: 'preview', id, edits });
    return new Promise((resolve) => {
      this.#previews.set(id, resolve);
    });
  }

  /** Asks about a place in the texts that were asked about last; nothing is said of it when the engine stops. */
  place(question: PlaceQuestion): Promise<PlaceAnswer> {
    this.warm();
    this.#asked += 1;
    const id = this.#asked;
    const send = () => this.#worker?.postMessage({ kind: 'place', id, question });
    return new Promise((resolve) => {
      this.#places.set(id, resolve);
      if (this.#running === undefined || question.what === 'suggest') send();
      else this.#heldBack.push(send);
    });
  }

  /** Turns a scenario into something else; into nothing when the engine stops. */
  take(question: TakeQuestion): Promise<TakeAnswer> {
    this.warm();
    this.#asked += 1;
    const id = this.#asked;
    return new Promise((resolve) => {
      this.#takes.set(id, resolve);
      this.#worker?.postMessage({ kind: 'take', id, question });
    });
  }

  openTrace(file: File): void {
    this.warm();
    this.#worker?.postMessage({ kind: 'open-trace', file });
  }

  /** Reads no further; what was read stays. */
  stopTrace(): void {
    this.#worker?.postMessage({ kind: 'stop-trace' });
  }

  closeTrace(): void {
    this.#worker?.postMessage({ kind: 'close-trace' });
  }

  /** Makes a file of calls. */
  save(order: Order, onProgress: (calls: number, of: number) => void = () => {}): Saving {
    this.warm();
    this.#asked += 1;
    const id = this.#asked;
    const file = new Promise<Blob>((resolve, reject) => {
      this.#savings.set(id, { resolve, reject, onProgress });
    });
    this.#worker?.postMessage({ ...order, kind: 'save', id });
    return { file, stop: () => this.#worker?.postMessage({ kind: 'stop-save', id }) };
  }

  /** Asks beside the answers, about what was asked about last. `hear` is told how far it is, and once the answer. */
  debug(ask: DebugAsk, hear: (message: FromDebug) => void): () => void {
    this.warm();
    this.#asked += 1;
    const id = this.#asked;
    this.#debugs.set(id, hear);
    this.#worker?.postMessage({ kind: 'debug', id, ask });
    return () => {
      if (this.#debugs.delete(id)) this.#worker?.postMessage({ kind: 'stop-debug', id });
    };
  }

  #send(question: Question): void {
    this.warm();
    if (this.#worker === undefined) return;
    this.#asked += 1;
    this.#running = { ...question, kind: 'ask', id: this.#asked };
    this.#worker.postMessage(this.#running);
  }

  #hear(worker: EngineWorker, message: FromEngine): void {
    if (worker !== this.#worker) return;
    switch (message.kind) {
      case 'answer':
        this.#take(message);
        return;
      case 'news':
        // An answer that is on its way may not know of them.
        if (this.#last === undefined) return;
        if (this.#running === undefined) this.#send(this.#last);
        else this.#waiting ??= this.#last;
        return;
      case 'preview':
        this.#previews.get(message.id)?.(message.preview);
        this.#previews.delete(message.id);
        return;
      case 'place':
        this.#places.get(message.id)?.(message.answer);
        this.#places.delete(message.id);
        return;
      case 'take':
        this.#takes.get(message.id)?.(message.answer);
        this.#takes.delete(message.id);
        return;
      case 'debug':
      case 'debug-progress': {
        const hear = this.#debugs.get(message.id);
        if (message.kind === 'debug') this.#debugs.delete(message.id);
        hear?.(message);
        return;
      }
      case 'saving':
        this.#savings.get(message.id)?.onProgress(message.calls, message.of);
        return;
      case 'saved':
        this.#savings.get(message.id)?.resolve(message.blob);
        this.#savings.delete(message.id);
        return;
      case 'not-saved':
        this.#savings.get(message.id)?.reject(new Error(message.message));
        this.#savings.delete(message.id);
    }
  }

  #take(answer: Answer): void {
    const asked = this.#running;
    if (asked === undefined || answer.id !== asked.id) return;
    this.#running = undefined;
    this.#answered = asked.scenario;
    const waiting = this.#waiting;
    this.#waiting = undefined;
    if (waiting !== undefined) this.#send(waiting);
    else for (const send of this.#heldBack.splice(0)) send();
    const pending = answer.early === true || (waiting !== undefined && waiting.scenario !== asked.scenario);
    if (this.#worker === undefined) return;
    this.#publish({ answer, state: pending ? 'pending' : answer.stale === undefined ? 'current' : 'stale' });
  }

  #fail(worker: EngineWorker | undefined, message: string | undefined): void {
    if (worker !== this.#worker) return;
    worker?.terminate();
    const started = this.#answered !== undefined;
    this.#worker = undefined;
    this.#running = undefined;
    this.#answered = undefined;
    for (const { reject } of this.#savings.values()) reject(new Error('The engine stopped.'));
    this.#savings.clear();
    this.#previews.clear();
    for (const resolve of this.#places.values()) resolve({});
    this.#places.clear();
    for (const resolve of this.#takes.values()) resolve({});
    this.#takes.clear();
    this.#heldBack = [];
    for (const [id, hear] of this.#debugs) hear({ kind: 'debug', id, said: { what: 'failed' } });
    this.#debugs.clear();
    const waiting = this.#waiting;
    this.#waiting = undefined;
    const what = started ? 'The engine stopped' : 'The engine could not be started';
    const why = message === undefined || message === '' ? '' : ` (${message})`;
    const { answer } = this.#state;
    this.#publish({
      ...(answer === undefined ? {} : { answer }),
      state: 'stale',
      failure: `${what}${why}. It is started again with the next edit.`,
    });
    if (waiting !== undefined) this.ask(waiting);
  }

  #publish(state: EngineState): void {
    this.#state = state;
    for (const listener of this.#listeners) listener();
  }
}
