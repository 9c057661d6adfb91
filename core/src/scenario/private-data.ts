import { isCard, isIban } from './private-numbers.ts';
import type { Scenario } from './scenario.ts';
import { writeScenario } from './write-scenario.ts';

/** What a value looks like that nobody else should get. */
export type PrivateKind =
  | 'private-key'
  | 'api-key'
  | 'token'
  | 'authorization'
  | 'password'
  | 'email'
  | 'phone'
  | 'card'
  | 'bank-account'
  | 'personal';

/** A place that looks private. What stands there is told only in part. */
export interface PrivatePlace {
  readonly kind: PrivateKind;
  /** `elsewhere`: title, note, aliases, expectations, baseline. */
  readonly in: 'tools' | 'calls' | 'elsewhere';
  /** In UTF-16 units of that text; 0 elsewhere. */
  readonly offset: number;
  readonly length: number;
  /** From 1; absent elsewhere. */
  readonly line?: number;
  /** The key under which it stands, where the key says what it is. */
  readonly key?: string;
  /** Its first characters. */
  readonly hint: string;
}

/** More places than anybody reads. */
const MOST = 200;

/**
 * Keys and values that look like secrets or personal data, in all that a link of the scenario would hold. It looks for
 * shapes, so it may be wrong either way; places come in the order of the text. Takes linear time.
 */
export function findPrivate(scenario: Scenario): PrivatePlace[] {
  const { tools, calls } = scenario;
  const rest = writeScenario({ ...scenario, tools: '', calls: '' });
  return [
    ...placesIn(calls, 'calls'),
    ...placesIn(tools, 'tools'),
    ...placesIn(rest, 'elsewhere').map(({ line: _, ...place }) => ({ ...place, offset: 0 })),
  ].slice(0, MOST);
}

interface Rule {
  readonly kind: PrivateKind;
  /** The group `value` is what is private, else the whole; the group `key` is what it is called. */
  readonly pattern: RegExp;
  readonly test?: (value: string) => boolean;
}

/** A quote, with the backslashes it has in a text within texts. */
const QUOTE = String.raw`\\*["']`;
/** Between a key and its value: JSON, keyword arguments, headers, XML. */
const IS = String.raw`${QUOTE}?\s{0,4}[:=]\s{0,4}${QUOTE}`;
/** What stands in quotes. */
const VALUE = String.raw`(?<value>[^"'\\\n]{1,400})`;

function keyed(names: string): RegExp {
  return new RegExp(`(?<![A-Za-z0-9])(?<key>(?:[A-Za-z0-9]{1,20}[_-]){0,3}(?:${names}))${IS}${VALUE}`, 'giu');
}

