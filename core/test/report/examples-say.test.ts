import { describe, expect, test } from 'vitest';
import { type Profile, type ReadCalls, readTools, type Scenario } from '../../src/index.ts';
import { sharedText } from '../formats/corpus.ts';
import { isShared } from '../rung/shared.ts';
import { judge, wordsOf } from './judged.ts';

interface Example {
  readonly id: string;
  readonly tools: unknown;
  readonly aliases: Scenario['aliases'];
  readonly reads: readonly { readonly tool: string; readonly args: string }[];
  readonly expect: readonly { readonly fak: unknown; readonly say: string }[];
}

function examples(): readonly Example[] {
  return isShared('examples.json') ? JSON.parse(sharedText('examples.json')) : [];
}

/** The calls as they are read, wherever they stood. */
function callsOf({ reads }: Example): ReadCalls {
  const range = { in: 'calls', offset: 0, length: 0 } as const;
  return { calls: reads.map((call) => ({ ...call, range, place: { kind: 'whole' } })), problems: [] };
}

/** "Passes, 1 problem", with which the advice begins. */
function outcomeIn(say: string): string {
  return (
    /^(Passes, \d problems?|Passes|Not checked|Sent back|Repaired, probably wrong|Repaired)/.exec(say)?.[1] ??
    say
  );
}

describe.skipIf(!isShared('examples.json'))('examples are told as advised, JSON Schema included', () => {
  const readable = examples().filter(({ tools, reads }) => {
    const names = new Set(readTools(JSON.stringify(tools)).tools.map(({ name }) => name));
    return reads.some(({ tool }) => names.has(tool));
  });

  test.each(readable.map((example) => [example.id, example] as const))('%s', (_, example) => {
    const profile: Profile = 'fak';
    const tools = JSON.stringify(example.tools);
    const scenario: Scenario = { rung: 1, tools, calls: '', aliases: example.aliases ?? {}, profile };
    const report = judge(scenario, callsOf(example));
    const told = report.results.map((result, index) => {
      const { headline } = wordsOf(scenario, report, index);
      return result.outcome === 'repaired' ? 'Repaired' : headline;
    });
    expect(told).toEqual(example.expect.map(({ say }) => outcomeIn(say)));
  });
});
