import type { Grammar, Param, Profile } from './grammar.ts';

/** The key under which a call sends values without names. */
export const POSITIONAL = '_positional';

/** Prefix under which a key may name a param without being its name. */
export const NAMED = 'named:';

/** A param with what a decision would otherwise compute for each call. */
export interface LoadedParam extends Param {
  /** The other key under which it counts as present. */
  readonly named: string;
  /** Its name as a JSON string. */
  readonly token: string;
  /** A later param has the same name. */
  readonly isEclipsed: boolean;
}

/** A grammar made ready for decisions; it keeps nothing of the object that it was made from. */
export interface LoadedGrammar {
  readonly digest: string;
  readonly profile: Profile;
  readonly params: readonly LoadedParam[];
  readonly required: readonly LoadedParam[];
  /** Synonym key → the name that it stands for; those that the profile takes for synonyms. */
  readonly aliases: ReadonlyMap<string, Target>;
  /** Whether the order of the params is one that somebody chose. */
  readonly ordered: boolean;
  /** Two params of one name, or one called `_positional`: then values without names cannot be told apart. */
  readonly clashes: boolean;
}

/** The name that a synonym stands for, whether or not a param has it. */
export interface Target {
  readonly name: string;
  /** The name as a JSON string. */
  readonly token: string;
}

export function loadGrammar(
  { params, aliases = {}, ordered }: Grammar,
  digest: string,
  profile: Profile,
): LoadedGrammar {
  const last = new Map(params?.map(({ name }, index) => [name, index]));
  const loaded = (params ?? []).map(({ name, type, required }, index) => ({
    name,
    type,
    required,
    named: NAMED + name,
    token: JSON.stringify(name),
    isEclipsed: last.get(name) !== index,
  }));
  const known = Object.entries(aliases).filter(
    ([synonym, name]) => profile === 'fak' || isSynonym(synonym, name, last),
  );
  return {
    digest,
    profile,
    params: loaded,
    required: loaded.filter(({ required }) => required),
    aliases: new Map(known.map(([synonym, name]) => [synonym, { name, token: JSON.stringify(name) }])),
    ordered: ordered !== false,
    clashes: last.size < loaded.length || last.has(POSITIONAL),
  };
}

/** A key that has no meaning of its own, and stands for a param that there is. */
function isSynonym(synonym: string, name: string, params: ReadonlyMap<string, number>): boolean {
  return params.has(name) && !params.has(synonym) && synonym !== POSITIONAL && !synonym.startsWith(NAMED);
}
