import { describe, expect, test } from 'vitest';
import { type Grammar, grammarFromJsonSchema, Rung, SchemaError } from '../../src/index.ts';
import { isShared, sharedLines } from './shared.ts';

interface Scenario {
  readonly id: string;
  readonly grammars: readonly {
    readonly tool: string;
    readonly schema?: string;
    readonly grammar?: Grammar;
  }[];
  readonly calls: readonly { readonly tool: string; readonly args: string }[];
  readonly expect: {
    readonly grammars: readonly {
      readonly tool: string;
      readonly loads: boolean;
      readonly digest?: string;
      readonly params?: Grammar['params'];
    }[];
    readonly uniqueGrammarCount: number;
    readonly verdicts: readonly {
      readonly kind: string;
      readonly reason: string;
      readonly by: string;
      readonly newArgs?: string;
    }[];
    readonly repairs: number;
    readonly denies: number;
  };
}

/** The files are the arbiter, so their shape is taken as given. */
const read = (path: string) => sharedLines(path) as Scenario[];

/** What our rung answers to a scenario, in the form of its `expect`. */
function run({ grammars, calls }: Scenario): Scenario['expect'] {
  const rung = new Rung();
  const registered = grammars.map(({ tool, schema, grammar }) => {
    try {
      if (grammar === undefined) rung.loadFromJsonSchema(tool, schema ?? '');
      else rung.add(tool, grammar);
    } catch (error) {
      if (!(error instanceof SchemaError)) throw error;
      return { tool, loads: false };
    }
    const { params } = grammar ?? grammarFromJsonSchema(schema ?? '');
    return { tool, loads: true, digest: rung.digestOf(tool) ?? '', params: params ?? [] };
  });
  const verdicts = calls.map((call) => {
    const verdict = rung.adjudicate(call);
    const { kind, reason, by } = verdict;
    return verdict.kind === 'TRANSFORM'
      ? { kind, reason, by, newArgs: verdict.newArgs }
      : { kind, reason, by };
  });
  const { uniqueGrammarCount } = rung;
  return { grammars: registered, uniqueGrammarCount, verdicts, ...rung.stats() };
}

/** New args are compared by value. */
function byValue(expected: Scenario['expect']): unknown {
  const verdicts = expected.verdicts.map((verdict) =>
    verdict.newArgs === undefined ? verdict : { ...verdict, newArgs: JSON.parse(verdict.newArgs) as unknown },
  );
  return { ...expected, verdicts };
}

describe.each([
  ['written', 'conformance/reference-cases.jsonl', 60],
  ['random', 'conformance/reference-random.jsonl', 1500],
])('%s scenarios of the original', (_, path, count) => {
  describe.skipIf(!isShared(path))('agree, digests and counters included', () => {
    const scenarios = read(path);
    test(`${count} of them`, () => expect(scenarios).toHaveLength(count));
    test.each(scenarios)('$id', (scenario) => {
      expect(byValue(run(scenario))).toEqual(byValue(scenario.expect));
    });
  });
});
