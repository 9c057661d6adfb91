import { describe, expect, test } from 'vitest';
import { type Profile, say } from '../../src/index.ts';
import { sceneOf, type TestTool, toolOf } from './scene.ts';

const convert = toolOf('convert_currency', 'from_currency to_currency amount:number', {
  from: 'from_currency',
  to: 'to_currency',
});
const move = toolOf('move_file', 'source destination');
const sorted = toolOf('greet', 'name title');
const edit = toolOf('edit_file', 'path old new', {
  old_string: 'old',
  new_string: 'new',
  replacement: 'new',
});
const city = toolOf('weather', 'city');
const free = toolOf('list_regions', 'page?');

describe('outcome, sentence, advice and why', () => {
  test.each<[TestTool, string, string, string, string, string]>([
    [
      convert,
      '{"from_currency":"USD","to_currency":"EUR","amount":1}',
      'Passes',
      'Nothing required is missing. Values are not checked yet.',
      '',
      'nothing required is missing',
    ],
    [
      free,
      '{}',
      'Passes',
      'This tool requires nothing. Values are not checked yet.',
      '',
      'nothing is required',
    ],
    [
      free,
      '[1',
      'Passes, 1 problem',
      'The grammar lets it through. The tool may not: see below.',
      '',
      'The text ends inside an open array: it was cut off. Asking for the missing argument will not help; ask for a shorter call.',
    ],
    [
      convert,
      '{"from":"USD","to":"EUR","amount":1}',
      '2 names repaired',
      '`from` became `from_currency`, `to` became `to_currency`. Values unchanged.',
      '',
      '`from` became `from_currency`, `to` became `to_currency`',
    ],
    [
      convert,
      '{"from":"USD","to_currency":"EUR","amount":1}',
      '1 name repaired',
      '`from` became `from_currency`. Values unchanged.',
      '',
      '`from` became `from_currency`',
    ],
    [
      sorted,
      '{"_positional":["Ada","Dr"]}',
      '2 values named',
      'They had no names and were given, in this order, to `name`, `title`.',
      '',
      'given to `name`, `title`',
    ],
    [
      city,
      '{"_positional":["Oslo"]}',
      '1 value named',
      'It had no name and was given to `city`.',
      '',
      'given to `city`',
    ],
    [
      move,
      '{"_positional":["a","b"]}',
      'Repaired, probably wrong',
      '`destination` got `"a"`; in the schema\'s own order it belongs to `source`.',
      '2 values named. This is probably not the call that was meant.',
      '`destination` got `"a"`; in the schema\'s own order it belongs to `source`.',
    ],
    [
      edit,
      '{"path":"p","old":1,"new_string":2,"replacement":3}',
      'Repaired, probably wrong',
      '`new_string` and `replacement` both stand for `new`; the value of `new_string` is lost.',
      '1 name repaired. This is probably not the call that was meant.',
      '`new_string` and `replacement` both stand for `new`; the value of `new_string` is lost.',
    ],
    [
      edit,
      '{"path":"p","old":1,"old_string":4,"new_string":2}',
      'Repaired, probably wrong',
      '`old_string` stands for `old`, which was sent too, with another value; both reach the tool.',
      '1 name repaired. This is probably not the call that was meant.',
      '`old_string` stands for `old`, which was sent too, with another value; both reach the tool.',
    ],
    [
      convert,
      '{"from":"USD","currency":"EUR","amount":1}',
      'Sent back',
      '`to_currency` is missing. `from` was understood. `currency` is not a parameter; did you mean `to_currency`?',
      'The model can fix this call.',
      '`to_currency` is missing',
    ],
    [
      convert,
      '{"source":"USD","memo":"x"}',
      'Sent back',
      '`amount`, `from_currency` and `to_currency` are missing. `source` and `memo` are not parameters.',
      'The model can fix this call.',
      '`amount`, `from_currency` and `to_currency` are missing',
    ],
    [
      city,
      '{"_positional":[1,2,3]}',
      'Sent back',
      '3 values came without names, and this tool has 1 parameter. They are accepted only when their number fits.',
      'The model can fix this call.',
      '3 values for 1 parameter',
    ],
    [
      move,
      '{"_positional":[1]}',
      'Sent back',
      '1 value came without a name, and this tool has 2 parameters. They are accepted only when their number fits.',
      'The model can fix this call.',
      '1 value for 2 parameters',
    ],
    [
      city,
      '{"city"',
      'Sent back',
      'The text ends inside an open object: it was cut off. Asking for the missing argument will not help; ask for a shorter call.',
      '',
      'the text was cut off',
    ],
    [
      city,
      '{"_positional":{"0":"Oslo"}}',
      'Sent back',
      '`_positional` is not a list, so nothing in it counts. `city` is missing.',
      'The model can fix this call.',
      '`city` is missing',
    ],
    [
      city,
      '[1]',
      'Sent back',
      'The arguments are a list of one value; an object that names them is accepted.',
      'The model can fix this call.',
      'the arguments are a list',
    ],
    [
      city,
      '',
      'Sent back',
      'No arguments were sent. `city` is missing.',
      'The model can fix this call.',
      '`city` is missing',
    ],
    [
      city,
      'null',
      'Sent back',
      'No arguments were sent, only `null`. `city` is missing.',
      'The model can fix this call.',
      '`city` is missing',
    ],
    [
      toolOf('t', 'a`b __proto__'),
      '{"x":1}',
      'Sent back',
      '`__proto__` and ``a`b`` are missing. `x` is not a parameter.',
      'The model can fix this call.',
      '`__proto__` and ``a`b`` are missing',
    ],
  ])('%o %s: %s', (tool, args, headline, sentence, advice, why) => {
    expect(sceneOf(args, tool).words).toEqual({ headline, sentence, advice, why });
  });
});

