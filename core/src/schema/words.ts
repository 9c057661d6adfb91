import { quote } from '../quote.ts';
import { items, type JsonValue, sliceOf } from '../rung/json-text.ts';

/** Longest value shown, in UTF-16 units. */
const SHOWN = 60;

/** So many accepted values are told; of more, how many there are. */
const MOST = 8;

/** A value as it came: character for character, long ones cut, containers only named. */
export function received(text: string, value: JsonValue): string {
  switch (value.kind) {
    case 'object':
      return 'an object';
    case 'array': {
      const { length } = items(text, value);
      return `an array of ${count(length, 'item')}`;
    }
    case 'string':
      return `the string ${quoteCut(sliceOf(text, value))}`;
    case 'number':
      return `the number ${quoteCut(sliceOf(text, value))}`;
    case 'true':
    case 'false':
    case 'null':
      return quote(value.kind);
  }
}

/** JSON text or a pattern, in backticks; long ones are cut. */
export function quoteCut(text: string): string {
  return quote(text.length > SHOWN ? `${text.slice(0, SHOWN).replace(/\p{Cs}$/u, '')}…` : text);
}

/** A value of the schema. */
export function quoteValue(value: unknown): string {
  return quoteCut(JSON.stringify(value) ?? '');
}

/** "`a`, `b` or `c`", of parts that are quoted already. */
export function either(quoted: readonly string[]): string {
  const shown = quoted.slice(0, quoted.length > MOST + 1 ? MOST : quoted.length);
  const more = quoted.length - shown.length;
  const last = more > 0 ? `one of ${more.toLocaleString('en')} more` : shown.pop();
  return shown.length === 0 ? (last ?? '') : `${shown.join(', ')} or ${last}`;
}

/** "1 item", "2 items". */
export function count(number: number, noun: string): string {
  return `${number.toLocaleString('en')} ${noun}${number === 1 ? '' : 's'}`;
}
