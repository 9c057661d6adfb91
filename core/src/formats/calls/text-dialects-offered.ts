import { JsonScanner } from '../../rung/json-scanner.ts';
import { type Node, readNode } from '../node.ts';
import type { ReadTool } from '../read-tools.ts';
import type { OfferedTools } from './text-dialects-source.ts';

type Tools = readonly Pick<ReadTool, 'name' | 'schemaText' | 'grammar'>[];

/** By list of tools: the lines of a trace are read one by one with the same list. */
const FOUND_OUT = new WeakMap<Tools, OfferedTools>();

/** What a reader of model text may know about the tools, found out when it is asked for first. */
export function offeredWhenAsked(tools: Tools): () => OfferedTools {
  return () => {
    const offered = FOUND_OUT.get(tools) ?? offeredTools(tools);
    FOUND_OUT.set(tools, offered);
    return offered;
  };
}

/** What a reader of model text may know about the tools, whether or not they load. */
export function offeredTools(tools: Tools): OfferedTools {
  return new Map(
    tools.map(({ name, schemaText, grammar }) => [
      name,
      schemaText === undefined
        ? new Map(grammar?.params?.map((param) => [param.name, param.type]))
        : declaredTypes(schemaText),
    ]),
  );
}

function declaredTypes(schemaText: string): ReadonlyMap<string, string> {
  const properties = readNode(new JsonScanner(schemaText)).get('properties');
  return new Map(properties?.members.map(({ key, value }) => [key, typesOf(value).join('|')]));
}

/** The types that a property's schema names, itself or in its alternatives; none where one of these names none. */
function typesOf(schema: Node): string[] {
  const type = schema.get('type');
  if (type !== undefined) return [type, ...type.items()].flatMap(({ string }) => string ?? []);
  const alternatives = (schema.get('anyOf') ?? schema.get('oneOf'))?.items() ?? [];
  const types = alternatives.map((alternative) => alternative.get('type')?.string);
  return types.every((name) => name !== undefined) ? types : [];
}
