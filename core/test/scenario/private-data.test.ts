import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { findPrivate, type PrivateKind } from '../../src/exports/index.ts';
import { readScenario } from '../../src/index.ts';
import { sharedFiles, sharedText } from '../formats/corpus.ts';

function kinds(calls: string): PrivateKind[] {
  return findPrivate({ rung: 1, tools: '', calls }).map(({ kind }) => kind);
}

const JWT = 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxMjM0NTY3ODkwIn0.dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk';

const SEEN: readonly (readonly [PrivateKind, string])[] = [
  ['private-key', '-----BEGIN RSA PRIVATE KEY-----\\nMIIE'],
  ['private-key', '-----BEGIN OPENSSH PRIVATE KEY-----'],
  ['api-key', '{"q":"AKIAIOSFODNN7ABCDEFG"}'],
  ['api-key', 'sk-proj-8f3jK2mN9qLx7vB4'],
  ['api-key', 'sk-ant-api03-8f3jK2mN9qLx7vB4'],
  ['api-key', 'ghp_16C7e42F292c6912E7710c838347Ae178B4a'],
  ['api-key', 'xoxb-2523423423-abcdefABCDEF'],
  ['api-key', 'AIzaSyD3v9aBcDeFgHiJkLmNoPqRsTuVwXyZ012'],
  ['api-key', '{"api_key":"anything at all"}'],
  ['api-key', String.raw`"{\"client_secret\":\"anything\"}"`],
  ['api-key', String.raw`"\"{\\\"openai-api-key\\\":\\\"anything\\\"}\""`],
  ['token', `{"q":"${JWT}"}`],
  ['token', '{"access_token":"abcdefgh"}'],
  ['authorization', '"Authorization: Bearer abcdef123456"'],
  ['authorization', '{"headers":{"Authorization":"Basic dXNlcjpwYXNzMQ=="}}'],
  ['authorization', '{"cookie":"sid=1"}'],
  ['password', '{"password":"hunter2"}'],
  ['password', '{"db_password": "hunter2"}'],
  ['password', "login(user='x', password='hunter2')"],
  ['password', 'postgres://admin:hunter2@db/prod'],
  ['email', '{"to":"anna.berg@corp-mail.se"}'],
  ['email', String.raw`"line\nanna+tag@mail.co.uk,"`],
  ['phone', '"+46 70 123 45 67"'],
  ['phone', '(212) 867-5309'],
  ['phone', '212-867-5309'],
  ['card', '4111 1111 1111 1111'],
  ['card', '"5500005555555559"'],
  ['card', '378282246310005'],
  ['bank-account', 'DE89 3704 0044 0532 0130 00'],
  ['bank-account', 'GB82WEST12345698765432'],
  ['personal', '078-05-1120'],
  ['personal', '{"dob":"1990-04-05"}'],
  ['personal', '{"first_name":"Anna"}'],
];

const NOT_SEEN: readonly string[] = [
  '{"password":{"type":"string"}}',
  '{"api_key":"YOUR_API_KEY"}',
  '{"api_key":"<api key>"}',
  // biome-ignore lint/suspicious/noTemplateCurlyInString: that is how it is written
  '{"api_key":"${API_KEY}"}',
  '{"password":""}',
  '{"password":"***"}',
  '{"password":"string"}',
  '{"access_token":"removed"}',
  '"description":"The password: a text of the user"',
  '"description":"Basic authentication and Bearer authorization are supported"',
  '{"max_tokens":4096,"page_token":"CAoQAA"}',
  '"e.g. {\\"Authorization\\": \\"Bearer token\\"}"',
  '{"to":"name@example.com"}',
  '{"to":"a@sub.example.org","cc":"b@host.test"}',
  'git@github.com:owner/repo.git',
  '@scope/package@1.2.3',
  '{"id":"4111111111111112"}',
  '{"at":1733011200000}',
  '{"id":"12345678901234567890123"}',
  '{"hash":"4111111111111111a"}',
  '{"range":"2024-05-15T10:00:00+01:00"}',
  '{"phone_hint":"+1 202 555 0143"}',
  '{"version":"1.2.3-4567.8901"}',
  '{"uuid":"550e8400-e29b-41d4-a716-446655440000"}',
  '{"iban":"DE00370400440532013000 is wrong"}'.replace('iban', 'text'),
  '{"method":"credit_card_4421486","id":"mia_li_3668"}',
  'task-force-one sk-learn-is-a-library-of-python',
  '{"name":"Berlin","token":"x"}',
];

