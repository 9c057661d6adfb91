import { findSynonyms, noRenames, type Renaming, renameKeys } from './alias.ts';
import { type Args, isMalformed, readArgs } from './args.ts';
import type { JsonMember } from './json-value.ts';
import { type LoadedGrammar, POSITIONAL } from './loaded-grammar.ts';
import { missingFrom } from './missing.ts';
import { type Bound, boundArgs, readUnnamed } from './positional.ts';
import { RULES } from './rules.ts';
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

/** What every gate behind the first knows. */
export interface Asked {
  readonly grammar: LoadedGrammar;
  readonly args: Args;
  /** Required params that the call as sent lacks. */
  readonly missing: readonly string[];
}

/** Asks the gates in their order, and stops at the first that decides. */
export function decide(grammar: LoadedGrammar | undefined, argsText: string): Decision {
  if (grammar === undefined) return { gate: 'grammar' };

  const rules = RULES[grammar.profile];
  const args = readArgs(argsText);
  const missing = missingFrom(grammar, args);
  const refuse = (renaming: Renaming, cause: DenyCause): Decision => ({
    gate: 'otherwise',
    grammar,
    args,
    missing,
    renaming,
    cause,
  });
  if (rules.refusesMalformed && isMalformed(args)) return refuse(noRenames(args, missing), 'malformed');
  if (missing.length === 0) return { gate: 'well-formed', grammar, args, missing };

  const renaming = findSynonyms(grammar, args, missing);
  const doubt = rules.doubtCall(args, renaming);
  if (doubt !== undefined) return refuse({ ...renaming, stillMissing: missing }, doubt);
  // Something was missing, so this is only so where something was renamed.
  if (renaming.stillMissing.length === 0) {
    const misfit = rules.doubtRenames(grammar, args, renaming);
    if (misfit !== undefined) return refuse(renaming, misfit);
    return { gate: 'alias', grammar, args, missing, renaming };
  }

  const values = readUnnamed(args, grammar.params.length + 1);
  if (typeof values === 'string') return refuse(renaming, 'missing');
  const bound = rules.bind(grammar, args, values);
  if (typeof bound === 'string') return refuse(renaming, bound);
  return { gate: 'positional', grammar, args, missing, renaming, bound };
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
      return repaired('positional', boundArgs(decision.args, keptMembers(decision), decision.bound));
    case 'otherwise': {
      const { cause, missing, renaming } = decision;
      const { stillMissing } = renaming;
      return { kind: 'DENY', reason: 'MISROUTE', by: 'grammar', cause, missing, stillMissing };
    }
  }
}

/** The members that stay beside values which are given their names. */
function keptMembers({ grammar, args }: Asked): readonly JsonMember[] {
  return RULES[grammar.profile].keepsOthers ? args.members.filter(({ key }) => key !== POSITIONAL) : [];
}

const NO_GRAMMAR: Verdict = { kind: 'DEFER', reason: 'NONE', by: 'grammar', because: 'no-grammar' };
const WELL_FORMED: Verdict = { kind: 'DEFER', reason: 'NONE', by: 'grammar', because: 'well-formed' };

function repaired(repair: 'alias' | 'positional', newArgs: string): Verdict {
  return { kind: 'TRANSFORM', reason: 'MISROUTE', by: 'grammar', repair, newArgs };
}
