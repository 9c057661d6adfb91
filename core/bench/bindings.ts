import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { evaluate, type Profile, type Result } from '@rung/core';

/**
 * How often values without names reach the parameter that they were meant for. Real calls (BFCL's ground truth) and the
 * tools of MCP servers are written as `_positional` in several orders and decided under both profiles.
 */
const SHARED = new URL('../../../../shared/corpus/', import.meta.url);

interface RealCall {
  readonly tool: string;
  readonly schema: string;
  /** In declared order. */
  readonly declared: readonly string[];
  readonly required: readonly string[];
  /** Parameter → JSON text of the value that it was meant to get. */
  readonly meant: ReadonlyMap<string, string>;
}

type Row = Record<'calls' | 'right' | 'wrong' | 'wrong without a hint' | 'denied' | 'deferred', number>;

/** The names whose values are written, in the order in which they are written; none when the call cannot be written so. */
type Order = (call: RealCall) => readonly string[] | undefined;

const ORDERS: Readonly<Record<string, Order>> = {
  declared: given,
  alphabetical: (call) => [...given(call)].sort(),
  'required first': requiredFirst,
  'neighbours swapped': swapped,
  'required forgotten': forgotten,
};

function given({ declared, meant }: RealCall): readonly string[] {
  return declared.filter((name) => meant.has(name));
}

function requiredFirst(call: RealCall): readonly string[] {
  const optional = given(call).filter((name) => !call.required.includes(name));
  return [...call.required, ...optional];
}

function swapped(call: RealCall): readonly string[] | undefined {
  const [first, second, ...rest] = given(call);
  return first === undefined || second === undefined ? undefined : [second, first, ...rest];
}

function forgotten(call: RealCall): readonly string[] | undefined {
  const names = given(call);
  const lost = names.find((name) => call.required.includes(name));
  const optional = names.some((name) => !call.required.includes(name));
  return lost === undefined || !optional ? undefined : names.filter((name) => name !== lost);
}

function measure(calls: readonly RealCall[], order: Order, profile: Profile): Row {
  const row: Row = { calls: 0, right: 0, wrong: 0, 'wrong without a hint': 0, denied: 0, deferred: 0 };
  for (const call of calls) {
    const names = order(call);
    const result = names === undefined ? undefined : decide(call, names, profile);
    if (names === undefined || result === undefined) continue;
    row.calls += 1;
    const { verdict, findings } = result;
    switch (verdict.kind) {
      case 'DEFER':
        row.deferred += 1;
        break;
      case 'DENY':
        row.denied += 1;
        break;
      case 'TRANSFORM':
        if (isRight(call, names, verdict.newArgs)) {
          row.right += 1;
        } else {
          row.wrong += 1;
          if (!findings.some(({ code }) => code === 'another-reading')) row['wrong without a hint'] += 1;
        }
    }
  }
  return row;
}

function decide(call: RealCall, names: readonly string[], profile: Profile): Result | undefined {
  const values = names.map((name) => call.meant.get(name) ?? 'null');
  const [result] = evaluate({
    rung: 1,
    tools: `{"name":${JSON.stringify(call.tool)},"inputSchema":${call.schema}}`,
    calls: `{"tool":${JSON.stringify(call.tool)},"args":{"_positional":[${values.join()}]}}`,
    profile,
  }).results;
  return result;
}

function isRight({ meant }: RealCall, names: readonly string[], newArgs: string): boolean {
  const bound = Object.entries(asRecord(JSON.parse(newArgs)));
  const wanted = (name: string) => JSON.stringify(JSON.parse(meant.get(name) ?? 'null'));
  return (
    bound.length === names.length && bound.every(([name, value]) => JSON.stringify(value) === wanted(name))
  );
}

function asRecord(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? Object.fromEntries(Object.entries(value)) : {};
}

/** BFCL: each parameter's first allowed value that is not `""`, for the calls that have all that is required. */
function bfclCalls(): RealCall[] {
  return ['simple_python', 'multiple', 'live_simple'].flatMap((file) =>
    lines(`bfcl/${file}.jsonl`).flatMap((line) => {
      const { functions, truth } = asRecord(JSON.parse(line));
      return asList(truth).flatMap((entry) =>
        Object.entries(asRecord(entry)).flatMap(([tool, allowed]) => {
          const found = asList(functions)
            .map(asRecord)
            .find(({ name }) => name === tool);
          const schema = JSON.stringify(found?.parameters ?? {});
          const meant = Object.entries(asRecord(allowed)).flatMap(([name, values]): [string, string][] => {
            const value = asList(values).find((choice) => choice !== '');
            return value === undefined ? [] : [[name, JSON.stringify(value)]];
          });
          const call = realCall(tool, schema, new Map(meant));
          return call.required.every((name) => call.meant.has(name)) ? [call] : [];
        }),
      );
    }),
  );
}

const SAMPLES: Readonly<Record<string, (index: number) => string>> = {
  string: (index) => `"value ${index}"`,
  number: (index) => `${index}.5`,
  integer: (index) => `${index}`,
  boolean: () => 'true',
  array: (index) => `[${index}]`,
  object: (index) => `{"n":${index}}`,
};

/** Every tool of the MCP lists that requires something, with a sample value for each required parameter. */
function mcpCalls(): RealCall[] {
  const files = existsSync(new URL('mcp/', SHARED)) ? readdirSync(new URL('mcp/', SHARED)) : [];
  return files.flatMap((file) => {
    const list = asRecord(JSON.parse(readFileSync(new URL(`mcp/${file}`, SHARED), 'utf8')));
    return asList(list.tools)
      .map(asRecord)
      .map(({ name, inputSchema }) => {
        const properties = asRecord(asRecord(inputSchema).properties);
        const required = asList(asRecord(inputSchema).required).map(String);
        const meant = required.map((param, index): [string, string] => {
          const sample = SAMPLES[String(asRecord(properties[param]).type)] ?? SAMPLES.string;
          return [param, sample?.(index) ?? 'null'];
        });
        return realCall(String(name), JSON.stringify(inputSchema), new Map(meant));
      })
      .filter(({ required }) => required.length > 0);
  });
}

function realCall(tool: string, schema: string, meant: ReadonlyMap<string, string>): RealCall {
  const root = asRecord(JSON.parse(schema));
  return {
    tool,
    schema,
    declared: Object.keys(asRecord(root.properties)),
    required: asList(root.required).map(String),
    meant,
  };
}

function asList(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

function lines(path: string): string[] {
  const url = new URL(path, SHARED);
  return existsSync(url) ? readFileSync(url, 'utf8').trim().split('\n') : [];
}

const bfcl = bfclCalls();
const mcp = mcpCalls();
if (bfcl.length + mcp.length === 0)
  console.log('The shared corpus is not beside this checkout; nothing to measure.');
for (const profile of ['fak', 'sound'] as const) {
  const rows = Object.entries(ORDERS).map(([name, order]) => [
    `bfcl, ${name}`,
    measure(bfcl, order, profile),
  ]);
  rows.push(['mcp, required order', measure(mcp, ({ required }) => required, profile)]);
  console.log(`\nprofile ${profile}`);
  console.table(Object.fromEntries(rows));
}
