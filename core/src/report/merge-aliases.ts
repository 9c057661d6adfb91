import type { Finding } from '../finding.ts';
import { quote } from '../quote.ts';
import type { Grammar } from '../rung/grammar.ts';
import type { Scenario } from '../scenario/scenario.ts';

/**
 * The grammar of a tool with all aliases that are meant for it: groups of synonyms give way to the grammar's own
 * aliases, those to the scenario's. A synonym that two groups send to different parameters is left out, and said.
 */
export function mergeAliases(
  tool: string,
  grammar: Grammar,
  { aliases, synonyms }: Pick<Scenario, 'aliases' | 'synonyms'>,
): { grammar: Grammar; findings: readonly Finding[] } {
  const { fromGroups, disputed } = readGroups(grammar, synonyms ?? []);
  const ofScenario = aliases !== undefined && Object.hasOwn(aliases, tool) ? aliases[tool] : undefined;
  const own = new Map([...Object.entries(grammar.aliases ?? {}), ...Object.entries(ofScenario ?? {})]);
  const merged = new Map([...fromGroups, ...own]);
  return {
    grammar: merged.size === 0 ? grammar : { ...grammar, aliases: Object.fromEntries(merged) },
    findings: [...disputed]
      .filter((synonym) => !own.has(synonym))
      .map((synonym) => ({
        code: 'rival-groups',
        severity: 'warning',
        message: `Two groups of synonyms send ${quote(synonym)} to different parameters of ${quote(tool)}; it is left out.`,
      })),
  };
}

/** A group counts for a grammar that declares exactly one of its names. */
function readGroups(
  grammar: Grammar,
  groups: readonly (readonly string[])[],
): { fromGroups: Map<string, string>; disputed: Set<string> } {
  const params = new Set(grammar.params?.map(({ name }) => name));
  const fromGroups = new Map<string, string>();
  const disputed = new Set<string>();
  for (const group of groups) {
    const names = new Set(group);
    const [param, second] = [...names].filter((name) => params.has(name));
    if (param === undefined || second !== undefined) continue;
    for (const name of names) {
      if (name === param) continue;
      const known = fromGroups.get(name);
      if (known !== undefined && known !== param) disputed.add(name);
      fromGroups.set(name, param);
    }
  }
  for (const name of disputed) fromGroups.delete(name);
  return { fromGroups, disputed };
}
