import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { Grammar } from './grammar.ts';
import { compareUtf8 } from './utf8-order.ts';

const HEX_DIGITS = 24;

/** The content address of a grammar: the first 24 hex digits of the SHA-256 of its canonical JSON. */
export function digest(grammar: Grammar): string {
  return bytesToHex(sha256(utf8ToBytes(canonical(grammar)))).slice(0, HEX_DIGITS);
}

/** Compact JSON in the form in which the original prints it, so that addresses agree. */
function canonical({ params, aliases = {}, ordered }: Grammar): string {
  const synonyms = Object.entries(aliases).sort(([a], [b]) => compareUtf8(a, b));
  const parts = [
    `"params":${params === null ? 'null' : list(params.map(canonicalParam))}`,
    ...(synonyms.length > 0
      ? [`"aliases":{${synonyms.map(([key, name]) => `${quoted(key)}:${quoted(name)}`).join()}}`]
      : []),
    ...(ordered === false ? ['"ordered":false'] : []),
  ];
  return `{${parts.join()}}`;
}

function canonicalParam({ name, type, required }: { name: string; type: string; required: boolean }): string {
  return `{"name":${quoted(name)},"type":${quoted(type)},"required":${required}}`;
}

function list(parts: readonly string[]): string {
  return `[${parts.join()}]`;
}

/** A JSON string that is safe inside HTML and JavaScript. Lone surrogates are escaped, so their names stay apart. */
function quoted(text: string): string {
  return JSON.stringify(text).replace(
    /[<>&\u2028\u2029]/g,
    (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
