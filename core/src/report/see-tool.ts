import { type SchemaView, type Types, viewSchema } from '../findings/schema-view.ts';
import type { SeenTool } from '../findings/tool-rule.ts';
import { rangeInText } from '../formats/place.ts';
import type { ReadTool } from '../formats/read-tools.ts';
import type { Grammar } from '../rung/grammar.ts';
import { POSITIONAL } from '../rung/loaded-grammar.ts';
import type { Scenario } from '../scenario/scenario.ts';
import type { Opened } from './toolbox.ts';

/** A tool with all that the rules look at. */
export function seeTool(
  { tool: { name, grammar, range }, refusal }: Opened,
  { grammar: written, schemaText, place }: ReadTool,
  scenario: Scenario,
): SeenTool {
  const params = new Map(grammar?.params?.map((param) => [param.name, param]));
  const schema = schemaText === undefined ? undefined : viewSchema(schemaText);
  const accepted = schema === undefined ? grammar && new Set(params.keys()) : acceptedBy(schema);
  return {
    name,
    range,
    profile: scenario.profile ?? 'fak',
    params,
    synonyms: new Map(
      Object.entries(grammar?.aliases ?? {}).filter(
        ([key, param]) =>
          params.has(param) && !params.has(key) && key !== POSITIONAL && !key.startsWith('named:'),
      ),
    ),
    types: new Map([
      ...[...params].map(([param, { type }]): [string, Types] => [
        param,
        type === '' ? 'any' : new Set(type.split('|')),
      ]),
      ...(schema?.properties ?? []),
    ]),
    required: new Set([
      ...[...params.values()].filter(({ required }) => required).map((param) => param.name),
      ...(schema?.required ?? []),
    ]),
    removable: removable(name, written, scenario),
    place: (start, end) =>
      place === undefined ? range : rangeInText(scenario.tools, { range, place }, start, end - start),
    ...(grammar === undefined ? {} : { grammar }),
    ...(schema === undefined ? {} : { schema }),
    ...(accepted === undefined ? {} : { accepted }),
    ...(refusal === undefined ? {} : { refusal }),
  };
}

function acceptedBy({ properties, required, others, hiding }: SchemaView): ReadonlySet<string> | undefined {
  if (others === 'welcome' || hiding.size > 0) return undefined;
  if (properties.size === 0 && others === 'unspoken') return undefined;
  return new Set([...properties.keys(), ...required]);
}

function removable(tool: string, written: Grammar | undefined, { aliases, synonyms }: Scenario): Set<string> {
  const own = aliases !== undefined && Object.hasOwn(aliases, tool) ? Object.keys(aliases[tool] ?? {}) : [];
  if (own.length === 0) return new Set();
  const others = new Set([...Object.keys(written?.aliases ?? {}), ...(synonyms ?? []).flat()]);
  return new Set(own.filter((synonym) => !others.has(synonym)));
}
