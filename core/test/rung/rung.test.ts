import { describe, expect, test } from 'vitest';
import { type Grammar, Rung } from '../../src/index.ts';
import { ODD_NAMES, recordOf } from './arbitraries.ts';

const currency: Grammar = {
  params: [
    { name: 'from_currency', type: 'string', required: true },
    { name: 'to_currency', type: 'string', required: true },
    { name: 'amount', type: 'number', required: false },
  ],
  aliases: { from: 'from_currency', source: 'from_currency', to: 'to_currency', note: 'memo' },
};

function rungWith(grammar: Grammar): Rung {
  const rung = new Rung();
  rung.add('t', grammar);
  return rung;
}

/** A grammar whose params are all required and untyped. */
function required(...names: string[]): Grammar {
  return { params: names.map((name) => ({ name, type: '', required: true })) };
}

/** The verdict in a few words. */
function decided(grammar: Grammar, args: string): string {
  const verdict = rungWith(grammar).adjudicate({ tool: 't', args });
  switch (verdict.kind) {
    case 'DEFER':
      return verdict.because;
    case 'TRANSFORM':
      return `${verdict.repair} ${verdict.newArgs}`;
    case 'DENY':
      return `${verdict.cause} ${verdict.missing.join()} / ${verdict.stillMissing.join()}`;
  }
}

describe('renames', () => {
  test.each([
    ['{"from":"USD","to":"EUR"}', 'alias {"from_currency":"USD","to_currency":"EUR"}'],
    // Spacing, escapes and digits stay; only key tokens change.
    [
      ' { "from" : "\\u0041" ,\n "\\u0074o":"EUR", "amount" :1.0e400 } ',
      'alias { "from_currency" : "\\u0041" ,\n "to_currency":"EUR", "amount" :1.0e400 }',
    ],
    // Of two synonyms the later one holds; the member that it overwrites is gone.
    ['{"from":1, "source":2, "to":3}', 'alias {"from_currency":2, "to_currency":3}'],
    ['{"source":2, "to":3, "from":1}', 'alias {"to_currency":3, "from_currency":1}'],
    // Of a key that stands twice the last one holds.
    ['{"from":1,"to":3,"from":2}', 'alias {"to_currency":3,"from_currency":2}'],
    ['{"x":1,"from":1,"x":2,"to":3}', 'alias {"from_currency":1,"x":2,"to_currency":3}'],
    // A synonym gives way to its param, and a synonym of nothing is renamed all the same.
    ['{"from":1,"from_currency":2,"to":3}', 'alias {"from":1,"from_currency":2,"to_currency":3}'],
    ['{"from":1,"to":3,"note":4}', 'alias {"from_currency":1,"to_currency":3,"memo":4}'],
    [
      '{"from":1,"named:from_currency":2,"to":3}',
      'alias {"from_currency":1,"named:from_currency":2,"to_currency":3}',
    ],
    [
      '{"a":1,"b":2,"c":3,"d":4,"e":5,"from":6,"g":7,"to":8,"a":9,"from":10}',
      'alias {"b":2,"c":3,"d":4,"e":5,"g":7,"to_currency":8,"a":9,"from_currency":10}',
    ],
    // They are made all together or not at all.
    ['{"x":1}', 'missing from_currency,to_currency / from_currency,to_currency'],
    ['{"from":1}', 'missing from_currency,to_currency / to_currency'],
    ['{"from":1,"_positional":[1]}', 'arity from_currency,to_currency / to_currency'],
    ['{"from":1,"_positional":[1,2,3]}', 'positional {"from_currency":1,"to_currency":2,"amount":3}'],
    [
      '{"from":1,"to":2,"_positional":[1,2,3]}',
      'alias {"from_currency":1,"to_currency":2,"_positional":[1,2,3]}',
    ],
    ['{"from":1,"from_currency":2,"to_currency":3}', 'well-formed'],
  ])('%s → %s', (args, expected) => {
    expect(decided(currency, args)).toBe(expected);
  });

  test('chains are not followed, and a rename can take a param away', () => {
    const chain = { ...required('b', 'c'), aliases: { a: 'b', b: 'c' } };
    expect(decided(chain, '{"a":1,"b":2}')).toBe('missing c / b');
    expect(decided({ ...required('c'), aliases: { a: 'b', b: 'c' } }, '{"a":1,"b":2}')).toBe(
      'alias {"a":1,"c":2}',
    );
  });
});

