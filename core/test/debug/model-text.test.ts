import { describe, expect, test } from 'vitest';
import { textForModel } from '../../src/debug/index.ts';
import { explainCall, type Finding, type Profile } from '../../src/index.ts';
import { sceneOf, type TestTool, toolOf } from '../report/scene.ts';

const convert = toolOf('convert_currency', 'from_currency to_currency amount:number note?', {
  from: 'from_currency',
});
const free = toolOf('list_regions', 'page?:integer', {}, { additionalProperties: false });
const others = ['read_file', 'read_files', 'write_file', 'send_mail'].map((name) => toolOf(name, 'path'));

function told(args: string, tool: TestTool, profile: Profile = 'fak', more: readonly Finding[] = []) {
  const { result, toolbox } = sceneOf(args, tool, others, profile);
  const { call, verdict, findings } = result;
  const explanation = explainCall(call, toolbox);
  return textForModel({ ...call, verdict, explanation, findings: [...findings, ...more] }, [
    ...toolbox.byName.values(),
  ]);
}

const ACCEPTED =
  'Required: `amount` (number), `from_currency` (string), `to_currency` (string).\nOptional: `note` (string).';
const AGAIN =
  'Send the call again with everything that is required, each value under its name, in one JSON object.';

describe('a call that is sent back', () => {
  test.each<[string, string, string[]]>([
    [
      'what is missing, what came and the nearest name',
      '{"from":"USD","amont":1}',
      [
        '`convert_currency` was not run: `amount` and `to_currency` are missing.',
        'Sent: `from` and `amont`.',
        '`from` is called `from_currency`.',
        '`amont` is not a parameter; the nearest is `amount`.',
        ACCEPTED,
        AGAIN,
      ],
    ],
    [
      'values without names',
      '{"_positional":["USD","EUR",1]}',
      [
        '`convert_currency` was not run: 3 values for 4 parameters.',
        'Sent: 3 values without names.',
        ACCEPTED,
        AGAIN,
      ],
    ],
    [
      'nothing',
      '',
      [
        '`convert_currency` was not run: `amount`, `from_currency` and `to_currency` are missing.',
        'Sent: no arguments.',
        ACCEPTED,
        AGAIN,
      ],
    ],
    [
      'a text that is no object',
      '7',
      [
        '`convert_currency` was not run: its arguments are not a JSON object.',
        'The arguments are a number; an object with named values is accepted.',
        ACCEPTED,
        AGAIN,
      ],
    ],
    [
      'a text that is no JSON',
      '{"amount":1,}',
      [
        '`convert_currency` was not run: its arguments are not JSON (expected a key in double quotes at character 13).',
        ACCEPTED,
        AGAIN,
      ],
    ],
    [
      'a text that was cut off: what is missing is not asked for',
      '{"amount":1,"note":"It was',
      [
        '`convert_currency` was not run: its arguments were cut off after 26 characters, inside `note`.',
        'Send a shorter call, or split it into several.',
      ],
    ],
  ])('%s', (_, args, lines) => {
    expect(told(args, convert)?.split('\n')).toEqual(lines.flatMap((line) => line.split('\n')));
  });

  test('the cause of the profile that decides is told, and what else is wrong', () => {
    const wrong: Finding = {
      code: 'value-enum',
      severity: 'error',
      message: '`note` must be one of `a`, `b`.',
    };
    const text = told('{"from_currency":"a","to_currency":"b","_positional":["x"]}', convert, 'sound', [
      wrong,
    ]);
    expect(text).toContain('was not run: `amount` takes `number` and would get `"x"`');
    expect(text).toContain('\n`note` must be one of `a`, `b`.\n');
  });
});

describe('a call that the grammar lets through', () => {
  test('nothing is sent back without an error', () => {
    expect(told('{"from_currency":"a","to_currency":"b","amount":1}', convert)).toBeUndefined();
    expect(told('{"from_currency":"a","to_currency":"b","amount":1,"x":1}', convert)).toBeUndefined();
    expect(told('{"from":"a","to_currency":"b","amount":1}', convert)).toBeUndefined();
  });

  test('errors are told', () => {
    expect(told('{"pge":1}', free)?.split('\n')).toEqual([
      '`list_regions` was not run: 1 problem.',
      '`pge` is not a parameter; accepted is `page`.',
      'Send the call again with this corrected.',
    ]);
    expect(told('{"page":"x', free)).toContain('cut off after 10 characters, inside `page`');
  });

  test('of many errors the first five, and none about the schema', () => {
    const many = Array.from(
      { length: 7 },
      (_, at): Finding => ({ code: 'value-type', severity: 'error', message: `E${at}.` }),
    );
    const text = told('{}', free, 'fak', [
      ...many,
      { code: 'schema-invalid', severity: 'error', message: 'S.' },
    ]);
    expect(text).toContain('7 problems.\nE0.');
    expect(text).toContain('E4.\nAnd 2 more problems.');
    expect(text).not.toContain('S.');
  });
});

describe('a tool that there is not', () => {
  test.each([
    ['reed_file', 'The nearest names are `read_file`, `read_files` and `write_file`.'],
    ['functions.send_mail', 'The nearest names are `send_mail`.'],
    ['zzz', 'There are `read_file`, `read_files`, `write_file` and `send_mail`.'],
  ])('%s', (name, second) => {
    const lines = told('{}', { name })?.split('\n');
    expect(lines?.[0]).toBe(`There is no tool called \`${name}\`, so nothing was run.`);
    expect(lines?.[1]?.replace('name is', 'names are')).toBe(second);
  });

  test('without any tools there is nothing to say', () => {
    const { result, toolbox } = sceneOf('{}', { name: 'x' });
    const explanation = explainCall(result.call, toolbox);
    expect(textForModel({ ...result.call, ...result, explanation }, [])).toBeUndefined();
  });
});
