import { expect, test } from 'vitest';
import { splitPaste } from './parts.ts';

test.each([
  ['an MCP list', 'tools', '{"tools":[{"name":"t","inputSchema":{"type":"object","properties":{}}}]}'],
  ['a bare schema', 'tools', '{"type":"object","properties":{"a":{"type":"string"}}}'],
  ['a grammar by hand', 'tools', '{"params":[{"name":"a","type":"string","required":true}]}'],
  ['a call with its tool', 'calls', '{"tool":"t","args":{"a":1}}'],
  ['calls, one a line', 'calls', '{"tool":"t","args":{}}\n{"tool":"u","args":{}}'],
  ['OpenAI calls', 'calls', '[{"type":"function","function":{"name":"t","arguments":"{}"}}]'],
] as const)('%s belongs in %s', (_, box, text) => {
  expect(splitPaste(text, box)).toBeNull();
  expect(splitPaste(text, box === 'tools' ? 'calls' : 'tools')).toEqual({ [box]: text });
});

test.each([
  ['bare arguments', '{"a":1}'],
  ['no JSON', 'what is this'],
  ['nothing', ''],
])('%s stays where it is', (_, text) => {
  for (const box of ['tools', 'calls'] as const) expect(splitPaste(text, box)).toBeNull();
});