describe('values without names', () => {
  test.each([
    [
      '{"_positional":[9007199254740993,1e400,1.0,"\\u0041"]}',
      'positional {"a":9007199254740993,"b":1e400,"c":1.0,"d":"\\u0041"}',
    ],
    [
      '{"_positional":[ {"x" : [ ] } ,\n2,3 , "\\ud800"],"z":1}',
      'positional {"a":{"x" : [ ] },"b":2,"c":3,"d":"\\ud800"}',
    ],
    ['{"_positional":[0,0],"_positional":[1,2,3,4]}', 'positional {"a":1,"b":2,"c":3,"d":4}'],
    ['{"_positional":[1,2,3,4],"_positional":[1]}', 'arity a,b,c,d / a,b,c,d'],
    ['{"_positional":[1,2,3,4],"b":9}', 'positional {"a":1,"b":2,"c":3,"d":4}'],
    ['{"_positional":[1,2,3]}', 'arity a,b,c,d / a,b,c,d'],
    ['{"_positional":[1,2,3,4,5],"c":1}', 'arity a,b,d / a,b,d'],
    ['{"_positional":"1234"}', 'missing a,b,c,d / a,b,c,d'],
    ['{"a":1,"b":2,"c":3,"named:d":4,"_positional":[1,2,3,4]}', 'well-formed'],
  ])('%s → %s', (args, expected) => {
    expect(decided(required('a', 'b', 'c', 'd'), args)).toBe(expected);
  });

  test('of two params with one name the later holds', () => {
    expect(decided(required('a', 'a'), '{"_positional":[1,2]}')).toBe('positional {"a":2}');
  });
});

test.each([
  ['', 'empty'],
  [' \n', 'empty'],
  [' null ', 'null'],
  ['[{"a":1}]', 'not-an-object'],
  ['"{}"', 'not-an-object'],
  ['{"a":1', 'not-json'],
  ['{"a":1} x', 'not-json'],
  ['{"a":1]', 'not-json'],
  ['[1] x', 'not-json'],
  ['\u00a0{"a":1}', 'not-json'],
  ['{}', 'object'],
])('args %j are %s, and count as {}', (args, form) => {
  const { verdict, gates } = rungWith(required('a')).explain({ tool: 't', args });
  expect(verdict).toMatchObject({ kind: 'DENY', cause: 'missing', missing: ['a'], stillMissing: ['a'] });
  expect(gates[1]).toEqual({ gate: 'well-formed', decides: false, args: form, missing: ['a'] });
});

describe.each(ODD_NAMES)('the name %j is ordinary', (name) => {
  const token = JSON.stringify(name);

  test('as a tool', () => {
    const rung = new Rung();
    expect(rung.has(name)).toBe(false);
    expect(rung.adjudicate({ tool: name, args: '{}' })).toMatchObject({ because: 'no-grammar' });
    rung.add(name, required('a'));
    expect(rung.has(name)).toBe(true);
    expect(rung.adjudicate({ tool: name, args: '{}' }).kind).toBe('DENY');
  });

  test('as a param', () => {
    expect(decided(required(name), '{}')).toBe(`missing ${name} / ${name}`);
    expect(decided(required(name), `{${token}:1}`)).toBe('well-formed');
    expect(decided(required(name), `{${JSON.stringify(`named:${name}`)}:1}`)).toBe('well-formed');
    expect(decided(required('x', name), '{"_positional":[1,2]}')).toBe(`positional {"x":1,${token}:2}`);
  });

  test('as a synonym and its param', () => {
    const from = { ...required('x'), aliases: recordOf([[name, 'x']]) };
    expect(decided(from, `{${token}:1}`)).toBe('alias {"x":1}');
    const to = { ...required(name), aliases: { x: name } };
    expect(decided(to, '{"x":1}')).toBe(`alias {${token}:1}`);
  });

  test('as a property', () => {
    const rung = new Rung();
    rung.loadFromJsonSchema('t', `{"properties":{${token}:{}},"required":[${token}]}`);
    expect(rung.adjudicate({ tool: 't', args: `{${token}:1}` }).kind).toBe('DEFER');
    expect(rung.adjudicate({ tool: 't', args: '{}' })).toMatchObject({ missing: [name] });
  });
});

test.each([
  ['u', '{}', { kind: 'DEFER', reason: 'NONE', because: 'no-grammar' }],
  ['t', '{"a":1}', { kind: 'DEFER', reason: 'NONE', because: 'well-formed' }],
  ['t', '{"x":1}', { kind: 'TRANSFORM', reason: 'MISROUTE', repair: 'alias', newArgs: '{"a":1}' }],
  [
    't',
    '{"_positional":[1]}',
    { kind: 'TRANSFORM', reason: 'MISROUTE', repair: 'positional', newArgs: '{"a":1}' },
  ],
  ['t', '{}', { kind: 'DENY', reason: 'MISROUTE', cause: 'missing', missing: ['a'], stillMissing: ['a'] }],
])('the verdict about %s with %s, in full', (tool, args, verdict) => {
  const rung = rungWith({ ...required('a'), aliases: { x: 'a' } });
  expect(rung.adjudicate({ tool, args })).toEqual({ ...verdict, by: 'grammar' });
});

test('no name is inherited', () => {
  expect(decided(required('toString'), '{"constructor":1}')).toBe('missing toString / toString');
  expect(decided({ ...required('a'), aliases: {} }, '{"constructor":1,"__proto__":2}')).toBe('missing a / a');
});

