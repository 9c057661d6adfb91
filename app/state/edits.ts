import type { Aliases, Edit, Scenario } from '@rung/core';

/** One alias set, or taken away with `null`. Any name may be a key here, `__proto__` included. */
export function withAlias(scenario: Scenario, tool: string, synonym: string, param: string | null): Scenario {
  const tools = new Map(Object.entries(scenario.aliases ?? {}));
  const synonyms = new Map(Object.entries(tools.get(tool) ?? {}));
  if (param === null) synonyms.delete(synonym);
  else synonyms.set(synonym, param);
  if (synonyms.size === 0) tools.delete(tool);
  else tools.set(tool, Object.fromEntries(synonyms));
  return withAliases(scenario, tools.size === 0 ? undefined : Object.fromEntries(tools));
}

/** The scenario after all edits; text edits all count in the text before the first of them. */
export function withEdits(scenario: Scenario, edits: readonly Edit[]): Scenario {
  let next = scenario;
  const texts: Extract<Edit, { kind: 'text' }>[] = [];
  for (const edit of edits) {
    switch (edit.kind) {
      case 'text':
        texts.push(edit);
        break;
      case 'alias':
        next = withAlias(next, edit.tool, edit.synonym, edit.param);
        break;
      case 'profile':
        next = { ...next, profile: edit.profile };
        break;
      default:
        edit satisfies never;
    }
  }
  // From the end to the start, so that the offsets of the others stay right.
  texts.sort((a, b) => b.range.offset - a.range.offset);
  for (const { range, text } of texts) {
    const old = next[range.in];
    const changed = old.slice(0, range.offset) + text + old.slice(range.offset + range.length);
    next = { ...next, [range.in]: changed };
  }
  return next;
}

export function withTitle(scenario: Scenario, title: string): Scenario {
  const { title: _, ...rest } = scenario;
  return title === '' ? rest : { ...rest, title };
}

/** Without the sentence that an example came with. */
export function withoutNote(scenario: Scenario): Scenario {
  const { note: _, ...rest } = scenario;
  return rest;
}

function withAliases(scenario: Scenario, aliases: Aliases | undefined): Scenario {
  const { aliases: _, ...rest } = scenario;
  return aliases === undefined ? rest : { ...rest, aliases };
}
