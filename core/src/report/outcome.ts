import type { Finding, FindingCode } from '../finding.ts';
import type { Verdict } from '../rung/verdict.ts';
import type { Counters, Outcome, WithProblems } from './report.ts';

/** An error or a warning; a hint never changes an outcome. */
export function isProblem({ severity }: Pick<Finding, 'severity'>): boolean {
  return severity !== 'hint';
}

/** What of a finding an outcome depends on. */
type Told = Pick<Finding, 'code' | 'severity'>;

/** What of a verdict an outcome depends on. */
export type Decision =
  | Pick<Extract<Verdict, { kind: 'DEFER' }>, 'kind' | 'because'>
  | { readonly kind: 'TRANSFORM' | 'DENY' };

/** What throws doubt on a repair, unless it is only a hint. */
const HAZARDS: ReadonlySet<FindingCode> = new Set<FindingCode>([
  'declared-order',
  'misfit',
  'rival-keys',
  'shadowed-synonym',
  'dropped-key',
  'overridden-key',
  'another-reading',
]);

/** Whether a repaired call is probably not the one that was meant: a hazard of the repair, or any error. */
export function isDoubt(finding: Told): boolean {
  return finding.severity === 'error' || (isProblem(finding) && HAZARDS.has(finding.code));
}

export function outcomeOf(verdict: Decision, findings: readonly Told[]): Outcome {
  switch (verdict.kind) {
    case 'DEFER':
      if (verdict.because === 'no-grammar') return 'not-checked';
      return findings.some(isProblem) ? 'passes-with-problems' : 'passes';
    case 'TRANSFORM':
      return findings.some(isDoubt) ? 'repaired-probably-wrong' : 'repaired';
    case 'DENY':
      return 'sent-back';
  }
}

type Counted = Exclude<keyof Counters, 'calls' | 'grammars'>;

const counterOf = {
  passes: 'passes',
  'passes-with-problems': 'passes',
  'not-checked': 'unchecked',
  repaired: 'repaired',
  'repaired-probably-wrong': 'repaired',
  'sent-back': 'denied',
} as const satisfies Record<Outcome, Counted>;

/** The counters as a fold over outcomes, each with its number of calls; `grammars` is the number of unique grammars. */
export function count(
  outcomes: Iterable<readonly [Outcome, number]>,
  grammars: number,
): { counters: Counters; withProblems: WithProblems } {
  const counters = { calls: 0, passes: 0, unchecked: 0, repaired: 0, denied: 0, grammars };
  const withProblems = { passes: 0, repaired: 0 };
  for (const [outcome, calls] of outcomes) {
    counters.calls += calls;
    counters[counterOf[outcome]] += calls;
    if (outcome === 'passes-with-problems') withProblems.passes += calls;
    if (outcome === 'repaired-probably-wrong') withProblems.repaired += calls;
  }
  return { counters, withProblems };
}
