import { quote } from '@rung/core';
import type { PrivateKind, PrivatePlace } from '@rung/core/exports';

export const privateWords = {
  'private-key': 'Private key',
  'api-key': 'API key',
  token: 'Token',
  authorization: 'Credential',
  password: 'Password',
  email: 'Email address',
  phone: 'Phone number',
  card: 'Card number',
  'bank-account': 'Bank account',
  personal: 'Personal data',
} as const satisfies Record<PrivateKind, string>;

/** Kinds that a text which a browser copied is asked about too, where one button removes them. */
const CREDENTIALS: ReadonlySet<PrivateKind> = new Set(['api-key', 'token', 'authorization', 'password']);

export function isCredential({ kind }: PrivatePlace): boolean {
  return CREDENTIALS.has(kind);
}

/** What it looks like: "Password under `db_password`, `hun…`". */
export function privateSentence({ kind, key, hint }: PrivatePlace): string {
  return `${privateWords[kind]}${key === undefined ? '' : ` under ${quote(key)}`}, ${quote(hint)}`;
}

/** Where it stands, in a few words. */
export function privateBox(place: PrivatePlace): string {
  return place.in === 'elsewhere' ? 'title, aliases or expectations' : place.in;
}
