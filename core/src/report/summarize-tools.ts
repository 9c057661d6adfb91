import type { CallTable } from './call-table.ts';
import { type Count, Tally } from './count-calls.ts';

/** What became of the calls of one tool. calls = deferred + repaired + denied. */
export interface ToolSummary {
  /** Absent: calls that name no tool, or one of too many. */
  readonly tool?: string;
  /** Whether its calls are checked: a tool of this name has a grammar. */
  readonly checked: boolean;
  readonly calls: number;
  readonly deferred: number;
  readonly repaired: number;
  readonly denied: number;
  /** The required parameters that refused calls lack most, after the renames that were understood. */
  readonly missing: readonly Count<string>[];
  /** The keys seen most that are neither parameters nor known synonyms. */
  readonly unknown: readonly Count<string>[];
}

/** So many missing parameters and unknown keys are told of a tool. */
const MOST_NAMES = 3;

/** One summary a tool that was called, most calls first. Calls that are not decided yet are left out. */
export function summarizeTools({ cases }: CallTable, counts: Uint32Array): ToolSummary[] {
  const tools = new Map<string | undefined, ToolCounts>();
  cases.forEach(({ tool, ruling }, place) => {
    const calls = counts[place] ?? 0;
    if (calls === 0 || ruling === undefined) return;
    const seen = tools.get(tool) ?? new ToolCounts();
    tools.set(tool, seen);
    seen.calls[ruling.kind] += calls;
    seen.checked ||= ruling.kind !== 'DEFER' || ruling.because === 'well-formed';
    for (const name of ruling.kind === 'DENY' ? ruling.missing : []) seen.missing.add(name, calls);
    for (const name of ruling.unknown) seen.unknown.add(name, calls);
  });
  return [...tools].map(([tool, seen]) => seen.summary(tool)).sort((a, b) => b.calls - a.calls);
}

class ToolCounts {
  readonly calls = { DEFER: 0, TRANSFORM: 0, DENY: 0 };
  readonly missing = new Tally<string>();
  readonly unknown = new Tally<string>();
  checked = false;

  summary(tool: string | undefined): ToolSummary {
    const { DEFER: deferred, TRANSFORM: repaired, DENY: denied } = this.calls;
    return {
      ...(tool === undefined ? {} : { tool }),
      checked: this.checked,
      calls: deferred + repaired + denied,
      deferred,
      repaired,
      denied,
      missing: this.missing.sorted().slice(0, MOST_NAMES),
      unknown: this.unknown.sorted().slice(0, MOST_NAMES),
    };
  }
}
