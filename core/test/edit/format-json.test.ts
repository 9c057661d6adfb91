import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatJson } from '../../src/edit/index.ts';
import { evaluate } from '../../src/index.ts';

const CASES: readonly (readonly [name: string, text: string, formatted: string])[] = [
  ['nothing', '', ''],
  [
    'what fits on a line',
    '{"tool":"a","args":{"b":[1,2],"c":{}}}',
    '{ "tool": "a", "args": { "b": [1, 2], "c": {} } }',
  ],
  ['what fits, although it was broken', '[\n\n1,\n  2 ]', '[1, 2]'],
  [
    'digits and escapes',
    '[1.0,1e400,-0,9007199254740993,"\\u0041\\/"]',
    '[1.0, 1e400, -0, 9007199254740993, "\\u0041\\/"]',
  ],
  ['brackets in a string', '["{[,:]}\\"", "  a  "]', '["{[,:]}\\"", "  a  "]'],
  [
    'what does not fit',
    `{"a":"${'x'.repeat(40)}","b":{"c":"${'y'.repeat(30)}"},"d":[]}`,
    `{\n  "a": "${'x'.repeat(40)}",\n  "b": { "c": "${'y'.repeat(30)}" },\n  "d": []\n}`,
  ],
  ['a line each', '{"a":1}\n{"b":2}\n', '{ "a": 1 }\n{ "b": 2 }\n'],
  ['what is broken stays, the rest does not', '{"a":1}\n{"b":,\n{"c":3}', '{ "a": 1 }\n{"b":,\n{ "c": 3 }'],
  ['no JSON', 'get_rate(base="EUR")', 'get_rate(base="EUR")'],
  ['an event stream keeps its lines', 'data: {"a":1}\n\ndata: [DONE]\n', 'data: {"a":1}\n\ndata: [DONE]\n'],
  ['a comment', '{"a":1 /* one */}', '{"a":1 /* one */}'],
  ['a number alone', ' 1 ', ' 1 '],
  ['a mark at the front', '\uFEFF{"a":1}', '\uFEFF{ "a": 1 }'],
];

test.each(CASES)('%s', (_, text, formatted) => {
  expect(formatJson(text)).toBe(formatted);
  expect(formatJson(formatted)).toBe(formatted);
});

test('line ends stay what they are', () => {
  const long = JSON.stringify({ a: 'x'.repeat(60), b: 'y'.repeat(60) });
  expect(formatJson(`${long}\r\n`)).toMatch(/^\{\r\n {2}"a".*\r\n {2}"b".*\r\n\}\r\n$/);
});

test('what is very deep stays as it is', () => {
  const deep = '['.repeat(200_000) + ']'.repeat(200_000);
  expect(formatJson(`{"a":1}\n${deep}`)).toBe(`{ "a": 1 }\n${deep}`);
});

describe('for any JSON', () => {
  const texts = fc
    .tuple(fc.jsonValue({ maxDepth: 6 }), fc.constantFrom(undefined, 1, 4, '\t'))
    .map(([value, indent]) => JSON.stringify([value], null, indent));

  test('nothing but white space between tokens changes, and once is enough', () => {
    fc.assert(
      fc.property(texts, (text) => {
        const formatted = formatJson(text);
        expect(tokens(formatted)).toEqual(tokens(text));
        expect(formatJson(formatted)).toBe(formatted);
      }),
      { seed: 7, numRuns: 500 },
    );
  });

  test('no line is wider than it has to be', () => {
    fc.assert(
      fc.property(texts, (text) => {
        for (const line of formatJson(text).split('\n')) {
          if (line.length > 80) expect(tokens(line).length).toBeLessThanOrEqual(5);
        }
      }),
      { seed: 8, numRuns: 300 },
    );
  });
});

test('the verdicts stay what they are', () => {
  const tools = '{"a":{"properties":{"x":{"type":"number"},"y":{}},"required":["x","y"]}}';
  const calls = '{"tool":"a","args":{"_positional":[1e400,"é"]}}{"tool":"a","args":"{\\"x\\": 1}"}';
  const before = evaluate({ rung: 1, tools, calls });
  const after = evaluate({ rung: 1, tools: formatJson(tools), calls: formatJson(calls) });
  expect(after.results.map(({ verdict }) => verdict)).toEqual(before.results.map(({ verdict }) => verdict));
});

function tokens(text: string): readonly string[] {
  return text.match(/"(?:[^"\\]|\\.)*"|[{}[\]:,]|[^\s{}[\]:,"]+/g) ?? [];
}