/** From the surest to the least sure: a place is told once. */
const RULES: readonly Rule[] = [
  { kind: 'private-key', pattern: /-----BEGIN (?:[A-Z]{1,12} ){0,3}PRIVATE KEY-----/gu },
  {
    kind: 'api-key',
    pattern:
      /(?<![A-Za-z0-9])(?:(?:AKIA|ASIA)[0-9A-Z]{16}|gh[pousr]_[A-Za-z0-9]{30,255}|github_pat_\w{22,255}|glpat-[\w-]{20,255}|sk-(?:proj-|ant-|svcacct-|or-)?[A-Za-z0-9_-]{16,255}|[spr]k_(?:live|test)_[0-9A-Za-z]{16,255}|whsec_[0-9A-Za-z]{16,255}|xox[abeprs]-[A-Za-z0-9-]{10,255}|AIza[0-9A-Za-z_-]{35}|npm_[A-Za-z0-9]{36}|hf_[A-Za-z0-9]{30,255}|SG\.[\w-]{16,64}\.[\w-]{16,64})(?![A-Za-z0-9])/gu,
    test: isRandom,
  },
  { kind: 'token', pattern: /(?<![\w-])eyJ[\w-]{8,4000}\.eyJ[\w-]{8,8000}\.[\w-]{0,2000}/gu },
  {
    kind: 'authorization',
    pattern: /(?<![\w-])(?:Bearer|Basic|Token) {1,4}(?<value>[\w.~+/=-]{8,4000})/gu,
    test: isRandom,
  },
  { kind: 'authorization', pattern: keyed('authorization|set-cookie|cookie'), test: isCredential },
  {
    kind: 'password',
    pattern: /:\/\/[^\s/:@"'\\]{1,100}:(?<value>[^\s/:@"'\\]{1,100})@/gu,
    test: isGiven,
  },
  {
    kind: 'password',
    pattern: keyed('pass(?:word|wd|phrase|code)|pwd|cvv|cvc|pin_?code|otp'),
    test: isGiven,
  },
  {
    kind: 'api-key',
    pattern: keyed('api_?-?key|client_?secret|secret_?(?:access_?)?key|secret|private_?key|credentials?'),
    test: isGiven,
  },
  {
    kind: 'token',
    pattern: keyed(
      '(?:access|auth|refresh|id|session|bearer|api|csrf|security)[_-]?token|session_?(?:id|key)|jwt',
    ),
    test: (value) => isGiven(value) && value.length >= 8,
  },
  {
    kind: 'email',
    pattern:
      /(?<![\w.+-])(?<value>[A-Za-z0-9][\w.+-]{0,63}@(?:[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?\.){1,6}[A-Za-z]{2,24})(?![\w-]|\.\w)/gu,
    test: (value) =>
      !/@(?:.*\.)?(?:example|test|invalid|localhost)(?:\.(?:com|org|net))?$/iu.test(value) &&
      !/^git@/u.test(value),
  },
  {
    kind: 'card',
    pattern: /(?<![\w.-])(?<value>[2-6]\d{3}(?:[ -]?\d){9,15})(?![\w-]|\.\d)/gu,
    test: isCard,
  },
  {
    kind: 'bank-account',
    pattern: /(?<!\w)(?<value>[A-Z]{2}\d{2}(?: ?[A-Z0-9]){11,30})(?!\w)/gu,
    test: isIban,
  },
  {
    kind: 'phone',
    pattern:
      /(?<![\w.+-])(?<value>\+[1-9](?:[ ().-]{0,2}\d){7,14}|\(\d{3}\) ?\d{3}-\d{4}|\d{3}-\d{3}-\d{4})(?![\w-]|\.\d)/gu,
    test: (value) => !/555\D?01\d\d$/u.test(value),
  },
  { kind: 'personal', pattern: /(?<![\w-])(?<value>\d{3}-\d{2}-\d{4})(?![\w-])/gu },
  {
    kind: 'personal',
    pattern: keyed(
      'ssn|social_?security(?:_?(?:no|number))?|passport(?:_?(?:no|number))?|date_?of_?birth|birth_?(?:date|day)|dob|first_?name|last_?name|full_?name|surname|given_?name|family_?name|home_?address|street_?address|phone(?:_?number)?|iban',
    ),
    test: isGiven,
  },
];

function placesIn(text: string, where: PrivatePlace['in']): PrivatePlace[] {
  const found: PrivatePlace[] = [];
  for (const { kind, pattern, test } of RULES) {
    for (const match of text.matchAll(pattern)) {
      const { value = match[0], key } = match.groups ?? {};
      if (test?.(value) === false) continue;
      const offset = match.index + match[0].lastIndexOf(value);
      found.push({
        kind,
        in: where,
        offset,
        length: value.length,
        ...(key === undefined ? {} : { key }),
        hint: hintOf(value),
      });
    }
  }
  return withLines(text, apart(found));
}

/** Of places that overlap, the one of the surest rule, with the key that another knows; in the order of the text. */
function apart(found: readonly PrivatePlace[]): PrivatePlace[] {
  const ranked = found.map((place, rank) => ({ place, rank }));
  ranked.sort((one, other) => one.place.offset - other.place.offset || one.rank - other.rank);
  const kept: { place: PrivatePlace; rank: number }[] = [];
  for (const next of ranked) {
    const last = kept.at(-1);
    if (last === undefined || next.place.offset >= last.place.offset + last.place.length) {
      kept.push(next);
      continue;
    }
    const { place, rank } = next.rank < last.rank ? next : last;
    const key = last.place.key ?? next.place.key;
    kept[kept.length - 1] = { place: { ...place, ...(key === undefined ? {} : { key }) }, rank };
  }
  return kept.map(({ place }) => place);
}

function withLines(text: string, places: readonly PrivatePlace[]): PrivatePlace[] {
  let line = 1;
  let from = 0;
  return places.map((place) => {
    for (
      let next = text.indexOf('\n', from);
      next !== -1 && next < place.offset;
      next = text.indexOf('\n', from)
    ) {
      line += 1;
      from = next + 1;
    }
    return { ...place, line };
  });
}

/** Enough to find it again, too little to use it. */
function hintOf(value: string): string {
  return value.length <= 4 ? '…' : `${value.slice(0, Math.min(4, value.length >> 1))}…`;
}

/** Not a stand-in: `YOUR_KEY`, `<token>`, `${SECRET}`, `***`, `removed`, `string`. */
function isGiven(value: string): boolean {
  return !/^(?:<.*>|\$?\{.*\}|\$[A-Z_]+|%.*%|\[.*\]|\*+.{0,4}|[.…-]+|x+|string|text|removed|redacted|masked|hidden|none|null|undefined|true|false|required|optional|your[\s_-].*|my[\s_-].*|(?:the|an?|some)\s.*|.*(?:example|placeholder|changeme|dummy).*|array|object|number|integer|boolean)$/iu.test(
    value.trim(),
  );
}

/** What stands behind the scheme is more than its name: `Bearer token` is how a header is explained. */
function isCredential(value: string): boolean {
  const credential = value.replace(/^(?:bearer|basic|digest|token)\s+/iu, '');
  return (
    isGiven(credential) && !/^(?:token|credentials?|key|secret|jwt|abc|xyz)\b.{0,12}$/iu.test(credential)
  );
}

/** Random enough for a key: words alone are none. */
function isRandom(value: string): boolean {
  return /\d/u.test(value) && /[A-Za-z]/u.test(value) && isGiven(value);
}
