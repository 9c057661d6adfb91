import { describe, expect, it } from 'vitest';
import { applyFix, credentialsIn, readCalls, type Scenario } from '../../src/index.ts';
import { CALL_SAMPLES } from './samples.ts';

const BODY = '{"tool":"weather","args":{"city":"Oslo"}}';
const har = (request: string, response = '{"headers":[],"content":{}}') =>
  `{"log":{"entries":[{"request":${request},"response":${response}}]}}`;
const post = `"postData":{"text":${JSON.stringify(BODY)}}`;

/** Texts with the secrets in them, each of which the fix takes out. */
const WITH: readonly (readonly [what: string, text: string, secrets: readonly string[], says: string])[] = [
  [
    'a header',
    `curl https://h/ -H 'Authorization: Bearer s3' -d '${BODY}'`,
    ['Bearer s3'],
    '`Authorization`',
  ],
  ['a header in double quotes', `curl https://h/ -H "x-api-key: s3" -d '${BODY}'`, ['s3'], '`x-api-key`'],
  ['a header without a space', `curl https://h/ -H'api-key:s3' -d '${BODY}'`, ['s3'], '`api-key`'],
  [
    'a long flag',
    `curl https://h/ --header='Proxy-Authorization: Basic s3' -d '${BODY}'`,
    ['Basic s3'],
    '`Proxy-Authorization`',
  ],
  [
    'a cookie with quotes',
    `curl https://h/ -H 'cookie: a={"b":"s3"}; c=s4' -d '${BODY}'`,
    ['s3', 's4'],
    '`cookie`',
  ],
  [
    'an ANSI quotation',
    `curl https://h/ -H $'cookie: a=\\'s3\\'; c=s4' -d '${BODY}'`,
    ['s3', 's4'],
    '`cookie`',
  ],
  ['-b', `curl https://h/ -b 'session=s3' -d '${BODY}'`, ['s3'], '`-b`'],
  ['-u', `curl -u ann:s3 https://h/ -d '${BODY}'`, ['ann:s3'], '`-u`'],
  ['-u without a space', `curl -uann:s3 https://h/ -d '${BODY}'`, ['ann:s3'], '`-u`'],
  ['--user', `curl --user "ann:s3" https://h/ -d '${BODY}'`, ['ann:s3'], '`--user`'],
  ['a key in the address', `curl 'https://h/v1?alt=sse&key=s3' -d '${BODY}'`, ['s3'], '`key`'],
  ['a password in the address', `curl https://ann:s3@h/v1 -d '${BODY}'`, ['ann:s3'], 'name and password'],
  [
    'the command prompt',
    `curl ^"https://h/?token=s3^" ^\r\n  -H ^"cookie: a=^\\^"s4^\\^"; b=s5^" ^\r\n  --data-raw ^"${BODY.replace(/[{}"]/g, (c) => (c === '"' ? '^\\^"' : `^${c}`))}^"`,
    ['s3', 's4', 's5'],
    '`token` and `cookie`',
  ],
  [
    'headers of a log',
    har(
      `{"url":"https://h/","headers":[{"name":"Authorization","value":"s3"},{"name":"accept","value":"x"}],${post}}`,
    ),
    ['s3'],
    '`Authorization`',
  ],
  [
    'cookies of a log',
    har(
      `{"url":"https://h/","cookies":[{"name":"sid","value":"s3"}],${post}}`,
      '{"headers":[{"name":"set-cookie","value":"sid=\\"s4\\""}],"content":{}}',
    ),
    ['s3', 's4'],
    '`sid` and `set-cookie`',
  ],
  [
    'addresses of a log',
    har(
      `{"url":"https://h/?access_token=s3&x=1","queryString":[{"name":"access_token","value":"s3"}],${post}}`,
    ),
    ['s3'],
    '`access_token`',
  ],
  ['one entry of a log', `{"request":{"url":"https://h/?sig=s3",${post}},"response":{}}`, ['s3'], '`sig`'],
];

describe('credentials', () => {
  it.each(WITH)('%s: are told, and taken out by the fix', (_, calls, secrets, says) => {
    const scenario: Scenario = { rung: 1, tools: '', calls };
    const [finding] = readCalls(calls).problems;
    expect(finding).toMatchObject({ code: 'credentials', severity: 'warning' });
    expect(finding?.message).toContain(says);
    const fixed = applyFix(scenario, { edits: finding?.fix?.edits ?? [] }).calls;
    for (const secret of secrets) expect(fixed).not.toContain(secret);
    expect(credentialsIn(fixed)).toBeUndefined();
    const told = (text: string) => readCalls(text).calls.map(({ tool, args }) => [tool, args]);
    expect(told(fixed)).toEqual(told(calls));
    expect(told(fixed)).toEqual([['weather', '{"city":"Oslo"}']]);
  });

  it.each([
    ['nothing', ''],
    ['a command without any', `curl https://h/?q=1 -H 'accept: x' -H 'content-type: y' -d '${BODY}'`],
    ['an address in a body', `curl https://h/ -d '{"tool":"t","args":{"url":"https://h/?key=1"}}'`],
    [
      'a command in a body',
      `curl https://h/ --json '{"tool":"sh","args":{"run":"curl -H \\"cookie: a\\" -u a:b"}}'`,
    ],
    ['what was removed', `curl https://h/ -H 'cookie: removed' -d '${BODY}'`],
    ['an empty header', `curl https://h/ -H 'cookie: ' -d '${BODY}'`],
    [
      'arguments of these names',
      '{"tool":"t","args":{"request":{"url":"https://h/?key=1","headers":[]},"authorization":"x"}}',
    ],
  ])('%s: none', (_, text) => {
    expect(credentialsIn(text)).toBeUndefined();
  });

  it('are looked for in no text of another kind', () => {
    for (const { text, problems = [] } of CALL_SAMPLES)
      expect(credentialsIn(text) !== undefined).toBe(problems.some(([code]) => code === 'credentials'));
  });

  it('cost linear time', () => {
    for (const piece of [
      "curl -H '",
      'curl -H "\\',
      ' -u',
      ' https://a:b?key=',
      "'\\''",
      '"request" "url" {',
    ])
      expect(() => credentialsIn(`curl ${piece.repeat(100_000)}`)).not.toThrow();
  }, 10_000);
});
