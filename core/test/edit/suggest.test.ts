import { describe, expect, test } from 'vitest';
import { type Suggestions, suggestInCalls, suggestInTools } from '../../src/edit/index.ts';
import { onlyTool, openToolbox, readCalls, readTools } from '../../src/index.ts';

const RATE = {
  type: 'object',
  properties: {
    base: { type: 'string', description: 'ISO code' },
    kind: { type: 'string', enum: ['spot', 'mid'] },
    live: { type: 'boolean' },
    filter: {
      type: 'object',
      properties: { from: { type: 'string' }, tags: { type: 'array', items: { $ref: '#/$defs/Tag' } } },
    },
  },
  required: ['kind'],
  $defs: { Tag: { enum: ['a', 'b'] } },
};
const TOOLS = JSON.stringify({
  get_rate: RATE,
  move: { properties: { 'a"$b': {}, n: { type: 'integer' } } },
});

/** The text with the suggestion of that label taken; `|` is the caret before and after. */
function take(marked: string, label: string, box: 'calls' | 'tools' = 'calls', tools = TOOLS): string {
  const offset = marked.indexOf('|');
  const text = marked.replace('|', '');
  const found = suggestions(marked, box, tools);
  const item = found?.list.find((one) => one.label === label);
  if (found === undefined || item === undefined) return `none of ${labels(found).join()}`;
  expect(offset).toBeGreaterThanOrEqual(found.range.offset);
  expect(offset).toBeLessThanOrEqual(found.range.offset + found.range.length);
  const { range } = found;
  return `${text.slice(0, range.offset)}${item.before}|${item.after}${text.slice(range.offset + range.length)}`;
}

function suggestions(
  marked: string,
  box: 'calls' | 'tools' = 'calls',
  tools = TOOLS,
): Suggestions | undefined {
  const offset = marked.indexOf('|');
  const text = marked.replace('|', '');
  const readAsTools = (other: string) => readTools(other).tools;
  const readAsCalls = (other: string) => readCalls(other).calls;
  const toolbox = openToolbox({ rung: 1, tools, calls: '' }, readTools(tools));
  const known = { byName: toolbox.byName, only: onlyTool(toolbox) };
  // Whether somebody has read the text before makes no difference.
  const [once, twice] = [true, false].map((isRead) =>
    box === 'tools'
      ? suggestInTools(text, isRead ? readAsTools(text) : undefined, offset, readAsTools)
      : suggestInCalls(text, isRead ? readAsCalls(text) : undefined, offset, known, readAsCalls),
  );
  expect(twice).toEqual(once);
  return once;
}

function labels(found: Suggestions | undefined): string[] {
  return found?.list.map(({ label }) => label) ?? [];
}

