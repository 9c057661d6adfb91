import { isInteger } from './decimal.ts';
import type { JsonValue } from './json-text.ts';

/** The type names that JSON Schema knows, and whether a value has that type. */
const TYPES = new Map<string, (text: string, value: JsonValue) => boolean>([
  ['string', (_, { kind }) => kind === 'string'],
  ['number', (_, { kind }) => kind === 'number'],
  ['integer', (text, { kind, start, end }) => kind === 'number' && isInteger(text.slice(start, end))],
  ['boolean', (_, { kind }) => kind === 'true' || kind === 'false'],
  ['array', (_, { kind }) => kind === 'array'],
  ['object', (_, { kind }) => kind === 'object'],
  ['null', (_, { kind }) => kind === 'null'],
]);

/**
 * Whether a parameter of this type takes the value. Case is set aside; `string|null` is a union of its members; no type,
 * or a name among them that JSON Schema does not know, takes anything.
 */
export function fitsType(text: string, value: JsonValue, type: string): boolean {
  return type
    .toLowerCase()
    .split('|')
    .some((name) => TYPES.get(name)?.(text, value) ?? true);
}
