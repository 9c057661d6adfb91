import type { Grammar, Param } from '../../rung/grammar.ts';
import type { Node } from '../node.ts';
import { schemaOf, type ToolFormat, type ToolParts } from '../tool-format.ts';
import { titleOf } from './json-schema.ts';

/** `{ "params": [ … ], "aliases": { … } }`, alone or as the `grammar` of a `tool`, which may have a `schema` in its place. */
export const handWritten: ToolFormat = {
  name: 'grammar by hand',
  tool(object) {
    const tool = object.get('tool')?.string;
    const grammar = object.get('grammar');
    const schema = object.get('schema');
    if (tool !== undefined && grammar !== undefined) return grammarOf(tool, grammar);
    if (tool !== undefined && schema !== undefined) return schemaOf(tool, schema);
    return looksLikeGrammar(object) ? grammarOf(tool ?? titleOf(object), object) : undefined;
  },
};

/** Whether an object is a grammar and not a map with a tool called `params`. */
function looksLikeGrammar(object: Node): boolean {
  const params = object.get('params');
  return params?.kind === 'array' || params?.kind === 'null';
}

function grammarOf(name: string, object: Node): ToolParts {
  const params = paramsOf(object.get('params'));
  if (typeof params === 'string') return { kind: 'refused', why: params };
  const aliases = aliasesOf(object.get('aliases'));
  if (typeof aliases === 'string') return { kind: 'refused', why: aliases };
  const grammar: Grammar = aliases === undefined ? { params } : { params, aliases };
  return { kind: 'grammar', name, grammar };
}

/** The params, or a sentence why they are none. */
function paramsOf(list: Node | undefined): Param[] | null | string {
  if (list?.kind === 'null') return null;
  if (list?.kind !== 'array') return 'A grammar needs `params`, a list of `{ name, type, required }`.';
  const params: Param[] = [];
  for (const [index, item] of list.items().entries()) {
    const name = item.get('name')?.string;
    const type = item.get('type');
    const required = item.get('required');
    if (name === undefined) return `Param ${index + 1} of this grammar needs a \`name\` that is a text.`;
    if (type !== undefined && type.kind !== 'string')
      return `The \`type\` of param ${index + 1} should be a text.`;
    if (required !== undefined && required.kind !== 'true' && required.kind !== 'false')
      return `The \`required\` of param ${index + 1} should be true or false.`;
    params.push({ name, type: type?.string ?? '', required: required?.kind === 'true' });
  }
  return params;
}

/** The aliases, or a sentence why they are none; `undefined` when there are none. */
function aliasesOf(object: Node | undefined): Record<string, string> | undefined | string {
  if (object === undefined || object.kind === 'null') return undefined;
  const aliases = new Map<string, string>();
  if (object.kind !== 'object') return 'The `aliases` of a grammar should be an object: synonym → param.';
  for (const { key, value } of object.members) {
    const param = value.string;
    if (param === undefined) return 'Each alias of a grammar should name a param.';
    aliases.set(key, param);
  }
  return aliases.size === 0 ? undefined : Object.fromEntries(aliases);
}
