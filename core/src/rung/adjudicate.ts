import { findSynonyms, type Renaming, renameKeys } from './alias.ts';
import { type Args, readArgs } from './args.ts';
import type { LoadedGrammar } from './loaded-grammar.ts';
import { missingFrom } from './missing.ts';
import { type Bound, readUnnamed, zip, zippedArgs } from './positional.ts';
import type { DenyCause, Verdict } from './verdict.ts';

/** Everything that was found on the way to a verdict; `gate` is the one that decides. */
export type Decision =
  | { readonly gate: 'grammar' }
  | (Asked & { readonly gate: 'well-formed' })
  | (Asked & { readonly gate: 'alias'; readonly renaming: Renaming })
  | (Asked & {
      readonly gate: 'positional';
      readonly renaming: Renaming;
      readonly bound: readonly Bound[];
    })
  | (Asked & {
      readonly gate: 'otherwise';
      readonly renaming: Renaming;
      readonly cause: DenyCause;
    });

interface Asked {
  readonly grammar: LoadedGrammar;
  readonly args: Args;
  /** Required params that the call as sent lacks. */
  readonly missing: readonly string[];
}

/** Asks the gates in their order, and stops at the first that decides. */
export function decide(grammar: LoadedGrammar | undefined, argsText: string): Decision {
  if (grammar === undefined) return { gate: 'grammar' };

  const args = readArgs(argsText);
  const missing = missingFrom(grammar, args);
  if (missing.length === 0) return { gate: 'well-formed', grammar, args, missing };

  const renaming = findSynonyms(grammar, args, missing);
  if (renaming.renames.length > 0 && renaming.stillMissing.length === 0) {
    return { gate: 'alias', grammar, args, missing, renaming };
  }

  const { params } = grammar;
  const unnamed = readUnnamed(args, params.length + 1);
  const isList = typeof unnamed !== 'string';
  if (isList && unnamed.length === params.length) {
    return { gate: 'positional', grammar, args, missing, renaming, bound: zip(params, unnamed) };
  }

  return { gate: 'otherwise', grammar, args, missing, renaming, cause: isList ? 'arity' : 'missing' };
}

/** What a decision tells the caller. */
export function verdictOf(decision: Decision): Verdict {
  switch (decision.gate) {
    case 'grammar':
      return NO_GRAMMAR;
    case 'well-formed':
      return WELL_FORMED;
    case 'alias':
      return repaired('alias', renameKeys(decision.grammar, decision.args, decision.renaming.renamed));
    case 'positional':
      return repaired('positional', zippedArgs(decision.args, decision.bound));
    case 'otherwise': {
      const { cause, missing, renaming } = decision;
      const { stillMissing } = renaming;
      return { kind: 'DENY', reason: 'MISROUTE', by: 'grammar', cause, missing, stillMissing };
    }
  }
}

const NO_GRAMMAR: Verdict = { kind: 'DEFER', reason: 'NONE', by: 'grammar', because: 'no-grammar' };
const WELL_FORMED: Verdict = { kind: 'DEFER', reason: 'NONE', by: 'grammar', because: 'well-formed' };

function repaired(repair: 'alias' | 'positional', newArgs: string): Verdict {
  return { kind: 'TRANSFORM', reason: 'MISROUTE', by: 'grammar', repair, newArgs };
}
