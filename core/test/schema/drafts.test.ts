import { describe, expect, it } from 'vitest';
import { codes } from './look.ts';

const D04 = 'http://json-schema.org/draft-04/schema#';
const D06 = 'http://json-schema.org/draft-06/schema#';
const D07 = 'http://json-schema.org/draft-07/schema#';
const D19 = 'https://json-schema.org/draft/2019-09/schema';
const D20 = 'https://json-schema.org/draft/2020-12/schema';
const ALL = { '04': D04, '06': D06, '07': D07, '2019-09': D19, '2020-12': D20 } as const;
type Name = keyof typeof ALL;
const NAMES: readonly Name[] = ['04', '06', '07', '2019-09', '2020-12'];

/** Keyword, schema of `a`, a value that breaks it, and the drafts that know the keyword. */
const KEYWORDS: readonly (readonly [string, object, unknown, readonly Name[]])[] = [
  ['type', { type: 'string' }, 5, NAMES],
  ['enum', { enum: ['x'] }, 'y', NAMES],
  ['format', { format: 'email' }, 'nobody', NAMES],
  ['format, unknown to all', { type: 'string', format: 'money' }, 'x', []],
  ['pattern', { pattern: '^x' }, 'y', NAMES],
  ['oneOf', { oneOf: [{ type: 'string' }, { type: 'null' }] }, 5, NAMES],
  ['dependencies', { dependencies: { b: ['c'] } }, { b: 1 }, NAMES],
  ['additionalProperties', { additionalProperties: false }, { b: 1 }, NAMES],
  ['const', { const: 'x' }, 'y', ['06', '07', '2019-09', '2020-12']],
  ['contains', { contains: { type: 'string' } }, [5], ['06', '07', '2019-09', '2020-12']],
  ['propertyNames', { propertyNames: { maxLength: 1 } }, { bb: 1 }, ['06', '07', '2019-09', '2020-12']],
  // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
  ['if', { if: { type: 'string' }, then: { minLength: 2 } }, 'x', ['07', '2019-09', '2020-12']],
  ['dependentRequired', { dependentRequired: { b: ['c'] } }, { b: 1 }, ['2019-09', '2020-12']],
  ['minContains', { contains: { type: 'string' }, minContains: 2 }, ['x'], ['2019-09', '2020-12']],
  ['unevaluatedProperties', { unevaluatedProperties: false }, { b: 1 }, ['2019-09', '2020-12']],
  ['items as a list', { items: [{ type: 'string' }] }, [5], ['04', '06', '07', '2019-09']],
  ['prefixItems', { prefixItems: [{ type: 'string' }] }, [5], ['2020-12']],
];

describe('each draft knows its own keywords', () => {
  const rows = KEYWORDS.flatMap(([keyword, schema, value, known]) =>
    NAMES.filter((draft) => keyword !== 'items as a list' || draft !== '2020-12').map((draft) => ({
      keyword,
      draft,
      schema,
      value,
      isKnown: known.includes(draft),
    })),
  );
  it.each(rows)('$draft $keyword: $isKnown', ({ draft, schema, value, isKnown }) => {
    const found = codes({ $schema: ALL[draft], properties: { a: schema } }, { a: value });
    expect(found.filter((code) => code.startsWith('schema-'))).toEqual([]);
    expect(found.length).toBe(isKnown ? 1 : 0);
  });
});

/** Name, schema, arguments, codes. */
const ROWS: readonly (readonly [string, object, unknown, readonly string[]])[] = [
  [
    'no draft named is 2020-12',
    { properties: { a: { prefixItems: [{ type: 'string' }] } } },
    { a: [5] },
    ['value-type'],
  ],
  [
    'no draft named, items as a list: read as 2019-09, with a hint',
    { properties: { a: { items: [{ type: 'string' }] } } },
    { a: [5] },
    ['schema-array-items', 'value-type'],
  ],
  [
    'the same, valid: the hint alone',
    { properties: { a: { items: [{ type: 'string' }], additionalItems: false } } },
    { a: ['x'] },
    ['schema-array-items'],
  ],
  ['a parameter called items', { properties: { items: { enum: [['x']] } } }, { items: ['x'] }, []],
  ['items as a list, in a default only', { properties: { a: { default: { items: [{}] } } } }, {}, []],
  [
    'items as a list in 2020-12 by name',
    { $schema: D20, properties: { a: { items: [{}] } } },
    {},
    ['schema-invalid'],
  ],
  [
    'https and no fragment make no difference',
    { $schema: 'https://json-schema.org/draft-07/schema', type: 'object' },
    {},
    [],
  ],
  [
    'http and a fragment make no difference',
    { $schema: 'http://json-schema.org/draft/2020-12/schema#' },
    {},
    [],
  ],
  ['the newest, whatever it is', { $schema: 'http://json-schema.org/schema#' }, {}, []],
  ['draft 03', { $schema: 'http://json-schema.org/draft-03/schema#' }, {}, ['schema-unknown-draft']],
  ['another address', { $schema: 'https://example.com/mine' }, {}, ['schema-unknown-draft']],
  ['an address like a draft', { $schema: `${D07}x` }, {}, ['schema-unknown-draft']],
  ['$schema that is no text', { $schema: 7 }, {}, ['schema-invalid']],
  [
    'exclusiveMinimum of draft 04',
    { $schema: D04, properties: { a: { minimum: 5, exclusiveMinimum: true } } },
    { a: 5 },
    ['value-limit'],
  ],
  [
    'exclusiveMinimum of draft 04 in 07',
    { $schema: D07, properties: { a: { minimum: 5, exclusiveMinimum: true } } },
    {},
    ['schema-invalid'],
  ],
  [
    'required of draft 03 in 04',
    { $schema: D04, properties: { a: { required: true } } },
    {},
    ['schema-invalid'],
  ],
  ...NAMES.map((draft): readonly [string, object, unknown, readonly string[]] => [
    `the draft's own schema, ${draft}`,
    { $schema: ALL[draft], properties: { a: { $ref: ALL[draft] } } },
    { a: { type: 5 } },
    ['value-enum'],
  ]),
  ['1.0 is an integer', { properties: { a: { type: 'integer' } } }, '{"a":1.0}', []],
  ['1e400 is a number', { properties: { a: { type: 'number' } } }, '{"a":1e400}', []],
  ['minLength counts characters', { properties: { a: { maxLength: 1 } } }, { a: '😀' }, []],
  [
    'limits ignore other types',
    { properties: { a: { minimum: 5, minLength: 5, minItems: 5 } } },
    { a: null },
    [],
  ],
  [
    'uniqueItems looks inside',
    { properties: { a: { uniqueItems: true } } },
    '{"a":[{"x":1,"y":2},{"y":2,"x":1}]}',
    ['value-limit'],
  ],
  ['0 and false are two items', { properties: { a: { uniqueItems: true } } }, { a: [0, false] }, []],
];

describe('which draft a schema is', () => {
  it.each(ROWS)('%s', (_, schema, args, expected) => {
    expect(codes(schema, args)).toEqual(expected);
  });
});
