import type { SchemaCode } from '../finding.ts';
import { call, type Entry, NUMBER, scenario, schema, TEXT, WEATHER, WHOLE } from './entry.ts';

/** One tool `t` with this schema, and a call of it: schemas are looked at when they are needed. */
function example(inputSchema: unknown, args = '{}') {
  return scenario({ t: inputSchema }, [call('t', args)]);
}

/** Deep enough for any stack. */
const DEEP = 20_000;

/** What JSON Schema says: of a schema (`schema-…`), and of the values of a call (`value-…`). */
export const SCHEMAS: Readonly<Record<SchemaCode, Entry>> = {
  'schema-not-json': {
    title: 'The schema is not JSON',
    text: 'The schema came as a text of its own, and that text is not JSON. No call is checked against it.',
    example: scenario('{"tool": "t", "schema": "{type: object}"}', [call('t', '{}')]),
  },
  'schema-not-object': {
    title: 'The schema is not an object',
    text: 'A schema of arguments is a JSON object that describes an object. `null`, `false`, or a root whose `type` leaves objects out would refuse every call there is, which cannot be meant. Calls are not checked against it.',
    example: scenario('[{"name": "t", "inputSchema": null}]', [call('t', '{}')]),
  },
  'schema-unknown-draft': {
    title: 'An unknown draft',
    text: '`$schema` names a version of JSON Schema that is not understood here. Drafts 04, 06, 07, 2019-09 and 2020-12 are; a schema that names none is read as 2020-12.',
    example: example({ $schema: 'https://example.com/my-schema', type: 'object' }),
  },
  'schema-unknown-type': {
    title: 'An unknown type',
    text: 'JSON Schema has seven types: `string`, `number`, `integer`, `boolean`, `object`, `array` and `null`. This schema uses another name, such as `float` or `dict`, so it does not compile and no call is checked against it.',
    example: example(schema({ price: { type: 'float' } }), '{"price": 1}'),
  },
  'schema-bad-pattern': {
    title: 'A pattern that is no regular expression',
    text: 'A `pattern` or a name in `patternProperties` is not a regular expression, neither with the `u` flag nor without it. No call is checked against the schema.',
    example: example(schema({ id: { type: 'string', pattern: '[a-z' } }), '{"id": "x"}'),
  },
  'schema-dangling-ref': {
    title: 'A reference that leads nowhere',
    text: 'A `$ref` points to a part of the schema that is not there, or out of the schema. Nothing is ever fetched, so a reference to another address cannot be followed. No call is checked against the schema.',
    example: example(schema({ filter: { $ref: '#/$defs/Filter' } }), '{"filter": {}}'),
  },
  'schema-endless-ref': {
    title: 'References that go round',
    text: 'A chain of references comes back to where it started without ever saying anything, so checking a value would never end. No call is checked against the schema. A schema may well refer to itself from further in, as a tree does.',
    example: example(schema({ node: { $ref: '#/properties/node' } }), '{"node": 1}'),
  },
  'schema-invalid': {
    title: 'Not a valid schema',
    text: 'The schema breaks a rule of its own draft, as a negative length or a `required` that is no list does. No call is checked against it.',
    example: example(schema({ id: { type: 'string', minLength: -1 } }), '{"id": "x"}'),
  },
  'schema-too-deep': {
    title: 'A schema too deep or too large',
    text: 'The schema is nested so deeply that the validator would run out of stack, or so large that compiling it takes longer than 2 seconds and is ended. No call is checked against it; the rung itself has no such limit.',
    example: scenario(`{"t": {"type": "object", "not": ${'{"not":'.repeat(DEEP)}{}${'}'.repeat(DEEP)}}}`, [
      call('t', '{}'),
    ]),
  },
  'schema-array-items': {
    title: 'A list of item schemas',
    text: 'The schema writes `items` as a list, which draft 2020-12 replaced by `prefixItems`, and names no draft. It is read as 2019-09, where that is valid. Name the draft, or write `prefixItems`.',
    example: example(schema({ range: { type: 'array', items: [WHOLE, WHOLE] } }), '{"range": [1, 2]}'),
  },
  'value-not-checked': {
    title: 'Values not checked',
    text: 'The arguments are nested too deeply for the validator, or are no JSON, or the check took longer than 2 seconds and was ended, as it does where a regular expression of the schema runs away. So it is not known whether they fit the schema. That is no sign that they do.',
    example: scenario(
      {
        t: schema(
          { tree: { $ref: '#/$defs/tree' } },
          { $defs: { tree: { items: { $ref: '#/$defs/tree' } } } },
        ),
      },
      [call('t', `{"tree": ${'['.repeat(DEEP)}${']'.repeat(DEEP)}}`)],
    ),
  },
  'value-missing': {
    title: 'A value is missing',
    text: 'The schema requires a value that is not there: further in, where no grammar looks, or because of another value. What the rung itself misses is part of the verdict and not repeated.',
    example: example(schema({ range: schema({ from: WHOLE, to: WHOLE }) }), '{"range": {"from": 1}}'),
  },
  'value-unknown-key': {
    title: 'A key that is not accepted',
    text: 'The schema closes an object to further keys, and this one is not declared. The nearest name is given when one is surely meant.',
    example: example(
      schema({ filter: schema({ 'status?': TEXT }, { additionalProperties: false }) }),
      '{"filter": {"sattus": "open"}}',
    ),
  },
  'value-type': {
    title: 'A value of the wrong type',
    text: 'The value has a JSON type that its parameter does not take. A number in quotes is a text; `1.0` is a whole number, `1.5` is not.',
    example: scenario(WEATHER, [call('get_weather', '{"city": "Oslo", "days": "3"}')]),
  },
  'value-enum': {
    title: 'Not one of the accepted values',
    text: 'The parameter takes one of a few values, spelled exactly so. A value that differs only in case or in separators is recognised and offered as a fix, never changed silently.',
    example: example(
      schema({ priority: { type: 'string', enum: ['low', 'normal', 'high'] } }),
      '{"priority": "High"}',
    ),
  },
  'value-limit': {
    title: 'Out of bounds',
    text: 'A number is too small or too large, a text too short or too long, a list has too few or too many items, or the same item twice.',
    example: example(schema({ percent: { ...NUMBER, maximum: 100 } }), '{"percent": 250}'),
  },
  'value-pattern': {
    title: 'A text that does not match',
    text: 'The text does not match the regular expression that the schema gives for it. Remember that such a pattern matches anywhere unless it begins with `^` and ends in `$`.',
    example: example(schema({ order: { type: 'string', pattern: '^#W\\d+$' } }), '{"order": "W1234"}'),
  },
  'value-format': {
    title: 'Not in the format',
    text: 'The text is not in the format that the schema names, such as a date, a time or an address of the web. Formats that are not known are not checked.',
    example: example(schema({ day: { type: 'string', format: 'date' } }), '{"day": "31 May"}'),
  },
  'value-union': {
    title: 'Fits none of the forms',
    text: 'The schema offers several forms (`anyOf`, `oneOf`), and the value fits none of them, or more than the one that it may fit. All that the forms object to would be noise; what the nearest of them objects to is said.',
    example: example(
      schema({
        target: {
          oneOf: [
            schema({ url: TEXT, 'depth?': WHOLE }),
            schema({ file: TEXT, line: WHOLE, 'column?': WHOLE }),
          ],
        },
      }),
      '{"target": {"file": "a.ts"}}',
    ),
  },
  'value-refused': {
    title: 'Ruled out',
    text: 'The schema rules this value out: by `not`, by a schema that is `false`, or by a rule that has no words of its own here.',
    example: example(schema({ name: { type: 'string', not: { const: 'root' } } }), '{"name": "root"}'),
  },
  'value-more': {
    title: 'And more',
    text: 'The schema objects to so many places that only the first fifty are told.',
    example: example(
      schema({ ids: { type: 'array', items: WHOLE } }),
      `{"ids": [${Array.from({ length: 60 }, (_, index) => `"${index}"`).join(', ')}]}`,
    ),
  },
};