describe('what looks private', () => {
  it.each(SEEN)('%s: %s', (kind, text) => expect(kinds(text)).toEqual([kind]));
  it.each(NOT_SEEN)('is not: %s', (text) => expect(kinds(text)).toEqual([]));

  it('is told with its place, its key and its first characters only', () => {
    const places = findPrivate({
      rung: 1,
      title: 'For anna@corp.se',
      tools: '{}',
      calls: '{}\n{"a":1,"password":"hunter2"}\n{"b":"anna@corp.se"}',
    });
    expect(places).toEqual([
      { kind: 'password', in: 'calls', offset: 22, length: 7, line: 2, key: 'password', hint: 'hun…' },
      { kind: 'email', in: 'calls', offset: 38, length: 12, line: 3, hint: 'anna…' },
      { kind: 'email', in: 'elsewhere', offset: 0, length: 12, hint: 'anna…' },
    ]);
  });

  it('is told once, by what is surest', () => {
    expect(kinds('{"api_key":"sk-proj-8f3jK2mN9qLx7vB4"}')).toEqual(['api-key']);
    expect(kinds(`{"Authorization":"Bearer ${JWT}"}`)).toEqual(['token']);
  });

  it.each(['a', 'a.', '1', '1 ', '@', 'a@', 'eyJ', '-', '"', '\\', '+1', 'AB12', ':', 'password=', ' '])(
    'takes linear time: %s',
    (piece) => {
      const start = performance.now();
      findPrivate({ rung: 1, tools: '', calls: piece.repeat(1_000_000 / piece.length) });
      expect(performance.now() - start).toBeLessThan(8_000);
    },
  );
});

it('says nothing of the examples', () => {
  const folder = new URL('../../../public/examples/', import.meta.url);
  const told = readdirSync(folder).map((file) => {
    const read = readScenario(readFileSync(new URL(file, folder), 'utf8'));
    return { file, found: read.kind === 'ok' ? findPrivate(read.scenario) : undefined };
  });
  expect(told.length).toBeGreaterThan(10);
  expect(told.filter(({ found }) => found?.length !== 0)).toEqual([]);
});

/** Found by hand in the collected material; every one is what it is said to be, or stands beside. */
describe('in collected material', () => {
  it.skipIf(sharedFiles('corpus/mcp').length === 0)('says nothing of published tool lists', () => {
    const told = sharedFiles('corpus/mcp').flatMap((file) =>
      findPrivate({ rung: 1, tools: sharedText(`corpus/mcp/${file}`), calls: '' }).map(
        ({ kind, hint, line }) => `${file}:${line} ${kind} ${hint}`,
      ),
    );
    expect(told).toEqual([]);
  });

  it.skipIf(sharedFiles('corpus/taubench').length === 0)(
    'finds the persons in the airline calls, and nothing else',
    () => {
      const calls = sharedText('corpus/taubench/calls-gpt-4o-airline.jsonl').split('\n');
      const found = new Map<string, number>();
      for (const line of calls)
        for (const { kind, key } of findPrivate({ rung: 1, tools: '', calls: line })) {
          const what = `${kind} ${key}`;
          found.set(what, (found.get(what) ?? 0) + 1);
        }
      expect(Object.fromEntries(found)).toEqual({
        'personal dob': 58,
        'personal first_name': 92,
        'personal last_name': 92,
      });
    },
  );
});
