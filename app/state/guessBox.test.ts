import { expect, test } from 'vitest';
import { guessBox } from './guessBox.ts';

test.each([
  ['an MCP list', 'tools', '{"tools":[{"name":"t","inputSchema":{"type":"object","properties":{}}}]}'],
  ['its bare list', 'tools', '[{"name":"t","inputSchema":{"type":"object","properties":{"a":{}}}}]'],
  ['a bare schema', 'tools', '{"type":"object","properties":{"a":{"type":"string"}}}'],
  ['a grammar by hand', 'tools', '{"params":[{"name":"a","type":"string","required":true}]}'],
  ['a call with its tool', 'calls', '{"tool":"t","args":{"a":1}}'],
  ['calls, one a line', 'calls', '{"tool":"t","args":{}}\n{"tool":"u","args":{}}'],
  ['OpenAI calls', 'calls', '[{"type":"function","function":{"name":"t","arguments":"{}"}}]'],
  ['bare arguments', 'calls', '{"a":1}'],
  ['no JSON', 'calls', 'what is this'],
])('%s: %s', (_, box, text) => {
  expect(guessBox(text)).toBe(box);
});
