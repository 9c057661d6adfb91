import { describe, expect, test } from 'vitest';
import { grammarFromJsonSchema } from '../../src/index.ts';
import { type Case, decided, grammar } from './sound-cases.ts';

describe('the silent places of the rules', () => {
  test.each<Case>([
    [
      'a param given as `named:` beside a synonym of it',
      grammar('a* b*', { p: 'a' }),
      '{"named:a":1,"p":2}',
      'ambiguous b / b',
    ],
    [
      'own key and `named:` of one param, the rest by a synonym',
      grammar('a* b*', { p: 'b' }),
      '{"a":1,"named:a":2,"p":3}',
      'alias {"a":1,"named:a":2,"b":3}',
    ],
    [
      'own key and `named:` of one param, the rest without names',
      grammar('b* a'),
      '{"a":1,"named:a":2,"_positional":[3]}',
      'positional {"a":1,"named:a":2,"b":3}',
    ],
    [
      'two synonyms of one param, equal values',
      grammar('a*', { p: 'a', q: 'a' }),
      '{"p":1,"q":1}',
      'ambiguous a / a',
    ],
    [
      'ambiguity of one param, gap elsewhere',
      grammar('a b*', { p: 'a', q: 'a', r: 'b' }),
      '{"p":1,"q":2,"r":3}',
      'ambiguous b / b',
    ],
    [
      'a synonym beside the own name of a param that is not required, gap elsewhere',
      grammar('a b*', { p: 'a', r: 'b' }),
      '{"a":1,"p":2,"r":3}',
      'ambiguous b / b',
    ],
    [
      'no list after a refused rename',
      grammar('a:string* b', { p: 'a' }),
      '{"p":1,"_positional":["s"]}',
      'ambiguous a / a',
    ],
    ['a synonym that is a declared param', grammar('a* b', { b: 'a' }), '{"b":1}', 'missing a / a'],
    ['an alias to nothing', grammar('a*', { p: 'z' }), '{"p":1}', 'missing a / a'],
    [
      'an alias of `_positional`',
      grammar('a* b*', { _positional: 'a' }),
      '{"_positional":[1,2]}',
      'positional {"a":1,"b":2}',
    ],
    ['an alias of `named:`', grammar('a* b*', { 'named:a': 'b' }), '{"a":1,"named:a":2}', 'missing b / b'],
    [
      'an alias of `named:` without a param of that name',
      grammar('a*', { 'named:z': 'a' }),
      '{"named:z":2}',
      'missing a / a',
    ],
    [
      'an alias to `_positional`, which is no param',
      grammar('a*', { p: '_positional' }),
      '{"p":[1]}',
      'missing a / a',
    ],
    [
      'an alias to `_positional`, which is a declared param',
      grammar('_positional*', { p: '_positional' }),
      '{"p":[1]}',
      'alias {"_positional":[1]}',
    ],
    [
      '`_positional` beside a synonym, not a list',
      grammar('a*', { p: 'a' }),
      '{"p":1,"_positional":"x"}',
      'ambiguous a / a',
    ],
    ['`_positional` while nothing is missing', grammar('a*'), '{"a":1,"_positional":[1]}', 'well-formed'],
    ['`_positional` while nothing is required', grammar('a'), '{"_positional":[1]}', 'well-formed'],
    ['an empty grammar', grammar(''), '{"_positional":[1]}', 'well-formed'],
    ['a grammar without params', { params: null }, '{"x":1}', 'well-formed'],
    ['`[]` with nothing open', grammar('a*'), '{"a":1,"_positional":[]}', 'well-formed'],
    ['text of white space only', grammar('a'), ' \t\r\n', 'well-formed'],
    ['text of white space only, something required', grammar('a*'), ' \n', 'missing a / a'],
    ['`null`', grammar('a*'), 'null', 'missing a / a'],
    ['no object, nothing required', grammar('a'), '[1]', 'malformed  / '],
    ['no JSON, nothing required', grammar('a'), '{"a":1', 'malformed  / '],
    ['no object, something required', grammar('a* b b2*'), '"s"', 'malformed a,b2 / a,b2'],
    ['no object, an empty grammar', grammar(''), '1', 'malformed  / '],
    ['no object, no grammar', undefined, '[1]', 'no-grammar'],
    ['`null` for a typed param in a list', grammar('a:string*'), '{"_positional":[null]}', 'type a / a'],
    [
      '`null` for a param that says so',
      grammar('a:string|null*'),
      '{"_positional":[null]}',
      'positional {"a":null}',
    ],
    [
      'a union with an unknown member',
      grammar('a:string|float*'),
      '{"_positional":[true]}',
      'positional {"a":true}',
    ],
    [
      'a type text with a bar, written by hand',
      grammar('a:string|integer*'),
      '{"_positional":[true]}',
      'type a / a',
    ],
    ['types, case aside', grammar('a:STRING|Integer*'), '{"_positional":[1.0]}', 'positional {"a":1.0}'],
    [
      'what is kept stays in source order, then what was filled in grammar order',
      grammar('a* b* c d'),
      '{"z":0,"_positional":[1,2],"d":4,"c":3}',
      'positional {"z":0,"d":4,"c":3,"a":1,"b":2}',
    ],
    ['a key twice with the same text, well-formed', grammar('a*'), '{"a":1,"a":1}', 'well-formed'],
    ['a key twice, well-formed', grammar('a*'), '{"a":1,"b":1,"b":2}', 'well-formed'],
    ['a key twice where a rename is needed', grammar('a*', { p: 'a' }), '{"p":1,"x":2,"x":2}', 'loss a / a'],
    [
      'a key twice where a list is needed',
      grammar('a*'),
      '{"_positional":[1],"_positional":[1]}',
      'loss a / a',
    ],
  ])('%s', (_, known, args, expected) => {
    expect(decided(known, args)).toBe(expected);
  });

  test('required names that `properties` lacks are filled from a list by one reading only', () => {
    const schema = (type: string) => `{"properties":{"b":{"type":"${type}"}},"required":["b","z"]}`;
    const known = (type: string) => grammarFromJsonSchema(schema(type), 'sound');
    expect(decided(known('integer'), '{"_positional":[1,"s"]}')).toBe('positional {"b":1,"z":"s"}');
    expect(decided(known('integer'), '{"_positional":[1,2]}')).toBe('order b,z / b,z');
  });

  test('`nullable` is not read, and an empty union is no type', () => {
    const known = (property: string) =>
      grammarFromJsonSchema(`{"properties":{"a":${property}},"required":["a"]}`, 'sound');
    expect(decided(known('{"type":"string","nullable":true}'), '{"_positional":[null]}')).toBe('type a / a');
    expect(decided(known('{"type":[]}'), '{"_positional":[null]}')).toBe('positional {"a":null}');
  });

  test('a required property that refuses everything may not be given by any other way than its name', () => {
    const known = grammarFromJsonSchema('{"properties":{"a":false,"b":{}},"required":["a","b"]}', 'sound');
    expect(decided(known, '{"b":1}')).toBe('missing a / a');
    expect(decided(known, '{"a":1,"b":1}')).toBe('well-formed');
  });
});

