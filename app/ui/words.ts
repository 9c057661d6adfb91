import { cutAtQuotes, quote } from '@rung/core';

/** A figure and its noun: `1 value`, `3,000 values`. */
export function count(n: number, noun: string): string {
  return `${n.toLocaleString('en')} ${n === 1 ? noun : `${noun}s`}`;
}

const ordinals = new Intl.PluralRules('en', { type: 'ordinal' });
const endings: Partial<Record<Intl.LDMLPluralRule, string>> = { one: 'st', two: 'nd', few: 'rd' };

/** `1st`, `2nd`, `3rd`, `11th`. */
export function ordinal(n: number): string {
  return `${n}${endings[ordinals.select(n)] ?? 'th'}`;
}

/** A name as sentences show it, where it stands alone: what cannot be seen is escaped, the empty one is `""`. */
export function shown(name: string): string {
  return cutAtQuotes(quote(name))[1] ?? name;
}
