import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { applyFix, type Finding, type Fix, type Report, readCalls, type Scenario } from '../../src/index.ts';
import { sharedFiles, sharedText } from '../formats/corpus.ts';
import { judge } from '../report/judged.ts';
import { toolOf } from '../report/scene.ts';
import { isShared, sharedLines } from '../rung/shared.ts';
import { anyCalls } from './any-calls.ts';

type Fixed = Finding & { readonly fix: Fix };

function hasFix(finding: Finding): finding is Fixed {
  return finding.fix !== undefined;
}

/** Every fix that a report offers, with where to look whether its finding is still there. */
function offered(report: Report): { finding: Fixed; findingsIn: (next: Report) => readonly Finding[] }[] {
  const ofCalls = report.results.flatMap(({ findings }, index) =>
    findings
      .filter(hasFix)
      .map((finding) => ({ finding, findingsIn: (next: Report) => next.results[index]?.findings ?? [] })),
  );
  const ofTools = report.tools.flatMap(({ findings }, index) =>
    findings
      .filter(hasFix)
      .map((finding) => ({ finding, findingsIn: (next: Report) => next.tools[index]?.findings ?? [] })),
  );
  return [...ofCalls, ...ofTools];
}

function countOf({ code, pointer, message }: Finding, findings: readonly Finding[]): number {
  return findings.filter((one) => one.code === code && one.pointer === pointer && one.message === message)
    .length;
}

/** Applies every fix of a scenario, each to the scenario as it is; answers the codes of what was fixed. */
function checkFixes(scenario: Scenario): string[] {
  const report = judge(scenario);
  return offered(report).map(({ finding, findingsIn }) => {
    const told = () => `${JSON.stringify(scenario)}\n${JSON.stringify(finding)}`;
    const { fix } = finding;
    const next = applyFix(scenario, fix);
    const after = judge(next);

    // The finding is gone.
    expect(countOf(finding, findingsIn(after)), told()).toBeLessThan(countOf(finding, findingsIn(report)));

    const texts = fix.edits.filter((edit) => edit.kind === 'text');
    if (texts.length === 0) {
      expect([next.tools, next.calls]).toEqual([scenario.tools, scenario.calls]);
      return finding.code;
    }
    // What is written can be read, and is the arguments of the same call.
    expect(after.problems, told()).toEqual(report.problems);
    const changed = after.calls.filter(({ args, tool }, index) => {
      const before = report.calls[index];
      return before?.args !== args || before.tool !== tool;
    });
    expect(after.calls, told()).toHaveLength(report.calls.length);
    expect(changed, told()).toHaveLength(1);
    const args: unknown = JSON.parse(changed[0]?.args ?? '');
    expect(typeof args === 'object' && args !== null && !Array.isArray(args), told()).toBe(true);

    // All other text is what it was, and edits do not overlap.
    const sorted = texts.toSorted((a, b) => a.range.offset - b.range.offset);
    let from = 0;
    let written = '';
    for (const { range, text } of sorted) {
      expect(range.offset, told()).toBeGreaterThanOrEqual(from);
      written += scenario.calls.slice(from, range.offset) + text;
      from = range.offset + range.length;
    }
    expect(next.calls, told()).toBe(written + scenario.calls.slice(from));
    return finding.code;
  });
}

describe('every fix removes its finding, and nothing else changes', () => {
  test('over random scenarios', () => {
    const seen = new Set<string>();
    fc.assert(
      fc.property(anyCalls, (one) => {
        for (const code of checkFixes(one)) seen.add(code);
      }),
      { seed: 2024, numRuns: 1_500 },
    );
    expect([...seen].toSorted()).toEqual([
      ...['bare-array', 'dangling-alias', 'declared-order', 'double-encoded', 'dropped-key', 'duplicate-key'],
      ...['idle-positional', 'idle-synonym', 'json-in-string', 'named-key', 'not-an-object', 'not-json'],
      ...['overridden-key', 'shadowed-synonym', 'shadowing-alias', 'tool-not-loaded', 'unknown-key'],
      ...['value-enum', 'value-type', 'value-unknown-key', 'wrapped'],
    ]);
  });

  test.skipIf(!isShared('reports/reports.jsonl'))('over the public reports', () => {
    let fixes = 0;
    for (const line of sharedLines('reports/reports.jsonl')) {
      const { schema: inputSchema, call, expected } = JSON.parse(JSON.stringify(line));
      for (const profile of ['fak', 'sound'] as const) {
        fixes += checkFixes({
          rung: 1,
          tools: JSON.stringify({ tools: [{ name: call.tool, inputSchema }] }),
          calls: JSON.stringify({ tool: call.tool, args: call.argsText }),
          aliases: expected.synonyms ? { [call.tool]: expected.synonyms } : {},
          profile,
        }).length;
      }
    }
    expect(fixes).toBeGreaterThan(50);
  });

  test.skipIf(!isShared('corpus/taubench'))('over real calls with slips put in', () => {
    const files = sharedFiles('corpus/taubench').filter((file) => file.startsWith('calls'));
    const calls = files.flatMap((file) => sharedLines(`corpus/taubench/${file}`));
    const tools = sharedText('corpus/taubench/tools-airline.json');
    const slips: ((args: string) => string)[] = [
      (text) => text.replace(/"(\w)(\w)/, '"$2$1'),
      (text) => text.replace(/_(\w)/, (_, letter: string) => letter.toUpperCase()),
      (text) => `{"arguments":${text}}`,
      (text) => JSON.stringify(text),
      (text) => text.replace('}', ',}'),
      (text) => text.replace('{', '{"_positional":[1],'),
      (text) => text.replace('{', '{"extra":null,'),
      (text) => text.replace(/"(\w+)":/, '"$1":0,"$1":'),
    ];
    let fixes = 0;
    calls.forEach((line, index) => {
      if (index % 5 > 0) return;
      const { name, arguments: text } = JSON.parse(JSON.stringify(line));
      const slip = slips[(index / 5) % slips.length];
      const written = slip === undefined ? text : slip(text);
      fixes += checkFixes({ rung: 1, tools, calls: JSON.stringify({ tool: name, args: written }) }).length;
    });
    expect(fixes).toBeGreaterThan(60);
  });

  test('a fix that takes an alias back names it', () => {
    const tool = toolOf('t', 'a', { b: 'c' });
    const report = judge({
      rung: 1,
      tools: `{"tools":[{"name":"t","inputSchema":${tool.schemaText}}]}`,
      calls: '',
      aliases: { t: { b: 'c' } },
    });
    expect(report.tools[0]?.findings.find(hasFix)?.fix.title).toBe('Remove the alias `b`');
    expect(readCalls('').calls).toEqual([]);
  });
});
