// Tools and calls for the page's bench: OpenAI tool calls as they stand in a log, the same in every run.

import { once } from 'node:events';
import { createWriteStream } from 'node:fs';

const string = { type: 'string' };
const number = { type: 'number' };
const tool = (
  /** @type {string} */ name,
  /** @type {Record<string, { type: string }>} */ properties,
  /** @type {string[]} */ required,
) => ({
  name,
  inputSchema: { type: 'object', properties, required },
});

export const TOOLS = JSON.stringify({
  tools: [
    tool('convert_currency', { from_currency: string, to_currency: string, amount: number }, [
      'from_currency',
      'to_currency',
      'amount',
    ]),
    tool('read_file', { path: string }, ['path']),
    tool('search_issues', { query: string, page: { type: 'integer' }, per_page: { type: 'integer' } }, [
      'query',
    ]),
  ],
});

export const ALIASES = { convert_currency: { from: 'from_currency', to: 'to_currency' } };

/** @param {number} seed */
function randomOf(seed) {
  let state = seed;
  return () => {
    // Mulberry32.
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const CURRENCIES = ['USD', 'EUR', 'CHF', 'SEK', 'PLN', 'NOK', 'GBP', 'JPY'];

/**
 * @param {() => number} random
 * @returns {[tool: string, args: object]}
 */
function anyCall(random) {
  const currency = () => CURRENCIES[Math.floor(random() * CURRENCIES.length)];
  const any = () => Math.floor(random() * 1e6);
  const which = random();
  if (which < 0.4)
    return ['convert_currency', { from_currency: currency(), to_currency: currency(), amount: any() / 100 }];
  if (which < 0.5) return ['convert_currency', { from: currency(), to: currency(), amount: any() / 100 }];
  if (which < 0.54) return ['convert_currency', { source: currency(), to: currency(), amount: any() }];
  if (which < 0.7) return ['read_file', { path: `/home/ada/projects/notes/file-${any()}.md` }];
  if (which < 0.75) return ['read_file', { _positional: [`/home/ada/notes/${any()}.md`] }];
  if (which < 0.9)
    return ['search_issues', { query: `is:open label:bug café ${any()}`, page: 2, per_page: 50 }];
  if (which < 0.95) return ['search_issues', { q: `is:open label:bug ${any()}`, page: 2 }];
  return ['unknown_tool', { a: 1, b: [1, 2, 3], c: { d: 'x' } }];
}

/** The lines of so many calls. @param {number} count */
export function* callLines(count) {
  const random = randomOf(162);
  for (let index = 0; index < count; index += 1) {
    const [name, args] = anyCall(random);
    const id = `call_${index.toString(36).padStart(12, '0')}`;
    yield `${JSON.stringify({ id, type: 'function', function: { name, arguments: JSON.stringify(args) } })}\n`;
  }
}

/** Writes so many calls to a file. @param {string} path @param {number} count */
export async function writeCalls(path, count) {
  const stream = createWriteStream(path);
  let part = '';
  for (const line of callLines(count)) {
    part += line;
    if (part.length < 1_000_000) continue;
    if (!stream.write(part)) await once(stream, 'drain');
    part = '';
  }
  stream.end(part);
  await once(stream, 'finish');
}
