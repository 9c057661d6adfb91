import { describe, expect, test } from 'vitest';
import type { ReportTool } from '../../src/report/report.ts';
import { sceneOf, toolOf } from './scene.ts';

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
  test.each<[ReportTool, string, string, string, string, string]>([
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
      'Passes',
      'The arguments are not JSON and count as `{}`. This tool requires nothing. Values are not checked yet.',
      '',
      'nothing is required',
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
      '`new_string` and `replacement` both stand for `new`; the value of `new_string` was dropped.',
      '1 name repaired. This is probably not the call that was meant.',
      '`new_string` and `replacement` both stand for `new`; the value of `new_string` was dropped.',
    ],
    [
      edit,
      '{"path":"p","old":1,"old_string":4,"new_string":2}',
      'Repaired, probably wrong',
      '`old_string` stands for `old`, which is given as well; both were kept.',
      '1 name repaired. This is probably not the call that was meant.',
      '`old_string` stands for `old`, which is given as well; both were kept.',
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
      'The arguments are not JSON and count as `{}`. `city` is missing.',
      'The model can fix this call.',
      '`city` is missing',
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
      'The arguments are not a JSON object and count as `{}`. `city` is missing.',
      'The model can fix this call.',
      '`city` is missing',
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
  const { grammar: _, ...unknown } = toolOf('exchange_rate', '');
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
    const message = 'The schema of `exchange_rate` cannot be loaded by the original. Because.';
    const broken: ReportTool = {
      ...unknown,
      findings: [{ code: 'tool-not-loaded', severity: 'warning', message }],
    };
    expect(sceneOf('{}', broken).words).toEqual({
      headline: 'Not checked',
      sentence: `${message} Calls pass unexamined.`,
      advice: '',
      why: 'its schema cannot be loaded',
    });
  });
});

test('many names are told in few words', () => {
  const wide = toolOf('wide', Array.from({ length: 1_200 }, (_, i) => `p${i}`).join(' '));
  expect(sceneOf('{}', wide).words.why).toBe(
    '`p0`, `p1`, `p10`, `p100`, `p1000`, `p1001`, `p1002`, `p1003` and 1,192 more are missing',
  );
});
