import type { Edit, Fix } from '../finding.ts';
import type { Aliases, Scenario } from './scenario.ts';

/** The scenario after a fix. Its text edits do not overlap, and all count in the texts as they were before it. */
export function applyFix(scenario: Scenario, { edits }: Pick<Fix, 'edits'>): Scenario {
  let next = scenario;
  // From the end to the start, so that the offsets of the others stay right.
  for (const edit of edits.toSorted((a, b) => offsetOf(b) - offsetOf(a))) next = applyEdit(next, edit);
  return next;
}

function offsetOf(edit: Edit): number {
  return edit.kind === 'text' ? edit.range.offset : -1;
}

function applyEdit(scenario: Scenario, edit: Edit): Scenario {
  switch (edit.kind) {
    case 'text': {
      const { in: box, offset, length } = edit.range;
      const old = scenario[box];
      return { ...scenario, [box]: old.slice(0, offset) + edit.text + old.slice(offset + length) };
    }
    case 'alias':
      return withAlias(scenario, edit.tool, edit.synonym, edit.param);
    case 'synonyms':
      return withSynonyms(scenario, edit.groups);
    case 'profile':
      return { ...scenario, profile: edit.profile };
  }
}

function withSynonyms(scenario: Scenario, groups: readonly (readonly string[])[]): Scenario {
  const { synonyms: _, ...rest } = scenario;
  return groups.length === 0 ? rest : { ...rest, synonyms: groups };
}

/** One alias set, or taken away with `null`. Any name may be a key here, `__proto__` included. */
export function withAlias(scenario: Scenario, tool: string, synonym: string, param: string | null): Scenario {
  const tools = new Map(Object.entries(scenario.aliases ?? {}));
  const synonyms = new Map(Object.entries(tools.get(tool) ?? {}));
  if (param === null) synonyms.delete(synonym);
  else synonyms.set(synonym, param);
  if (synonyms.size === 0) tools.delete(tool);
  else tools.set(tool, Object.fromEntries(synonyms));
  const aliases: Aliases = Object.fromEntries(tools);
  const { aliases: _, ...rest } = scenario;
  return tools.size === 0 ? rest : { ...rest, aliases };
}
