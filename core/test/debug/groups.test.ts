import { expect, test } from 'vitest';
import { compiledGroup, groupsToWiden, withGroup } from '../../src/debug/index.ts';
import type { Scenario } from '../../src/index.ts';
import { toolboxOf } from '../report/tables.ts';

const schema = (...names: string[]) =>
  `{"properties":{${names.map((name) => `${JSON.stringify(name)}:{}`).join()}}}`;
const TOOLS = `[${[
  `{"name":"read","inputSchema":${schema('path')}}`,
  `{"name":"copy","inputSchema":${schema('file_path', 'path')}}`,
  `{"name":"find","inputSchema":${schema('filename', 'to')}}`,
  `{"name":"ping","inputSchema":${schema('host')}}`,
].join()}]`;

function compiled(group: string[], more: Partial<Scenario> = {}) {
  const { tools } = toolboxOf({ rung: 1, tools: TOOLS, calls: '', synonyms: [group], ...more });
  return compiledGroup(group, tools);
}

test('a group becomes aliases where exactly one of its names is declared', () => {
  expect(compiled(['path', 'file_path', 'filename'])).toEqual([
    { tool: 'read', param: 'path', synonyms: ['file_path', 'filename'], conflicts: [] },
    {
      tool: 'copy',
      synonyms: [],
      conflicts: ['It declares `path` and `file_path`, so the group says nothing here.'],
    },
    { tool: 'find', param: 'filename', synonyms: ['path', 'file_path'], conflicts: [] },
  ]);
});

test('what keeps a name from becoming an alias is said', () => {
  const group = ['path', 'file', 'filename'];
  const [, , find] = compiled(group, { aliases: { find: { file: 'to' } } });
  expect(find?.conflicts).toEqual(['`file` stands for `to` here.']);
  const [, , rival] = compiled(group, { synonyms: [group, ['to', 'file']] });
  expect(rival).toMatchObject({
    synonyms: ['path'],
    conflicts: ['`file` is left out: another group sends it elsewhere.'],
  });
});

test.each([
  [{}, [], []],
  [
    { read: { file: 'path' }, find: { file: 'filename', p: 'filename' } },
    [],
    [
      ['path', 'file'],
      ['filename', 'file', 'p'],
    ],
  ],
  [{ read: { file: 'path' }, copy: { f: 'path' } }, [['x', 'file', 'path', 'f']], []],
  [{ read: { path: 'path' } }, [], []],
])('aliases %j beside groups %j can be widened to %j', (aliases, groups, expected) => {
  expect(groupsToWiden(aliases, groups)).toEqual(expected);
});

test.each([
  [[], ['a', 'b'], [['a', 'b']]],
  [
    [['x', 'y']],
    ['a', 'b'],
    [
      ['x', 'y'],
      ['a', 'b'],
    ],
  ],
  [
    [['b', 'c'], ['x', 'y'], ['a']],
    ['a', 'b'],
    [
      ['x', 'y'],
      ['b', 'c', 'a'],
    ],
  ],
])('%j with %j is %j', (groups, added, expected) => {
  expect(withGroup(groups, added)).toEqual(expected);
});
