import { describe, expect, test } from 'vitest';
import { declaredOrder, grammarFromJsonSchema, Rung, SchemaError } from '../../src/index.ts';

/** `name:type` for each param, `*` behind the required ones; `null` when there are none, and whether the order is evident. */
function loaded(schema: string): { params: string[] | null; ordered: boolean } {
  const { params, ordered } = grammarFromJsonSchema(schema, 'sound');
  const shown = params?.map(({ name, type, required }) => `${name}:${type}${required ? '*' : ''}`) ?? null;
  return { params: shown, ordered: ordered !== false };
}

describe('loads under `sound`', () => {
  test.each<[title: string, schema: string, params: string[] | null]>([
    ['null', 'null', null],
    ['no properties', '{"type":"object"}', null],
    ['the declared order', '{"properties":{"b":{},"10":{},"a":{},"9":{}}}', ['b:', '10:', 'a:', '9:']],
    [
      'a property twice: the last counts, at its place',
      '{"properties":{"a":{"type":"x"},"b":{},"a":{"type":"y"}}}',
      ['b:', 'a:y'],
    ],
    [
      'unions',
      '{"properties":{"a":{"type":["string","null"]},"b":{"type":["Integer"]},"c":{"type":"string|null"}}}',
      ['a:string|null', 'b:Integer', 'c:string|null'],
    ],
    ['an empty union as no type', '{"properties":{"a":{"type":[]}}}', ['a:']],
    ['no type as no type', '{"properties":{"a":{"type":null},"b":null,"c":{}}}', ['a:', 'b:', 'c:']],
    ['`true` as no type', '{"properties":{"a":true},"required":["a"]}', ['a:*']],
    ['`false` as no param', '{"properties":{"a":false,"b":{}}}', ['b:']],
    ['`false` as a param where it is required', '{"properties":{"a":false},"required":["a"]}', ['a:*']],
    [
      'required names that are not declared, after the others, once',
      '{"properties":{"b":{"type":"x"}},"required":["z","b","a","z"]}',
      ['b:x*', 'z:*', 'a:*'],
    ],
    ['required names alone', '{"required":["b","a"]}', ['b:*', 'a:*']],
    ['`null` among the required names as the empty name', '{"required":[null]}', [':*']],
    [
      'odd names',
      '{"properties":{"__proto__":{"type":"s"},"constructor":{},"":{}},"required":["__proto__"]}',
      ['__proto__:s*', 'constructor:', ':'],
    ],
  ])('%s', (_, schema, params) => {
    expect(loaded(schema).params).toEqual(params);
  });
});

