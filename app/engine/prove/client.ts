import type { Proof, Statement } from '@rung/core/prove';
import type { About, FromProver, ToProver } from './protocol.ts';

/** How far a statement is; `stopped` before it was broken or had survived. */
export type Attempt = Proof | { readonly kind: 'running' | 'stopped'; readonly done: number };

export interface ProofState {
  /** What was asked last; absent before the first time. */
  readonly asked?: ToProver;
  readonly running: boolean;
  /** Those that were begun. */
  readonly attempts: ReadonlyMap<Statement, Attempt>;
  /** Why the last run has no end. */
  readonly failure?: string;
}

/** The part of a worker that the client uses. */
export interface ProverWorker {
  postMessage(message: ToProver): void;
  terminate(): void;
  addEventListener(type: 'message', listener: (event: MessageEvent<FromProver>) => void): void;
  addEventListener(type: 'error', listener: (event: ErrorEvent) => void): void;
}

/** Runs the attempts in a worker of their own, which is there only while they run. */
export class ProofClient {
  #state: ProofState = { running: false, attempts: new Map() };
  #worker: ProverWorker | undefined;
  readonly #start: () => ProverWorker;
  readonly #listeners = new Set<() => void>();

  constructor(start: () => ProverWorker) {
    this.#start = start;
  }

  readonly getState = (): ProofState => this.#state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Tries all statements anew; what was running is given up. */
  run(about: About, seed: number, cases: number): void {
    this.#end();
    const asked: ToProver = { about, seed, cases };
    this.#publish({ asked, running: true, attempts: new Map() });
    try {
      const worker = this.#start();
      this.#worker = worker;
      worker.addEventListener('message', ({ data }) => {
        if (worker === this.#worker) this.#take(data);
      });
      worker.addEventListener('error', ({ message }) => {
        if (worker === this.#worker) this.#fail(message);
      });
      worker.postMessage(asked);
    } catch (error) {
      this.#fail(error instanceof Error ? error.message : '');
    }
  }

  /** Gives up what has not come to an end; what has, stays. */
  stop(): void {
    if (!this.#state.running) return;
    this.#end();
    this.#publish({ ...this.#state, running: false, attempts: stopped(this.#state.attempts) });
  }

  #take(message: FromProver): void {
    const { attempts } = this.#state;
    switch (message.kind) {
      case 'running':
        this.#publish({
          ...this.#state,
          attempts: new Map(attempts).set(message.statement, { kind: 'running', done: message.done }),
        });
        break;
      case 'tried':
        this.#publish({ ...this.#state, attempts: new Map(attempts).set(message.statement, message.proof) });
        break;
      case 'finished':
        this.#end();
        this.#publish({ ...this.#state, running: false });
    }
  }

  #fail(message: string | undefined): void {
    this.stop();
    const why = message === undefined || message === '' ? '' : ` (${message})`;
    this.#publish({ ...this.#state, failure: `The attempts broke off${why}.` });
  }

  #end(): void {
    this.#worker?.terminate();
    this.#worker = undefined;
  }

  #publish(state: ProofState): void {
    this.#state = state;
    for (const listener of this.#listeners) listener();
  }
}

function stopped(attempts: ProofState['attempts']): ProofState['attempts'] {
  return new Map(
    [...attempts].map(([statement, attempt]) => [
      statement,
      attempt.kind === 'running' ? { kind: 'stopped', done: attempt.done } : attempt,
    ]),
  );
}
