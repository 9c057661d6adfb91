import { describe, expect, test } from 'vitest';
import { JsonScanner } from '../../src/rung/json-scanner.ts';
import { checkJson, sliceOf, wholeValue } from '../../src/rung/json-text.ts';
import { build } from './json-build.ts';

const SPACES = ['', ' ', '\t', '\n', '\r', ' \t\r\n  '];

describe('texts that are JSON', () => {
  test.each([
    'null',
    'true',
    'false',
    '0',
    '-0',
    '7',
    '-10',
    '1234567890',
    '0.5',
    '-1.0905',
    '1e5',
    '1E5',
    '0e0',
    '1e+05',
    '1e-09',
    '1.5E-10',
    '""',
    '"\u0020 \u007f \u0080 \u2028 \ufeff \ud800 [ ] é"',
    '"\\"\\\\\\/\\b\\f\\n\\r\\t"',
    '"\\"\\"x\\\\"',
    '"\\u0019\\uabcf\\uABCF\\u90af\\ud83d\\ude00\\ud800"',
    '[]',
    '{}',
    '[[]]',
    '[{}]',
    '[1,"a",null,true,false,[0],{"":-1}]',
    '[[1,2],[3,[4,5]],[]]',
    '{"a":1,"b":"c","d":{}}',
    '{"a":{"b":{"c":[{"d":[]}]}},"e":[{"f":1},{"g":"}","h":"]"}]}',
    '{"a\\nb":"\\u0041","\\"":[{"\\\\":{"\\"":"\\""}}],"__proto__":{"x":[1]}}',
  ])('%s, however it is spaced', (text) => {
    for (const space of SPACES) {
      // The strings among them hold no digits behind brackets or commas, so that only what stands outside is spaced.
      const spaced = text.startsWith('"') ? space + text + space : spread(text, space);
      const value = wholeValue(spaced);
      expect(checkJson(spaced)).toBeNull();
      expect(value && build(spaced, value)).toEqual(JSON.parse(text));
      expect(value && sliceOf(spaced, value)).toBe(spaced.slice(space.length, spaced.length - space.length));
    }
  });

  function spread(text: string, space: string): string {
    const outside = text.split(/("(?:[^"\\]|\\.)*"|[{}[\]:,])/);
    return space + outside.filter((part) => part !== '').join(space) + space;
  }
});

