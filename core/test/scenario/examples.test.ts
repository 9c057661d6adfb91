import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import {
  evaluate,
  type FindingCode,
  type Outcome,
  readScenario,
  runScenario,
  type Scenario,
  type Verdict,
} from '../../src/index.ts';
import { sharedText } from '../formats/corpus.ts';
import { isShared } from '../rung/shared.ts';

const FOLDER = new URL('../../../public/examples/', import.meta.url);
const END = '.rung.json';

interface Expected {
  readonly grammars: number;
  /** Verdicts and new arguments are expected in the example itself. */
  readonly calls: readonly Outcome[];
  /** What is told about the texts; nothing when left out. */
  readonly hints?: readonly string[];
  /** Tools that are meant not to be read; none when left out. */
  readonly unread?: readonly FindingCode[];
}

const EXAMPLES: Readonly<Record<string, Expected>> = {
  'four-outcomes': {
    grammars: 1,
    calls: ['passes', 'repaired', 'sent-back', 'not-checked'],
  },
  'backwards-move': {
    grammars: 2,
    calls: ['repaired-probably-wrong', 'repaired-probably-wrong'],
  },
  'passes-but-wrong': {
    grammars: 1,
    calls: [
      // The value in the wrong case is seen once JSON Schema is asked.
      'passes',
      'passes-with-problems',
      'passes-with-problems',
      'passes-with-problems',
      'passes',
    ],
  },
  'two-names': {
    grammars: 1,
    calls: ['repaired', 'repaired-probably-wrong', 'repaired-probably-wrong'],
  },
  'path-family': {
    grammars: 3,
    calls: ['repaired', 'repaired', 'sent-back', 'passes-with-problems'],
  },
  'cut-off': { grammars: 1, calls: ['sent-back'] },
  'json-in-a-string': { grammars: 2, calls: ['sent-back', 'sent-back', 'passes-with-problems'] },
  'network-tab': { grammars: 2, calls: ['passes', 'sent-back'] },
  'python-call': {
    grammars: 2,
    hints: ['This is text; no call is in it.'],
    calls: ['sent-back', 'sent-back', 'repaired-probably-wrong'],
  },
  'nothing-checked': {
    grammars: 1,
    unread: ['tool-not-loaded'],
    calls: ['not-checked', 'not-checked', 'passes-with-problems', 'passes'],
  },
  'exact-zip': {
    grammars: 1,
    calls: ['repaired', 'repaired'],
  },
  'too-many-values': { grammars: 1, calls: ['sent-back', 'sent-back', 'sent-back'] },
  'fail-open': { grammars: 1, calls: ['not-checked', 'not-checked', 'not-checked'] },
  'well-formed': { grammars: 1, calls: ['passes', 'passes-with-problems', 'passes-with-problems'] },
  'synonyms-renamed': {
    grammars: 1,
    calls: ['repaired', 'repaired', 'sent-back'],
  },
  'not-enough': { grammars: 1, calls: ['sent-back', 'sent-back'] },
  'one-grammar': {
    grammars: 2,
    calls: ['repaired', 'repaired', 'repaired'],
  },
  'names-that-bite': {
    grammars: 1,
    calls: ['repaired', 'repaired', 'not-checked'],
  },
};

/** What would mean that a tool is not the one that the example speaks of. */
const UNREAD: ReadonlySet<FindingCode> = new Set<FindingCode>(['tool-not-loaded', 'duplicate-tool']);

function textOf(id: string): string {
  return readFileSync(new URL(id + END, FOLDER), 'utf8');
}

function open(id: string): Scenario {
  const read = readScenario(textOf(id));
  if (read.kind === 'rejected') throw new Error(read.sentence);
  return read.scenario;
}

it('every example that is shipped is listed here', () => {
  const shipped = readdirSync(FOLDER).map((file) => file.slice(0, -END.length));
  expect(shipped.toSorted()).toEqual(Object.keys(EXAMPLES).toSorted());
});

describe.each(Object.entries(EXAMPLES))('example %s', (id, expected) => {
  const scenario = open(id);
  const report = evaluate(scenario);

  it('has a title and a note, and is understood as a whole', () => {
    expect(scenario).toMatchObject({ title: expect.any(String), note: expect.any(String) });
    expect(scenario.unknown).toBeUndefined();
    expect(report.problems.map(({ severity, message }) => [severity, message])).toEqual(
      (expected.hints ?? []).map((hint) => ['hint', hint]),
    );
    const codes = report.tools.flatMap(({ findings }) => findings.map(({ code }) => code));
    expect(codes.filter((code) => UNREAD.has(code))).toEqual(expected.unread ?? []);
  });

  it('expects something of every call, and gets it', () => {
    const run = runScenario(textOf(id));
    const { length } = expected.calls;
    expect(run).toMatchObject({ kind: 'ran', calls: length, passed: length, failed: 0 });
    // Without its arguments, a repair would pass as any repair.
    for (const entry of scenario.expect ?? [])
      expect(entry?.kind === 'TRANSFORM').toBe(entry?.newArgs !== undefined);
  });

  it('is decided as its note says', () => {
    expect(report.results.map(({ outcome }) => outcome)).toEqual(expected.calls);
    expect(report.counters.grammars).toBe(expected.grammars);
    expect(scenario.selected ?? 0).toBeLessThan(expected.calls.length);
  });
});

interface SharedExample {
  readonly id: string;
  readonly title: string;
  readonly tools: unknown;
  readonly calls: string;
  readonly reads: readonly { readonly tool: string; readonly args: string }[];
  readonly expect: readonly { readonly fak: SharedVerdict }[];
}
interface SharedVerdict {
  readonly kind: Verdict['kind'];
  readonly newArgs?: unknown;
  readonly missing?: readonly string[];
  readonly because?: string;
  readonly repair?: string;
  readonly note?: string;
}

function sharedExamples(): readonly SharedExample[] {
  if (!isShared('examples.json')) return [];
  return JSON.parse(sharedText('examples.json'));
}

describe.skipIf(!isShared('examples.json'))('an example and what the original decides', () => {
  it('covers all', () => {
    expect(sharedExamples()).toHaveLength(10);
  });

  it.each(sharedExamples())('$id', ({ id, title, tools, calls, reads, expect: verdicts }) => {
    const scenario = open(id);
    expect(scenario).toMatchObject({ title, calls, tools: JSON.stringify(tools, null, 2) });
    const { results } = evaluate(scenario);
    expect(results.map(({ call: { tool, args } }) => ({ tool, args }))).toEqual(reads);
    results.forEach(({ verdict }, index) => {
      const { newArgs, missing, note, ...told } = verdicts[index]?.fak ?? { kind: 'DEFER' };
      // The original picks one of two synonyms by the order of a hash map.
      if (note?.includes('hash order')) return;
      expect(verdict).toMatchObject(missing === undefined ? told : { ...told, missing });
      if (verdict.kind === 'TRANSFORM') expect(JSON.parse(verdict.newArgs)).toEqual(newArgs);
    });
  });
});
