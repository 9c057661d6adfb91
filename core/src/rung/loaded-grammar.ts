import type { Grammar, Param } from './grammar.ts';

/** Prefix under which a key may name a param without being its name. */
const NAMED = 'named:';

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
  readonly params: readonly LoadedParam[];
  readonly required: readonly LoadedParam[];
  /** Synonym key → the name that it stands for. */
  readonly aliases: ReadonlyMap<string, Target>;
}

/** The name that a synonym stands for, whether or not a param has it. */
export interface Target {
  readonly name: string;
  /** The name as a JSON string. */
  readonly token: string;
}

export function loadGrammar({ params, aliases = {} }: Grammar, digest: string): LoadedGrammar {
  const last = new Map(params?.map(({ name }, index) => [name, index]));
  const loaded = (params ?? []).map(({ name, type, required }, index) => ({
    name,
    type,
    required,
    named: NAMED + name,
    token: JSON.stringify(name),
    isEclipsed: last.get(name) !== index,
  }));
  return {
    digest,
    params: loaded,
    required: loaded.filter(({ required }) => required),
    aliases: new Map(
      Object.entries(aliases).map(([synonym, name]) => [synonym, { name, token: JSON.stringify(name) }]),
    ),
  };
}