describe('in the calls', () => {
  test.each([
    ['a tool in a new call', '{"tool": "|"}', 'get_rate', '{"tool": "get_rate"|}'],
    ['a tool that is half written', '{"tool": "mo|", "args": {}}', 'move', '{"tool": "move"|, "args": {}}'],
    [
      'a tool of OpenAI',
      '{"function": {"name": "|", "arguments": "{}"}}',
      'move',
      '{"function": {"name": "move"|, "arguments": "{}"}}',
    ],
    ['a parameter', '{"tool":"get_rate","args":{"|"}}', 'base', '{"tool":"get_rate","args":{"base": "|"}}'],
    [
      'a parameter without a quote',
      '{"tool":"get_rate","args":{|}}',
      'live',
      '{"tool":"get_rate","args":{"live": |}}',
    ],
    [
      'a parameter before others',
      '{"tool":"get_rate","args":{"|" "base":"x"}}',
      'kind',
      '{"tool":"get_rate","args":{"kind": "|", "base":"x"}}',
    ],
    [
      'a key that has its value',
      '{"tool":"get_rate","args":{"|": 1}}',
      'base',
      '{"tool":"get_rate","args":{"base"|: 1}}',
    ],
    [
      'the tool named behind',
      '{"args":{"|"},"tool":"get_rate"}',
      'base',
      '{"args":{"base": "|"},"tool":"get_rate"}',
    ],
    [
      'a value that is listed',
      '{"tool":"get_rate","args":{"kind": |}}',
      '"mid"',
      '{"tool":"get_rate","args":{"kind": "mid"|}}',
    ],
    [
      'a boolean',
      '{"tool":"get_rate","args":{"live": |}}',
      'true',
      '{"tool":"get_rate","args":{"live": true|}}',
    ],
    [
      'deep within',
      '{"tool":"get_rate","args":{"filter": {"tags": ["|"]}}}',
      '"b"',
      '{"tool":"get_rate","args":{"filter": {"tags": ["b"|]}}}',
    ],
    [
      'in a text of its own',
      '{"function":{"name":"get_rate","arguments":"{\\"|\\"}"}}',
      'base',
      '{"function":{"name":"get_rate","arguments":"{\\"base\\": \\"|\\"}"}}',
    ],
    ['a name with signs', '{"tool":"move","args":{|}}', 'a"$b', '{"tool":"move","args":{"a\\"$b": |}}'],
    ['a new call', '{|}', 'tool', '{"tool": "|"}'],
    [
      'the next call of a list',
      '[{"tool":"move","args":{}}, {"|"}]',
      'args',
      '[{"tool":"move","args":{}}, {"args": {|}}]',
    ],
    [
      'a broken call before it',
      '{"tool":,\n{"tool":"move","args":{"|"}}',
      'n',
      '{"tool":,\n{"tool":"move","args":{"n": |}}',
    ],
  ])('%s', (_, marked, label, after) => {
    expect(take(marked, label)).toBe(after);
  });

  test('what is given already is left out, and what is required comes first', () => {
    expect(labels(suggestions('{"tool":"get_rate","args":{"base":"x","|"}}'))).toEqual([
      'kind',
      'live',
      'filter',
    ]);
    expect(suggestions('{"tool":"get_rate","args":{|}}')?.list[0]).toMatchObject({
      label: 'kind',
      detail: 'string, required',
    });
    expect(suggestions('{"tool":"get_rate","args":{|}}')?.list[1]).toMatchObject({ about: 'ISO code' });
  });

  test('args alone belong to the only tool', () => {
    expect(labels(suggestions('{"|"}', 'calls', JSON.stringify({ get_rate: RATE })))).toContain('live');
  });

  test.each([
    ['behind a value', '{"tool":"get_rate","args":{"base":"x" |}}'],
    ['for a tool that nobody knows', '{"tool":"gone","args":{"|"}}'],
    ['in text that is no JSON', 'get_rate(|)'],
    ['for a text without a list', '{"tool":"get_rate","args":{"base":"|"}}'],
  ])('nothing %s', (_, marked) => {
    expect(suggestions(marked)).toBeUndefined();
  });

  test('numbers that a double does not hold are not offered', () => {
    const tools = '{"t":{"properties":{"id":{"enum":[9007199254740993, 7]}}}}';
    expect(labels(suggestions('{"tool":"t","args":{"id": |}}', 'calls', tools))).toEqual(['7']);
  });
});

describe('in the tools', () => {
  test.each([
    [
      'a keyword',
      '{"name":"t","inputSchema":{"|"}}',
      'properties',
      '{"name":"t","inputSchema":{"properties": {|}}}',
    ],
    [
      'a type',
      '{"name":"t","inputSchema":{"properties":{"a":{"type": "|"}}}}',
      'integer',
      '{"name":"t","inputSchema":{"properties":{"a":{"type": "integer"|}}}}',
    ],
    [
      'a required name',
      '{"name":"t","inputSchema":{"properties":{"a":{},"b":{}},"required":["a", |]}}',
      'b',
      '{"name":"t","inputSchema":{"properties":{"a":{},"b":{}},"required":["a", "b"|]}}',
    ],
    [
      'a reference',
      '{"name":"t","inputSchema":{"items":{"$ref": |},"$defs":{"A/b":{}}}}',
      '#/$defs/A~1b',
      '{"name":"t","inputSchema":{"items":{"$ref": "#/$defs/A~1b"|},"$defs":{"A/b":{}}}}',
    ],
    ['a tool', '{"|"}', 'inputSchema', '{"inputSchema": {|}}'],
  ])('%s', (_, marked, label, after) => {
    expect(take(marked, label, 'tools')).toBe(after);
  });

  test.each([
    ['for the names of parameters', '{"name":"t","inputSchema":{"properties":{"|"}}}'],
    ['in a default', '{"name":"t","inputSchema":{"default":{"|"}}}'],
  ])('nothing %s', (_, marked) => {
    expect(suggestions(marked, 'tools')).toBeUndefined();
  });
});
