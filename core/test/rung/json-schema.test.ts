import { describe, expect, test } from 'vitest';
import { declaredOrder, grammarFromJsonSchema, SchemaError } from '../../src/index.ts';

function refusal(schema: string): SchemaError {
  try {
    grammarFromJsonSchema(schema);
  } catch (error) {
    if (error instanceof SchemaError) return error;
    throw error;
  }
  throw new Error(`loads: ${schema}`);
}

describe('a schema that cannot be loaded says why, and where', () => {
  test.each([
    ['', '', '', 'The schema is not JSON: expected a value.'],
    ['{"a":1 x', 'x', '', 'The schema is not JSON: expected a comma or }.'],
    ['[1]', '[1]', '', 'The schema must be an object, but is a list.'],
    [' true ', 'true', '', 'The schema must be an object, but is `true`.'],
    ['"x"', '"x"', '', 'The schema must be an object, but is a string.'],
    ['{"properties":[]}', '[]', '/properties', '`properties` must be an object, but is a list.'],
    ['{"properties":{"a":true}}', 'true', '/properties/a', 'Property `a` must be an object, but is `true`.'],
    [
      '{"properties":{"a":false}}',
      'false',
      '/properties/a',
      'Property `a` must be an object, but is `false`.',
    ],
    ['{"properties":{"a":"s"}}', '"s"', '/properties/a', 'Property `a` must be an object, but is a string.'],
    [
      '{"properties":{"a":{"type":["b"]}}}',
      '["b"]',
      '/properties/a/type',
      'The type of `a` must be one name, but is a list.',
    ],
    [
      '{"properties":{"~/":{"type":5}}}',
      '5',
      '/properties/~0~1/type',
      'The type of `~/` must be one name, but is a number.',
    ],
    [
      '{"properties":{"":{"type":false}}}',
      'false',
      '/properties//type',
      'The type of `""` must be one name, but is `false`.',
    ],
    ['{"required":"a"}', '"a"', '/required', '`required` must be a list of names, but is a string.'],
    ['{"required":{"a":1}}', '{"a":1}', '/required', '`required` must be a list of names, but is an object.'],
    ['{"required":["a",1]}', '1', '/required/1', '`required` must list names only, but is a number.'],
  ])('%s', (schema, place, pointer, message) => {
    const error = refusal(schema);
    expect(schema.slice(error.offset, error.offset + error.length)).toBe(place);
    expect(error).toMatchObject({ name: 'SchemaError', pointer, message, length: place.length });
  });
});

describe('a schema that can be loaded', () => {
  test.each([
    ['null', null],
    ['{}', null],
    ['{"properties":null,"required":["a"]}', null],
    ['{"properties":{}}', null],
    ['{"properties":{"a":null},"required":null}', ['a::optional']],
    ['{"properties":{"a":{"type":null}}}', ['a::optional']],
    ['{"properties":{"a":{"type":"Str\\u0041"}},"required":["a","a","b"]}', ['a:StrA:required']],
    // Keywords are told apart by case; of a repeated one the last counts.
    ['{"Properties":{"a":{}},"properties":{"b":{}}}', ['b::optional']],
    ['{"properties":[],"properties":{"a":{}},"required":5,"required":["a"]}', ['a::required']],
    ['{"properties":{"a":true,"b":{},"a":{"type":1,"type":"x"}}}', ['a:x:optional', 'b::optional']],
    ['{"properties":{"":{}},"required":[null]}', ['::required']],
    // By bytes: capitals before small letters, U+FF5E before an emoji, lone surrogates between.
    [
      '{"properties":{"b":{},"\u{1f600}":{},"\uff5e":{},"10":{},"9":{},"\\ud800":{},"B":{},"aa":{},"a":{}}}',
      ['10', '9', 'B', 'a', 'aa', 'b', '\ud800', '\uff5e', '\u{1f600}'].map((name) => `${name}::optional`),
    ],
  ])('%s', (schema, expected) => {
    const { params } = grammarFromJsonSchema(schema);
    const shown = params?.map(
      ({ name, type, required }) => `${name}:${type}:${required ? 'required' : 'optional'}`,
    );
    expect(shown ?? null).toEqual(expected);
  });
});

test('the declared order is that of the text', () => {
  expect(declaredOrder('{"properties":{"z":{},"10":{},"9":{},"a":{},"z":{}},"required":["a"]}')).toEqual([
    '10',
    '9',
    'a',
    'z',
  ]);
  expect(declaredOrder('null')).toEqual([]);
  expect(() => declaredOrder('[]')).toThrow(SchemaError);
});
