import type { ReportTool } from '../report/report.ts';
import { commentText, stringLiteral, templateLiteral } from './literals.ts';
import type { Scene } from './scene.ts';

/** What the lines of `setUpRung` need of `@rung/core`, sorted. */
export function setUpImports({ report }: Scene): string {
  const withAliases = report.tools.some(
    ({ grammar, schemaText }) => grammar?.aliases !== undefined && schemaText !== undefined,
  );
  return withAliases ? '{ grammarFromJsonSchema, Rung }' : '{ Rung }';
}

/** JavaScript that makes a rung with the tools of the scenario, aliases and groups of synonyms merged. */
export function setUpRung(scene: Scene): string {
  const { profile } = scene.toolbox;
  const tools = scene.report.tools.map((tool) => setUpTool(tool, profile)).join('');
  return `const rung = new Rung({ profile: '${profile}' });\n${tools}`;
}

function setUpTool({ name, schemaText, grammar }: ReportTool, profile: string): string {
  if (grammar === undefined)
    return `// ${commentText(stringLiteral(name))} cannot be loaded, so its calls pass unexamined.\n`;
  const { params, aliases } = grammar;
  if (schemaText !== undefined && aliases === undefined)
    return `rung.loadFromJsonSchema(${stringLiteral(name)}, ${templateLiteral(schemaText)});\n`;
  const shape =
    schemaText === undefined
      ? `  params: ${params === null ? 'null' : listOfParams(params)},\n`
      : `  ...grammarFromJsonSchema(${templateLiteral(schemaText)}, '${profile}'),\n`;
  return `rung.add(${stringLiteral(name)}, {\n${shape}${aliases === undefined ? '' : table(aliases)}});\n`;
}

function listOfParams(params: readonly { name: string; type: string; required: boolean }[]): string {
  const rows = params.map(
    ({ name, type, required }) =>
      `    { name: ${stringLiteral(name)}, type: ${stringLiteral(type)}, required: ${required} },\n`,
  );
  return rows.length === 0 ? '[]' : `[\n${rows.join('')}  ]`;
}

/** Entries, since a literal with a key called `__proto__` would mean something else. */
function table(aliases: Readonly<Record<string, string>>): string {
  const rows = Object.entries(aliases).map(
    ([synonym, param]) => `    [${stringLiteral(synonym)}, ${stringLiteral(param)}],\n`,
  );
  return `  aliases: Object.fromEntries([\n${rows.join('')}  ]),\n`;
}
