import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { validateCall } from '../../src/schema/index.ts';
import { apply } from './look.ts';

const NAMES = ['a', 'b', 'user_id', 'userId', '__proto__', 'x/y'];
const name = fc.constantFrom(...NAMES);

const scalar = fc.constantFrom<unknown>(
  null,
  true,
  0,
  1,
  2.5,
  '',
  'x',
  'High',
  'high',
  '5',
  '"x"',
  '[1]',
  '{"a":1}',
);

const { value } = fc.letrec<{ value: unknown; list: unknown[]; object: object }>((tie) => ({
  value: fc.oneof({ depthSize: 'small' }, scalar, tie('list'), tie('object')),
  list: fc.array(tie('value'), { maxLength: 3 }),
  object: fc.dictionary(name, tie('value'), { maxKeys: 3 }),
}));

const types = ['string', 'number', 'integer', 'boolean', 'object', 'array', 'null'];

const { schema } = fc.letrec<{ schema: object; map: object; list: object[] }>((tie) => ({
  schema: fc.oneof(
    { depthSize: 'small' },
    fc.record({
      type: fc.oneof(
        fc.constantFrom(...types),
        fc.uniqueArray(fc.constantFrom(...types), { minLength: 1, maxLength: 3 }),
      ),
    }),
    fc.record({
      enum: fc.uniqueArray(scalar, { minLength: 1, maxLength: 3, selector: (item) => JSON.stringify(item) }),
    }),
    fc.record({ const: scalar }),
    fc.record({ minimum: fc.constantFrom(1, 3) }),
    fc.record({ maxLength: fc.constant(1), maxItems: fc.constant(1) }),
    fc.record({ $ref: fc.constantFrom('#/$defs/one', '#/$defs/two') }),
    fc.record({ type: fc.constant('array'), items: tie('schema') }),
    fc.record({ anyOf: tie('list') }),
    fc.record({ oneOf: tie('list') }),
    fc.record({ allOf: tie('list') }),
    fc.record({ contains: tie('schema') }),
    fc.record({ not: tie('schema') }),
    fc.record({ propertyNames: tie('schema') }),
    fc.record({ properties: tie('map'), unevaluatedProperties: fc.constant(false) }),
    fc.record(
      {
        type: fc.constant('object'),
        properties: tie('map'),
        required: fc.uniqueArray(name, { maxLength: 2 }),
        additionalProperties: fc.oneof(fc.boolean(), tie('schema')),
      },
      { requiredKeys: ['properties'] },
    ),
  ),
  map: fc.dictionary(name, tie('schema'), { maxKeys: 3 }),
  list: fc.array(tie('schema'), { minLength: 1, maxLength: 3 }),
}));

const root = fc.record({
  type: fc.constant('object'),
  properties: fc.dictionary(name, schema, { minKeys: 1, maxKeys: 4 }),
  required: fc.uniqueArray(name, { maxLength: 2 }),
  additionalProperties: fc.boolean(),
  $defs: fc.record({
    one: fc.record({
      type: fc.constantFrom('string', 'array'),
      minLength: fc.constant(2),
      items: fc.constant({ $ref: '#/$defs/two' }),
    }),
    two: fc.record({ properties: fc.constant({ a: { $ref: '#/$defs/two' }, b: { $ref: '#/$defs/one' } }) }),
  }),
});

const call = fc.dictionary(name, value, { maxKeys: 4 });
const SEED = { seed: 20261201, numRuns: 700 };

describe('for any schema and call', () => {
  it('finds something exactly where a plain validator does', () => {
    fc.assert(
      fc.property(root, call, (schemaValue, args) => {
        // ajv passes over a property called __proto__, which is read as one here.
        const text = JSON.stringify(schemaValue);
        fc.pre(!text.includes('__proto__'));
        const plain = new Ajv2020({
          strict: false,
          logger: false,
          ownProperties: true,
          validateSchema: false,
        });
        addFormats(plain);
        const isValid = plain.compile(JSON.parse(text))(args);
        expect(validateCall(text, JSON.stringify(args)).length === 0).toBe(isValid);
      }),
      SEED,
    );
  });

  it('offers fixes that remove their finding and leave fewer', () => {
    let fixes = 0;
    fc.assert(
      fc.property(root, call, fc.boolean(), (schemaValue, args, spaced) => {
        const text = JSON.stringify(schemaValue);
        const before = JSON.stringify(args, null, spaced ? 1 : 0);
        const findings = validateCall(text, before);
        for (const { fix, code, pointer } of findings) {
          if (fix === undefined) continue;
          fixes += 1;
          const after = validateCall(text, apply(before, fix.edits));
          expect(after.filter((left) => left.code === code && left.pointer === pointer)).toEqual([]);
          expect(after.length).toBeLessThan(findings.length);
        }
      }),
      SEED,
    );
    expect(fixes).toBeGreaterThan(100);
  });

  it('marks a place inside the text that it judged', () => {
    fc.assert(
      fc.property(root, call, (schemaValue, args) => {
        const before = JSON.stringify(args, null, 1);
        for (const { range } of validateCall(JSON.stringify(schemaValue), before)) {
          expect(range?.in).toBe('calls');
          const end = (range?.offset ?? -1) + (range?.length ?? -1);
          expect(end).toBeLessThanOrEqual(before.length);
          expect(range?.length).toBeGreaterThan(0);
        }
      }),
      { ...SEED, numRuns: 200 },
    );
  });
});

describe('for any text', () => {
  const piece = fc.constantFrom(
    '{',
    '}',
    '[',
    ']',
    '"',
    ':',
    ',',
    '"type"',
    '"object"',
    '"$ref"',
    '"#"',
    '"properties"',
    'null',
    '5',
    ' ',
    '"a"',
    '\\',
    '\u0000',
  );
  const garbage = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.json(),
    fc.array(piece).map((pieces) => pieces.join('')),
  );

  it('never throws, and never lets a broken schema pass', () => {
    fc.assert(
      fc.property(garbage, garbage, (schemaText, args) => {
        const findings = validateCall(schemaText, args);
        const about = findings.filter(
          ({ code, severity }) => code.startsWith('schema-') && severity === 'error',
        );
        if (about.length > 0) expect(findings).toHaveLength(1);
        else expect(() => JSON.parse(schemaText)).not.toThrow();
      }),
      SEED,
    );
  });
});
