import type { Finding } from '../finding.ts';
import type { Outcome, ReportCall } from '../report/report.ts';
import type { Verdict } from '../rung/verdict.ts';
import type { Scene } from './scene.ts';

export interface Told {
  /** From 0, in reading order. */
  readonly index: number;
  readonly call: Pick<ReportCall, 'tool'>;
  readonly outcome: Outcome | undefined;
  readonly verdict: Verdict;
  readonly findings: readonly Pick<Finding, 'code' | 'severity'>[] | undefined;
}

/** What was decided about a call, as one line of JSON. */
export function verdictLine({ index, call: { tool }, outcome, verdict, findings }: Told): string {
  const told = {
    index,
    ...(tool === undefined ? {} : { tool }),
    outcome,
    ...verdict,
    findings: findings?.map(({ code, severity }) => ({ code, severity })),
  };
  return `${JSON.stringify(told)}\n`;
}

/** What was decided, as JSON Lines. */
export function verdictLines({ report }: Scene): string {
  return report.results.map((result, index) => verdictLine({ ...result, index })).join('');
}