describe('the register', () => {
  test('tools with one grammar share an entry, and one that is replaced stays counted', () => {
    const rung = new Rung();
    rung.add('t', required('a'));
    rung.add('u', required('a'));
    expect(rung.uniqueGrammarCount).toBe(1);
    expect(rung.digestOf('t')).toBe(rung.digestOf('u'));
    rung.add('t', required('b'));
    expect(rung.uniqueGrammarCount).toBe(2);
    rung.add('t', required('a'));
    rung.add('u', required('b'));
    expect(rung.uniqueGrammarCount).toBe(2);
    expect(rung.adjudicate({ tool: 'u', args: '{"b":1}' }).kind).toBe('DEFER');
  });

  test('counts repairs and refusals that were asked for, and nothing else', () => {
    const rung = rungWith({ ...required('a'), aliases: { x: 'a' } });
    const counts = (tool: string, args: string) => {
      rung.adjudicate({ tool, args });
      rung.explain({ tool, args });
      return rung.stats();
    };
    expect(rung.stats()).toEqual({ repairs: 0, denies: 0 });
    expect(counts('t', '{"a":1}')).toEqual({ repairs: 0, denies: 0 });
    expect(counts('u', '{}')).toEqual({ repairs: 0, denies: 0 });
    expect(counts('t', '{"x":1}')).toEqual({ repairs: 1, denies: 0 });
    expect(counts('t', '{}')).toEqual({ repairs: 1, denies: 1 });
    expect(counts('t', '{"_positional":[1]}')).toEqual({ repairs: 2, denies: 1 });
    expect(counts('t', '{"_positional":[]}')).toEqual({ repairs: 2, denies: 2 });
  });

  test('a tool without a grammar has no content address', () => {
    expect(rungWith(required('a')).digestOf('u')).toBeUndefined();
  });

  test('a grammar that is changed after it was added does not change a decision', () => {
    const params = [{ name: 'a', type: '', required: true }];
    const aliases = { x: 'a' };
    const rung = rungWith({ params, aliases });
    params.push({ name: 'b', type: '', required: true });
    aliases.x = 'b';
    expect(rung.adjudicate({ tool: 't', args: '{"x":1}' })).toMatchObject({ newArgs: '{"a":1}' });
  });
});

describe('explain', () => {
  test('shows every gate that was asked', () => {
    const args = '{"source":1,"from":0,"from":2,"to_currency":3,"to":4,"_positional":[5,6]}';
    const { gates } = rungWith({
      ...currency,
      params: [...(currency.params ?? []), ...(required('z').params ?? [])],
    }).explain({
      tool: 't',
      args,
    });
    expect(gates).toEqual([
      { gate: 'grammar', decides: false, params: 4, required: 3 },
      { gate: 'well-formed', decides: false, args: 'object', missing: ['from_currency', 'z'] },
      {
        gate: 'alias',
        decides: false,
        renames: [
          { from: 'source', to: 'from_currency' },
          { from: 'from', to: 'from_currency' },
        ],
        shadowed: [{ from: 'to', to: 'to_currency' }],
        stillMissing: ['z'],
      },
      { gate: 'positional', decides: false, sent: 2, accepted: [4], bindings: [] },
      { gate: 'otherwise', decides: true, cause: 'arity' },
    ]);
  });

  test('asks no gate behind the one that decides', () => {
    const grammar = { ...required('a', 'b'), aliases: { x: 'a', y: 'b' } };
    const gates = (args: string) => rungWith(grammar).explain({ tool: 't', args }).gates;
    const first = { gate: 'grammar', decides: false, params: 2, required: 2 };
    expect(gates('{"b":1,"a":2}')).toEqual([
      first,
      { gate: 'well-formed', decides: true, args: 'object', missing: [] },
    ]);
    expect(gates('{"x":1,"b":2,"y":3}')).toEqual([
      first,
      { gate: 'well-formed', decides: false, args: 'object', missing: ['a'] },
      {
        gate: 'alias',
        decides: true,
        renames: [{ from: 'x', to: 'a' }],
        shadowed: [{ from: 'y', to: 'b' }],
        stillMissing: [],
      },
    ]);
    expect(new Rung().explain({ tool: 't', args: '{' }).gates).toEqual([
      { gate: 'grammar', decides: true, params: 0, required: 0 },
    ]);
    expect(rungWith({ params: null }).explain({ tool: 't', args: '' }).gates).toEqual([
      { gate: 'grammar', decides: false, params: 0, required: 0 },
      { gate: 'well-formed', decides: true, args: 'empty', missing: [] },
    ]);
  });

  test.each([
    ['{}', 'none'],
    ['{"_positional":{}}', 'not-a-list'],
    ['{"_positional":[]}', 0],
    ['{"_positional":[1,2,3]}', 3],
  ])('%s sent %s values without names', (args, sent) => {
    const { gates } = rungWith(required('a')).explain({ tool: 't', args });
    expect(gates[3]).toEqual({ gate: 'positional', decides: false, sent, accepted: [1], bindings: [] });
  });

  test('tells where each value goes', () => {
    const { gates } = rungWith(required('b', 'a')).explain({ tool: 't', args: '{"_positional":[1,2]}' });
    expect(gates.at(-1)).toEqual({
      gate: 'positional',
      decides: true,
      sent: 2,
      accepted: [2],
      bindings: [
        { index: 0, param: 'b' },
        { index: 1, param: 'a' },
      ],
    });
  });
});
