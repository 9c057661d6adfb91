import type { Verdict } from '../rung/verdict.ts';
import type { Scene } from './scene.ts';

/** What a call should come to. */
export interface Expected {
  readonly kind: Verdict['kind'];
  readonly newArgs?: string;
  /** What is asked of the model; only where the verdict of now is expected. */
  readonly stillMissing?: readonly string[];
}

/** A row of a table test. */
export interface Case {
  readonly title: string;
  readonly tool: string;
  readonly args: string;
  readonly expected: Expected;
}

/** The calls as rows: each with the verdict that is pinned in the scenario, or else with that of now. */
export function casesOf({ scenario, report, words }: Scene): Case[] {
  return report.results.flatMap(({ call, verdict }, index) => {
    if (call.tool === undefined) return [];
    const pinned = scenario.expect?.[index];
    const expected: Expected =
      pinned == null
        ? ofVerdict(verdict)
        : { kind: pinned.kind, ...(pinned.newArgs === undefined ? {} : { newArgs: pinned.newArgs }) };
    const title = `call ${index + 1} of ${call.tool}: ${words[index]?.headline ?? verdict.kind}`;
    return [{ title, tool: call.tool, args: call.args, expected }];
  });
}

function ofVerdict(verdict: Verdict): Expected {
  switch (verdict.kind) {
    case 'DEFER':
      return { kind: 'DEFER' };
    case 'TRANSFORM':
      return { kind: 'TRANSFORM', newArgs: verdict.newArgs };
    case 'DENY':
      return { kind: 'DENY', stillMissing: verdict.stillMissing };
  }
}

/** What a table does not hold, as a sentence. */
export function leftOut({ report }: Scene): string | undefined {
  const nameless = report.calls.filter(({ tool }) => tool === undefined).length;
  if (nameless === 0) return undefined;
  return nameless === 1
    ? '1 call names no tool, and is left out.'
    : `${nameless} calls name no tool, and are left out.`;
}
