import { afterEach, describe, expect, it, vi } from 'vitest';
import { codes, nested, validate } from './look.ts';

const D04 = 'http://json-schema.org/draft-04/schema#';
const D07 = 'http://json-schema.org/draft-07/schema#';
const D19 = 'https://json-schema.org/draft/2019-09/schema';
const STRING = { type: 'string' };

type Row = readonly [name: string, schema: unknown, args: unknown, codes: readonly string[]];

const ROWS: readonly Row[] = [
  // What stands beside a $ref counts since 2019-09.
  [
    'siblings in 2020-12',
    { properties: { a: { $ref: '#/$defs/q', maxItems: 1 } }, $defs: { q: { type: 'array' } } },
    { a: [1, 2] },
    ['value-limit'],
  ],
  [
    'siblings in 2019-09',
    { $schema: D19, properties: { a: { $ref: '#/$defs/q', maxItems: 1 } }, $defs: { q: { type: 'array' } } },
    { a: [1, 2] },
    ['value-limit'],
  ],
  [
    'siblings in 07',
    {
      $schema: D07,
      properties: { a: { $ref: '#/definitions/q', maxItems: 1 } },
      definitions: { q: { type: 'array' } },
    },
    { a: [1, 2] },
    [],
  ],
  [
    'siblings in 04',
    {
      $schema: D04,
      properties: { a: { $ref: '#/definitions/q', maxItems: 1 } },
      definitions: { q: { type: 'array' } },
    },
    { a: 5 },
    ['value-type'],
  ],
  [
    'definitions beside a $ref of the root in 07',
    { $schema: D07, $ref: '#/definitions/q', definitions: { q: { type: 'object', required: ['a'] } } },
    {},
    ['value-missing'],
  ],
  [
    'an $id beside a $ref in 07 moves nothing',
    {
      $schema: D07,
      $id: 'http://x.test/',
      properties: { a: { $id: 'http://y.test/', $ref: 'q' } },
      definitions: { q: { $id: 'q', ...STRING } },
    },
    { a: 5 },
    ['value-type'],
  ],
  // Recursion.
  [
    'the root from within',
    { properties: { a: { $ref: '#' } }, additionalProperties: false },
    { a: { a: { b: 1 } } },
    ['value-unknown-key'],
  ],
  [
    'the root from within, fitting',
    { properties: { a: { $ref: '#' } }, additionalProperties: false },
    { a: { a: {} } },
    [],
  ],
  [
    'two that refer to each other',
    {
      $ref: '#/$defs/x',
      $defs: {
        x: { properties: { y: { $ref: '#/$defs/y' } } },
        y: { type: 'array', items: { $ref: '#/$defs/x' } },
      },
    },
    { y: [{ y: 5 }] },
    ['value-type'],
  ],
  [
    '$recursiveRef',
    {
      $schema: D19,
      $recursiveAnchor: true,
      properties: { a: { $recursiveRef: '#' } },
      additionalProperties: false,
    },
    { a: { b: 1 } },
    ['value-unknown-key'],
  ],
  [
    '$dynamicRef to the root',
    { $dynamicAnchor: 'n', properties: { a: { $dynamicRef: '#n' } }, additionalProperties: false },
    { a: { b: 1 } },
    ['value-unknown-key'],
  ],
  // Anchors.
  [
    '$anchor',
    { $defs: { q: { $anchor: 'q', ...STRING } }, properties: { a: { $ref: '#q' } } },
    { a: 5 },
    ['value-type'],
  ],
  [
    '$anchor of the root',
    { $anchor: 'q', properties: { a: { $ref: '#q' } }, additionalProperties: false },
    { a: { b: 1 } },
    ['value-unknown-key'],
  ],
  [
    '$dynamicAnchor by $ref',
    { $defs: { q: { $dynamicAnchor: 'q', ...STRING } }, properties: { a: { $ref: '#q' } } },
    { a: 5 },
    ['value-type'],
  ],
  [
    '$dynamicAnchor by $dynamicRef, before it is met',
    { $defs: { q: { $dynamicAnchor: 'q', ...STRING } }, properties: { a: { $dynamicRef: '#q' } } },
    { a: 5 },
    ['value-type'],
  ],
  [
    '$anchor by $dynamicRef',
    { $defs: { q: { $anchor: 'q', ...STRING } }, properties: { a: { $dynamicRef: '#q' } } },
    { a: 5 },
    ['value-type'],
  ],
  [
    'a fragment as $id in 07',
    { $schema: D07, definitions: { q: { $id: '#q', ...STRING } }, properties: { a: { $ref: '#q' } } },
    { a: 5 },
    ['value-type'],
  ],
  // Addresses.
  [
    'escapes in a pointer',
    { properties: { a: { $ref: '#/$defs/x~1y~0z%25' } }, $defs: { 'x/y~z%': STRING } },
    { a: 5 },
    ['value-type'],
  ],
  [
    'its own address',
    {
      $id: 'https://x.test/z',
      properties: { a: { $ref: 'https://x.test/z#/$defs/q' } },
      $defs: { q: STRING },
    },
    { a: 5 },
    ['value-type'],
  ],
  [
    'a part by its address',
    {
      $id: 'https://x.test/z',
      properties: { a: { $ref: 'part' } },
      $defs: { q: { $id: 'https://x.test/part', ...STRING } },
    },
    { a: 5 },
    ['value-type'],
  ],
  [
    'a pointer within a part of its own address',
    { properties: { a: { $id: 'x', $defs: { q: STRING }, properties: { b: { $ref: '#/$defs/q' } } } } },
    { a: { b: 5 } },
    ['value-type'],
  ],
  [
    'a part that no keyword holds',
    {
      properties: { a: { $ref: '#/components/schemas/X' } },
      components: { schemas: { X: { type: 'STRING' } } },
    },
    { a: 5 },
    ['value-type'],
  ],
  [
    'the id of draft 04',
    {
      $schema: D04,
      id: 'http://x.test/z',
      properties: { a: { $ref: 'part' } },
      definitions: { q: { id: 'part', ...STRING } },
    },
    { a: 5 },
    ['value-type'],
  ],
  [
    'an id without draft 04 means nothing',
    { id: 'x', properties: { a: { id: 'x', ...STRING } } },
    { a: 5 },
    ['value-type'],
  ],
  [
    '$id of every property, as old generators write them',
    { $schema: D07, properties: { a: { $id: '#/properties/a', ...STRING }, b: { $id: '#/properties/b' } } },
    { a: 5 },
    ['value-type'],
  ],
  [
    'parameters called $id, $ref, $schema',
    { properties: { $id: STRING, $ref: STRING, $schema: STRING } },
    { $id: 5, $ref: 5, $schema: 5 },
    ['value-type', 'value-type', 'value-type'],
  ],
  [
    'an $id in a listed value',
    { properties: { a: { enum: [{ $id: 'x' }] }, b: { const: { $id: 'x' } } } },
    { a: { $id: 'x' } },
    [],
  ],
  [
    'an $id in examples',
    { properties: { a: { example: { $id: 'x' } }, b: { example: { $id: 'x' } } } },
    {},
    [],
  ],
  [
    'a $ref in a listed value',
    { properties: { a: { enum: [{ $ref: '#/nowhere' }] } } },
    { a: { $ref: '#/nowhere' } },
    [],
  ],
  ['one $id twice', { $defs: { a: { $id: 'x' }, b: { $id: 'x' } } }, {}, ['schema-invalid']],
  // Nowhere.
  ['a dangling pointer', { properties: { a: { $ref: '#/$defs/q' } } }, {}, ['schema-dangling-ref']],
  ['a dangling anchor', { properties: { a: { $ref: '#q' } } }, {}, ['schema-dangling-ref']],
  ['a dangling $dynamicRef', { $dynamicRef: '#q' }, {}, ['schema-dangling-ref']],
  ['another file', { properties: { a: { $ref: 'other.json' } } }, {}, ['schema-dangling-ref']],
  ['another site', { properties: { a: { $ref: 'https://evil.test/x.json' } } }, {}, ['schema-dangling-ref']],
  ['another draft', { properties: { a: { $ref: D07 } } }, {}, ['schema-dangling-ref']],
  ['a pointer that is badly escaped', { properties: { a: { $ref: '#/$defs/%ZZ' } } }, {}, ['schema-invalid']],
  [
    'a pointer to a list',
    { properties: { a: { $ref: '#/required' } }, required: ['a'] },
    {},
    ['schema-dangling-ref'],
  ],
  [
    'nothing but what objects inherit',
    { properties: { a: { $ref: 'constructor' } } },
    { a: 5 },
    ['schema-dangling-ref'],
  ],
  [
    'the same by a pointer',
    { properties: { a: { $ref: '#/$defs/toString' } }, $defs: {} },
    { a: 5 },
    ['schema-dangling-ref'],
  ],
  [
    'the same, but declared',
    { properties: { a: { $ref: '#/$defs/toString' } }, $defs: { toString: STRING } },
    { a: 5 },
    ['value-type'],
  ],
  [
    'a property called __proto__',
    '{"properties":{"__proto__":{"type":"string"},"a":{"$ref":"#/properties/__proto__"}}}',
    { a: 5 },
    ['value-type'],
  ],
  // Without end.
  ['the root is the root', { $ref: '#' }, {}, ['schema-endless-ref']],
  [
    'in a ring',
    {
      properties: { a: { $ref: '#/$defs/x' } },
      $defs: { x: { allOf: [{ $ref: '#/$defs/y' }] }, y: { anyOf: [{ $ref: '#/$defs/x' }] } },
    },
    {},
    ['schema-endless-ref'],
  ],
  [
    'beside a $ref in 07, where it does not count',
    { $schema: D07, $ref: '#/definitions/x', allOf: [{ $ref: '#' }], definitions: { x: {} } },
    {},
    [],
  ],
];