describe('follows local references to a type', () => {
  const type = (property: string, rest = '') =>
    loaded(`{"properties":{"a":${property}}${rest === '' ? '' : `,${rest}`}}`).params?.[0];

  test.each<[title: string, property: string, rest: string, type: string]>([
    ['into $defs', '{"$ref":"#/$defs/d"}', '"$defs":{"d":{"type":"number"}}', 'number'],
    ['into definitions', '{"$ref":"#/definitions/d"}', '"definitions":{"d":{"type":["a","b"]}}', 'a|b'],
    ['over two steps', '{"$ref":"#/$defs/d"}', '"$defs":{"d":{"$ref":"#/$defs/e"},"e":{"type":"x"}}', 'x'],
    ['into a list', '{"$ref":"#/allOf/1"}', '"allOf":[{},{"type":"x"}]', 'x'],
    ['not by an index that is written oddly', '{"$ref":"#/allOf/01"}', '"allOf":[{},{"type":"x"}]', ''],
    ['not to a length', '{"$ref":"#/allOf/length"}', '"allOf":[{"type":"x"}]', ''],
    ['to the root', '{"$ref":"#"}', '"type":"object"', 'object'],
    ['by ~ and %', '{"$ref":"#/$defs/a~1b~0c%20d"}', '"$defs":{"a/b~c d":{"type":"x"}}', 'x'],
    ['to the empty key', '{"$ref":"#/"}', '"":{"type":"x"}', 'x'],
    ['but an own type beats it', '{"type":"y","$ref":"#/$defs/d"}', '"$defs":{"d":{"type":"x"}}', 'y'],
    ['of a repeated key the last', '{"$ref":"#/d"}', '"d":{"type":"x"},"d":{"type":"y"}', 'y'],
    ['dangling', '{"$ref":"#/$defs/e"}', '"$defs":{"d":{"type":"x"}}', ''],
    ['dangling in a scalar', '{"$ref":"#/d/e"}', '"d":"e"', ''],
    ['to a scalar', '{"$ref":"#/d"}', '"d":"type"', ''],
    ['to a boolean schema', '{"$ref":"#/d"}', '"d":true', ''],
    ['in a ring', '{"$ref":"#/$defs/d"}', '"$defs":{"d":{"$ref":"#/$defs/e"},"e":{"$ref":"#/$defs/d"}}', ''],
    ['to itself', '{"$ref":"#/properties/a"}', '', ''],
    ['by a name', '{"$ref":"#d"}', '"d":{"type":"x"}', ''],
    ['by a name, and not to the root either', '{"$ref":"#d"}', '"type":"y","d":{"type":"x"}', ''],
    ['elsewhere, by a path', '{"$ref":"x/d"}', '"d":{"type":"x"}', ''],
    ['elsewhere', '{"$ref":"other.json#/d"}', '"d":{"type":"x"}', ''],
    ['elsewhere on the web', '{"$ref":"https://example.org/#/d"}', '"d":{"type":"x"}', ''],
    ['by no text', '{"$ref":5}', '"5":{"type":"x"}', ''],
    ['by a broken escape', '{"$ref":"#/%zz"}', '"%zz":{"type":"x"}', ''],
    ['through an inherited name', '{"$ref":"#/constructor/prototype"}', '', ''],
  ])('%s', (_, property, rest, expected) => {
    expect(type(property, rest)).toBe(`a:${expected}`);
  });

  test('two that meet, in either order, and two that enter one ring', () => {
    const meeting = '"$defs":{"d":{"$ref":"#/$defs/e"},"e":{"type":"x"}}';
    expect(
      loaded(`{"properties":{"a":{"$ref":"#/$defs/d"},"b":{"$ref":"#/$defs/e"}},${meeting}}`).params,
    ).toEqual(['a:x', 'b:x']);
    expect(
      loaded(`{"properties":{"b":{"$ref":"#/$defs/e"},"a":{"$ref":"#/$defs/d"}},${meeting}}`).params,
    ).toEqual(['b:x', 'a:x']);
    const ring = '"$defs":{"d":{"$ref":"#/$defs/e"},"e":{"$ref":"#/$defs/d"}}';
    expect(
      loaded(`{"properties":{"a":{"$ref":"#/$defs/d"},"b":{"$ref":"#/$defs/e"}},${ring}}`).params,
    ).toEqual(['a:', 'b:']);
  });

  test('up to 64 steps of a pointer', () => {
    const nested = (depth: number) =>
      type(
        `{"$ref":"#/d${'/x'.repeat(depth - 1)}"}`,
        `"d":${'{"x":'.repeat(depth - 1)}{"type":"t"}${'}'.repeat(depth - 1)}`,
      );
    expect(nested(64)).toBe('a:t');
    expect(nested(65)).toBe('a:');
  });
});

describe('follows a local reference at the root', () => {
  test.each<[title: string, schema: string, params: string[] | null]>([
    [
      'its properties and its required names',
      '{"$ref":"#/$defs/d","$defs":{"d":{"properties":{"a":{"type":"x"}},"required":["a"]}}}',
      ['a:x*'],
    ],
    [
      'over two steps, its properties again by reference',
      '{"$ref":"#/$defs/c","$defs":{"c":{"$ref":"#/$defs/d"},"d":{"properties":{"a":{"$ref":"#/$defs/t"}}},"t":{"type":"x"}}}',
      ['a:x'],
    ],
    [
      'required names of the root, where the other has none',
      '{"required":["a"],"$ref":"#/$defs/d","$defs":{"d":{"properties":{"a":{}}}}}',
      ['a:*'],
    ],
    [
      'required names of the other, where it has some',
      '{"required":["b"],"$ref":"#/$defs/d","$defs":{"d":{"properties":{"a":{}},"required":["a"]}}}',
      ['a:*'],
    ],
    [
      'own properties beat it',
      '{"properties":{"b":{}},"$ref":"#/$defs/d","$defs":{"d":{"properties":{"a":{}}}}}',
      ['b:'],
    ],
    ['dangling', '{"$ref":"#/$defs/d","required":["a"]}', ['a:*']],
    ['to itself', '{"$ref":"#","required":["a"]}', ['a:*']],
    ['in a ring', '{"$ref":"#/d","d":{"$ref":"#/e"},"e":{"$ref":"#/d"}}', null],
    ['to a list', '{"$ref":"#/d","d":[{"properties":{"a":{}}}]}', null],
  ])('%s', (_, schema, params) => {
    expect(loaded(schema).params).toEqual(params);
  });

  test('`fak` follows none', () => {
    const schema =
      '{"$ref":"#/$defs/d","properties":{"a":{"$ref":"#/$defs/t"}},"$defs":{"d":{"properties":{"b":{}}},"t":{"type":"x"}}}';
    expect(grammarFromJsonSchema(schema).params).toEqual([{ name: 'a', type: '', required: false }]);
  });
});

