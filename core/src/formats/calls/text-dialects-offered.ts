import { JsonScanner } from '../../rung/json-scanner.ts';
import { type Node, readNode } from '../node.ts';
import type { ReadTool } from '../read-tools.ts';
import type { OfferedTools } from './text-dialects-source.ts';

/** What a reader of model text may know about the tools, found out when it is asked for first. */
export function offeredWhenAsked(tools: Parameters<typeof offeredTools>[0]): () => OfferedTools {
  let offered: OfferedTools | undefined;
  return () => {
    offered ??= offeredTools(tools);
    return offered;
  };
}

/** What a reader of model text may know about the tools, whether or not they load. */
export function offeredTools(
  tools: readonly Pick<ReadTool, 'name' | 'schemaText' | 'grammar'>[],
): OfferedTools {
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
