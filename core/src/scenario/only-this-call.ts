import { readTools } from '../formats/read-tools.ts';
import type { Scenario } from './scenario.ts';

/** The scenario that holds one call and its tool only: the smallest thing to send to somebody. */
export function onlyThisCall(
  scenario: Scenario,
  call: { readonly tool: string; readonly args: string },
): Scenario {
  const { title, profile, synonyms, aliases, tools, unknown } = scenario;
  const own = Object.entries(aliases ?? {}).filter(([tool]) => tool === call.tool);
  return {
    rung: 1,
    ...(title === undefined ? {} : { title }),
    tools: writeTools(tools, (name) => name === call.tool),
    calls: writeCall(call),
    ...(own.length === 0 ? {} : { aliases: Object.fromEntries(own) }),
    ...(synonyms === undefined ? {} : { synonyms }),
    ...(profile === undefined ? {} : { profile }),
    ...(unknown === undefined ? {} : { unknown }),
  };
}

/** All entries of those names, since the last that loads holds; schemas stay as they were written, all else is left behind. */
export function writeTools(tools: string, wanted: (name: string) => boolean): string {
  const entries = readTools(tools)
    .tools.filter(({ name }) => wanted(name))
    .map(({ name, schemaText, grammar }) =>
      schemaText === undefined
        ? `{"tool": ${JSON.stringify(name)}, "grammar": ${JSON.stringify(grammar)}}`
        : `{"name": ${JSON.stringify(name)}, "inputSchema": ${dedented(schemaText)}}`,
    );
  return entries.length === 0 ? '' : `[${entries.join(',\n')}]\n`;
}

/** Arguments that are an object stay as they are; any other text travels in the form that has them as a string. */
export function writeCall({ tool, args }: { readonly tool: string; readonly args: string }): string {
  return isObject(args)
    ? `{"tool": ${JSON.stringify(tool)}, "args": ${dedented(args)}}\n`
    : `${JSON.stringify({ type: 'function', function: { name: tool, arguments: args } })}\n`;
}

/** JSON without the indentation that all lines but the first share; strings hold no line ends. */
function dedented(json: string): string {
  const [first = '', ...rest] = json.split('\n');
  const shared = Math.min(...rest.map((line) => line.length - line.trimStart().length));
  return [first, ...rest.map((line) => line.slice(shared))].join('\n');
}

function isObject(text: string): boolean {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value);
  } catch {
    return false;
  }
}
