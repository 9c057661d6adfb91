import { afterEach, describe, expect, it, vi } from 'vitest';
import { compileSchema } from '../../src/schema/index.ts';
import { codes, marked, textOf, validate } from './look.ts';

const END = ' No call is checked against it.';

/** Name, schema, code, sentence, what is marked. */
const ROWS: readonly (readonly [string, unknown, string, string, string])[] = [
  ['no text', '', 'schema-not-json', 'The schema is not JSON: expected a value.', ''],
  [
    'broken text',
    '{"type":"object",}',
    'schema-not-json',
    'The schema is not JSON: expected a key in double quotes.',
    '}',
  ],
  ['null', null, 'schema-not-object', 'The schema is `null`; accepted is an object.', 'null'],
  ['false', false, 'schema-not-object', 'The schema is `false`; accepted is an object.', 'false'],
  ['a list', [], 'schema-not-object', 'The schema is not a JSON object; accepted is an object.', '[]'],
  ['text', '"x"', 'schema-not-object', 'The schema is not a JSON object; accepted is an object.', '"x"'],
  [
    'a type that excludes objects',
    { type: 'string' },
    'schema-not-object',
    "The schema's type is `string`; the arguments of a call are an object.",
    '"string"',
  ],
  [
    'several of them, as spelled',
    { type: ['STRING', 'null'] },
    'schema-not-object',
    "The schema's type is `STRING` and `null`; the arguments of a call are an object.",
    '["STRING","null"]',
  ],
  [
    'type names of another language',
    { type: 'dict', properties: { a: { type: 'float' }, b: { items: { type: ['string', 'dict'] } } } },
    'schema-unknown-type',
    '`dict` and `float` are no types of JSON Schema, which knows `string`, `number`, `integer`, `boolean`, `object`, `array` and `null`.',
    '"dict"',
  ],
  [
    'one of them',
    { properties: { a: { type: ['string', 'Any'] } } },
    'schema-unknown-type',
    '`Any` is no type of JSON Schema, which knows `string`, `number`, `integer`, `boolean`, `object`, `array` and `null`.',
    '"Any"',
  ],
  [
    'a pattern',
    { properties: { a: { pattern: '(' } } },
    'schema-bad-pattern',
    'The pattern `(` is no regular expression.',
    '"("',
  ],
  [
    'a pattern for names',
    { patternProperties: { '[': { type: 'string' } } },
    'schema-bad-pattern',
    'The pattern `[` is no regular expression.',
    '{"type":"string"}',
  ],
  [
    'a draft',
    { $schema: 'https://x.test/' },
    'schema-unknown-draft',
    '`$schema` is `https://x.test/`, which names none of the drafts that are understood: draft-04, draft-06, draft-07, 2019-09, 2020-12.',
    '"https://x.test/"',
  ],
  [
    'a keyword of the wrong kind',
    { properties: { a: { minimum: '5' } } },
    'schema-invalid',
    'The schema is not valid in draft 2020-12: `properties.a.minimum` got the string `"5"`; it takes `number`.',
    '"5"',
  ],
  [
    'properties that are a list',
    { properties: [] },
    'schema-invalid',
    'The schema is not valid in draft 2020-12: `properties` got an array of 0 items; it takes `object`.',
    '[]',
  ],
  [
    'required that is no list',
    { $schema: 'http://json-schema.org/draft-07/schema#', required: true },
    'schema-invalid',
    'The schema is not valid in draft-07: `required` got `true`; it takes `array`.',
    'true',
  ],
  [
    'an endless reference',
    { properties: { a: { $ref: '#/$defs/x' } }, $defs: { x: { $ref: '#/$defs/x' } } },
    'schema-endless-ref',
    '`$ref` to `#/$defs/x` leads back to itself without looking at a part of the call.',
    '"#/$defs/x"',
  ],
];

describe('a schema that cannot be used is one finding about the schema', () => {
  it.each(ROWS)('%s', (_, schema, code, message, marks) => {
    const text = textOf(schema);
    // The arguments break whatever the schema may have meant; nothing is said of them.
    const findings = validate(text, '{"a":{"b":[null]}');
    expect(findings).toEqual(validate(text, '{}'));
    expect(findings).toMatchObject([{ code, severity: 'error', message: message + END }]);
    const [finding] = findings;
    expect(finding?.range?.in).toBe('tools');
    expect(finding && marked(finding, text, '')).toBe(marks);
    expect(compileSchema(text).kind).toBe('rejected');
  });
});

