import { describe, expect, test } from 'vitest';
import { evaluate, onlyThisCall, readTools, type Scenario } from '../../src/index.ts';

const schema = (names: string) => `{\n      "properties": {${names}},\n      "required": ["b"]\n    }`;
const tools = `{"tools": [
  {
    "name": "one",
    "inputSchema": ${schema('"b": {"type": "string"}, "a": {}')}
  },
  {"name": "two", "inputSchema": {"properties": {}}}
]}`;

const scenario: Scenario = {
  rung: 1,
  title: 'Both',
  note: 'About both.',
  tools,
  calls: '{"tool":"one","args":{"_positional":[1e400,9007199254740993]}}\n{"tool":"two","args":{}}',
  aliases: { one: { bee: 'b' }, two: { x: 'y' } },
  synonyms: [['b', 'c']],
  selected: 1,
  expect: [null, null],
};

/** What is decided about the only call that is left. */
function decided(only: Scenario) {
  const { results, tools: kept } = evaluate(only);
  expect(results).toHaveLength(1);
  return { verdict: results[0]?.verdict, call: results[0]?.call, tools: kept };
}

test('keeps the call, its tool and what belongs to them', () => {
  const only = onlyThisCall(scenario, { tool: 'one', args: '{"_positional":[1e400,9007199254740993]}' });
  const { title, aliases, synonyms, note, selected, expect: expected } = only;
  expect({ title, aliases, synonyms, note, selected, expected }).toEqual({
    title: 'Both',
    aliases: { one: { bee: 'b' } },
    synonyms: [['b', 'c']],
  });
  const { verdict, tools: kept } = decided(only);
  expect(kept.map(({ name }) => name)).toEqual(['one']);
  expect(verdict).toEqual(evaluate(scenario).results[0]?.verdict);
});

test('takes the indentation away that the tool had in its list, and nothing else', () => {
  const only = onlyThisCall(scenario, { tool: 'one', args: '{}' });
  expect(only.tools).toContain('\n  "required": ["b"]\n}');
  expect(JSON.parse(readTools(only.tools).tools[0]?.schemaText ?? '')).toEqual(
    JSON.parse(schema('"b": {"type": "string"}, "a": {}')),
  );
});

describe('arguments arrive as they were', () => {
  test.each([
    ['{"a": 1.0,\n    "a": "\\u0041"}', '{"a": 1.0,\n"a": "\\u0041"}'],
    ['{"a": ', '{"a": '],
    ['', ''],
    ['null', 'null'],
    ['"{\\"b\\":1}"', '"{\\"b\\":1}"'],
    ['[1]', '[1]'],
  ])('%j', (args, arrived) => {
    expect(decided(onlyThisCall(scenario, { tool: 'one', args })).call?.args).toBe(arrived);
  });
});

test('a grammar by hand, and a tool of which nothing is known', () => {
  const byHand: Scenario = {
    rung: 1,
    tools: '[{"tool":"__proto__","grammar":{"params":[{"name":"p","type":"string","required":true}]}}]',
    calls: '',
  };
  const known = decided(onlyThisCall(byHand, { tool: '__proto__', args: '{}' }));
  expect(known.verdict?.kind).toBe('DENY');
  const unknown = decided(onlyThisCall(byHand, { tool: 'other', args: '{}' }));
  expect(unknown.tools).toEqual([]);
  expect(unknown.call?.tool).toBe('other');
});
