import { expect, test } from 'vitest';
import type { ToolView } from '../engine/protocol.ts';
import { searchTools } from './searchTools.ts';

function tool(name: string, ...params: string[]): ToolView {
  return {
    name,
    range: { in: 'tools', offset: 0, length: 0 },
    grammar: { params: params.map((param) => ({ name: param, type: '', required: false })) },
    findings: [],
    calls: 0,
  };
}

const { grammar: _, ...unloaded } = tool('broken');
const list = [tool('read_file', 'path'), tool('Write_File', 'path', 'content'), unloaded];

test.each([
  ['', ['read_file', 'Write_File', 'broken']],
  ['  ', ['read_file', 'Write_File', 'broken']],
  ['FILE', ['read_file', 'Write_File']],
  ['path', ['read_file', 'Write_File']],
  ['path write', ['Write_File']],
  ['file content', ['Write_File']],
  ['brok', ['broken']],
  ['nothing', []],
])('%j', (search, names) => {
  expect(searchTools(list, search).map(({ name }) => name)).toEqual(names);
});