describe('references', () => {
  it.each(ROWS)('%s', (_, schema, args, expected) => {
    expect(codes(schema, args)).toEqual(expected);
  });

  it('names the reference and its place', () => {
    expect(validate({ properties: { a: { $ref: '#/$defs/q' } } }, '{}')).toMatchObject([
      {
        severity: 'error',
        pointer: '/properties/a/$ref',
        message: '`$ref` is `#/$defs/q`, where the schema holds no schema. No call is checked against it.',
      },
    ]);
  });
});

describe('nothing is fetched', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('refuses a $ref that leads out of the schema', () => {
    const fetch = vi.fn();
    for (const name of ['fetch', 'XMLHttpRequest', 'WebSocket']) vi.stubGlobal(name, fetch);
    for (const ref of [
      'http://127.0.0.1/x',
      'https://evil.test/x#/y',
      'file:///etc/passwd',
      '//evil.test/x',
    ]) {
      expect(codes({ $id: 'https://evil.test/', properties: { a: { $ref: ref } } }, '{"a":1}')).toEqual([
        'schema-dangling-ref',
      ]);
    }
    expect(fetch).not.toHaveBeenCalled();
  });
});

describe('depth', () => {
  it('tells of a schema that is nested too deeply', () => {
    const schema = nested(5_000, '{"properties":{"a":', '{}', '}}');
    expect(codes(schema, '{}')).toEqual(['schema-too-deep']);
    expect(codes(nested(200_000, '{"not":', '{}', '}'), '{}')).toEqual(['schema-too-deep']);
  });

  it('tells of arguments that are nested too deeply for a recursive schema', () => {
    const schema = { properties: { a: { $ref: '#' } } };
    expect(validate(schema, nested(100_000, '{"a":', '{}', '}'))).toMatchObject([
      { code: 'value-not-checked', severity: 'warning' },
    ]);
    expect(codes(schema, nested(100, '{"a":', '{}', '}'))).toEqual([]);
  });

  it('takes arguments of any depth where the schema does not look into them', () => {
    expect(codes({ properties: { a: true } }, nested(200_000, '{"a":', '{}', '}'))).toEqual([]);
    expect(codes({ properties: { b: STRING } }, nested(200_000, '{"a":[', '', ']}'))).toEqual([]);
  });
});
