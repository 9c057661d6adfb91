import type { Rename } from '../rung/explanation.ts';
import type { Grammar } from '../rung/grammar.ts';
import { nearName } from './near-name.ts';

const NAMED = 'named:';

/** So many are compared with the parameters, so that a call with a thousand keys costs no more. */
const MOST_COMPARED = 8;

/** A key of a call that is no parameter and no known synonym, and the open parameter that it was probably meant to be. */
export interface Stranger {
  readonly key: string;
  readonly near?: string;
}

/** The strangers among the keys of a call, in its order, each once. `understood` are the renames that hold. */
export function strangers(
  keys: readonly string[],
  grammar: Grammar,
  understood: readonly Rename[],
): readonly Stranger[] {
  const params = new Set((grammar.params ?? []).map(({ name }) => name));
  const present = new Set(keys);
  const taken = new Set(understood.map(({ to }) => to));
  const renamed = new Set(understood.map(({ from }) => from));
  const open = [...params].filter(
    (name) => !present.has(name) && !present.has(NAMED + name) && !taken.has(name),
  );
  const aliases = new Set(Object.keys(grammar.aliases ?? {}));
  return [...present]
    .filter(
      (key) =>
        !params.has(key) &&
        !renamed.has(key) &&
        !aliases.has(key) &&
        key !== '_positional' &&
        !(key.startsWith(NAMED) && params.has(key.slice(NAMED.length))),
    )
    .map((key, index) => {
      const near = index < MOST_COMPARED ? nearName(key, open) : undefined;
      return near === undefined ? { key } : { key, near };
    });
}
