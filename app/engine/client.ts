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

/** What comes back to who asked, under the number of the question. */
type Reply = Exclude<FromEngine, Answer | { readonly kind: 'news' }>;

/** Is told each reply; `undefined`: the engine stopped, and there will be none. */
type Hear = (reply: Reply | undefined) => void;

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
  readonly #hearers = new Map<number, Hear>();
  /** Questions about places wait until the worker knows the newest texts. */
  #heldBack: (() => void)[] = [];
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
    return new Promise((resolve) => {
      this.#order(
        (id) => ({ kind: 'preview', id, edits }),
        (reply) => {
          if (reply?.kind === 'preview') resolve(reply.preview);
        },
      );
    });
  }

  /** Asks about a place in the texts that were asked about last; nothing is said of it when the engine stops. */
  place(question: PlaceQuestion): Promise<PlaceAnswer> {
    const waits = this.#running !== undefined && question.what !== 'suggest';
    return new Promise((resolve) => {
      this.#order(
        (id) => ({ kind: 'place', id, question }),
        (reply) => resolve(reply?.kind === 'place' ? reply.answer : {}),
        waits,
      );
    });
  }

  /** Turns a scenario into something else; into nothing when the engine stops. */
  take(question: TakeQuestion): Promise<TakeAnswer> {
    return new Promise((resolve) => {
      this.#order(
        (id) => ({ kind: 'take', id, question }),
        (reply) => resolve(reply?.kind === 'take' ? reply.answer : {}),
      );
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
    let id = 0;
    const file = new Promise<Blob>((resolve, reject) => {
      id = this.#order(
        (number) => ({ ...order, kind: 'save', id: number }),
        (reply) => {
          if (reply?.kind === 'saving') onProgress(reply.calls, reply.of);
          else if (reply?.kind === 'saved') resolve(reply.blob);
          else reject(new Error(reply?.kind === 'not-saved' ? reply.message : 'The engine stopped.'));
        },
      );
    });
    return { file, stop: () => this.#worker?.postMessage({ kind: 'stop', id }) };
  }

  /** Asks beside the answers, about what was asked about last. `hear` is told how far it is, and once the answer. */
  debug(ask: DebugAsk, hear: (message: FromDebug | undefined) => void): () => void {
    const id = this.#order(
      (number) => ({ kind: 'debug', id: number, ask }),
      (reply) => {
        if (reply === undefined || reply.kind === 'debug' || reply.kind === 'debug-progress') hear(reply);
      },
    );
    return () => {
      if (this.#hearers.delete(id)) this.#worker?.postMessage({ kind: 'stop', id });
    };
  }

  /** Sends what is answered under its number; one that `waits` is sent when the worker knows the newest texts. */
  #order(message: (id: number) => ToEngine, hear: Hear, waits = false): number {
    this.warm();
    this.#asked += 1;
    const id = this.#asked;
    this.#hearers.set(id, hear);
    const send = () => this.#worker?.postMessage(message(id));
    if (waits) this.#heldBack.push(send);
    else send();
    return id;
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
      default: {
        const hear = this.#hearers.get(message.id);
        const goesOn = message.kind === 'saving' || message.kind === 'debug-progress';
        if (!goesOn) this.#hearers.delete(message.id);
        hear?.(message);
      }
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
    for (const hear of this.#hearers.values()) hear(undefined);
    this.#hearers.clear();
    this.#heldBack = [];
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
