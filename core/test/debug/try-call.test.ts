import { describe, expect, test } from 'vitest';
import { type TryForm, tryArgs } from '../../src/debug/index.ts';
import { openToolbox, type Profile, readTools } from '../../src/index.ts';
import { validateCall } from '../../src/schema/index.ts';
import { sharedFiles, sharedText } from '../formats/corpus.ts';
import { isShared } from '../rung/shared.ts';

function toolboxOf(tools: string, profile: Profile = 'fak') {
  return openToolbox({ rung: 1, tools, calls: '', profile }, readTools(tools));
}

/** What is written of a tool with these properties, all of them required. */
function written(properties: string, form: TryForm = 'well-formed', required?: string): string {
  const names = required ?? JSON.stringify(Object.keys(JSON.parse(properties)));
  const schema = `{"type":"object","properties":${properties},"required":${names},"$defs":{"d":{"type":"integer","minimum":7},"ring":{"$ref":"#/$defs/ring"}}}`;
  const [tool] = toolboxOf(`[{"name":"t","inputSchema":${schema}}]`, 'sound').tools;
  if (tool === undefined) throw new Error('no tool');
  return tryArgs(tool, form);
}

describe('a value that a parameter takes', () => {
  test.each([
    ['{}', '"p"'],
    ['true', '"p"'],
    ['{"type":"string"}', '"p"'],
    ['{"type":"string","minLength":4}', '"p..."'],
    ['{"type":"string","format":"date"}', '"2025-01-31"'],
    ['{"type":"string","format":"toString"}', '"p"'],
    ['{"type":"string","enum":["b","a"]}', '"b"'],
    ['{"type":"integer","default":9007199254740993}', '9007199254740993'],
    ['{"type":"integer","default":"no"}', '1'],
    ['{"type":"number","examples":[1.50],"default":2}', '1.50'],
    ['{"const":{"a":1}}', '{"a":1}'],
    ['{"type":"integer","minimum":5,"multipleOf":4}', '8'],
    ['{"type":"number","exclusiveMinimum":0}', '1'],
    ['{"type":"integer","maximum":-3}', '-3'],
    ['{"type":"boolean"}', 'true'],
    ['{"type":["null","integer"]}', '1'],
    ['{"type":"null"}', 'null'],
    ['{"type":"array","items":{"type":"integer"},"minItems":2}', '[1, 1]'],
    ['{"type":"array"}', '[]'],
    ['{"type":"object","properties":{"x":{"type":"boolean"},"y":{}},"required":["x"]}', '{"x": true}'],
    ['{"anyOf":[{"type":"null"},{"type":"integer"}]}', '1'],
    ['{"$ref":"#/$defs/d"}', '7'],
    ['{"$ref":"#/$defs/ring"}', '"p"'],
    ['{"$ref":"https://example.com/elsewhere"}', '"p"'],
    ['{"type":"file"}', '"p"'],
  ])('%s', (schema, value) => {
    expect(written(`{"p":${schema}}`)).toBe(`{"p": ${value}}`);
  });
});

describe('the forms of a call', () => {
  const properties = '{"user_id":{"type":"integer"},"about":{"type":"string"},"copies":{"type":"integer"}}';
  const required = '["user_id","about"]';
  test.each<[TryForm, string]>([
    ['well-formed', '{"user_id": 1, "about": "about"}'],
    ['positional', '{"_positional": [1, "about", 1]}'],
    ['misnamed', '{"userId": 1, "about": "about"}'],
    ['cut-off', '{"user_id": 1, "about": "ab'],
  ])('%s', (form, args) => {
    expect(written(properties, form, required)).toBe(args);
  });

  test('another name is no declared one, and where nothing is required the first parameter is used', () => {
    const taken = '{"a_b":{},"aB":{},"a_bs":{}}';
    expect(written(taken, 'misnamed', '[]')).toBe('{"a_b_value": "a_b"}');
    expect(written('{}', 'well-formed')).toBe('{}');
    expect(written('{}', 'cut-off')).toBe('{');
    expect(written('{"__proto__":{"type":"integer"}}', 'well-formed', '["__proto__"]')).toBe(
      '{"__proto__": 1}',
    );
  });
});

describe.skipIf(!isShared('corpus/mcp'))('tools of MCP servers', () => {
  const boxes = sharedFiles('corpus/mcp').flatMap((file) =>
    (['fak', 'sound'] as const).map((profile) => toolboxOf(sharedText(`corpus/mcp/${file}`), profile)),
  );
  const tools = boxes.flatMap(({ rung, byName }) => [...byName.values()].map((tool) => ({ rung, tool })));

  test('a well-formed call passes, and JSON Schema has nothing against it but patterns', () => {
    const faults = tools.flatMap(({ rung, tool }) => {
      const args = tryArgs(tool, 'well-formed');
      const verdict = rung.adjudicate({ tool: tool.name, args });
      const said = validateCall(tool.schemaText ?? '', args).filter(
        ({ severity, code }) => severity === 'error' && code !== 'value-pattern',
      );
      return verdict.kind === 'DEFER' && said.length === 0
        ? []
        : [[tool.name, args, said.map(({ message }) => message)]];
    });
    expect(tools.length).toBeGreaterThan(800);
    expect(faults).toEqual([]);
  });

  test('where something is required, a misnamed call is refused and one without names is never passed on', () => {
    for (const { rung, tool } of tools) {
      if (!tool.grammar?.params?.some(({ required }) => required)) continue;
      const verdict = (form: TryForm) => rung.adjudicate({ tool: tool.name, args: tryArgs(tool, form) }).kind;
      expect([tool.name, verdict('misnamed'), verdict('cut-off')]).toEqual([tool.name, 'DENY', 'DENY']);
      expect(verdict('positional')).not.toBe('DEFER');
    }
  });
});
