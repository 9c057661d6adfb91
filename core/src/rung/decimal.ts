/** A number token as an exact decimal: `digits` × 10^`exponent`, no zero at either end of the digits; zero has none. */
export interface Decimal {
  readonly negative: boolean;
  readonly digits: string;
  readonly exponent: number;
}

/** Reads a JSON number token, or the text that `String` gives for a finite double; nothing is rounded. */
export function decimalOf(token: string): Decimal {
  const negative = token.startsWith('-');
  const [mantissa = '', power = '0'] = token.slice(negative ? 1 : 0).split(/[eE]/);
  const [whole = '', fraction = ''] = mantissa.split('.');
  const all = whole + fraction;
  let first = 0;
  while (all[first] === '0') first += 1;
  let last = all.length;
  while (last > first && all[last - 1] === '0') last -= 1;
  if (first === last) return { negative: false, digits: '', exponent: 0 };
  return {
    negative,
    digits: all.slice(first, last),
    exponent: Number(power) - fraction.length + (all.length - last),
  };
}

/** Judged on the digits: `1.0`, `1e400` and `100e-2` are integers, `9007199254740992.5` and `1e-400` are not. */
export function isInteger(token: string): boolean {
  return decimalOf(token).exponent >= 0;
}

/** Whether a double holds exactly the number that the token says. */
export function survivesDouble(token: string): boolean {
  const double = Number(token);
  if (!Number.isFinite(double)) return false;
  const said = decimalOf(token);
  const kept = decimalOf(String(double));
  return said.digits === kept.digits && said.exponent === kept.exponent;
}
