import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { evaluate, type Profile, type Result } from '@rung/core';

/*
 * How often values without names reach the parameter that they were meant for. Real calls (BFCL's ground truth) and the
 * tools of MCP servers are written as `_positional` in several orders and decided under both profiles.
 */

interface RealCall {
  readonly tool: string;
  readonly schema: string;
  /** In declared order. */
  readonly declared: readonly string[];
  readonly required: readonly string[];
  /** Parameter → JSON text of the value that it was meant to get. */
  readonly meant: ReadonlyMap<string, string>;
}

/** How many calls were written in an order, and what became of them. */
export type Row = Readonly<
  Record<'calls' | 'right' | 'wrong' | 'wrong without a hint' | 'denied' | 'deferred', number>
>;

/** The ways to write a call in an order: each is a list of the names whose values are written. */
type Order = (call: RealCall) => readonly (readonly string[])[];

const ORDERS: Readonly<Record<string, Order>> = {
  'bfcl, declared': (call) => [given(call)],
  'bfcl, alphabetical': (call) => [[...given(call)].sort()],
  'bfcl, required first': (call) => [requiredFirst(call)],
  'bfcl, two neighbours swapped': swapped,
  'bfcl, a required one forgotten': forgotten,
};

function given({ declared, meant }: RealCall): readonly string[] {
  return declared.filter((name) => meant.has(name));
}

function requiredFirst(call: RealCall): readonly string[] {
  const optional = given(call).filter((name) => !call.required.includes(name));
  return [...call.required, ...optional];
}

/** Every pair of neighbours counts, unless their values are the same. */
function swapped(call: RealCall): readonly (readonly string[])[] {
  const names = given(call);
  return names.flatMap((name, at) => {
    const next = names[at + 1];
    if (next === undefined || call.meant.get(name) === call.meant.get(next)) return [];
    return [[...names.slice(0, at), next, name, ...names.slice(at + 2)]];
  });
}

/** The first required one, where an optional one is given. */
function forgotten(call: RealCall): readonly (readonly string[])[] {
  const names = given(call);
  const isRequired = (name: string) => call.required.includes(name);
  const lost = names.find(isRequired);
  return lost === undefined || names.every(isRequired) ? [] : [names.filter((name) => name !== lost)];
}

/** The table of one profile: a row for each order. `corpus` is the folder of the shared files, or of nothing. */
export function bindings(corpus: URL, profile: Profile): Record<string, Row> {
  const bfcl = bfclCalls(corpus);
  const rows = Object.entries(ORDERS).map(([name, order]) => [name, measure(bfcl, order, profile)]);
  rows.push(['mcp, required', measure(mcpCalls(corpus), ({ required }) => [required], profile)]);
  return Object.fromEntries(rows);
}

function measure(calls: readonly RealCall[], order: Order, profile: Profile): Row {
  const row = { calls: 0, right: 0, wrong: 0, 'wrong without a hint': 0, denied: 0, deferred: 0 };
  for (const call of calls) {
    for (const names of order(call)) {
      const { verdict, findings } = decide(call, names, profile);
      row.calls += 1;
      if (verdict.kind === 'DEFER') {
        row.deferred += 1;
      } else if (verdict.kind === 'DENY') {
        row.denied += 1;
      } else if (isRight(call, names, verdict.newArgs)) {
        row.right += 1;
      } else {
        row.wrong += 1;
        if (!findings.some(({ code }) => code === 'another-reading')) row['wrong without a hint'] += 1;
      }
    }
  }
  return row;
}

function decide(call: RealCall, names: readonly string[], profile: Profile): Result {
  const values = names.map((name) => call.meant.get(name) ?? 'null');
  const [result] = evaluate({
    rung: 1,
    tools: `{"name":${JSON.stringify(call.tool)},"inputSchema":${call.schema}}`,
    calls: `{"tool":${JSON.stringify(call.tool)},"args":{"_positional":[${values.join()}]}}`,
    profile,
  }).results;
  if (result === undefined) throw new Error(`${call.tool} was not decided`);
  return result;
}

function isRight({ meant }: RealCall, names: readonly string[], newArgs: string): boolean {
  const bound = new Map(Object.entries(asRecord(JSON.parse(newArgs))));
  return (
    bound.size === names.length &&
    names.every((name) => bound.has(name) && JSON.stringify(bound.get(name)) === meant.get(name))
  );
}

function asRecord(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? Object.fromEntries(Object.entries(value)) : {};
}

/** BFCL: each parameter's first allowed value that is not `""`, for the calls that have all that is required. */
function bfclCalls(corpus: URL): RealCall[] {
  return ['simple_python', 'multiple', 'live_simple'].flatMap((file) =>
    lines(new URL(`bfcl/${file}.jsonl`, corpus)).flatMap((line) => {
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
function mcpCalls(corpus: URL): RealCall[] {
  const folder = new URL('mcp/', corpus);
  const files = existsSync(folder) ? readdirSync(folder) : [];
  return files.flatMap((file) => {
    const list = asRecord(JSON.parse(readFileSync(new URL(file, folder), 'utf8')));
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

function lines(url: URL): string[] {
  return existsSync(url) ? readFileSync(url, 'utf8').trim().split('\n') : [];
}
