import { type CallFilter, refusals } from './call-filter.ts';
import type { CallTable, Case } from './call-table.ts';
import type { Outcome } from './report.ts';

/** `why`: by what is lacking, or how it was repaired. `args`: by their length. `problems`: by the worst of them. */
export type SortColumn = 'index' | 'outcome' | 'tool' | 'why' | 'problems' | 'args';

export interface Sorting {
  readonly by: SortColumn;
  readonly descending: boolean;
}

/** By case, whether the filter lets it through, its text aside. */
export function passing(filter: CallFilter, cases: readonly Case[]): readonly boolean[] {
  return cases.map((seen) => refusals(filter, seen) === 0);
}

/** The calls of the cases that are wanted, in which the text was found (marked by 1), in their order. */
export function listCalls(
  table: CallTable,
  wanted: (place: number) => boolean,
  found: Uint8Array | undefined,
  sorting: Sorting,
): Uint32Array {
  const { size, caseOf, cases } = table;
  const isWanted = Uint8Array.from(cases, (_, place) => Number(wanted(place)));
  const list = new Uint32Array(size);
  let length = 0;
  for (let index = 0; index < size; index += 1) {
    if (isWanted[caseOf[index] ?? 0] !== 1 || (found !== undefined && found[index] !== 1)) continue;
    list[length] = index;
    length += 1;
  }
  return sortCalls(table, list.subarray(0, length), sorting);
}

/** Calls that are equal in the column stay in the order of the text. */
function sortCalls(table: CallTable, list: Uint32Array, { by, descending }: Sorting): Uint32Array {
  if (by === 'index') return descending ? list.toReversed() : list;
  const { caseOf, lengths, size, cases } = table;
  const ranks = by === 'args' ? undefined : rankCases(cases, by);
  const highest = ranks?.length ?? 2 ** 32;
  const keys = Float64Array.from(list, (index) => {
    const rank = (ranks === undefined ? lengths[index] : ranks[caseOf[index] ?? 0]) ?? 0;
    // Exact up to some millions of calls of any length.
    return (descending ? highest - rank : rank) * size + index;
  }).sort();
  return Uint32Array.from(keys, (key) => key % size);
}

/** By case, its rank in a column. */
function rankCases(cases: readonly Case[], by: Exclude<SortColumn, 'index' | 'args'>): readonly number[] {
  const values = cases.map((seen) => sortValue(seen, by));
  const ranks = new Map([...new Set(values)].sort().map((value, rank) => [value, rank]));
  return values.map((value) => ranks.get(value) ?? 0);
}

/** A text that sorts as the column does. */
export function sortValue(
  { outcome, ruling, tool, marks }: Case,
  by: Exclude<SortColumn, 'index' | 'args'>,
): string {
  switch (by) {
    case 'outcome':
      return outcome === undefined ? '' : RANKS[outcome];
    case 'tool':
      return tool ?? '';
    case 'why':
      if (ruling?.kind === 'DENY') return `2 ${ruling.missing.join(' ')} ${ruling.cause}`;
      return ruling?.kind === 'TRANSFORM' ? `1 ${ruling.repair}` : `0 ${ruling?.because ?? ''}`;
    case 'problems': {
      const severities = (marks ?? []).map(({ severity }) => severity);
      const worst = severities.includes('error') ? 2 : severities.includes('warning') ? 1 : 0;
      return String(worst);
    }
  }
}

/** What goes well comes first. */
const RANKS = {
  passes: '0',
  'passes-with-problems': '1',
  'not-checked': '2',
  repaired: '3',
  'repaired-probably-wrong': '4',
  'sent-back': '5',
} as const satisfies Record<Outcome, string>;
