import type { FindingCode, Severity } from '../finding.ts';
import type { DenyCause, Verdict } from '../rung/verdict.ts';
import { type CallFilter, PARTS, refusals } from './call-filter.ts';
import type { CallTable, Case } from './call-table.ts';
import type { Outcome } from './report.ts';
import type { Repair } from './ruling.ts';

/** By case, how many calls there are: of all, or of those in which a text was found (marked by 1). */
export function countCases({ caseOf, cases, size }: CallTable, found?: Uint8Array): Uint32Array {
  const counts = new Uint32Array(cases.length);
  for (let index = 0; index < size; index += 1) {
    if (found !== undefined && found[index] !== 1) continue;
    const place = caseOf[index] ?? 0;
    counts[place] = (counts[place] ?? 0) + 1;
  }
  return counts;
}

/** The outcomes with their numbers of calls. Calls that are not decided yet are left out. */
export function outcomesOf(cases: readonly Case[], counts: Uint32Array): (readonly [Outcome, number])[] {
  return cases.flatMap(({ outcome }, place) =>
    outcome === undefined ? [] : [[outcome, counts[place] ?? 0]],
  );
}

/** The number of calls with which the other profile does something else. */
export function countDiffering(cases: readonly Case[], counts: Uint32Array): number {
  return cases.reduce(
    (sum, { ruling }, place) => sum + (ruling?.versus === undefined ? 0 : (counts[place] ?? 0)),
    0,
  );
}

export interface Count<Value> {
  readonly value: Value;
  readonly calls: number;
}

/**
 * How many calls each value of a part of the filter would let through, all other parts holding: most calls first;
 * values without any are left out.
 */
export interface Facets {
  readonly outcomes: readonly Count<Outcome>[];
  readonly kinds: readonly Count<Verdict['kind']>[];
  readonly repairs: readonly Count<Repair>[];
  readonly causes: readonly Count<DenyCause>[];
  readonly codes: readonly (Count<FindingCode> & { readonly severity: Severity })[];
  readonly tools: readonly Count<string>[];
}

/** `counts` tells, by case, in how many calls the filter's text was found. */
export function countFacets(filter: CallFilter, cases: readonly Case[], counts: Uint32Array): Facets {
  const outcomes = new Tally<Outcome>();
  const kinds = new Tally<Verdict['kind']>();
  const repairs = new Tally<Repair>();
  const causes = new Tally<DenyCause>();
  const codes = new Tally<FindingCode>();
  const tools = new Tally<string>();
  const severities = new Map<FindingCode, Severity>();
  cases.forEach((seen, place) => {
    const calls = counts[place] ?? 0;
    if (calls === 0) return;
    const { outcome, ruling, tool, marks = [] } = seen;
    const refused = refusals(filter, seen);
    const onlyBy = (part: keyof typeof PARTS) => (refused & ~PARTS[part]) === 0;
    if (onlyBy('outcomes')) outcomes.add(outcome, calls);
    if (onlyBy('kinds')) kinds.add(ruling?.kind, calls);
    if (onlyBy('repairs') && ruling?.kind === 'TRANSFORM') repairs.add(ruling.repair, calls);
    if (onlyBy('causes') && ruling?.kind === 'DENY') causes.add(ruling.cause, calls);
    if (onlyBy('tool')) tools.add(tool, calls);
    if (!onlyBy('codes')) return;
    for (const { code, severity } of marks) {
      codes.add(code, calls);
      if (severities.get(code) !== 'error') severities.set(code, severity);
    }
  });
  return {
    outcomes: outcomes.sorted(),
    kinds: kinds.sorted(),
    repairs: repairs.sorted(),
    causes: causes.sorted(),
    codes: codes.sorted().map((count) => ({ ...count, severity: severities.get(count.value) ?? 'hint' })),
    tools: tools.sorted(),
  };
}

/** Counts values. */
export class Tally<Value> {
  readonly #calls = new Map<Value, number>();

  add(value: Value | undefined, calls: number): void {
    if (value !== undefined) this.#calls.set(value, (this.#calls.get(value) ?? 0) + calls);
  }

  /** Most calls first. */
  sorted(): Count<Value>[] {
    return [...this.#calls].map(([value, calls]) => ({ value, calls })).sort((a, b) => b.calls - a.calls);
  }
}
