import { fromBase64url, toBase64url } from './base64url.ts';
import { checkScenario } from './check-scenario.ts';
import { readScenario } from './read-scenario.ts';
import type { Scenario } from './scenario.ts';
import { writeScenario } from './write-scenario.ts';

/** Most bytes that a link may inflate to: a link of 65 kB could otherwise fill 50 MB. */
export const LINK_LIMIT = 16 * 1024 * 1024;

/** `unsupported`: this browser or runtime has no `DecompressionStream`; the link may be right. */
export type RejectedLink = 'cut' | 'damaged' | 'newer' | 'foreign' | 'too-large' | 'unsupported';

export type DecodedLink =
  | { readonly kind: 'none' }
  | { readonly kind: 'ok'; readonly scenario: Scenario }
  | { readonly kind: 'rejected'; readonly reason: RejectedLink };

const START = 'v1.';
/** Tells a link that was cut from one that was damaged, and is no character that auto-linkers leave out. */
const END = 'z';
/** What chat programs and prose leave behind a link. */
const TRAILING = new Set(' \t\r\n)].,;:!?\'"`>»”’');

/**
 * The scenario as a location hash: `#v1.` + base64url(deflate(JSON)) + `z`. Bytes differ between platforms;
 * compare decoded scenarios. A scenario over `LINK_LIMIT` gives a link that is rejected: see `fitsLink`.
 *
 * @throws {ScenarioError} (as a rejection) when a field is not what it should be, so no link would open it.
 * @throws {ReferenceError} (as a rejection) where the runtime has no `CompressionStream`.
 */
export async function encodeLink(scenario: Scenario): Promise<string> {
  checkScenario(scenario);
  const bytes = new TextEncoder().encode(writeScenario(scenario));
  const stream = new CompressionStream('deflate');
  const writer = stream.writable.getWriter();
  const [deflated] = await Promise.all([collect(stream.readable), writer.write(bytes), writer.close()]);
  return `#${START}${toBase64url(deflated)}${END}`;
}

/** Whether a link can hold the scenario at all; one that does not fit is to be kept as a file. */
export function fitsLink(scenario: Scenario): boolean {
  return new TextEncoder().encode(writeScenario(scenario)).length <= LINK_LIMIT;
}

/** Reads a location hash, with or without its `#`. Never throws: what is not understood is rejected with its kind. */
export async function decodeLink(hash: string): Promise<DecodedLink> {
  const text = trimmed(unescaped(hash.startsWith('#') ? hash.slice(1) : hash));
  if (text === '' || text.startsWith('example=')) return { kind: 'none' };
  if (!text.startsWith(START)) return rejected(kindOf(text));
  if (!text.endsWith(END)) return rejected('cut');
  const deflated = fromBase64url(text.slice(START.length, -END.length));
  if (deflated === undefined) return rejected('damaged');
  const document = await inflate(deflated);
  if (document.kind === 'rejected') return document;
  const read = readScenario(document.text);
  return read.kind === 'ok' ? { kind: 'ok', scenario: read.scenario } : rejected(read.reason);
}

function kindOf(text: string): RejectedLink {
  if (START.startsWith(text)) return 'cut';
  return /^v([2-9]|[1-9]\d+)\./.test(text) ? 'newer' : 'foreign';
}

/** Browsers write quotes and spaces of a hash as `%22` and `%20`. */
function unescaped(hash: string): string {
  try {
    return decodeURIComponent(hash);
  } catch {
    return hash; // a stray `%` belongs to no link of ours
  }
}

function trimmed(text: string): string {
  let end = text.length;
  while (end > 0 && TRAILING.has(text.charAt(end - 1))) end--;
  return text.slice(0, end);
}

type Inflated =
  | { readonly kind: 'ok'; readonly text: string }
  | { readonly kind: 'rejected'; readonly reason: 'damaged' | 'too-large' | 'unsupported' };

async function inflate(deflated: Uint8Array<ArrayBuffer>): Promise<Inflated> {
  if (typeof DecompressionStream === 'undefined') return rejected('unsupported');
  const stream = new DecompressionStream('deflate');
  const writer = stream.writable.getWriter();
  // Their errors come out of the reading end too, where they are dealt with.
  writer.write(deflated).catch(() => undefined);
  writer.close().catch(() => undefined);
  try {
    const bytes = await collect(stream.readable, LINK_LIMIT);
    if (bytes === undefined) return rejected('too-large');
    return { kind: 'ok', text: new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes) };
  } catch {
    return rejected('damaged');
  }
}

async function collect(stream: ReadableStream<Uint8Array<ArrayBuffer>>): Promise<Uint8Array<ArrayBuffer>>;
async function collect(
  stream: ReadableStream<Uint8Array<ArrayBuffer>>,
  limit: number,
): Promise<Uint8Array<ArrayBuffer> | undefined>;
async function collect(
  stream: ReadableStream<Uint8Array<ArrayBuffer>>,
  limit = Number.POSITIVE_INFINITY,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const reader = stream.getReader();
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let length = 0;
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    length += next.value.length;
    if (length > limit) {
      await reader.cancel();
      return undefined;
    }
    chunks.push(next.value);
  }
  const bytes = new Uint8Array(length);
  let at = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, at);
    at += chunk.length;
  }
  return bytes;
}

function rejected<R extends RejectedLink>(reason: R): { readonly kind: 'rejected'; readonly reason: R } {
  return { kind: 'rejected', reason };
}
