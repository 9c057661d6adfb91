import type { Answer, Ask } from './protocol.ts';

/** What is asked, before it has a number. */
export type Question = Omit<Ask, 'id'>;

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
  postMessage(ask: Ask): void;
  terminate(): void;
  addEventListener(type: 'message', listener: (event: MessageEvent<Answer>) => void): void;
  addEventListener(type: 'error', listener: (event: ErrorEvent) => void): void;
  addEventListener(type: 'messageerror', listener: () => void): void;
}

/**
 * Talks to the engine's worker: one question runs, only the newest waits, and an answer to an older one is
 * dropped. A worker that fails is told and replaced.
 */
export class EngineClient {
  #state: EngineState = { state: 'pending' };
  #worker: EngineWorker | undefined;
  #running: Ask | undefined;
  #waiting: Question | undefined;
  #asked = 0;
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
      worker.addEventListener('message', ({ data }) => this.#take(worker, data));
      worker.addEventListener('error', failed);
      worker.addEventListener('messageerror', () => failed());
      this.#worker = worker;
    } catch (error) {
      this.#fail(undefined, error instanceof Error ? error.message : undefined);
    }
  }

  ask(question: Question): void {
    // Another stretch of rows leaves the verdict as it is.
    if (question.scenario !== this.#answered) this.#publish({ ...this.#state, state: 'pending' });
    if (this.#running === undefined) this.#send(question);
    else this.#waiting = question;
  }

  #send(question: Question): void {
    this.warm();
    if (this.#worker === undefined) return;
    this.#asked += 1;
    this.#running = { ...question, id: this.#asked };
    this.#worker.postMessage(this.#running);
  }

  #take(worker: EngineWorker, answer: Answer): void {
    const asked = this.#running;
    if (worker !== this.#worker || asked === undefined || answer.id !== asked.id) return;
    this.#running = undefined;
    this.#answered = asked.scenario;
    const waiting = this.#waiting;
    this.#waiting = undefined;
    if (waiting !== undefined) this.#send(waiting);
    const pending = waiting !== undefined && waiting.scenario !== asked.scenario;
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
