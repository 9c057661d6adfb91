import { describe, expect, test } from 'vitest';
import type { Profile, Scenario } from '../../src/index.ts';
import { judge, onlyArgs, wordsOf } from '../report/judged.ts';
import { isShared, sharedLines } from '../rung/shared.ts';

interface PublicReport {
  readonly id: string;
  readonly schema: unknown;
  readonly call: { readonly tool: string; readonly argsText: string };
  readonly expected: {
    readonly verdict: 'transform' | 'deny' | 'defer';
    readonly args?: unknown;
    readonly argsText?: string;
    readonly reason: string;
    readonly synonyms?: Readonly<Record<string, string>>;
  };
}

const FILE = 'reports/reports.jsonl';

/** Reports about a tool's name: the schema stands under the names that were declared, not under the one that was called. */
const DECLARED: Readonly<Record<string, readonly string[]>> = {
  'BR-121': ['execute'],
  'BR-123': ['notes_get-by-id', 'Notes_get_by_id'],
  'BR-125': ['exec'],
  'BR-127': ['get_weather'],
  'BR-129': ['bash'],
  'BR-151': ['search'],
};

/** What a sentence about each call to be refused says, beside the names that its reason gives. */
const CAUSES: Readonly<Record<string, RegExp>> = {
  'BR-011': /`old_string` stands for `old`.*another value/,
  'BR-016': /`selector` is missing.*`text` is not a parameter/,
  'BR-022': /`projectId` is missing/,
  'BR-029': /a list of 2 values/,
  'BR-031': /are a number/,
  'BR-033': /are a string/,
  'BR-035': /an empty list.*`\{\}`/,
  'BR-036': /`path` .*found inside `arguments`/,
  'BR-038': /`parameters` is not a parameter; accepted is `agent_name`/,
  'BR-040': /`kwargs` is missing.*`answer` is not a parameter/,
  'BR-042': /`tool_name` is missing/,
  'BR-044': /encoded twice/,
  'BR-046': /`actions` takes `array` and got text that contains a list/,
  'BR-050': /`command` takes `array` and got text that contains a list/,
  'BR-055': /`ids` got the string .*takes `array`/,
  'BR-056': /ends inside `commands`: it was cut off/,
  'BR-058': /ends inside `body`: it was cut off/,
  'BR-060': /line feed.*inside a string/,
  'BR-061': /not JSON: .* at character 31/,
  'BR-064': /`tags` got the string.*`array`.*`strict` got the string.*`boolean`/,
  'BR-066': /code fence/,
  'BR-068': /not JSON: .* at character 2/,
  'BR-070': /raw line feed/,
  'BR-072': /not JSON: .* at character 11/,
  'BR-076': /`commands` got the string.*`array`/,
  'BR-078': /raw line feed/,
  'BR-088': /`query` is missing/,
  'BR-091': /`..clude_domains` and `..clude_domains` are missing/,
  'BR-092': /`(path|mode)` and `(path|mode)` are missing/,
  'BR-094': /`cmd` is missing.*`commnd` is not a parameter/,
  'BR-095': /`oldString` is not a parameter; accepted is `path`.*`newString` is not/,
  'BR-096': /`minPrice` got `null`; it takes `number`/,
  'BR-100': /`fieldSelector`.*`limit` got the string.*`integer`/,
  'BR-102': /`period_days` is not a parameter/,
  'BR-104': /`filter` is not a parameter; did you mean `filters`/,
  'BR-106': /`platform` is not a parameter; accepted are `query` and `detail`/,
  'BR-109': /`include_id` got the string.*`boolean` or `null`/,
  'BR-112': /`sheet_name` got the number `1`; it takes `string`/,
  'BR-114': /`todos\[0\]\.id`.*`string`.*`todos\[1\]\.id`/,
  'BR-117': /`lifecycle` got.*Did you mean `"customer"`/,
  'BR-120': /`mode` got.*Did you mean `"FAST"`/,
  'BR-131': /hold 3 JSON values/,
  'BR-133': /empty object followed by another/,
  'BR-134': /beginning is missing/,
  'BR-137': /tool call written as text/,
  'BR-139': /tool call written as text/,
  'BR-141': /`unit` got.*`detailed` got the string.*`boolean`/,
  'BR-146': /`itemId` got the number `1000000041.9999993`.*`integer`/,
  'BR-147': /`path` stands twice with different values/,
  'BR-149': /`__proto__` is not a parameter; accepted is `name`/,
  'BR-157': /`yaml`.*`dir`/,
  'BR-159': /`filter` is missing/,
  'BR-163': /`range` holds 3 items; it takes at most 2/,
  'BR-179': /`pet` got an object; it takes `string`/,
};

function readReports(): readonly PublicReport[] {
  return JSON.parse(`[${sharedLines(FILE).map((line) => JSON.stringify(line))}]`);
}

function scenarioOf({ id, schema, call, expected }: PublicReport, profile: Profile): Scenario {
  const names = DECLARED[id] ?? [call.tool];
  return {
    rung: 1,
    tools: JSON.stringify({ tools: names.map((name) => ({ name, inputSchema: schema })) }),
    calls: call.argsText,
    aliases: expected.synonyms ? { [call.tool]: expected.synonyms } : {},
    profile,
  };
}

/** What the page says of the call: its sentence, then each error. */
function decided(report: PublicReport, profile: Profile) {
  const scenario = scenarioOf(report, profile);
  const judged = judge(scenario, onlyArgs(report.call.argsText, report.call.tool));
  const [result] = judged.results;
  if (result === undefined) throw new Error('no result');
  const errors = result.findings.filter(({ severity }) => severity === 'error').map(({ message }) => message);
  return {
    verdict: result.verdict,
    errors,
    told: [wordsOf(scenario, judged, 0).sentence, ...errors].join(' '),
  };
}

describe.skipIf(!isShared(FILE))('reported in public', () => {
  const reports = readReports();
  const of = (verdict: PublicReport['expected']['verdict']) =>
    reports
      .filter(({ expected }) => expected.verdict === verdict)
      .map((report) => [report.id, report] as const);

  test('every report that asks for a refusal has its cause here', () => {
    expect(reports).toHaveLength(100);
    expect(Object.keys(CAUSES)).toEqual(of('deny').map(([id]) => id));
  });

  // No exceptions: each of the hundred reaches what it asks for.
  test.each(of('transform'))('%s is repaired where that is safe', (_, report) => {
    const { verdict, errors } = decided(report, 'sound');
    const newArgs = verdict.kind === 'TRANSFORM' ? verdict.newArgs : '';
    expect(JSON.parse(newArgs)).toEqual(report.expected.args);
    expect(newArgs).toBe(report.expected.argsText ?? newArgs);
    expect(errors).toEqual([]);
  });

  describe.each<Profile>(['fak', 'sound'])('%s', (profile) => {
    test.each(of('deny'))('%s does not look clean, and says why', (id, report) => {
      const { verdict, errors, told } = decided(report, profile);
      expect(verdict.kind === 'DENY' || errors.length > 0).toBe(true);
      expect(told).toMatch(CAUSES[id] ?? /never/);
    });

    test.each(of('defer'))('%s has no error', (_, report) => {
      const { verdict, errors } = decided(report, profile);
      expect([verdict.kind, errors]).toEqual(['DEFER', []]);
    });
  });
});
