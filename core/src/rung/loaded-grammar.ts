import type { Grammar, Param, Profile } from './grammar.ts';

/** The key under which a call sends values without names. */
export const POSITIONAL = '_positional';

/** Prefix under which a key may name a param without being its name. */
const NAMED = 'named:';

/** A param with what a decision would otherwise compute for each call. */
export interface LoadedParam extends Param {
  /** The other key under which it counts as present. */
  readonly named: string;
  /** Its name as a JSON string. */
  readonly token: string;
}

/** A grammar made ready for decisions; it keeps nothing of the object that it was made from. */
export interface LoadedGrammar {
  readonly profile: Profile;
  readonly params: readonly LoadedParam[];
  readonly required: readonly LoadedParam[];
  /** Synonym key → parameter name, those that the profile takes for synonyms. */
  readonly aliases: ReadonlyMap<string, string>;
  /** Whether the order of the params is one that somebody chose. */
  readonly ordered: boolean;
  /** Two params of one name, or one called `_positional`: then values without names cannot be told apart. */
  readonly clashes: boolean;
}

export function loadGrammar({ params, aliases = {}, ordered }: Grammar, profile: Profile): LoadedGrammar {
  const loaded = (params ?? []).map(({ name, type, required }) => ({
    name,
    type,
    required,
    named: NAMED + name,
    token: JSON.stringify(name),
  }));
  const names = new Set(loaded.map(({ name }) => name));
  const known = Object.entries(aliases).filter(
    ([key, param]) => profile === 'fak' || isSynonym(key, param, names),
  );
  return {
    profile,
    params: loaded,
    required: loaded.filter(({ required }) => required),
    aliases: new Map(known),
    ordered: ordered !== false,
    clashes: names.size < loaded.length || names.has(POSITIONAL),
  };
}

/** A key that has no meaning of its own, and stands for a param that there is. */
function isSynonym(key: string, param: string, names: ReadonlySet<string>): boolean {
  return names.has(param) && !names.has(key) && key !== POSITIONAL && !key.startsWith(NAMED);
}
