import { expect, test } from 'vitest';
import { appendCall } from '../../src/debug/index.ts';
import { applyFix, readCalls } from '../../src/index.ts';

const ADDED = { tool: 'get', args: '{"a": 1}' };

function appended(calls: string, call = ADDED): string | undefined {
  const made = appendCall({ calls }, call);
  if (made === undefined) return undefined;
  const next = applyFix({ rung: 1, tools: '', calls }, { edits: [made.edit] }).calls;
  expect(readCalls(next).calls[made.index]).toMatchObject(call);
  return next;
}

test.each([
  ['', '{"tool": "get", "args": {"a": 1}}\n'],
  ['\n\n', '{"tool": "get", "args": {"a": 1}}\n'],
  ['[]', '[{"tool": "get", "args": {"a": 1}}]'],
  ['{"tool":"x","args":{}}', '{"tool":"x","args":{}}\n{"tool": "get", "args": {"a": 1}}\n'],
  [
    '[\n  {"id":"1","type":"function","function":{"name":"x","arguments":"{}"}}\n]\n',
    '[\n  {"id":"1","type":"function","function":{"name":"x","arguments":"{}"}},\n  {"id": "try_2", "type": "function", "function": {"name": "get", "arguments": "{\\"a\\": 1}"}}\n]\n',
  ],
  [
    '[{"type":"tool_use","id":"1","name":"x","input":{}}]',
    '[{"type":"tool_use","id":"1","name":"x","input":{}}, {"type": "tool_use", "id": "try_2", "name": "get", "input": {"a": 1}}]',
  ],
  [
    '{"functionCall":{"name":"x","args":{}}}\n',
    '{"functionCall":{"name":"x","args":{}}}\n{"functionCall": {"name": "get", "args": {"a": 1}}}\n',
  ],
  [
    '{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"x","arguments":{}}}',
    '{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"x","arguments":{}}}\n{"jsonrpc": "2.0", "id": 2, "method": "tools/call", "params": {"name": "get", "arguments": {"a": 1}}}\n',
  ],
  [
    '{"type":"function_call","call_id":"1","name":"x","arguments":"{}"}',
    '{"type":"function_call","call_id":"1","name":"x","arguments":"{}"}\n{"type": "function_call", "call_id": "try_2", "name": "get", "arguments": "{\\"a\\": 1}"}\n',
  ],
])('behind %s', (calls, expected) => {
  expect(appended(calls)).toBe(expected);
});

test('arguments that are no JSON go into a string', () => {
  expect(appended('', { tool: 'get', args: '{"a": "b' })).toBe('{"tool": "get", "args": "{\\"a\\": \\"b"}\n');
  expect(
    appended('{"type":"tool_use","id":"1","name":"x","input":{}}', { tool: '__proto__', args: '{' }),
  ).toContain('"args": "{"');
});

test('a text that cannot be continued is left as it is', () => {
  expect(appended('[{"tool":"x","args":{')).toBeUndefined();
});
