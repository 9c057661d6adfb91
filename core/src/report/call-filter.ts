import type { FindingCode } from '../finding.ts';
import type { DenyCause, Verdict } from '../rung/verdict.ts';
import type { Case } from './call-table.ts';
import type { Outcome } from './report.ts';
import type { Repair } from './ruling.ts';
import type { Change } from './versus.ts';

/** Within one part any value is enough; of the parts all must hold. An empty or absent part lets everything through. */
export interface CallFilter {
  readonly outcomes: readonly Outcome[];
  readonly kinds?: readonly Verdict['kind'][];
  readonly tool?: string;
  readonly repairs?: readonly Repair[];
  readonly causes?: readonly DenyCause[];
  /** Calls that have a finding of one of these codes. */
  readonly codes?: readonly FindingCode[];
  /** Only calls with which the other profile does something else. */
  readonly differs?: true;
  /** Calls of which something is expected that holds (`met`), or does not. No part of a case. */
  readonly expected?: 'met' | 'not-met';
  /** Calls to which this happened since the baseline. No part of a case. */
  readonly change?: Change;
  /** Stands in the tool's name or in the arguments, case aside. */
  readonly text?: string;
}

/** The parts of a filter that hang on the case of a call, each a bit. */
export const PARTS = {
  outcomes: 1,
  kinds: 2,
  tool: 4,
  repairs: 8,
  causes: 16,
  codes: 32,
  differs: 64,
} as const satisfies Partial<Record<keyof CallFilter, number>>;

/** The parts of the filter that keep a case out, as bits; 0 lets it through. The text is no part of this, nor what is told call by call. */
export function refusals(filter: CallFilter, { outcome, ruling, tool, marks }: Case): number {
  const repair = ruling?.kind === 'TRANSFORM' ? ruling.repair : undefined;
  const cause = ruling?.kind === 'DENY' ? ruling.cause : undefined;
  return (
    (keepsOut(filter.outcomes, outcome) ? PARTS.outcomes : 0) |
    (keepsOut(filter.kinds, ruling?.kind) ? PARTS.kinds : 0) |
    (filter.tool !== undefined && filter.tool !== tool ? PARTS.tool : 0) |
    (keepsOut(filter.repairs, repair) ? PARTS.repairs : 0) |
    (keepsOut(filter.causes, cause) ? PARTS.causes : 0) |
    (isFilter(filter.codes) && !marks?.some(({ code }) => filter.codes?.includes(code)) ? PARTS.codes : 0) |
    (filter.differs === true && ruling?.versus === undefined ? PARTS.differs : 0)
  );
}

function isFilter(wanted: readonly unknown[] | undefined): boolean {
  return wanted !== undefined && wanted.length > 0;
}

function keepsOut<Value>(wanted: readonly Value[] | undefined, value: Value | undefined): boolean {
  return wanted !== undefined && wanted.length > 0 && (value === undefined || !wanted.includes(value));
}
