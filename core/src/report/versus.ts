import { gateOf } from '../findings/rule.ts';
import { readArgs } from '../rung/args.ts';
import type { Explanation } from '../rung/explanation.ts';
import type { Verdict } from '../rung/verdict.ts';

/** What happens to a call elsewhere: under the other profile, or after an edit. `other-args`: repaired too, but otherwise. */
export type Versus = 'passes' | 'not-checked' | 'repaired' | 'other-args' | 'sent-back';

/** What happens to a call, by its verdict alone. */
export type Fate = Exclude<Versus, 'other-args'>;

/** What happens to a call before and after; twice the same where nothing changes. */
export interface Change {
  readonly before: Fate;
  readonly after: Versus;
}

export function changeOf(before: Explanation, after: Explanation): Change {
  const fate = fateOf(before.verdict);
  return { before: fate, after: versusOf(before, after) ?? fate };
}

function fateOf(verdict: Verdict): Fate {
  switch (verdict.kind) {
    case 'DEFER':
      return verdict.because === 'no-grammar' ? 'not-checked' : 'passes';
    case 'TRANSFORM':
      return 'repaired';
    case 'DENY':
      return 'sent-back';
  }
}

/** How another decision on the same call differs; absent when it comes to the same. The cause of a refusal is no difference. */
export function versusOf({ verdict, gates }: Explanation, other: Explanation): Versus | undefined {
  const theirs = other.verdict;
  switch (theirs.kind) {
    case 'DEFER': {
      if (verdict.kind === 'DEFER' && verdict.because === theirs.because) return undefined;
      return theirs.because === 'no-grammar' ? 'not-checked' : 'passes';
    }
    case 'TRANSFORM':
      if (verdict.kind !== 'TRANSFORM') return 'repaired';
      return sameSources(sourcesOf({ verdict, gates }), sourcesOf(other)) ? undefined : 'other-args';
    case 'DENY':
      return verdict.kind === 'DENY' ? undefined : 'sent-back';
  }
}

/** By key of the repaired args, what of the call as sent stands there. */
export function sourcesOf(explanation: Explanation): ReadonlyMap<string, string> {
  const { verdict } = explanation;
  if (verdict.kind !== 'TRANSFORM') return new Map();
  const alias = gateOf(explanation, 'alias');
  const renames = alias?.decides === true ? alias.renames : [];
  const bindings = gateOf(explanation, 'positional')?.bindings ?? [];
  return new Map([
    ...readArgs(verdict.newArgs).members.map(({ key }) => [key, `key ${key}`] as const),
    ...renames.map(({ from, to }) => [to, `key ${from}`] as const),
    ...bindings.map(({ index, param }) => [param, `value ${index}`] as const),
  ]);
}

function sameSources(one: ReadonlyMap<string, string>, other: ReadonlyMap<string, string>): boolean {
  return one.size === other.size && [...one].every(([key, source]) => other.get(key) === source);
}
