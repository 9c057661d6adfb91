import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import {
  evaluate,
  type FindingCode,
  type Outcome,
  readScenario,
  type Scenario,
  type Verdict,
} from '../../src/index.ts';
import { sharedText } from '../formats/corpus.ts';
import { isShared } from '../rung/shared.ts';

const FOLDER = new URL('../../../public/examples/', import.meta.url);
const END = '.rung.json';

/** Outcome of each call, with the new args by value where the call is repaired. */
type Calls = readonly (Outcome | readonly [Outcome, unknown])[];

const zipped = (amount: number) => ({ amount, from_currency: 'USD', to_currency: 'EUR' });

interface Expected {
  readonly grammars: number;
  readonly calls: Calls;
  /** What is told about the texts; nothing when left out. */
  readonly hints?: readonly string[];
  /** Tools that are meant not to be read; none when left out. */
  readonly unread?: readonly FindingCode[];
}

const EXAMPLES: Readonly<Record<string, Expected>> = {
  'four-outcomes': {
    grammars: 1,
    calls: ['passes', ['repaired', zipped(240)], 'sent-back', 'not-checked'],
  },
  'backwards-move': {
    grammars: 2,
    calls: [
      ['repaired-probably-wrong', { destination: 'drafts/q3.md', source: 'archive/q3.md' }],
      ['repaired-probably-wrong', { content: 'todo.txt', path: 'buy milk' }],
    ],
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
    calls: [
      ['repaired', { path: 'a.ts', old: 'let x = 1', new: 'const x = 1' }],
      ['repaired-probably-wrong', { path: 'a.ts', old: 'let x = 1', new: 'var x = 1' }],
      [
        'repaired-probably-wrong',
        { path: 'a.ts', old: 'let x = 1', old_string: 'let y = 2', new: 'const x = 1' },
      ],
    ],
  },
  'path-family': {
    grammars: 3,
    calls: [
      ['repaired', { path: 'src/app.ts' }],
      ['repaired', { head: 20, path: '/srv/app/src/app.ts' }],
      'sent-back',
      'passes-with-problems',
    ],
  },
  'cut-off': { grammars: 1, calls: ['sent-back'] },
  'json-in-a-string': { grammars: 2, calls: ['sent-back', 'sent-back', 'passes-with-problems'] },
  'network-tab': { grammars: 2, calls: ['passes', 'sent-back'] },
  'python-call': {
    grammars: 2,
    hints: ['This is text; no call is in it.'],
    calls: [
      'sent-back',
      'sent-back',
      ['repaired-probably-wrong', { label: '07:30', repeat: 'swim', time: true }],
    ],
  },
  'nothing-checked': {
    grammars: 1,
    unread: ['tool-not-loaded'],
    calls: ['not-checked', 'not-checked', 'passes-with-problems', 'passes'],
  },
  'exact-zip': {
    grammars: 1,
    calls: [
      ['repaired', zipped(240)],
      ['repaired', zipped(9007199254740992)],
    ],
  },
  'too-many-values': { grammars: 1, calls: ['sent-back', 'sent-back', 'sent-back'] },
  'fail-open': { grammars: 1, calls: ['not-checked', 'not-checked', 'not-checked'] },
  'well-formed': { grammars: 1, calls: ['passes', 'passes-with-problems', 'passes-with-problems'] },
  'synonyms-renamed': {
    grammars: 1,
    calls: [['repaired', zipped(240)], ['repaired', { ...zipped(240), note: 'rent' }], 'sent-back'],
  },
  'not-enough': { grammars: 1, calls: ['sent-back', 'sent-back'] },
  'one-grammar': {
    grammars: 2,
    calls: [
      ['repaired', { from: 'Oslo', to: 'Bergen' }],
      ['repaired', { from: 'NOK', to: 'EUR' }],
      ['repaired', { from: 'Oslo', to: 'Bergen' }],
    ],
  },
  'names-that-bite': {
    grammars: 1,
    calls: [
      ['repaired', { '10': 10, '9': 9, constructor: 'c', toString: 't' }],
      ['repaired', { constructor: 'c', toString: 't', '9': 9, '10': 10 }],
      'not-checked',
    ],
  },
};

/** What would mean that a tool is not the one that the example speaks of. */
const UNREAD: ReadonlySet<FindingCode> = new Set<FindingCode>(['tool-not-loaded', 'duplicate-tool']);

function open(id: string): Scenario {
  const read = readScenario(readFileSync(new URL(id + END, FOLDER), 'utf8'));
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

  it('is decided as its note says', () => {
    const decided = report.results.map(({ outcome, verdict }) =>
      verdict.kind === 'TRANSFORM' ? [outcome, JSON.parse(verdict.newArgs)] : outcome,
    );
    expect(decided).toEqual(expected.calls);
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
