import { existsSync, readdirSync, readFileSync } from 'node:fs';
import {
  grammarFromJsonSchema,
  type Profile,
  type ReadTool,
  readCalls,
  readTools,
  SchemaError,
} from '@rung/core';

/*
 * What of the shared corpus is read: real tools, of which each loads or says why not, real calls, and real model text
 * beside what the upstream parsers' own tests demand.
 */

const CORPUS = new URL('../../../../shared/corpus/', import.meta.url);

if (existsSync(CORPUS)) print();
else console.log('The shared corpus is not beside this checkout; nothing to count.');

function print(): void {
  const mcp = filesIn('mcp').flatMap((text) => readTools(text).tools);
  const bfcl = filesIn('bfcl').flatMap((text) => readTools(text).tools);
  const tau = filesIn('taubench', 'tools-').flatMap((text) => readTools(text).tools);
  console.log('\ntools');
  console.table({
    [`MCP, ${filesIn('mcp').length} lists`]: toolCounts(mcp),
    'BFCL functions': toolCounts(bfcl),
    'tau-bench': toolCounts(tau),
  });
  for (const profile of ['fak', 'sound'] as const) {
    const reasons = [...mcp, ...bfcl, ...tau].flatMap((tool) => refusal(tool, profile) ?? []);
    for (const reason of new Set(reasons))
      console.log(
        `not loaded under ${profile}, ${reasons.filter((one) => one === reason).length} ×: ${reason}`,
      );
  }

  console.log('\ncalls');
  const logged = filesIn('taubench', 'calls-').map((text) => readCalls(text));
  console.table({
    'tau-bench, gpt-4o': {
      calls: logged.reduce((sum, { calls }) => sum + calls.length, 0),
      'not understood': logged.reduce((sum, { problems }) => sum + problems.length, 0),
    },
  });

  console.log('\nmodel text');
  console.table({ dialects: dialectCounts() });
}

function toolCounts(tools: readonly ReadTool[]) {
  const loads = (profile: Profile) => tools.filter((tool) => refusal(tool, profile) === undefined).length;
  return { read: tools.length, 'load under fak': loads('fak'), 'load under sound': loads('sound') };
}

function refusal({ schemaText, grammar }: ReadTool, profile: Profile): string | undefined {
  try {
    if (grammar === undefined) grammarFromJsonSchema(schemaText ?? '', profile);
    return undefined;
  } catch (error) {
    if (error instanceof SchemaError) return error.message;
    throw error;
  }
}

/** Compared as values: how many cases are read just so, and what else there is. */
function dialectCounts() {
  const counts = { cases: 0, 'as upstream demands': 0, otherwise: 0, 'with a call too many': 0 };
  for (const line of filesIn('dialects').join('\n').split('\n')) {
    if (!line.startsWith('{"')) continue;
    const entry: { text: string; tools?: unknown; expectedCalls: readonly unknown[] } = JSON.parse(line);
    const { tools } = readTools(JSON.stringify(entry.tools ?? []));
    const found = readCalls(entry.text, undefined, tools).calls.map(({ tool, args }) =>
      sorted({ name: tool, arguments: JSON.parse(args || '{}') }),
    );
    const wanted = entry.expectedCalls.map(sorted);
    const isSame = found.length === wanted.length && found.every((call, index) => call === wanted[index]);
    counts.cases += 1;
    counts[isSame ? 'as upstream demands' : 'otherwise'] += 1;
    if (found.length > wanted.length) counts['with a call too many'] += 1;
  }
  return counts;
}

/** JSON of a value, its keys in order. */
function sorted(value: unknown): string {
  return JSON.stringify(value, (_, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([one], [other]) => (one < other ? -1 : 1)))
      : part,
  );
}

function filesIn(folder: string, start = ''): string[] {
  const at = new URL(`${folder}/`, CORPUS);
  return readdirSync(at)
    .filter((name) => name.startsWith(start) && /\.jsonl?$/.test(name))
    .map((name) => readFileSync(new URL(name, at), 'utf8'));
}
