import { describe, expect, it } from 'vitest';
import { blankComments } from '../../src/formats/json-comments.ts';
import { grammarFromJsonSchema, rangeInText, readTools, SchemaError } from '../../src/index.ts';
import { isShared } from '../rung/shared.ts';
import { sharedFiles, sharedText } from './corpus.ts';
import { TOOL_SAMPLES } from './samples.ts';

const DEEP = 200_000;
const SCHEMA = '{"type":"object","properties":{"a":{}}}';

function toolsOf(text: string) {
  return readTools(text).tools.map(({ range: _, place: __, ...tool }) => tool);
}

/** Code and marked text of each problem. */
function problemsOf(text: string): (string | undefined)[][] {
  return readTools(text).problems.map(({ code, range }) => [
    code,
    range && text.slice(range.offset, range.offset + range.length),
  ]);
}

describe('tools', () => {
  it.each(TOOL_SAMPLES)('are read: $name', ({ text, format, tools, problems = [] }) => {
    expect(toolsOf(text)).toEqual(tools);
    expect(readTools(text).format).toBe(format);
    expect(problemsOf(text)).toEqual(problems);
  });

  it.each(TOOL_SAMPLES)('know where they stand: $name', ({ text }) => {
    let behind = 0;
    for (const { schemaText, range, place } of readTools(text).tools) {
      expect(range.offset).toBeGreaterThanOrEqual(behind);
      behind = range.offset + range.length;
      const entry = blankComments(text).slice(range.offset, behind);
      expect(JSON.parse(entry)).toBeDefined();
      if (schemaText === undefined || place === undefined || place.kind === 'whole') continue;
      const { offset, length } = rangeInText(text, { range, place }, 0, schemaText.length);
      const source = blankComments(text).slice(offset, offset + length);
      expect(place.kind === 'string' ? JSON.parse(`"${source}"`) : source).toBe(schemaText);
      expect(entry).toContain(source);
    }
  });
});

describe('what is no tool', () => {
  it.each([
    ['a word', 'hello', undefined, [['not-json', 'hello']]],
    ['null', 'null', undefined, [['not-understood', 'null']]],
    [
      'settings',
      '{"port":1,"log":{"level":"info"}}',
      undefined,
      [['not-understood', '{"port":1,"log":{"level":"info"}}']],
    ],
    [
      'a map of other things',
      '{"server":{"port":1}}',
      undefined,
      [['not-understood', '{"server":{"port":1}}']],
    ],
    [
      'a tool of an unknown kind',
      `{"name":"a","schema":${SCHEMA}}`,
      undefined,
      [['not-understood', `{"name":"a","schema":${SCHEMA}}`]],
    ],
    ['a list of lists', `[[${SCHEMA}]]`, undefined, [['not-understood', `[${SCHEMA}]`]]],
    ['an empty list', '[]', 'empty list', [['no-tools', '[]']]],
    ['an empty object', '{}', 'empty list', [['no-tools', '{}']]],
    ['an empty MCP list', '{"tools":[]}', 'empty list', [['no-tools', '{"tools":[]}']]],
    [
      'a map with something else in it',
      `{"a":${SCHEMA},"b":5}`,
      undefined,
      [['not-understood', `{"a":${SCHEMA},"b":5}`]],
    ],
    [
      'an MCP tool without a name',
      `{"inputSchema":${SCHEMA}}`,
      undefined,
      [['not-understood', `{"inputSchema":${SCHEMA}}`]],
    ],
    [
      'a schema as text',
      '{"name":"a","inputSchema":"{}"}',
      undefined,
      [['not-understood', '{"name":"a","inputSchema":"{}"}']],
    ],
  ])('%s', (_, text, format, problems) => {
    const read = readTools(text);
    expect(read.tools).toEqual([]);
    expect(read.format).toBe(format);
    expect(problemsOf(text)).toEqual(problems);
  });

  it.each(['', ' \n', '\uFEFF'])('%j: nothing at all', (text) => {
    expect(readTools(text)).toEqual({ tools: [], problems: [] });
  });

  it.each([
    ['{"tool":"t","grammar":[]}', 'needs `params`'],
    ['{"tool":"t","grammar":{}}', 'needs `params`'],
    ['{"params":["a"]}', 'Param 1 of this grammar needs a `name`'],
    ['{"params":[{"name":"a"},{"name":1}]}', 'Param 2 of this grammar needs a `name`'],
    ['{"params":[{"name":"a","type":["string"]}]}', 'The `type` of param 1'],
    ['{"params":[{"name":"a","required":1}]}', 'The `required` of param 1'],
    ['{"params":[],"aliases":[]}', 'The `aliases` of a grammar'],
    ['{"params":[],"aliases":{"a":1}}', 'Each alias'],
  ])('a grammar that is none: %s', (text, sentence) => {
    expect(readTools(text)).toMatchObject({
      tools: [],
      problems: [{ code: 'not-understood', message: expect.stringContaining(sentence) }],
    });
  });
});

