import { afterMessages } from '../breathe.ts';
import type { FromSchemaWorker, ToSchemaWorker } from './messages.ts';

/** The part of a worker that is used here. */
export interface SchemaWorker {
  postMessage(question: ToSchemaWorker): void;
  terminate(): void;
  addEventListener(type: 'message', listener: (event: MessageEvent<FromSchemaWorker>) => void): void;
  addEventListener(type: 'error', listener: (event: Event) => void): void;
}

/** What came of a question. */
export type Said =
  | Exclude<FromSchemaWorker, { kind: 'ready' }>
  /** It took longer than its time, and was ended. */
  | { readonly kind: 'ended' }
  /** Nobody wants to know any more. */
  | { readonly kind: 'withdrawn' }
  /** The worker could not be started. */
  | { readonly kind: 'absent' };

/** What one question may take, in milliseconds. */
export const TIME_FOR_ONE = 2_000;
/** What one may still take when nobody waits for it. */
const TIME_WHEN_WITHDRAWN = 100;

/** A worker with the listener that waits for its next message. */
interface Running {
  readonly worker: SchemaWorker;
  hear: (message: FromSchemaWorker | 'failed') => void;
}

/**
 * Puts questions to the schema worker, one at a time. A worker that overruns its time is ended, and the next question
 * gets a fresh one.
 */
export class Judge {
  readonly #start: () => SchemaWorker;
  readonly #time: number;
  #running: Running | undefined;
  #last: Promise<unknown> = Promise.resolve();

  constructor(start: () => SchemaWorker, time = TIME_FOR_ONE) {
    this.#start = start;
    this.#time = time;
  }

  ask(question: ToSchemaWorker, wanted?: AbortSignal): Promise<Said> {
    const said = this.#last.then(() => this.#ask(question, wanted));
    this.#last = said;
    return said;
  }

  async #ask(question: ToSchemaWorker, wanted: AbortSignal | undefined): Promise<Said> {
    if (wanted?.aborted) return { kind: 'withdrawn' };
    const running = this.#running ?? (await this.#open());
    if (running === undefined) return { kind: 'absent' };
    this.#running = running;
    const said = await new Promise<Said>((resolve) => {
      const end = async (kind: 'ended' | 'withdrawn') => {
        // Whoever was too busy to hear it must not take a quick answer for none.
        await afterMessages();
        resolve({ kind });
      };
      let timer = setTimeout(end, this.#time, 'ended');
      const withdraw = () => {
        clearTimeout(timer);
        timer = setTimeout(end, TIME_WHEN_WITHDRAWN, 'withdrawn');
      };
      wanted?.addEventListener('abort', withdraw);
      running.hear = (message) => {
        clearTimeout(timer);
        wanted?.removeEventListener('abort', withdraw);
        if (message === 'failed') resolve({ kind: 'broke', message: 'the worker failed' });
        else if (message.kind !== 'ready') resolve(message);
      };
      running.worker.postMessage(question);
    });
    if (said.kind !== 'schema' && said.kind !== 'call') this.#close(running);
    return said;
  }

  /** Loading takes as long as the network does. */
  async #open(): Promise<Running | undefined> {
    try {
      const worker = this.#start();
      const running: Running = { worker, hear: () => {} };
      worker.addEventListener('message', ({ data }) => running.hear(data));
      worker.addEventListener('error', (event) => {
        event.preventDefault();
        running.hear('failed');
      });
      const first = await new Promise<FromSchemaWorker | 'failed'>((resolve) => {
        running.hear = resolve;
      });
      if (first !== 'failed') return running;
      worker.terminate();
      return undefined;
    } catch {
      return undefined;
    }
  }

  #close({ worker }: Running): void {
    worker.terminate();
    this.#running = undefined;
  }
}
