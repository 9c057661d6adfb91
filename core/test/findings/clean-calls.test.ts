import { describe, expect, test } from 'vitest';
import { evaluate, type Profile } from '../../src/index.ts';
import { sharedFiles, sharedText } from '../formats/corpus.ts';
import { judge } from '../report/judged.ts';
import { isShared, sharedLines } from '../rung/shared.ts';

const TAU = 'corpus/taubench';
const BFCL = 'corpus/bfcl';

interface TauCall {
  readonly name: string;
  readonly arguments: string;
}

/** The calls that gpt-4o made, all of them valid. */
function tauCalls(): readonly TauCall[] {
  const calls = sharedFiles(TAU).filter((file) => file.startsWith('calls'));
  return calls.flatMap((file) =>
    JSON.parse(`[${sharedLines(`${TAU}/${file}`).map((line) => JSON.stringify(line))}]`),
  );
}

describe.skipIf(!isShared(TAU)).each<Profile>(['fak', 'sound'])('valid calls of tau-bench, %s', (profile) => {
  const calls = tauCalls()
    .map(({ name, arguments: args }) => JSON.stringify({ tool: name, args }))
    .join('\n');
  const scenario = { rung: 1, tools: sharedText(`${TAU}/tools-airline.json`), calls, profile } as const;

  test('no finding about any of the 605, JSON Schema included', () => {
    const { results, counters } = judge(scenario);
    expect(counters.calls).toBe(605);
    expect(results.filter(({ findings }) => findings.length > 0)).toEqual([]);
    expect(new Set(results.map(({ outcome, values }) => `${outcome} ${values}`))).toEqual(
      new Set(['passes checked']),
    );
  });
});

interface Question {
  readonly id: string;
  readonly functions: readonly { readonly name: string; readonly parameters: Schema }[];
  readonly truth: readonly Readonly<Record<string, Readonly<Record<string, readonly unknown[]>>>>[];
}

interface Schema {
  readonly type?: unknown;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
  readonly required?: readonly string[];
}

/** BFCL's names of types in JSON Schema's words; `undefined` for any type. */
const TYPES: Readonly<Record<string, string | undefined>> = {
  dict: 'object',
  float: 'number',
  tuple: 'array',
  any: undefined,
};

function asJsonSchema({ type, properties, items, ...rest }: Schema): Schema {
  const lower = typeof type === 'string' ? type.toLowerCase() : undefined;
  const known = lower !== undefined && lower in TYPES ? TYPES[lower] : lower;
  return {
    ...rest,
    ...(known === undefined ? {} : { type: known }),
    ...(properties && {
      properties: Object.fromEntries(
        Object.entries(properties).map(([name, property]) => [name, asJsonSchema(property)]),
      ),
    }),
    ...(items && { items: asJsonSchema(items) }),
  };
}

/** A value of the ground truth: nested dicts are written as lists of alternatives. */
function plainValue(value: unknown, schema: Schema | undefined): unknown {
  if (Array.isArray(value)) return value.map((item) => plainValue(item, schema?.items));
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).flatMap(([key, allowed]) => {
    const first: unknown = Array.isArray(allowed) ? allowed.find((one) => one !== '') : allowed;
    return first === undefined ? [] : [[key, plainValue(first, schema?.properties?.[key])]];
  });
  return Object.fromEntries(entries);
}

function questions(): readonly Question[] {
  return sharedFiles(BFCL).flatMap((file) =>
    JSON.parse(`[${sharedLines(`${BFCL}/${file}`).map((line) => JSON.stringify(line))}]`),
  );
}

describe.skipIf(!isShared(BFCL))('the ground truth of BFCL', () => {
  const asked = questions().map(({ functions, truth: [call = {}] }) => {
    const [name = '', given = {}] = Object.entries(call)[0] ?? [];
    const tools = functions.map(({ name: tool, parameters }) => ({
      name: tool,
      inputSchema: asJsonSchema(parameters),
    }));
    const schema = tools.find((tool) => tool.name === name)?.inputSchema;
    const args = JSON.stringify(plainValue(given, schema));
    return {
      rung: 1,
      tools: JSON.stringify({ tools }),
      calls: `{"tool":${JSON.stringify(name)},"args":${args}}`,
    } as const;
  });

  test.each<Profile>(['fak', 'sound'])('no finding by any rule, %s', (profile) => {
    expect(asked).toHaveLength(858);
    const results = asked.flatMap((scenario) => evaluate({ ...scenario, profile }).results);
    expect(results.flatMap(({ findings }) => findings)).toEqual([]);
    // Two calls of the ground truth lack a required value.
    expect(results.map(({ verdict }) => verdict.kind).filter((kind) => kind !== 'DEFER')).toEqual([
      'DENY',
      'DENY',
    ]);
  });

  test('an error only where a value is not of its own type', () => {
    const found = asked.flatMap((scenario) => judge(scenario).results.flatMap(({ findings }) => findings));
    const errors = found.filter(({ severity }) => severity === 'error');
    expect(errors.map(({ code, pointer }) => [code, pointer])).toEqual([
      ['value-enum', '/metrics'],
      ['value-type', '/venue'],
    ]);
  });
});
