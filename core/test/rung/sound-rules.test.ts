import { describe, expect, test } from 'vitest';
import { type Grammar, Rung } from '../../src/index.ts';
import { type Case, decide, decided, grammar } from './sound-cases.ts';

describe('values without names', () => {
  test.each<Case>([
    [
      'as many as open params',
      grammar('b* a* c'),
      '{"_positional":[1,2,3]}',
      'positional {"b":1,"a":2,"c":3}',
    ],
    [
      'as many as open required ones',
      grammar('b* a* c'),
      '{"_positional":[1,2]}',
      'positional {"b":1,"a":2}',
    ],
    [
      'required ones that are not the first, which types tell apart',
      grammar('b:string a:integer*'),
      '{"_positional":[1]}',
      'positional {"a":1}',
    ],
    [
      'required ones that are not the first, which types do not tell apart',
      grammar('b a:integer*'),
      '{"_positional":[1]}',
      'arity a / a',
    ],
    [
      'required ones with an open one between, which types do not tell apart',
      grammar('a:integer* b c*'),
      '{"_positional":[1,2]}',
      'arity a,c / a,c',
    ],
    [
      'required ones with an open one between, which types tell apart',
      grammar('a:integer* b:integer c*'),
      '{"_positional":[1,"s"]}',
      'positional {"a":1,"c":"s"}',
    ],
    [
      'neither all nor the required ones fit, the first would',
      grammar('b:integer a:string*'),
      '{"_positional":[1]}',
      'arity a / a',
    ],
    ['between the two numbers', grammar('a* b c'), '{"_positional":[1,2]}', 'arity a / a'],
    ['too many', grammar('a*'), '{"_positional":[1,2]}', 'arity a / a'],
    ['none', grammar('a*'), '{"_positional":[]}', 'arity a / a'],
    ['behind one that is given', grammar('a b*'), '{"a":1,"_positional":[2]}', 'order b / b'],
    ['before one that is given', grammar('a* b'), '{"b":1,"_positional":[2]}', 'positional {"b":1,"a":2}'],
    [
      'behind one that is given as `named:`',
      grammar('a b*'),
      '{"named:a":1,"_positional":[2]}',
      'order b / b',
    ],
    ['round one that is given', grammar('a* b c*'), '{"b":1,"_positional":[2,3]}', 'order a,c / a,c'],
    ['of the wrong type', grammar('a:string* b:string*'), '{"_positional":["s",1]}', 'type a,b / a,b'],
    ['for twins', grammar('a* a*'), '{"_positional":[1,2]}', 'loss a,a / a,a'],
    ['for a param called `_positional`', grammar('_positional a*'), '{"_positional":[1]}', 'loss a / a'],
    ['in something that is no list', grammar('a*'), '{"_positional":{"0":1}}', 'missing a / a'],
    [
      'beside a key that nobody knows',
      grammar('a*'),
      '{"x":[ 1 ],"_positional":[1e400]}',
      'positional {"x":[ 1 ],"a":1e400}',
    ],
  ])('%s', (_, known, args, expected) => {
    expect(decided(known, args)).toBe(expected);
  });

  test.each<[title: string, params: string, values: string, repaired: boolean]>([
    ['one value, one param', 'a*', '1', true],
    ['two that could change places', 'a* b*', '1,2', false],
    ['two of two types', 'a:string* b:integer*', '"s",1', true],
    ['two, one of which fits both', 'a* b:integer*', '"s",1', true],
    ['three round a ring', 'a:string|integer* b:integer|boolean* c:boolean|string*', '"s",1,true', false],
    ['three without a ring', 'a:string|integer* b:integer|boolean* c:boolean*', '"s",1,true', true],
    ['an open one that stays empty would take a value', 'a:string* b:string', '"s"', false],
    ['an open one that stays empty takes none', 'a:string* b:integer', '"s"', true],
    ['an open one that stays empty would take one of them', 'a:string* b:integer* c:string', '"s",1', false],
    [
      'seven of the seven types',
      'a:string* b:integer* c:number* d:boolean* e:array* f:object* g:null*',
      '"s",1,1.5,true,[],{},null',
      true,
    ],
    ['an integer and another number', 'a:integer* b:number*', '1,1.5', true],
    ['two integers', 'a:integer* b:number*', '1,2', false],
    ['eight', 'a* b* c* d* e* f* g* h*', '1,2,3,4,5,6,7,8', false],
  ])('where the order is not evident: %s', (_, params, values, repaired) => {
    expect(decide(grammar(params, {}, false), `{"_positional":[${values}]}`)).toMatchObject(
      repaired ? { kind: 'TRANSFORM' } : { kind: 'DENY', cause: 'order' },
    );
    expect(decide(grammar(params), `{"_positional":[${values}]}`).kind).toBe('TRANSFORM');
  });
});

