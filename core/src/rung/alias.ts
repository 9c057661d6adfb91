import type { Args } from './args.ts';
import type { Rename } from './explanation.ts';
import type { LoadedGrammar } from './loaded-grammar.ts';

/** What the known synonyms among the keys of a call come to. */
export interface Renaming {
  /** Key → the name that it takes, in the order of the text. Chains are not followed. */
  readonly renames: ReadonlyMap<string, string>;
  /** Synonyms that stay, since their param is present already. */
  readonly shadowed: readonly Rename[];
  /** The required params that the renames leave missing. */
  readonly stillMissing: readonly string[];
}

/**
 * Finds the synonyms in a call that lacks `missing`. A synonym gives way to its param's own name only; the original
 * does not look for `named:…` here.
 */
export function findSynonyms(grammar: LoadedGrammar, args: Args, missing: readonly string[]): Renaming {
  const { aliases } = grammar;
  if (aliases.size === 0) return noRenames(missing);

  const renames = new Map<string, string>();
  const shadowed: Rename[] = [];
  for (const member of args.members) {
    const to = aliases.get(member.key);
    if (to === undefined || args.get(member.key) !== member) continue;
    if (args.has(to)) shadowed.push({ from: member.key, to });
    else renames.set(member.key, to);
  }
  if (renames.size === 0) return { renames, shadowed, stillMissing: missing };

  const taken = new Set(renames.values());
  const isGiven = (key: string) => taken.has(key) || (args.has(key) && !renames.has(key));
  return { renames, shadowed, stillMissing: missingFrom(grammar, isGiven) };
}

/** What a call without any synonym comes to. */
export function noRenames(missing: readonly string[]): Renaming {
  return { renames: NO_RENAMES, shadowed: [], stillMissing: missing };
}

const NO_RENAMES: ReadonlyMap<string, string> = new Map();

/** The required params that are given neither under their own name nor as `named:…`, in the grammar's order. */
export function missingFrom(grammar: LoadedGrammar, isGiven: (key: string) => boolean): readonly string[] {
  const missing: string[] = [];
  for (const { name, named } of grammar.required) {
    if (!isGiven(name) && !isGiven(named)) missing.push(name);
  }
  return missing;
}

/**
 * The text of the object with its keys renamed and all else as it was written. Where several members come to
 * one name, the last of them stays.
 */
export function renameKeys({ text, members }: Args, renames: ReadonlyMap<string, string>): string {
  const last = new Map(members.map((member) => [renames.get(member.key) ?? member.key, member]));
  const pieces: string[] = [];
  let from = text.indexOf('{');
  members.forEach((member, index) => {
    pieces.push(text.slice(from, member.keyStart));
    const to = renames.get(member.key);
    if (last.get(to ?? member.key) === member) {
      pieces.push(to === undefined ? text.slice(member.keyStart, member.keyEnd) : JSON.stringify(to));
      from = member.keyEnd;
    } else {
      from = members[index + 1]?.keyStart ?? member.value.end;
    }
  });
  pieces.push(text.slice(from, text.lastIndexOf('}') + 1));
  return pieces.join('');
}