describe('not checked', () => {
  const unknown: TestTool = { name: 'exchange_rate' };
  test('no tool of that name, the nearest is named', () => {
    expect(sceneOf('{}', unknown, [toolOf('exchange_rates', 'base'), city]).words).toEqual({
      headline: 'Not checked',
      sentence: 'No tool called `exchange_rate` was pasted, so nothing is known about its arguments.',
      advice: 'The nearest name is `exchange_rates`.',
      why: 'no tool of this name; nearest: `exchange_rates`',
    });
  });

  test('no tools at all', () => {
    expect(sceneOf('{}', unknown).words.sentence).toBe(
      'No tools were pasted, so nothing is known about its arguments.',
    );
  });

  test('a schema that cannot be loaded', () => {
    const broken = { name: 't', schemaText: '{"properties":{"x":{"type":["string"]}}}' };
    expect(sceneOf('{}', broken).words).toEqual({
      headline: 'Not checked',
      sentence:
        'The schema of `t` cannot be loaded by the original. The type of `x` must be one name, but is a list. Calls pass unexamined.',
      advice: '',
      why: 'its schema cannot be loaded',
    });
  });

  test('a call that names no tool, beside several', () => {
    const { result, toolbox } = sceneOf('{}', city, [move]);
    const { tool: _, ...nameless } = result.call;
    const explanation = { verdict: result.verdict, gates: [] };
    const unchecked = { ...result, call: nameless, outcome: 'not-checked' as const };
    expect(say(unchecked, explanation, toolbox.byName).sentence).toBe(
      'This call names no tool, and 2 tools were pasted, so nothing is known about its arguments.',
    );
  });
});

describe('once values are checked', () => {
  const { result, toolbox } = sceneOf('{"city":"Oslo"}', city);
  const sentence = (values: typeof result.values) =>
    say({ ...result, values }, { verdict: result.verdict, gates: [] }, toolbox.byName).sentence;
  test.each([
    ['checked', 'Nothing required is missing, and no problem was found.'],
    ['not-yet', 'Nothing required is missing. Values are not checked yet.'],
    ['no-schema', 'Nothing required is missing. Values are not checked: this tool came without a schema.'],
    [
      'unusable-schema',
      'Nothing required is missing. Values are not checked: the schema of this tool cannot be used.',
    ],
  ] as const)('%s', (values, told) => {
    expect(sentence(values)).toBe(told);
  });
});

/** A grammar whose `required` contradicts its `properties`. */
const unordered: TestTool = {
  name: 't',
  schemaText: '{"properties":{"a":{"type":"string"},"b":{"type":"string"}},"required":["b","a"]}',
};
const twins: TestTool = {
  name: 't',
  schemaText: '{"properties":{"_positional":{},"a":{}},"required":["a"]}',
};