describe('where the text breaks off', () => {
  const tool = (name: string) => `{"name":"${name}","inputSchema":${SCHEMA}}`;
  it.each([
    ['in a list', `{"tools":[${tool('a')},${tool('b')},{"name":"c","inputSchema":{"type"`, ['a', 'b'], '"'],
    ['behind a tool', `{"tools":[${tool('a')}`, ['a'], '}'],
    ['in a map', `{"a":${SCHEMA},"b":{"type":`, ['a'], ':'],
    ['in the middle', `[${tool('a')},\n{"name":"b",oops},\n${tool('c')}]`, ['a', 'c'], 'oops},'],
    ['in the schema of a tool', `{"name":"a","inputSchema":${SCHEMA},"annotations":{`, [], '{'],
    ['in a schema', `{"type":"object","items":${SCHEMA},"properties":{"a"`, [], '"'],
    ['in a grammar', '{"params":[{"name":"a"}],"aliases":{', [], '{'],
  ])('%s, what stands before is read', (_, text, names, place) => {
    const read = readTools(text);
    expect(read.tools.map(({ name }) => name)).toEqual(names);
    expect(read.format === undefined).toBe(names.length === 0);
    expect(problemsOf(text)[0]).toEqual(['not-json', place]);
  });
});

describe('size and depth', () => {
  const deep = `${'['.repeat(DEEP)}${']'.repeat(DEEP)}`;
  it.each([
    ['a schema', `{"type":"object","x":${deep}}`, 1],
    ['something else', deep, 0],
    ['brackets that stay open', '['.repeat(DEEP), 0],
    ['objects that stay open', '{"properties":'.repeat(DEEP), 0],
    ['lists in lists', '{"tools":['.repeat(DEEP / 4), 0],
    ['results in results', `${'{"result":'.repeat(DEEP)}1${'}'.repeat(DEEP)}`, 0],
    ['broken lines', '{"a":oops}\n'.repeat(DEEP), 0],
    ['many tools', `[${Array(DEEP).fill('{"name":"a","inputSchema":{}}').join(',')}]`, DEEP],
  ])('%s', (_, text, count) => {
    expect(readTools(text).tools).toHaveLength(count);
  });
});

describe.skipIf(!isShared('corpus/mcp'))('real tools', () => {
  const lists = sharedFiles('corpus/mcp');

  it.each(lists)('%s: all are read, in order, schemas to the character', (file) => {
    const text = sharedText(`corpus/mcp/${file}`);
    const listed: { tools: { name: string; inputSchema: unknown }[] } = JSON.parse(text);
    const { tools, problems, format } = readTools(text);
    expect({ format, problems }).toEqual({ format: 'MCP tools/list', problems: [] });
    expect(tools.map(({ name }) => name)).toEqual(listed.tools.map(({ name }) => name));
    tools.forEach(({ schemaText = '', range }, index) => {
      expect(JSON.parse(schemaText)).toEqual(listed.tools[index]?.inputSchema);
      expect(text.slice(range.offset, range.offset + range.length)).toContain(schemaText);
    });
  });

  it('489 tools, of which the original can load all but one', () => {
    const schemas = lists.flatMap((file) => readTools(sharedText(`corpus/mcp/${file}`)).tools);
    const refused = schemas.flatMap(({ schemaText = '' }) => {
      try {
        grammarFromJsonSchema(schemaText);
        return [];
      } catch (error) {
        return [error instanceof SchemaError ? error.message : error];
      }
    });
    expect(schemas).toHaveLength(489);
    expect(refused).toEqual([expect.stringContaining('`nextThoughtNeeded`')]);
  });
});

describe.skipIf(!isShared('corpus/bfcl'))('real functions', () => {
  const files = sharedFiles('corpus/bfcl');

  it.each(files)('%s: all are read, as the list of each test and as a whole', (file) => {
    const lines = sharedText(`corpus/bfcl/${file}`).split('\n').filter(Boolean);
    const names: string[] = [];
    for (const line of lines) {
      const { functions }: { functions: { name: string; parameters: unknown }[] } = JSON.parse(line);
      const read = readTools(JSON.stringify(functions));
      expect(read).toMatchObject({ format: 'functions', problems: [] });
      expect(read.tools.map(({ name, schemaText = '' }) => [name, JSON.parse(schemaText)])).toEqual(
        functions.map(({ name, parameters }) => [name, parameters]),
      );
      names.push(...functions.map(({ name }) => name));
    }
    expect(readTools(lines.join('\n')).tools.map(({ name }) => name)).toEqual(names);
  });

  it.each(['tools-airline.json', 'tools-retail.json'])('taubench/%s: all are read', (file) => {
    const text = sharedText(`corpus/taubench/${file}`);
    const listed: { tools: { name: string }[] } = JSON.parse(text);
    const { tools, problems } = readTools(text);
    expect(problems).toEqual([]);
    expect(tools.map(({ name }) => name)).toEqual(listed.tools.map(({ name }) => name));
  });
});
