import type { ReportTool, Result } from '../report/report.ts';
import type { Grammar } from '../rung/grammar.ts';
import { head } from './head.ts';
import { commentText, shellWord, stringLiteral } from './literals.ts';
import type { Scene } from './scene.ts';

/** Longest argument that Linux passes to a program, in bytes. */
const LONGEST = 131_071;

/** Commands that ask the original about each call, with the schemas that they need. */
export function shellScript(scene: Scene): string {
  const { report, toolbox } = scene;
  const used = new Set(report.calls.map(({ tool }) => tool));
  const files = new Map<string, string>();
  const schemas: string[] = [];
  for (const tool of toolbox.byName.values()) {
    if (!used.has(tool.name) || tool.grammar === undefined) continue;
    const file = fileOf(tool.name, new Set(files.values()));
    files.set(tool.name, file);
    schemas.push(document(file, tool));
  }
  const aliases = report.tools.some(({ grammar }) => grammar?.aliases !== undefined);
  return `#!/bin/sh
${head(
  scene,
  '#',
  'A policy of yours, or another rung, may decide before the grammar does.',
  aliases ? 'Synonyms are not in these files: the original takes them from Go alone.' : undefined,
)}
${schemas.join('\n')}
${report.results.map((result, index) => command(result, index, files)).join('\n')}`;
}

function command({ call, verdict }: Result, index: number, files: ReadonlyMap<string, string>): string {
  const title = `# Call ${index + 1}`;
  if (call.tool === undefined) return `${title} names no tool.\n`;
  if (`${call.tool}${call.args}`.includes('\0'))
    return `${title} holds a NUL character, which no command line can carry.\n`;
  if (new TextEncoder().encode(call.args).length > LONGEST)
    return `${title} has more arguments than a command line can carry.\n`;
  const file = files.get(call.tool);
  const schema = file === undefined ? '' : ` --grammar-schema ${shellWord(file)}`;
  return `${title}: verdict=${verdict.kind} reason=${verdict.reason} by=grammar
fak preflight --tool ${shellWord(call.tool)} --args ${shellWord(call.args)}${schema} --show-dispatched-args
`;
}

/** A file name that no tool's name can turn into another place. */
function fileOf(tool: string, taken: ReadonlySet<string>): string {
  const base =
    tool
      .replace(/[^A-Za-z0-9_]+/gu, '-')
      .replace(/^-+|-+$/gu, '')
      .slice(0, 64) || 'tool';
  let file = `${base}.schema.json`;
  for (let n = 2; taken.has(file); n += 1) file = `${base}-${n}.schema.json`;
  return file;
}

function document(file: string, { name, schemaText, grammar }: ReportTool): string {
  const text = schemaText ?? schemaOf(grammar ?? { params: null });
  let end = 'END_OF_SCHEMA';
  while (text.split(/\r\n|\n|\r/u).includes(end)) end += '_';
  const byHand = schemaText === undefined ? ' (the original sorts the names of a schema)' : '';
  return `# ${commentText(stringLiteral(name))}${byHand}\ncat > ${shellWord(file)} <<'${end}'\n${text}\n${end}\n`;
}

/** A schema with the parameters of a grammar that was written by hand. */
function schemaOf({ params }: Grammar): string {
  const properties = (params ?? []).map(
    ({ name, type }) => `${JSON.stringify(name)}: {${type === '' ? '' : `"type": ${JSON.stringify(type)}`}}`,
  );
  const required = (params ?? []).filter((param) => param.required).map(({ name }) => JSON.stringify(name));
  return `{"type": "object", "properties": {${properties.join(', ')}}, "required": [${required.join(', ')}]}`;
}