/** Each call has this cause and all that come later: the first is told. */
describe('of several causes the first is told', () => {
  test.each<Case>([
    ['malformed', grammar('a* a:string*', { p: 'a' }), '{"p":1,"p":1', 'malformed a,a / a,a'],
    [
      'loss by a key that stands twice, before ambiguous',
      grammar('a* b*', { p: 'a', q: 'a' }),
      '{"p":1,"p":1,"q":1}',
      'loss a,b / a,b',
    ],
    [
      'ambiguous, before type',
      grammar('a:string*', { p: 'a' }),
      '{"p":1,"_positional":[1]}',
      'ambiguous a / a',
    ],
    [
      'type of a rename, before loss by the grammar',
      grammar('a:string* a*', { p: 'a' }),
      '{"p":1}',
      'type a,a / ',
    ],
    ['loss by the grammar, before arity', grammar('a:string* a*'), '{"_positional":[1]}', 'loss a,a / a,a'],
    ['arity, before type', grammar('a:string* b c'), '{"_positional":[1,2]}', 'arity a / a'],
    ['type, before order', grammar('a b:string*'), '{"a":1,"_positional":[1]}', 'type b / b'],
    ['order, before missing', grammar('a b*'), '{"a":1,"_positional":[1]}', 'order b / b'],
    ['else missing', grammar('a b*'), '{"a":1}', 'missing b / b'],
  ])('%s', (_, known, args, expected) => {
    expect(decided(known, args)).toBe(expected);
  });
});