describe('the order is evident', () => {
  const properties = '"properties":{"a":{},"b":{},"c":{}}';
  test.each<[boolean, string]>([
    [true, `{${properties}}`],
    [true, `{${properties},"required":null}`],
    [true, `{${properties},"required":["a","c"]}`],
    [true, `{${properties},"required":["a","b","c"]}`],
    [true, `{${properties},"required":["b","b"]}`],
    [true, `{"properties":{"c":{},"b":{},"a":{}},"required":["c","a"]}`],
    [true, '{}'],
    [false, `{${properties},"required":["c","a"]}`],
    [false, `{${properties},"required":["b","a"]}`],
    [false, `{${properties},"required":["a","z"]}`],
    [false, `{${properties},"required":["z","a"]}`],
    [false, '{"required":["z"]}'],
    [false, '{"properties":{"a":{},"b":{},"a":{}},"required":["a","b"]}'],
    [true, '{"properties":{"a":{},"b":{},"a":{}},"required":["b","a"]}'],
    // The property that refuses everything is no param, so it has no place.
    [true, '{"properties":{"a":false,"b":{}},"required":["b"]}'],
  ])('%s for %s', (ordered, schema) => {
    expect(loaded(schema).ordered).toBe(ordered);
  });

  test('which is said in the content address, and never under `fak`', () => {
    const schema = '{"properties":{"a":{},"b":{}},"required":["b","a"]}';
    expect(grammarFromJsonSchema(schema).ordered).toBeUndefined();
    const same = (profile: 'fak' | 'sound', text: string) => {
      const rung = new Rung({ profile });
      rung.loadFromJsonSchema('t', text);
      return rung.digestOf('t');
    };
    const evident = '{"properties":{"a":{},"b":{}},"required":["a","b"]}';
    expect(same('fak', schema)).toBe(same('fak', evident));
    expect(same('sound', schema)).not.toBe(same('sound', evident));
    expect(same('sound', evident)).toBe(same('fak', evident));
  });
});

describe('cannot be loaded under `sound` either', () => {
  test.each([
    ['[]', '[]', '', 'The schema must be an object, but is a list.'],
    ['{"a":1', '', '', 'The schema is not JSON: expected a comma or }.'],
    ['{"properties":[]}', '[]', '/properties', '`properties` must be an object, but is a list.'],
    ['{"properties":{"a":5}}', '5', '/properties/a', 'Property `a` must be an object, but is a number.'],
    [
      '{"properties":{"a":{"type":{}}}}',
      '{}',
      '/properties/a/type',
      'The type of `a` must be one name, but is an object.',
    ],
    [
      '{"properties":{"a":{"type":["x",null]}}}',
      'null',
      '/properties/a/type',
      'The type of `a` must be one name or a list of names, but is `null`.',
    ],
    [
      '{"properties":{"a":{"$ref":"#/d"}},"d":{"type":7}}',
      '7',
      '/properties/a/type',
      'The type of `a` must be one name, but is a number.',
    ],
    ['{"required":"a"}', '"a"', '/required', '`required` must be a list of names, but is a string.'],
    ['{"required":[[]]}', '[]', '/required/0', '`required` must list names only, but is a list.'],
  ])('%s', (schema, place, pointer, message) => {
    try {
      grammarFromJsonSchema(schema, 'sound');
    } catch (error) {
      if (!(error instanceof SchemaError)) throw error;
      expect(error).toMatchObject({ pointer, message, length: place.length });
      expect(schema.slice(error.offset, error.offset + error.length)).toBe(place);
      return;
    }
    throw new Error('it loads');
  });
});

test('the declared order is that of the profile', () => {
  const schema = '{"$ref":"#/d","d":{"properties":{"b":{},"x":false,"a":{}}}}';
  expect(declaredOrder(schema, 'sound')).toEqual(['b', 'a']);
  expect(declaredOrder(schema)).toEqual([]);
});
