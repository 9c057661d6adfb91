import { describe, expect, it } from 'vitest';
import { validateCall } from '../../src/schema/index.ts';
import { apply, codes, marked, validate } from './look.ts';

const SCHEMA = { type: 'object', properties: { a: { type: 'string' } }, required: ['a'] };
const TEXT = JSON.stringify(SCHEMA);

describe('no arguments are judged as {}', () => {
  it.each(['', ' ', '\n\t', 'null', ' null\r\n'])('%j', (args) => {
    const findings = validate(SCHEMA, args);
    expect(findings).toMatchObject([
      { code: 'value-missing', message: '`a` is missing; it takes `string`.' },
    ]);
    expect(findings.map((finding) => marked(finding, TEXT, args))).toEqual([args]);
    expect(validate({ type: 'object' }, args)).toEqual([]);
  });

  it('knows white space as JSON does', () => {
    expect(codes(SCHEMA, '\u00a0')).toEqual(['value-not-checked']);
  });
});

/** Name, arguments, code, sentence, what is marked, arguments after the fix. */
type Row = readonly [string, string, string, string, string, fixed?: string | undefined];
const ROWS: readonly Row[] = [
  [
    'broken',
    '{"a":}',
    'value-not-checked',
    'The arguments are not JSON, so they are not checked: expected a value.',
    '}',
  ],
  [
    'cut off',
    '{"a":"x',
    'value-not-checked',
    'The arguments are not JSON, so they are not checked: expected the closing quote of the string.',
    '',
  ],
  ['a list', ' ["x"]', 'value-type', 'The arguments are an array of 1 item; accepted is an object.', '["x"]'],
  ['a number', '5', 'value-type', 'The arguments are the number `5`; accepted is an object.', '5'],
  ['text', '"ls"', 'value-type', 'The arguments are the string `"ls"`; accepted is an object.', '"ls"'],
  ['true', 'true', 'value-type', 'The arguments are `true`; accepted is an object.', 'true'],
  [
    'encoded twice',
    '"{\\"a\\":\\"x\\"}"',
    'value-type',
    'The arguments are the string `"{\\"a\\":\\"x\\"}"`; accepted is an object.',
    '"{\\"a\\":\\"x\\"}"',
    '{"a":"x"}',
  ],
];

describe('arguments that are no object are one error', () => {
  it.each(ROWS.map((row) => ({ name: row[0], row })))('$name', ({ row }) => {
    const [, args, code, message, marks, fixed] = row;
    for (const schema of [SCHEMA, {}, 'true']) {
      const findings = validate(schema, args);
      expect(findings).toMatchObject([{ code, severity: 'error', message }]);
      expect(findings.map((finding) => marked(finding, '', args))).toEqual([marks]);
      expect(findings[0]?.fix && apply(args, findings[0].fix.edits)).toBe(fixed);
    }
  });
});

describe('a refused call', () => {
  const schema = JSON.stringify({
    properties: { a: { required: ['b'] } },
    required: ['a', 'c'],
    allOf: [{ required: ['d'] }],
    additionalProperties: false,
  });
  const messages = (args: string, options?: { repeatRequired: boolean }) =>
    validateCall(schema, args, options).map(({ message }) => message);

  it('is not told again what its verdict tells', () => {
    expect(messages('{"a":{},"e":1}')).toEqual([
      '`d` is missing.',
      '`c` is missing.',
      '`a.b` is missing.',
      '`e` is not a parameter; accepted is `a`.',
    ]);
    expect(messages('{"a":{},"e":1}', { repeatRequired: false })).toEqual([
      '`a.b` is missing.',
      '`e` is not a parameter; accepted is `a`.',
    ]);
    expect(messages('', { repeatRequired: false })).toEqual([]);
  });
});

describe('many objections', () => {
  it('are counted beyond the first fifty', () => {
    const args = JSON.stringify({ a: Array.from({ length: 60 }, (_, index) => index) });
    const findings = validate({ properties: { a: { items: { type: 'string' } } } }, args);
    expect(findings).toHaveLength(51);
    expect(findings[49]?.message).toBe('`a[49]` got the number `49`; it takes `string`.');
    expect(findings[50]).toMatchObject({
      code: 'value-more',
      severity: 'error',
      message: '10 further objections of the schema, not listed here.',
    });
  });

  it('come in the order of the text, each once', () => {
    const schema = {
      properties: { a: { type: 'string' }, b: { type: 'string' } },
      allOf: [{ required: ['c'] }, { required: ['c', 'd'] }],
    };
    expect(validate(schema, '{"b":1,"a":2}').map(({ message }) => message)).toEqual([
      '`c` is missing.',
      '`d` is missing.',
      '`b` got the number `1`; it takes `string`.',
      '`a` got the number `2`; it takes `string`.',
    ]);
  });
});

describe('names that JavaScript objects treat in their own way', () => {
  const names = [
    '__proto__',
    'constructor',
    'toString',
    'hasOwnProperty',
    'valueOf',
    '',
    '0',
    '\ud800',
    'a b',
    '`',
    '$ref',
  ];
  it.each(names)('%j is a name like any other', (name) => {
    // Written as text: an object literal would not keep __proto__.
    const key = JSON.stringify(name);
    const closed = `{"properties":{${key}:{"type":"string"}},"required":[${key}],"additionalProperties":false}`;
    expect(codes(closed, `{${key}:"x"}`)).toEqual([]);
    expect(codes(closed, `{${key}:5}`)).toEqual(['value-type']);
    expect(codes(closed, '{}')).toEqual(['value-missing']);
    expect(codes('{"properties":{"a":{}},"additionalProperties":false}', `{${key}:5}`)).toEqual([
      'value-unknown-key',
    ]);
    expect(codes(`{"properties":{"a":{"enum":[${key}]}}}`, `{"a":${key}}`)).toEqual([]);
  });

  it('leaves the prototypes alone', () => {
    codes(
      '{"properties":{"__proto__":{"properties":{"polluted":{"default":1}}}}}',
      '{"__proto__":{"polluted":1}}',
    );
    expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false);
  });
});
