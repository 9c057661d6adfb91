import type { ArgsForm } from '../rung/args.ts';
import type { CallTable, Case } from './call-table.ts';
import { type Sorting, sortValue } from './list-calls.ts';
import type { Outcome } from './report.ts';

/** Calls of one tool with the same key names and one outcome: `read_file {path} ×124 · sent back`. */
export interface CallGroup {
  /** The same for the same tool, names and outcome. */
  readonly key: string;
  readonly tool?: string;
  readonly form: ArgsForm;
  /** The keys, each once, sorted. */
  readonly names: readonly string[];
  /** These have too many keys, or keys of too many kinds, to be told apart by them. */
  readonly various: boolean;
  readonly outcome: Outcome;
  /** Places of its cases in the table. */
  readonly cases: readonly number[];
  readonly calls: number;
  /** Of these, the calls with errors, with warnings, and those at which nobody has looked. */
  readonly errors: number;
  readonly warnings: number;
  readonly pending: number;
  /** Its first call. */
  readonly first: number;
}

/** The groups of the calls of the cases that are wanted, in which the text was found; most calls first. */
export function groupCalls(
  table: CallTable,
  wanted: (place: number) => boolean,
  counts: Uint32Array,
  found: Uint8Array | undefined,
): CallGroup[] {
  const groups = new Map<string, Gathered>();
  const groupOf: (Gathered | undefined)[] = table.cases.map((seen, place) => {
    const calls = counts[place] ?? 0;
    const key = calls === 0 || !wanted(place) ? undefined : groupKey(seen);
    if (key === undefined) return undefined;
    const group = groups.get(key) ?? new Gathered(seen);
    groups.set(key, group);
    group.add(place, seen, calls);
    return group;
  });

  // The first calls of all groups mostly stand near the beginning.
  let open = groups.size;
  for (let index = 0; index < table.size && open > 0; index += 1) {
    const group = groupOf[table.caseOf[index] ?? 0];
    if (group === undefined || group.first !== undefined || (found !== undefined && found[index] !== 1))
      continue;
    group.first = index;
    open -= 1;
  }
  return [...groups]
    .flatMap(([key, group]) => group.made(key))
    .sort((a, b) => b.calls - a.calls || a.first - b.first);
}

/** The groups in the order of a column. */
export function sortGroups(
  groups: readonly CallGroup[],
  cases: readonly Case[],
  { by, descending }: Sorting,
): CallGroup[] {
  const sign = descending ? -1 : 1;
  const value = (group: CallGroup): number | string => {
    const seen = cases[group.cases[0] ?? 0];
    if (by === 'index' || by === 'args' || seen === undefined) return group.first;
    return by === 'problems' ? group.errors * 2 ** 32 + group.warnings : sortValue(seen, by);
  };
  return groups
    .map((group) => ({ group, value: value(group) }))
    .sort((a, b) => sign * (a.value < b.value ? -1 : Number(a.value > b.value)))
    .map(({ group }) => group);
}

/** The key of the group that the calls of a case are in; none while they are not decided. */
export function groupKey({ tool, shape, outcome }: Case): string | undefined {
  if (outcome === undefined) return undefined;
  const { form, names, args } = shape;
  return JSON.stringify([tool ?? null, args === undefined ? 'various' : form, names, outcome]);
}

class Gathered {
  first: number | undefined;
  readonly #seen: Case;
  readonly #cases: number[] = [];
  #calls = 0;
  #errors = 0;
  #warnings = 0;
  #pending = 0;

  constructor(seen: Case) {
    this.#seen = seen;
  }

  add(place: number, { marks }: Case, calls: number): void {
    this.#cases.push(place);
    this.#calls += calls;
    if (marks === undefined) this.#pending += calls;
    if (marks?.some(({ severity }) => severity === 'error')) this.#errors += calls;
    if (marks?.some(({ severity }) => severity === 'warning')) this.#warnings += calls;
  }

  made(key: string): CallGroup[] {
    const { tool, shape, outcome } = this.#seen;
    if (this.first === undefined || outcome === undefined) return [];
    return [
      {
        key,
        ...(tool === undefined ? {} : { tool }),
        form: shape.form,
        names: shape.names,
        various: shape.args === undefined,
        outcome,
        cases: this.#cases,
        calls: this.#calls,
        errors: this.#errors,
        warnings: this.#warnings,
        pending: this.#pending,
        first: this.first,
      },
    ];
  }
}
