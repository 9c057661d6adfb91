import { describe, expect, it } from 'vitest';
import { apply, validate } from './look.ts';

const CIRCLE = {
  title: 'Circle',
  type: 'object',
  properties: { kind: { const: 'circle' }, r: { type: 'number', minimum: 0 } },
  required: ['kind', 'r'],
};
const SQUARE = {
  type: 'object',
  properties: { kind: { const: 'square' }, side: { type: 'number' } },
  required: ['kind', 'side'],
};

/** Name, schema of `a`, arguments, code, sentence, pointer, arguments after the fix. */
const ROWS: readonly (readonly [string, unknown, string, string, string, string, string?])[] = [
  [
    'types only',
    { anyOf: [{ type: 'string' }, { type: 'null' }] },
    '{"a":5}',
    'value-type',
    '`a` got the number `5`; it takes `string` or `null`.',
    '/a',
    '{"a":"5"}',
  ],
  [
    'values and types',
    { anyOf: [{ enum: ['auto', 'none'] }, { type: 'integer' }] },
    '{"a":"Auto"}',
    'value-enum',
    '`a` got the string `"Auto"`; it takes `"auto"`, `"none"` or `integer`. Did you mean `"auto"`?',
    '/a',
    '{"a":"auto"}',
  ],
  [
    'constants',
    { oneOf: [{ const: 'x' }, { const: 'y' }] },
    '{"a":"X"}',
    'value-enum',
    '`a` got the string `"X"`; it takes `"x"` or `"y"`. Did you mean `"x"`?',
    '/a',
    '{"a":"x"}',
  ],
  [
    'a union in a union',
    { anyOf: [{ oneOf: [{ type: 'string' }, { type: 'boolean' }] }, { type: 'null' }] },
    '{"a":[]}',
    'value-type',
    '`a` got an array of 0 items; it takes `string`, `boolean` or `null`.',
    '/a',
  ],
  [
    'one branch of the right type',
    { anyOf: [{ type: 'string', minLength: 1 }, { type: 'null' }] },
    '{"a":""}',
    'value-limit',
    '`a` has 0 characters; it takes at least 1.',
    '/a',
  ],
  [
    'one branch of the right type, with a place in it',
    { anyOf: [{ type: 'null' }, SQUARE] },
    '{"a":{"kind":"square","side":"5"}}',
    'value-type',
    '`a.side` got the string `"5"`; it takes `number`.',
    '/a/side',
    '{"a":{"kind":"square","side":5}}',
  ],
  [
    'the nearest branch by its tag, with its title',
    { oneOf: [SQUARE, CIRCLE] },
    '{"a":{"kind":"circle","r":-1}}',
    'value-union',
    '`a` fits none of 2 forms; nearest is number 2, `Circle`. `a.r` got the number `-1`; it takes `0` or more.',
    '/a',
  ],
  [
    'the nearest branch by its definition',
    { anyOf: [CIRCLE, { $ref: '#/$defs/Square' }] },
    '{"a":{"kind":"square"}}',
    'value-union',
    '`a` fits none of 2 forms; nearest is number 2, `Square`. `a.side` is missing; it takes `number`.',
    '/a',
  ],
  [
    'a fix in the nearest branch',
    { anyOf: [CIRCLE, { $ref: '#/$defs/Square' }] },
    '{"a":{"kind":"square","side":"5"}}',
    'value-union',
    '`a` fits none of 2 forms; nearest is number 2, `Square`. `a.side` got the string `"5"`; it takes `number`.',
    '/a',
    '{"a":{"kind":"square","side":5}}',
  ],
  [
    'a tag that is right outweighs objections',
    {
      oneOf: [
        { properties: { kind: { const: 'a' } } },
        { title: 'B', properties: { kind: { const: 'b' }, x: { minimum: 1 }, y: { minimum: 1 } } },
      ],
    },
    '{"a":{"kind":"b","x":0,"y":0}}',
    'value-union',
    '`a` fits none of 2 forms; nearest is number 2, `B`. `a.x` got the number `0`; it takes `1` or more. 1 further objection to it.',
    '/a',
  ],
  [
    'further objections are counted',
    { anyOf: [CIRCLE, SQUARE] },
    '{"a":{"r":"x"}}',
    'value-union',
    '`a` fits none of 2 forms; nearest is number 1, `Circle`. `a.kind` is missing; it takes `"circle"`. 1 further objection to it.',
    '/a',
  ],
  [
    'one of several keys',
    { anyOf: [{ required: ['url'] }, { required: ['query'] }] },
    '{"a":{}}',
    'value-union',
    '`url` or `query` is needed; none of them came.',
    '/a',
  ],
  [
    'only one of several keys',
    { oneOf: [{ required: ['url'] }, { required: ['query'] }, { required: ['id'] }] },
    '{"a":{"url":1,"id":2}}',
    'value-union',
    '`url` and `id` came together; only one of `url`, `query` and `id` is accepted.',
    '/a',
  ],
  [
    'two forms at once',
    { oneOf: [{ type: 'number' }, { type: 'integer' }] },
    '{"a":5}',
    'value-union',
    '`a` fits number 1, `number` and number 2, `integer` at once; exactly one form is accepted.',
    '/a',
  ],
];

describe('a failed anyOf or oneOf is one finding', () => {
  it.each(ROWS.map((row) => ({ name: row[0], row })))('$name', ({ row }) => {
    const [, a, args, code, message, pointer, fixed] = row;
    const schema = { type: 'object', properties: { a }, $defs: { Square: SQUARE } };
    const findings = validate(schema, args);
    expect(findings.map((finding) => finding.message)).toEqual([message]);
    const [finding] = findings;
    expect(finding).toMatchObject({ code, severity: 'error', pointer });
    expect(finding?.fix && apply(args, finding.fix.edits)).toBe(fixed);
    if (fixed !== undefined) expect(validate(schema, fixed)).toEqual([]);
  });

  it('stays beside what else is wrong', () => {
    const schema = {
      properties: { a: { anyOf: [{ $ref: '#/$defs/S' }, { type: 'null' }] }, b: { $ref: '#/$defs/S' } },
      minProperties: 3,
      $defs: { S: { type: 'string', minLength: 2 } },
    };
    expect(validate(schema, '{"a":"x","b":"y"}').map(({ message }) => message)).toEqual([
      'The call holds 2 keys; it takes at least 3.',
      '`a` has 1 character; it takes at least 2.',
      '`b` has 1 character; it takes at least 2.',
    ]);
  });

  it('leaves what other keywords found beside several bad names', () => {
    const schema = { properties: { a: { minProperties: 3, propertyNames: { maxLength: 1, minLength: 1 } } } };
    expect(validate(schema, '{"a":{"bb":1,"cc":2}}').map(({ message }) => message)).toEqual([
      '`a` holds 2 keys; it takes at least 3.',
      '`bb` is not accepted as a name in `a`.',
      '`cc` is not accepted as a name in `a`.',
    ]);
  });

  it('folds across recursive references', () => {
    const schema = {
      properties: { tree: { $ref: '#/$defs/node' } },
      $defs: {
        node: {
          anyOf: [
            { type: 'string' },
            { type: 'object', properties: { next: { $ref: '#/$defs/node' } }, required: ['next'] },
          ],
        },
      },
    };
    expect(validate(schema, '{"tree":{"next":{"next":5}}}')).toMatchObject([
      {
        message: '`tree.next.next` got the number `5`; it takes `string` or `object`.',
        pointer: '/tree/next/next',
      },
    ]);
    expect(validate(schema, '{"tree":{"next":{"next":"x"}}}')).toEqual([]);
  });
});