describe('every cause of a refusal', () => {
  test.each<[string, TestTool, string, Profile, string, string]>([
    ['missing', city, '{"x":1}', 'sound', '`city` is missing. `x` is not a parameter.', '`city` is missing'],
    [
      'arity',
      toolOf('t', 'a b c?'),
      '{"a":1,"_positional":[1,2,3]}',
      'sound',
      '3 values came without names. Accepted here: 1 or 2, one for each parameter that is not given yet, or for each required one.',
      '3 values for 3 parameters',
    ],
    [
      'arity',
      toolOf('t', 'a b'),
      '{"a":1,"_positional":[1,2,3]}',
      'sound',
      '3 values came without names. Accepted here: 1, one for each parameter that is not given yet.',
      '3 values for 2 parameters',
    ],
    [
      'arity',
      toolOf('t', 'a? b'),
      '{"_positional":["x"]}',
      'sound',
      '1 value came without a name, as many as are required, and would fit optional parameters as well. Accepted by name.',
      'the values fit other parameters too',
    ],
    [
      'order',
      toolOf('t', 'a b'),
      '{"a":"x","_positional":["y"]}',
      'sound',
      '`a` was sent by name, but `b`, which comes after it, without. Accepted by name.',
      '`a` was sent by name',
    ],
    [
      'order',
      unordered,
      '{"_positional":["x","y"]}',
      'sound',
      'The values without names could go to `a` and `b` in more than one order, and the schema does not say which: `required` and `properties` disagree. Accepted by name.',
      'the order of the values is not evident',
    ],
    [
      'type',
      toolOf('t', 'a b:integer'),
      '{"_positional":["x","y"]}',
      'sound',
      '`b` takes `integer` and would get `"y"`, so nothing is moved.',
      '`b` takes `integer` and would get `"y"`',
    ],
    [
      'type',
      toolOf('t', 'amount:integer', { sum: 'amount' }),
      '{"sum":"1"}',
      'sound',
      '`amount` takes `integer` and would get `"1"`, so nothing is moved.',
      '`amount` takes `integer` and would get `"1"`',
    ],
    [
      'ambiguous',
      edit,
      '{"path":"p","old":1,"new_string":2,"replacement":3}',
      'sound',
      '`new` is missing. `new_string` and `replacement` both stand for `new`; send it once, as `new`.',
      'two keys for one parameter',
    ],
    [
      'ambiguous',
      edit,
      '{"path":"p","old":1,"old_string":2,"new_string":3}',
      'sound',
      '`new` is missing. `old_string` stands for `old`, which was sent too, with another value; send it once, as `old`.',
      'two keys for one parameter',
    ],
    [
      'ambiguous',
      edit,
      '{"path":"p","old_string":1,"_positional":[2]}',
      'sound',
      '`old` and `new` are missing. `old_string` stands for `old`, and values came without names as well: which belongs where is a guess.',
      'a synonym beside values without names',
    ],
    [
      'loss',
      convert,
      '{"from":"USD","to":"EUR","amount":1,"amount":2}',
      'sound',
      '`from_currency` and `to_currency` are missing. `amount` stands twice with different values; send it once. A repair would lose a value.',
      'a key stands twice',
    ],
    [
      'loss',
      twins,
      '{"_positional":[1,2]}',
      'sound',
      '`a` is missing. This tool has two parameters of one name, or one called `_positional`, so values without names cannot be given out.',
      'its parameters cannot be told apart',
    ],
    [
      'malformed',
      free,
      '{"page":"1',
      'sound',
      'The text ends inside `page`: it was cut off. Asking for the missing argument will not help; ask for a shorter call.',
      'the text was cut off',
    ],
    [
      'malformed',
      free,
      '5',
      'sound',
      'The arguments are a number; an object with named values is accepted.',
      'the arguments are no object',
    ],
    [
      'missing',
      city,
      '{"arguments":{"city":"Oslo"}}',
      'fak',
      '`city` is missing at the top level and was found inside `arguments`, which is not a parameter.',
      'the arguments stand one level too deep',
    ],
    [
      'missing',
      city,
      '{"city":"Oslo"',
      'fak',
      'The text ends inside an open object: it was cut off. Asking for the missing argument will not help; ask for a shorter call.',
      'the text was cut off',
    ],
  ])('%s: %o %s', (cause, tool, args, profile, sentence, why) => {
    const { result, words } = sceneOf(args, tool, [], profile);
    expect(result.verdict).toMatchObject({ kind: 'DENY', cause });
    expect(words).toMatchObject({ headline: 'Sent back', sentence, why });
  });
});

test('many names are told in few words', () => {
  const wide = toolOf('wide', Array.from({ length: 1_200 }, (_, i) => `p${i}`).join(' '));
  expect(sceneOf('{}', wide).words.why).toBe(
    '`p0`, `p1`, `p10`, `p100`, `p1000`, `p1001`, `p1002`, `p1003` and 1,192 more are missing',
  );
});
