import { quote, quoteList } from '../quote.ts';
import type { Grammar } from '../rung/grammar.ts';
import type { Aliases } from '../scenario/scenario.ts';

type Group = readonly string[];

/** What a group of synonyms comes to for a tool that declares one of its names or more. */
export interface Compiled {
  readonly tool: string;
  /** The name that the tool declares; absent where it declares several, so that the group says nothing. */
  readonly param?: string;
  /** The other names, as far as they are aliases of it. */
  readonly synonyms: readonly string[];
  /** Sentences; names in backticks. */
  readonly conflicts: readonly string[];
}

/** What a group that a scenario holds comes to. `tools` have their grammars with all aliases merged. */
export function compiledGroup(
  group: Group,
  tools: readonly { readonly name: string; readonly grammar?: Grammar }[],
): Compiled[] {
  const names = [...new Set(group)];
  return tools.flatMap(({ name: tool, grammar }): Compiled[] => {
    const params = new Set(grammar?.params?.map(({ name }) => name));
    const [param, ...more] = names.filter((name) => params.has(name));
    if (param === undefined) return [];
    if (more.length > 0) {
      const conflict = `It declares ${quoteList([param, ...more])}, so the group says nothing here.`;
      return [{ tool, synonyms: [], conflicts: [conflict] }];
    }
    const aliases = new Map(Object.entries(grammar?.aliases ?? {}));
    const others = names.filter((name) => name !== param);
    return [
      {
        tool,
        param,
        synonyms: others.filter((name) => aliases.get(name) === param),
        conflicts: others
          .filter((name) => aliases.get(name) !== param)
          .map((name) => {
            const to = aliases.get(name);
            return to === undefined
              ? `${quote(name)} is left out: another group sends it elsewhere.`
              : `${quote(name)} stands for ${quote(to)} here.`;
          }),
      },
    ];
  });
}

/** Groups that the aliases of a scenario could be widened to, one for each parameter name; those that there are already are left out. */
export function groupsToWiden(aliases: Aliases = {}, groups: readonly Group[] = []): Group[] {
  const byParam = new Map<string, Set<string>>();
  for (const ofTool of Object.values(aliases)) {
    for (const [synonym, param] of Object.entries(ofTool)) {
      const names = byParam.get(param) ?? new Set([param]);
      byParam.set(param, names.add(synonym));
    }
  }
  return [...byParam.values()]
    .map((names) => [...names])
    .filter(
      (names) => names.length > 1 && !groups.some((group) => names.every((name) => group.includes(name))),
    );
}

/** The groups with another one; those that share a name with it become one with it. */
export function withGroup(groups: readonly Group[], added: Group): Group[] {
  const shares = (group: Group) => group.some((name) => added.includes(name));
  return [
    ...groups.filter((group) => !shares(group)),
    [...new Set([...groups.filter(shares).flat(), ...added])],
  ];
}
