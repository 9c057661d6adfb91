import type { Args } from './args.ts';
import type { LoadedGrammar } from './loaded-grammar.ts';

/** The required params that are given neither under their own name nor as `named:…`, in the grammar's order. */
export function missingFrom({ required }: LoadedGrammar, args: Args): readonly string[] {
  const missing: string[] = [];
  for (const { name, named } of required) {
    if (!args.has(name) && !args.has(named)) missing.push(name);
  }
  return missing;
}
