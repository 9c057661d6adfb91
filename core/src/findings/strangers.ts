import type { Rename } from '../rung/explanation.ts';
import type { Grammar } from '../rung/grammar.ts';
import { POSITIONAL } from '../rung/loaded-grammar.ts';
import { nearName } from './near-name.ts';

const NAMED = 'named:';

/** So many are compared with the parameters, so that a call with a thousand keys costs no more. */
const MOST_COMPARED = 8;

/** A key of a call that is neither accepted nor a known synonym, and the open name that it was probably meant to be. */
export interface Stranger {
  readonly key: string;
  readonly near?: string;
}

/** What a key may be without being a stranger. */
export interface Known {
  readonly accepted: ReadonlySet<string>;
  readonly synonyms: { has(key: string): boolean };
}

/** The strangers among the keys of a call, in its order, each once. `understood` are the renames that hold. */
export function strangers(
  keys: readonly string[],
  { accepted, synonyms }: Known,
  understood: readonly Rename[],
): readonly Stranger[] {
  const present = new Set(keys);
  const strange = [...present].filter(
    (key) =>
      !accepted.has(key) &&
      !synonyms.has(key) &&
      key !== POSITIONAL &&
      !(key.startsWith(NAMED) && accepted.has(key.slice(NAMED.length))),
  );
  if (strange.length === 0) return [];
  const taken = new Set(understood.map(({ to }) => to));
  const open = [...accepted].filter(
    (name) => !present.has(name) && !present.has(NAMED + name) && !taken.has(name),
  );
  return strange.map((key, index) => {
    const near = index < MOST_COMPARED ? nearName(key, open) : undefined;
    return near === undefined ? { key } : { key, near };
  });
}

/** What a grammar alone knows. */
export function knownTo({ params, aliases = {} }: Grammar): Known {
  return {
    accepted: new Set(params?.map(({ name }) => name)),
    synonyms: new Set(Object.keys(aliases)),
  };
}