describe('a schema that can be used', () => {
  /** Name, schema, arguments, codes. */
  const rows: readonly (readonly [string, unknown, unknown, readonly string[]])[] = [
    ['true', 'true', { a: 1 }, []],
    ['nothing', {}, { a: 1 }, []],
    ['object or null', { type: ['object', 'null'] }, {}, []],
    [
      'types in capitals',
      { type: 'OBJECT', properties: { a: { type: 'STRING' } } },
      { a: 5 },
      ['value-type'],
    ],
    [
      'types with a capital',
      { type: 'Object', properties: { a: { type: ['String', 'Null'] } } },
      { a: null },
      [],
    ],
    ['a pattern without u', { properties: { a: { pattern: '^[\\w-.]+$' } } }, { a: '!' }, ['value-pattern']],
    [
      'beside one that needs u',
      { properties: { a: { pattern: '[\\w-.]' }, b: { pattern: '^\\p{L}$' } } },
      { a: '-', b: 'é' },
      [],
    ],
    [
      'unknown keywords',
      { properties: { a: { 'x-order': 1, discriminator: { propertyName: 'k' } } } },
      { a: 1 },
      [],
    ],
    ['unknown formats', { properties: { a: { type: 'string', format: 'money' } } }, { a: 'x' }, []],
    [
      'formats with inherited names',
      { properties: { a: { format: 'constructor' }, b: { format: '__proto__' }, c: { format: 'toString' } } },
      { a: 'x', b: 'x', c: 'x' },
      [],
    ],
    [
      '$async is not obeyed',
      { $async: true, properties: { a: { type: 'string' } } },
      { a: 5 },
      ['value-type'],
    ],
    [
      '$data is not obeyed',
      { properties: { a: { const: { $data: '1/b' } } } },
      { a: 1, b: 1 },
      ['value-enum'],
    ],
    ['the type dict in a default', { properties: { a: { default: { type: 'dict' } } } }, {}, []],
    ['nullable', { properties: { a: { type: 'string', nullable: true } } }, { a: null }, []],
    [
      'nullable: false',
      { properties: { a: { type: 'string', nullable: false } } },
      { a: null },
      ['value-type'],
    ],
    [
      'nullable: false beside null',
      { properties: { a: { type: ['string', 'null'], nullable: false } } },
      { a: null },
      [],
    ],
    [
      'nullable without a type',
      { properties: { a: { nullable: true, anyOf: [{ type: 'string' }] } } },
      { a: null },
      [],
    ],
    [
      'nullable beside a $ref',
      { properties: { a: { nullable: true, $ref: '#/$defs/q' } }, $defs: { q: { type: 'string' } } },
      { a: null },
      [],
    ],
    [
      'nullable and a list of values',
      { properties: { a: { type: 'string', nullable: true, enum: ['x'] } } },
      { a: null },
      [],
    ],
    [
      'nullable does not spread',
      { properties: { a: { nullable: true, items: { type: 'string' } } } },
      { a: [null] },
      ['value-type'],
    ],
  ];
  it.each(rows)('%s', (_, schema, args, expected) => {
    expect(codes(schema, args)).toEqual(expected);
  });

  it('stays usable after one that was not', () => {
    const broken = { $id: 'https://x.test/same', properties: { a: { $ref: '#/nowhere' } } };
    const sound = { $id: 'https://x.test/same', properties: { a: { type: 'string' } } };
    expect(codes(broken, '{"a":5}')).toEqual(['schema-dangling-ref']);
    expect(codes(sound, '{"a":5}')).toEqual(['value-type']);
    expect(codes(broken, '{"a":5}')).toEqual(['schema-dangling-ref']);
  });
});

describe('where compiled code is forbidden', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('throws EvalError, so that nothing looks checked', () => {
    vi.stubGlobal('Function', function Forbidden() {
      throw new EvalError('forbidden by policy');
    });
    expect(() => compileSchema('{"properties":{"policy":{"type":"string"}}}')).toThrow(EvalError);
  });
});
