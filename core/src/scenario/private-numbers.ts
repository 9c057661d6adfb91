/** ISO/IEC 7812: 13 to 19 digits of a known issuer, of which the last is checked by Luhn's formula. */
export function isCard(text: string): boolean {
  const digits = text.replace(/\D/gu, '');
  if (!ISSUERS.test(digits)) return false;
  let sum = 0;
  for (let at = 0; at < digits.length; at += 1) {
    const digit = Number(digits[digits.length - 1 - at]);
    const weighed = at % 2 === 0 ? digit : 2 * digit;
    sum += weighed > 9 ? weighed - 9 : weighed;
  }
  return sum % 10 === 0;
}

/** Visa, Mastercard, American Express, Discover, JCB, Diners Club, Maestro and UnionPay, each with its lengths. */
const ISSUERS =
  /^(?:4(?:\d{12}|\d{15}|\d{18})|(?:5[1-5]|2[2-7])\d{14}|3[47]\d{13}|6(?:011|5\d\d|4[4-9]\d)\d{12}|35\d{14}|3[068]\d{12}|62\d{14,17})$/u;

/** ISO 13616: the remainder of its digits, letters counted from 10, is 1. */
export function isIban(text: string): boolean {
  const plain = text.replaceAll(' ', '');
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/u.test(plain)) return false;
  let remainder = 0;
  for (const char of plain.slice(4) + plain.slice(0, 4)) {
    const value = Number.parseInt(char, 36);
    remainder = (remainder * (value > 9 ? 100 : 10) + value) % 97;
  }
  return remainder === 1;
}
