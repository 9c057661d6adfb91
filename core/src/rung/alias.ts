import { Args } from './args.ts';
import type { Rename } from './explanation.ts';
import type { LoadedGrammar } from './loaded-grammar.ts';
import { missingFrom } from './missing.ts';

/** What the known synonyms among the keys of a call come to. */
export interface Renaming {
  /** In the order of the text; chains are not followed. */
  readonly renames: readonly Rename[];
  /** Synonyms that stay, since their param is present already. */
  readonly shadowed: readonly Rename[];
  /** The args under their new keys; places are still those of the text. */
  readonly renamed: Args;
  /** The required params that the renames leave missing. */
  readonly stillMissing: readonly string[];
}

/**
 * Finds the synonyms in a call that lacks `missing`. A synonym gives way to its param's own name only; the original
 * does not look for `named:…` here.
 */
export function findSynonyms(grammar: LoadedGrammar, args: Args, missing: readonly string[]): Renaming {
  const { aliases } = grammar;
  if (aliases.size === 0) return noRenames(args, missing);

  const renames: Rename[] = [];
  const shadowed: Rename[] = [];
  const members = args.members.map((member) => {
    const { key } = member;
    const to = aliases.get(key)?.name;
    if (to === undefined) return member;
    const isShadowed = args.has(to);
    if (args.get(key) === member) (isShadowed ? shadowed : renames).push({ from: key, to });
    return isShadowed ? member : { ...member, key: to };
  });
  if (renames.length === 0) return { renames, shadowed, renamed: args, stillMissing: missing };
  const renamed = new Args(args.text, args.form, members);
  return { renames, shadowed, renamed, stillMissing: missingFrom(grammar, renamed) };
}

/** What a call without any synonym comes to. */
export function noRenames(args: Args, missing: readonly string[]): Renaming {
  return { renames: [], shadowed: [], renamed: args, stillMissing: missing };
}

/**
 * The text of the object with its keys renamed and all else as it was written. Where several members come to one name,
 * the last of them stays.
 */
export function renameKeys({ aliases }: LoadedGrammar, original: Args, renamed: Args): string {
  const { text } = original;
  let newArgs = '';
  let from = text.indexOf('{');
  let isOverwritten = false;
  original.members.forEach((member, index) => {
    const { key, keyStart, keyEnd } = member;
    const after = renamed.members[index] ?? member;
    if (isOverwritten) from = keyStart;
    isOverwritten = renamed.get(after.key) !== after;
    if (isOverwritten) {
      newArgs += text.slice(from, keyStart);
    } else if (after !== member) {
      newArgs += text.slice(from, keyStart) + aliases.get(key)?.token;
      from = keyEnd;
    }
  });
  return newArgs + text.slice(from, text.lastIndexOf('}') + 1);
}