describe('texts that are not', () => {
  test.each([
    ['', 0, 'expected a value'],
    [' \t\r\n', 4, 'expected a value'],
    ['\u00a0', 0, 'expected a value'],
    ['\v', 0, 'expected a value'],
    ['\u001f', 0, 'expected a value'],
    ['!', 0, 'expected a value'],
    ['+1', 0, 'expected a value'],
    ['.5', 0, 'expected a value'],
    ['/', 0, 'expected a value'],
    [':', 0, 'expected a value'],
    ["'a'", 0, 'expected a value'],
    ['NaN', 0, 'expected a value'],
    ['True', 0, 'expected a value'],
    ['}', 0, 'expected a value'],
    ['[', 1, 'expected a value'],
    ['[ ', 2, 'expected a value'],
    ['[1 2]', 3, 'expected a comma or ]'],
    ['[1', 2, 'expected a comma or ]'],
    ['[1}', 2, 'expected a comma or ]'],
    ['[[]', 3, 'expected a comma or ]'],
    ['[[] []]', 4, 'expected a comma or ]'],
    ['["a"\u00a0]', 4, 'expected a comma or ]'],
    ['[1,]', 3, 'expected a value'],
    ['[,1]', 1, 'expected a value'],
    ['[1,,2]', 3, 'expected a value'],
    ['[}', 1, 'expected a value'],
    ['{', 1, 'expected a key in double quotes'],
    ['{]', 1, 'expected a key in double quotes'],
    ['{ a:1}', 2, 'expected a key in double quotes'],
    ['{"a":1,}', 7, 'expected a key in double quotes'],
    ['{"a":1, }', 8, 'expected a key in double quotes'],
    ['{,}', 1, 'expected a key in double quotes'],
    ['{1:2}', 1, 'expected a key in double quotes'],
    ['{"a" 1}', 5, 'expected a colon after the key'],
    ['{"a"', 4, 'expected a colon after the key'],
    ['{"a" \n', 6, 'expected a colon after the key'],
    ['{"a"}', 4, 'expected a colon after the key'],
    ['{"a":', 5, 'expected a value'],
    ['{"a": }', 6, 'expected a value'],
    ['{"a"::1}', 5, 'expected a value'],
    ['{"a":1 "b":2}', 7, 'expected a comma or }'],
    ['{"a":1', 6, 'expected a comma or }'],
    ['{"a":1]', 6, 'expected a comma or }'],
    ['{"a":1:', 6, 'expected a comma or }'],
    ['{"a":{}', 7, 'expected a comma or }'],
    ['nul', 3, 'expected null'],
    ['trve', 2, 'expected true'],
    ['falsy', 4, 'expected false'],
    ['n', 1, 'expected null'],
    ['-', 1, 'expected a digit'],
    ['- 1', 1, 'expected a digit'],
    ['-a', 1, 'expected a digit'],
    ['--1', 1, 'expected a digit'],
    ['1.', 2, 'expected a digit'],
    ['1./', 2, 'expected a digit'],
    ['0.:', 2, 'expected a digit'],
    ['1.e5', 2, 'expected a digit'],
    ['1e', 2, 'expected a digit'],
    ['1E+', 3, 'expected a digit'],
    ['1e-x', 3, 'expected a digit'],
    ['1e+-1', 3, 'expected a digit'],
    ['"a\nb"', 2, 'a control character or line break in a string must be escaped'],
    ['"\u0000"', 1, 'a control character or line break in a string must be escaped'],
    ['"\\n\u001f"', 3, 'a control character or line break in a string must be escaped'],
    ['"', 1, 'expected the closing quote of the string'],
    ['"a', 2, 'expected the closing quote of the string'],
    ['"a\\"', 4, 'expected the closing quote of the string'],
    ['"a\'', 3, 'expected the closing quote of the string'],
    ['"\\', 2, 'expected one of " \\ / b f n r t u after the backslash'],
    ['"\\x"', 2, 'expected one of " \\ / b f n r t u after the backslash'],
    ['"\\a"', 2, 'expected one of " \\ / b f n r t u after the backslash'],
    ['"\\N"', 2, 'expected one of " \\ / b f n r t u after the backslash'],
    ['"\\n\\ "', 4, 'expected one of " \\ / b f n r t u after the backslash'],
    ['"\\u', 3, 'expected four hex digits after \\u'],
    ['"\\u00g0"', 5, 'expected four hex digits after \\u'],
    ['"\\uG000"', 3, 'expected four hex digits after \\u'],
    ['"\\u0/00"', 4, 'expected four hex digits after \\u'],
    ['"\\u00:0"', 5, 'expected four hex digits after \\u'],
    ['"\\u000@"', 6, 'expected four hex digits after \\u'],
    ['"\\u`000"', 3, 'expected four hex digits after \\u'],
    ['"\\u000"', 6, 'expected four hex digits after \\u'],
    ['"\\u+000"', 3, 'expected four hex digits after \\u'],
  ])('%j stops being JSON at %i: %s', (text, offset, message) => {
    expect(checkJson(text)).toMatchObject({ offset, message, truncated: offset === text.length });
    expect(wholeValue(text)).toBeUndefined();
    // The same holds deeper in a text, and for who reads one bracket at a time.
    for (const around of ['[', '{"k":', '[0, ', '{"j" : [] ,"k" :\t', '[[{},[{"k":']) {
      expect(checkJson(around + text)).toMatchObject({ offset: around.length + offset, message });
      const scanner = new JsonScanner(around + text);
      expect(around.startsWith('{') ? scanner.members() : scanner.items()).toBeUndefined();
      expect(scanner).toMatchObject({ offset: around.length + offset, fault: message });
    }
  });

  test.each([
    ['01', 1],
    ['-00', 2],
    ['1 2', 2],
    ['0x1', 1],
    ['1.5.5', 3],
    ['1e5e5', 3],
    ['1e5.5', 3],
    ['truex', 4],
    ['"a"b', 3],
    ['{} {}', 3],
    ['{}}', 2],
    ['null\u00a0', 4],
  ])('%j is over at %i', (text, offset) => {
    const message = 'expected the end of the text';
    expect(checkJson(text)).toEqual({ offset, message, open: [], truncated: false });
    expect(wholeValue(text)).toBeUndefined();
    const scanner = new JsonScanner(text);
    expect([scanner.value(), scanner.end()]).toEqual([true, false]);
    expect(checkJson(`[${text}`)).toMatchObject({ offset: offset + 1, message: 'expected a comma or ]' });
  });
});

test.each([
  ['', undefined],
  ['x', undefined],
  ['{', 'object'],
  ['[', 'array'],
  ['"', 'string'],
  ['-', 'number'],
  ['0', 'number'],
  ['9', 'number'],
  ['/', undefined],
  [':', undefined],
  ['t', 'true'],
  ['f', 'false'],
  ['n', 'null'],
])('what starts with %j is of the kind %s', (start, kind) => {
  for (const space of SPACES) {
    const scanner = new JsonScanner(`x${space}${start}`, 1);
    expect(scanner.kind()).toBe(kind);
    expect(scanner.offset).toBe(1 + space.length);
  }
});

test('a bracket of the other kind is not entered', () => {
  const list = new JsonScanner(' [1]');
  expect(list.members()).toBeUndefined();
  expect(list).toMatchObject({ offset: 1, fault: 'expected an object' });
  const object = new JsonScanner('\t{"a":1}');
  expect(object.items()).toBeUndefined();
  expect(object).toMatchObject({ offset: 1, fault: 'expected a list' });
});
