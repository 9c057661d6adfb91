import { type DialectsReader, type ReadCalls, type ReadTool, readCallsWith, type Scenario } from '@rung/core';
import { remember } from './remember.ts';

interface Read {
  readonly result: ReadCalls;
  /** Some of the text may be what a model wrote. */
  readonly needsDialects: boolean;
}

/** Reads the calls of the box. What reads model text comes only when there is some, which most texts have not. */
export class CallsReader {
  #dialects: DialectsReader | undefined;
  readonly #read = remember(readOnce, (text, fields, tools, dialects) => [
    text,
    JSON.stringify(fields),
    tools,
    dialects,
  ]);

  async read(text: string, fields: Scenario['fields'], tools: readonly ReadTool[]): Promise<ReadCalls> {
    const { result, needsDialects } = this.#read(text, fields, tools, this.#dialects);
    if (!needsDialects) return result;
    this.#dialects = (await import('@rung/core/dialects')).readDialects;
    return this.#read(text, fields, tools, this.#dialects).result;
  }
}

function readOnce(
  text: string,
  fields: Scenario['fields'],
  tools: readonly ReadTool[],
  dialects: DialectsReader | undefined,
): Read {
  let needsDialects = false;
  const reader: DialectsReader =
    dialects ??
    (() => {
      needsDialects = true;
      return null;
    });
  return { result: readCallsWith(reader, text, fields, tools), needsDialects };
}
