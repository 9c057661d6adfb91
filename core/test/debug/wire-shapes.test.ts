import { expect, test } from 'vitest';
import { callIdIn, inShape, type WireShape } from '../../src/debug/index.ts';

const TEXT = 'A "text"\nof two lines.';

test.each<[WireShape, unknown]>([
  ['openai', { role: 'tool', tool_call_id: 'c1', content: TEXT }],
  ['anthropic', { type: 'tool_result', tool_use_id: 'c1', is_error: true, content: TEXT }],
  ['gemini', { functionResponse: { id: 'c1', name: 't', response: { error: TEXT } } }],
  ['mcp', { content: [{ type: 'text', text: TEXT }], isError: true }],
])('%s carries the text and names the call', (shape, expected) => {
  expect(JSON.parse(inShape(shape, TEXT, { tool: 't', id: 'c1' }))).toEqual(expected);
});

test('plain is the text itself', () => {
  expect(inShape('plain', TEXT, { tool: 't', id: undefined })).toBe(TEXT);
});

test.each<[WireShape, string]>([
  ['openai', 'CALL_ID'],
  ['anthropic', 'CALL_ID'],
])('%s says where an id that was not pasted belongs', (shape, id) => {
  expect(inShape(shape, TEXT, { tool: 't', id: undefined })).toContain(`"${id}"`);
});

test('Gemini needs no id', () => {
  expect(JSON.parse(inShape('gemini', '', { tool: undefined, id: undefined }))).toEqual({
    functionResponse: { name: '', response: { error: '' } },
  });
});

test.each([
  ['{"id":"call_1","type":"function","function":{"name":"t","arguments":"{}"}}', 'call_1'],
  ['{"type":"function_call","id":"fc_1","call_id":"call_2","name":"t"}', 'call_2'],
  ['{"type":"tool_use","id":"toolu_1","name":"t","input":{"id":"no"}}', 'toolu_1'],
  ['{"functionCall":{"id":"g1","name":"t","args":{}}}', 'g1'],
  ['{"toolUse":{"toolUseId":"b1","name":"t","input":{}}}', 'b1'],
  ['{"jsonrpc":"2.0","id":7,"method":"tools/call"}', undefined],
  ['{"tool":"t","args":{"id":"no"}}', undefined],
  ['{"id":', undefined],
  ['t(1)', undefined],
])('the id in %s', (entry, id) => {
  expect(callIdIn(entry)).toBe(id);
});
