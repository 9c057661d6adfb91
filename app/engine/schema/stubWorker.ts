/** Stands in for the schema worker in tests. */
import { SchemaCache } from '@rung/core/schema';
import type { SchemaWorker } from './judge.ts';
import type { FromSchemaWorker, ToSchemaWorker } from './messages.ts';

export class StubWorker implements SchemaWorker {
  readonly questions: ToSchemaWorker[] = [];
  isEnded = false;
  readonly #answer: (question: ToSchemaWorker) => FromSchemaWorker | 'failed' | undefined;
  readonly #hear: ((event: MessageEvent<FromSchemaWorker>) => void)[] = [];
  readonly #fail: ((event: Event) => void)[] = [];

  /** `answer` gives nothing where the worker would run for ever; `starts` tells whether it can be loaded. */
  constructor(
    answer: (question: ToSchemaWorker) => FromSchemaWorker | 'failed' | undefined,
    starts: 'starts' | 'fails' | 'never' = 'starts',
  ) {
    this.#answer = answer;
    if (starts !== 'never') setTimeout(() => this.#tell(starts === 'fails' ? 'failed' : { kind: 'ready' }));
  }

  postMessage(question: ToSchemaWorker): void {
    this.questions.push(question);
    const said = this.#answer(question);
    if (said !== undefined) queueMicrotask(() => this.#tell(said));
  }

  terminate(): void {
    this.isEnded = true;
  }

  addEventListener(type: 'message', listener: (event: MessageEvent<FromSchemaWorker>) => void): void;
  addEventListener(type: 'error', listener: (event: Event) => void): void;
  addEventListener(
    ...[type, listener]:
      | ['message', (event: MessageEvent<FromSchemaWorker>) => void]
      | ['error', (event: Event) => void]
  ): void {
    if (type === 'message') this.#hear.push(listener);
    else this.#fail.push(listener);
  }

  #tell(said: FromSchemaWorker | 'failed'): void {
    if (this.isEnded) return;
    if (said === 'failed') for (const fail of this.#fail) fail(new Event('error'));
    else for (const hear of this.#hear) hear(new MessageEvent('message', { data: said }));
  }
}

/** Answers as the worker does. */
export function answering(): (question: ToSchemaWorker) => FromSchemaWorker {
  const schemas = new SchemaCache();
  return ({ schemaText, args, repeatRequired = true }) => {
    const schema = schemas.get(schemaText);
    if (args === undefined || schema.kind === 'rejected')
      return { kind: 'schema', usable: schema.kind === 'compiled', findings: schema.findings };
    return { kind: 'call', findings: schema.judge(args, { repeatRequired }) };
  };
}
