/** The keywords of JSON Schema that tools use, each in a sentence, and what may stand behind them. */

export interface Keyword {
  readonly text: string;
  /** JSON that is written behind it; `|` is where one goes on. */
  readonly value: string;
}

/** The rung reads these and nothing else. */
const READ = 'Read by the rung.';

export const KEYWORDS: Readonly<Record<string, Keyword>> = {
  type: { text: `The JSON type of the value. ${READ}`, value: '"|"' },
  properties: { text: `The parameters, by name, in their order. ${READ}`, value: '{|}' },
  required: { text: `The names that must be given. ${READ}`, value: '[|]' },
  description: { text: 'What it is, for people and models.', value: '"|"' },
  enum: { text: 'The only values that are accepted.', value: '[|]' },
  const: { text: 'The only value that is accepted.', value: '|' },
  default: { text: 'The value that is assumed where none is given.', value: '|' },
  examples: { text: 'Values as they may come.', value: '[|]' },
  items: { text: 'What each item of a list is.', value: '{|}' },
  prefixItems: { text: 'What the first items of a list are, one by one.', value: '[|]' },
  minItems: { text: 'The least number of items.', value: '|' },
  maxItems: { text: 'The greatest number of items.', value: '|' },
  uniqueItems: { text: 'Whether no item may come twice.', value: 'true|' },
  contains: { text: 'What at least one item of a list is.', value: '{|}' },
  additionalProperties: { text: 'Whether other keys are welcome, or what they hold.', value: 'false|' },
  patternProperties: { text: 'What keys hold that match a regular expression.', value: '{|}' },
  propertyNames: { text: 'What every key must be.', value: '{|}' },
  minProperties: { text: 'The least number of keys.', value: '|' },
  maxProperties: { text: 'The greatest number of keys.', value: '|' },
  dependentRequired: { text: 'Keys that must be given once another one is.', value: '{|}' },
  minimum: { text: 'The least number that is accepted.', value: '|' },
  maximum: { text: 'The greatest number that is accepted.', value: '|' },
  exclusiveMinimum: { text: 'A number that must be exceeded.', value: '|' },
  exclusiveMaximum: { text: 'A number that must not be reached.', value: '|' },
  multipleOf: { text: 'The number is a multiple of this one.', value: '|' },
  minLength: { text: 'The least number of characters.', value: '|' },
  maxLength: { text: 'The greatest number of characters.', value: '|' },
  pattern: { text: 'A regular expression that the text must match.', value: '"|"' },
  format: { text: 'What kind of text it is, such as a date.', value: '"|"' },
  anyOf: { text: 'At least one of these schemas must hold.', value: '[|]' },
  oneOf: { text: 'Exactly one of these schemas must hold.', value: '[|]' },
  allOf: { text: 'All of these schemas must hold.', value: '[|]' },
  not: { text: 'This schema must not hold.', value: '{|}' },
  if: { text: 'The schema that decides between `then` and `else`.', value: '{|}' },
  // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
  then: { text: 'Must hold where `if` does.', value: '{|}' },
  else: { text: 'Must hold where `if` does not.', value: '{|}' },
  $ref: { text: 'Another schema, such as one under `$defs`.', value: '"#/$defs/|"' },
  $defs: { text: 'Schemas that `$ref` may point to.', value: '{|}' },
  $schema: { text: 'The draft of JSON Schema in which this is written.', value: '"|"' },
  title: { text: 'A short name.', value: '"|"' },
  nullable: { text: 'Whether `null` is accepted too (OpenAPI).', value: 'true|' },
  deprecated: { text: 'Whether it should no longer be used.', value: 'true|' },
};

/** The texts that may stand behind a keyword. */
export const KEYWORD_VALUES: Readonly<Record<string, readonly string[]>> = {
  type: ['string', 'number', 'integer', 'boolean', 'array', 'object', 'null'],
  format: [
    'date-time',
    'date',
    'time',
    'duration',
    'email',
    'hostname',
    'ipv4',
    'ipv6',
    'uri',
    'uri-reference',
    'uuid',
    'json-pointer',
    'regex',
  ],
  $schema: [
    'https://json-schema.org/draft/2020-12/schema',
    'https://json-schema.org/draft/2019-09/schema',
    'http://json-schema.org/draft-07/schema#',
  ],
};

const HOLDS_SCHEMA = new Set([
  'items',
  'additionalProperties',
  'contains',
  'propertyNames',
  'not',
  'if',
  'then',
  'else',
  'unevaluatedProperties',
  'unevaluatedItems',
  'additionalItems',
]);
const HOLDS_BY_NAME = new Set([
  'properties',
  'patternProperties',
  '$defs',
  'definitions',
  'dependentSchemas',
]);
const HOLDS_LIST = new Set(['anyOf', 'oneOf', 'allOf', 'prefixItems', 'items']);

/** What stands at the end of a way from the root of a schema: a schema, schemas by name or in a list, or other JSON. */
export function whatIsAt(
  steps: readonly (string | number | undefined)[],
): 'schema' | 'named' | 'listed' | 'other' {
  let at: 'schema' | 'named' | 'listed' | 'other' = 'schema';
  for (const [index, step] of steps.entries()) {
    if (at === 'named' || at === 'listed') at = 'schema';
    else if (at === 'other' || typeof step !== 'string') return 'other';
    else if (HOLDS_BY_NAME.has(step)) at = 'named';
    else if (HOLDS_LIST.has(step) && (step !== 'items' || typeof steps[index + 1] === 'number'))
      at = 'listed';
    else at = HOLDS_SCHEMA.has(step) ? 'schema' : 'other';
  }
  return at;
}
