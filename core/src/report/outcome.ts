import type { Finding } from '../finding.ts';
import type { Verdict } from '../rung/verdict.ts';
import type { Counters, Outcome, Result, WithProblems } from './report.ts';

/** An error or a warning; a hint never changes an outcome. */
export function isProblem({ severity }: Finding): boolean {
  return severity !== 'hint';
}

export function outcomeOf(verdict: Verdict, findings: readonly Finding[]): Outcome {
  const problems = findings.some(isProblem);
  switch (verdict.kind) {
    case 'DEFER':
      if (verdict.because === 'no-grammar') return 'not-checked';
      return problems ? 'passes-with-problems' : 'passes';
    case 'TRANSFORM':
      return problems ? 'repaired-probably-wrong' : 'repaired';
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

/** The counters as a fold over the results; `grammars` is the number of unique grammars. */
export function count(
  results: readonly Result[],
  grammars: number,
): { counters: Counters; withProblems: WithProblems } {
  const counters = { calls: results.length, passes: 0, unchecked: 0, repaired: 0, denied: 0, grammars };
  const withProblems = { passes: 0, repaired: 0 };
  for (const { outcome } of results) {
    counters[counterOf[outcome]] += 1;
    if (outcome === 'passes-with-problems') withProblems.passes += 1;
    if (outcome === 'repaired-probably-wrong') withProblems.repaired += 1;
  }
  return { counters, withProblems };
}