describe('renames', () => {
  test.each<Case>([
    ['close the gap', grammar('a* b', { p: 'a' }), '{ "p" : 1.0, "z":2 }', 'alias { "a" : 1.0, "z":2 }'],
    ['leave a gap', grammar('a* b*', { p: 'a' }), '{"p":1}', 'missing a,b / b'],
    [
      'of a param that is not missing are made too',
      grammar('a* b', { p: 'a', q: 'b' }),
      '{"p":1,"q":2}',
      'alias {"a":1,"b":2}',
    ],
    ['that bring a wrong type', grammar('a:string*', { p: 'a' }), '{"p":1}', 'type a / '],
    [
      'that bring one wrong type beside a right one',
      grammar('a:string* b:integer', { p: 'a', q: 'b' }),
      '{"p":"s","q":"s"}',
      'type a / ',
    ],
    [
      'beside a wrong type that was not moved',
      grammar('a:string* b:integer*', { p: 'a' }),
      '{"p":"s","b":"x"}',
      'alias {"a":"s","b":"x"}',
    ],
    [
      'beside a typed param that is not given',
      grammar('a:string* b:integer', { p: 'a' }),
      '{"p":"s"}',
      'alias {"a":"s"}',
    ],
    ['to twins whose types differ', grammar('a:string* a:integer', { p: 'a' }), '{"p":"s"}', 'type a / '],
    ['to twins', grammar('a:string* a:string', { p: 'a' }), '{"p":"s"}', 'alias {"a":"s"}'],
    [
      'that leave a gap and bring a wrong type',
      grammar('a:string* b*', { p: 'a' }),
      '{"p":1}',
      'missing a,b / b',
    ],
    ['of an integer-valued number', grammar('a:integer*', { p: 'a' }), '{"p":100e-2}', 'alias {"a":100e-2}'],
    ['of no integer', grammar('a:integer*', { p: 'a' }), '{"p":1e-400}', 'type a / '],
    ['beside a list', grammar('a* b*', { p: 'a' }), '{"p":1,"_positional":[2]}', 'ambiguous a,b / a,b'],
    [
      'a synonym beside its param, nothing missing',
      grammar('a*', { p: 'a' }),
      '{"a":1,"p":2}',
      'well-formed',
    ],
  ])('%s', (_, known, args, expected) => {
    expect(decided(known, args)).toBe(expected);
  });
});

describe('the evidence', () => {
  const gates = (known: Grammar, args: string) => {
    const rung = new Rung({ profile: 'sound' });
    rung.add('t', known);
    return rung.explain({ tool: 't', args }).gates;
  };

  test.each<[params: string, args: string, accepted: number[]]>([
    ['a* b c', '{"_positional":[1,2]}', [1, 3]],
    ['a* b c', '{"b":1,"_positional":[1,2,3]}', [1, 2]],
    ['a* b*', '{"_positional":[1]}', [2]],
    ['a* b c', '{"b":1,"named:c":1,"_positional":[]}', [1]],
  ])('%s, %s: how many values would be accepted', (params, args, accepted) => {
    expect(gates(grammar(params), args)[3]).toMatchObject({ gate: 'positional', accepted });
  });

  test('which value goes where', () => {
    expect(gates(grammar('b:string a:integer* c:boolean*'), '{"_positional":[1,true]}').at(-1)).toEqual({
      gate: 'positional',
      decides: true,
      sent: 2,
      accepted: [2, 3],
      bindings: [
        { index: 0, param: 'a' },
        { index: 1, param: 'c' },
      ],
    });
  });

  test('malformed args stop before any rename', () => {
    expect(gates(grammar('a*', { p: 'a' }), '[1]').slice(1)).toEqual([
      { gate: 'well-formed', decides: false, args: 'not-an-object', missing: ['a'] },
      { gate: 'alias', decides: false, renames: [], shadowed: [], stillMissing: ['a'] },
      { gate: 'positional', decides: false, sent: 'none', accepted: [1], bindings: [] },
      { gate: 'otherwise', decides: true, cause: 'malformed' },
    ]);
  });
});
