import { describe, expect, it } from 'vitest';
import type { Finding } from '../../src/finding.ts';
import { compileSchema, validateCall } from '../../src/schema/index.ts';
import { isArray, isObject, own } from '../../src/schema/json-object.ts';
import { sharedFiles, sharedText } from '../formats/corpus.ts';
import { isShared, sharedLines } from '../rung/shared.ts';

/** Tool name → schema text, of a `tools/list` result. */
function schemasOf(path: string): Map<string, string> {
  const list: unknown = JSON.parse(sharedText(path));
  const tools = isObject(list) ? own(list, 'tools') : undefined;
  return new Map(
    (isArray(tools) ? tools : []).map((tool) => [
      String(at(tool, 'name')),
      JSON.stringify(at(tool, 'inputSchema')),
    ]),
  );
}

function at(value: unknown, key: string): unknown {
  return isObject(value) ? own(value, key) : undefined;
}

describe.skipIf(!isShared('corpus/mcp'))('schemas of MCP servers', () => {
  it('all compile, without a hint', () => {
    const schemas = sharedFiles('corpus/mcp').flatMap((file) => [
      ...schemasOf(`corpus/mcp/${file}`).values(),
    ]);
    const compiled = schemas.map(compileSchema);
    expect(compiled).toHaveLength(489);
    expect(compiled.filter(({ kind }) => kind === 'rejected')).toEqual([]);
    expect(compiled.flatMap(({ findings }) => findings)).toEqual([]);
  });
});

describe.skipIf(!isShared('corpus/taubench'))('calls of tau-bench', () => {
  it('are all clean', () => {
    const schemas = new Map([
      ...schemasOf('corpus/taubench/tools-airline.json'),
      ...schemasOf('corpus/taubench/tools-retail.json'),
    ]);
    const calls = sharedLines('corpus/taubench/calls-gpt-4o-airline.jsonl');
    expect(calls).toHaveLength(605);
    const findings = calls.flatMap((call) =>
      validateCall(schemas.get(String(at(call, 'name'))) ?? '', String(at(call, 'arguments'))),
    );
    expect(findings).toEqual([]);
  });
});

/** BFCL's own type names, in the words of JSON Schema; `any` is no type. */
const TYPES: Readonly<Record<string, string | undefined>> = {
  dict: 'object',
  float: 'number',
  tuple: 'array',
  any: undefined,
};

function asJsonSchema(part: unknown): unknown {
  if (isArray(part)) return part.map(asJsonSchema);
  if (!isObject(part)) return part;
  return Object.fromEntries(
    Object.entries(part).flatMap(([key, value]) => {
      if (key === 'default' || key === 'enum') return [[key, value]];
      if (key !== 'type' || typeof value !== 'string') return [[key, asJsonSchema(value)]];
      const name = value.toLowerCase();
      const type = Object.hasOwn(TYPES, name) ? TYPES[name] : value;
      return type === undefined ? [] : [[key, type]];
    }),
  );
}

/** The first value that each parameter may have; an empty string among them means that it may be left out. */
function firstAllowed(allowed: unknown): unknown {
  if (isArray(allowed)) return allowed.map(firstAllowed);
  if (!isObject(allowed)) return allowed;
  return Object.fromEntries(
    Object.entries(allowed).flatMap(([key, values]) => {
      if (!isArray(values)) return [[key, values]];
      const first = values.find((value) => value !== '');
      return first === undefined ? [] : [[key, firstAllowed(first)]];
    }),
  );
}

describe.skipIf(!isShared('corpus/bfcl'))('ground truth of BFCL', () => {
  const calls = sharedFiles('corpus/bfcl').flatMap((file) =>
    sharedLines(`corpus/bfcl/${file}`).flatMap((test) => {
      const truth = at(test, 'truth');
      const functions = at(test, 'functions');
      return (isArray(truth) ? truth : []).flatMap((call) =>
        Object.entries(isObject(call) ? call : {}).map(([name, allowed]) => ({
          id: String(at(test, 'id')),
          parameters: at(
            (isArray(functions) ? functions : []).find((one) => at(one, 'name') === name),
            'parameters',
          ),
          args: JSON.stringify(firstAllowed(allowed)),
        })),
      );
    }),
  );

  it('uses type names that are told as one finding about the schema', () => {
    const found = calls.map(({ parameters, args }) => validateCall(JSON.stringify(parameters), args));
    expect(found.filter((findings) => findings.length !== 1)).toEqual([]);
    expect(new Set(found.flat().map(({ code }) => code))).toEqual(new Set(['schema-unknown-type']));
  });

  it('breaks its own types in 72 places, 63 of them by the default of the schema', () => {
    const found = calls.map(({ id, parameters, args }) => ({
      id,
      findings: validateCall(JSON.stringify(asJsonSchema(parameters)), args),
    }));
    const all: Finding[] = found.flatMap(({ findings }) => findings);
    expect(found).toHaveLength(858);
    expect(all).toHaveLength(72);
    expect(all.filter(({ code }) => code.startsWith('schema-'))).toEqual([]);
    expect(all.filter(({ severity }) => severity === 'warning')).toHaveLength(63);
    const errors = found.map(({ id, findings }) => [
      id,
      findings.filter(({ severity }) => severity === 'error').length,
    ]);
    expect(errors.filter(([, number]) => number !== 0)).toEqual([
      ['live_simple_71-35-0', 1],
      ['live_simple_106-63-0', 2],
      ['live_simple_112-68-0', 5],
      ['simple_python_307', 1],
    ]);
  });
});
