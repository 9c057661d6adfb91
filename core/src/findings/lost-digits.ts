import { quote } from '../quote.ts';
import { survivesDouble } from '../rung/decimal.ts';
import type { CallRule } from './rule.ts';

/** Told one by one; a list of a million such numbers is one finding more. */
const MOST = 3;

/** Shorter tokens without an exponent always survive. */
const SHORT = 16;

/** What every text with such a number holds: digits and a point in a row, or an exponent. */
const MAY_LOSE = /[\d.]{15}|\d[eE]/;

/** Digits of a number that a reader which uses doubles would lose: the tool may get another number. */
export const lostDigits: CallRule = (call) => {
  const { text, form } = call.args;
  if (form === 'not-json' || !MAY_LOSE.test(text)) return [];
  const lost = numbers(text).filter(({ token }) => !survivesDouble(token));
  const told = lost.slice(0, MOST).map(({ token, offset }) => ({
    code: 'lost-digits' as const,
    severity: 'warning' as const,
    message: `${quote(token)} is more exact than a double: readers that use doubles get ${quote(String(Number(token)))}.`,
    range: call.place(offset, offset + token.length),
  }));
  const next = lost[MOST];
  if (next === undefined) return told;
  const rest = lost.length - MOST;
  return [
    ...told,
    {
      code: 'lost-digits',
      severity: 'warning',
      message: `${rest.toLocaleString('en')} more ${rest === 1 ? 'number is' : 'numbers are'} more exact than a double.`,
      range: call.place(next.offset, next.offset + next.token.length),
    },
  ];
};

/** The number tokens of a JSON text that are long or have an exponent. */
function numbers(text: string): { token: string; offset: number }[] {
  const found: { token: string; offset: number }[] = [];
  let at = 0;
  while (at < text.length) {
    const char = text[at] ?? '';
    if (char === '"') {
      at = afterString(text, at);
    } else if (char === '-' || (char >= '0' && char <= '9')) {
      const end = afterNumber(text, at);
      const token = text.slice(at, end);
      if (token.length >= SHORT || /e/i.test(token)) found.push({ token, offset: at });
      at = end;
    } else {
      at += 1;
    }
  }
  return found;
}

function afterString(text: string, start: number): number {
  let at = start + 1;
  while (at < text.length && text[at] !== '"') at += text[at] === '\\' ? 2 : 1;
  return at + 1;
}

function afterNumber(text: string, start: number): number {
  let at = start + 1;
  while (at < text.length && '0123456789.eE+-'.includes(text[at] ?? ' ')) at += 1;
  return at;
}
