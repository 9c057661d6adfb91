import { type ReadCalls, type ReadTool, readCallsWith, type Scenario, type TextReaders } from '@rung/core';
import { remember } from './remember.ts';

interface Read {
  readonly result: ReadCalls;
  /** Some of the text is no JSON. */
  readonly needsReaders: boolean;
}

/** Reads the calls of the box. What reads texts that are no JSON comes only when there is one. */
export class CallsReader {
  #readers: TextReaders | undefined;
  readonly #read = remember(readOnce, (text, fields, tools, readers) => [
    text,
    JSON.stringify(fields),
    tools,
    readers,
  ]);

  async read(text: string, fields: Scenario['fields'], tools: readonly ReadTool[]): Promise<ReadCalls> {
    const { result, needsReaders } = this.#read(text, fields, tools, this.#readers);
    if (!needsReaders) return result;
    this.#readers = (await import('@rung/core/dialects')).TEXT_READERS;
    return this.#read(text, fields, tools, this.#readers).result;
  }
}

function readOnce(
  text: string,
  fields: Scenario['fields'],
  tools: readonly ReadTool[],
  loaded: TextReaders | undefined,
): Read {
  let needsReaders = false;
  const readers: TextReaders = loaded ?? {
    readDialects: () => {
      needsReaders = true;
      return null;
    },
    readSentBodies: () => {
      needsReaders = true;
      return [];
    },
  };
  return { result: readCallsWith(readers, text, fields, tools), needsReaders };
}
