import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { evaluate, Rung, type Scenario } from '../../src/index.ts';
import { openScene, type Proof, prove, STATEMENTS, type Statement, withCall } from '../../src/prove/index.ts';
import { isShared } from '../rung/shared.ts';

function scenario(tools: unknown, more: Partial<Scenario> = {}): Scenario {
  return { rung: 1, tools: JSON.stringify(tools), calls: '', ...more };
}

/** A tool whose params are all strings: `from to? amount:number`. */
function tool(name: string, line: string) {
  const params = line.split(' ').filter((word) => word !== '');
  return {
    name,
    inputSchema: {
      type: 'object',
      properties: Object.fromEntries(
        params.map((param) => {
          const [key = '', type = 'string'] = param.replace('?', '').split(':');
          return [key, { type: type.includes('|') ? type.split('|') : type }];
        }),
      ),
      required: params.filter((param) => !param.includes('?')).map((param) => param.split(':')[0]),
    },
  };
}

const currency = scenario([tool('convert', 'from_currency to_currency amount:number')], {
  aliases: { convert: { from: 'from_currency', to: 'to_currency' } },
});

function proofs(of: Scenario, cases = 2_000, seed = 1): Record<Statement, Proof> {
  const scene = openScene(of);
  const entries = STATEMENTS.map((statement) => [statement, prove(statement, scene, { seed, cases })]);
  return Object.fromEntries(entries);
}

describe('the currency schema', () => {
  test('refutes that a repair as `fak` makes it preserves the call, whatever the seed', () => {
    for (const seed of [0, 1, -5, 2 ** 31 - 1]) {
      const proof = prove('preserves-fak', openScene(currency), { seed, cases: 100 });
      expect(proof).toMatchObject({
        kind: 'refuted',
        counterexample: {
          profile: 'fak',
          tool: 'convert',
          args: '{"_positional":["from_currency","to_currency",3]}',
          meant: '{"from_currency":"from_currency","to_currency":"to_currency","amount":3}',
          newArgs: '{"amount":"from_currency","from_currency":"to_currency","to_currency":3}',
          sentence: '`amount` got `"from_currency"`, which was meant for `from_currency`.',
        },
      });
    }
  });

  test('is survived by the safe repairs in 100,000 cases, most of them repaired', () => {
    const proof = prove('preserves-sound', openScene(currency), { seed: 1, cases: 100_000 });
    expect(proof).toMatchObject({ kind: 'survived', cases: 100_000 });
    expect(proof.kind === 'survived' && proof.repaired).toBeGreaterThan(50_000);
  });

  test('is survived by both theorems', () => {
    const { 'exact-fit': fit, 'fails-open': open } = proofs(currency);
    expect(fit).toEqual({ kind: 'survived', cases: 2_000, repaired: 2_000 });
    expect(open).toEqual({ kind: 'survived', cases: 2_000, repaired: 0 });
  });
});

test('the same seed gives the same answer, another one other cases', () => {
  const repaired = (seed: number) => {
    const proof = prove('preserves-sound', openScene(currency), { seed, cases: 500 });
    return proof.kind === 'survived' ? proof.repaired : undefined;
  };
  expect(repaired(7)).toBe(repaired(7));
  expect(new Set([1, 2, 3, 4, 5].map(repaired)).size).toBeGreaterThan(1);
});

test('tells how far it is, and not how often it shrinks', () => {
  const told: number[] = [];
  const onCase = (done: number) => told.push(done);
  prove('preserves-sound', openScene(currency), { seed: 1, cases: 50, onCase });
  expect(told).toEqual(Array.from({ length: 50 }, (_, at) => at + 1));
  told.length = 0;
  const proof = prove('preserves-fak', openScene(currency), { seed: 3, cases: 50, onCase });
  expect(proof.kind === 'refuted' && proof.cases).toBe(told.length + 1);
});

describe('a statement is refuted', () => {
  const sentence = (proof: Proof) => (proof.kind === 'refuted' ? proof.counterexample.sentence : proof.kind);

  test.each<[title: string, statement: Statement, of: Scenario, sentence: string]>([
    [
      'two values that change places',
      'preserves-fak',
      scenario([tool('move', 'source destination')]),
      '`destination` got `"source"`, which was meant for `source`.',
    ],
    [
      'a value without a name beside synonyms that close the gap',
      'preserves-fak',
      scenario([tool('t', 'a b?')], { aliases: { t: { p: 'a' } } }),
      'The values without names stayed in `_positional`.',
    ],
    [
      'a list that is renamed',
      'exact-fit',
      scenario([tool('t', 'a')], { aliases: { t: { _positional: 'a' } } }),
      '`_positional` itself was renamed.',
    ],
    [
      'two params of one name',
      'exact-fit',
      scenario([
        { name: 't', params: ['a', 'a'].map((name) => ({ name, type: 'boolean', required: true })) },
      ]),
      'Value 1, `false`, did not reach `a`.',
    ],
  ])('%s', (_, statement, of, expected) => {
    expect(sentence(proofs(of)[statement])).toBe(expected);
  });

  test('by any rung that breaks it', () => {
    const scene = openScene(currency);
    const swapped = { ...scene, rungs: { fak: scene.rungs.sound, sound: scene.rungs.fak } };
    expect(prove('preserves-sound', swapped, { seed: 1, cases: 100 }).kind).toBe('refuted');
    expect(prove('preserves-fak', swapped, { seed: 1, cases: 2_000 }).kind).toBe('survived');

    const closed = new Rung({ profile: 'sound' });
    for (const name of ['unknown_tool', 'other'])
      closed.add(name, { params: [{ name: 'a', type: '', required: true }] });
    const refusing = {
      has: () => false,
      adjudicate: ({ args }: { args: string }) => closed.adjudicate({ tool: 'other', args }),
    };
    const proof = prove(
      'fails-open',
      { ...scene, rungs: { fak: refusing, sound: refusing } },
      { seed: 1, cases: 100 },
    );
    expect(proof).toMatchObject({
      kind: 'refuted',
      counterexample: { tool: 'unknown_tool', args: '{}', sentence: 'The call was sent back.' },
    });
  });

  test('by losing digits, a value or a key', () => {
    const scene = openScene(scenario([tool('t', 'a:integer')], { aliases: { t: { p: 'a' } } }));
    const answering = (newArgs: (args: string) => string) => ({
      ...scene,
      rungs: {
        ...scene.rungs,
        sound: {
          has: () => true,
          adjudicate: ({ args }: { args: string }) =>
            ({
              kind: 'TRANSFORM',
              reason: 'MISROUTE',
              by: 'grammar',
              repair: 'alias',
              newArgs: newArgs(args),
            }) as const,
        },
      },
    });
    const told = (newArgs: (args: string) => string) =>
      sentence(prove('preserves-sound', answering(newArgs), { seed: 1, cases: 2_000 }));
    const value = (args: string) => /[-\d][^\]}]*/.exec(args)?.[0] ?? '';
    expect(told((args) => `{"a":${value(args)}}`)).toBe('survived');
    expect(told(() => '{"a":5}')).toBe('`a` got `5`, nobody sent it that.');
    expect(told(() => '{}')).toBe('`a` lost its value `1`.');
    expect(told((args) => `{"a":${value(args)},"a":${value(args)}}`)).toBe('`a` was given twice.');
    expect(told((args) => `{"a":${value(args)},"b":${value(args)}}`)).toBe(
      '`b` got `1`, which was meant for `a`.',
    );
  });
});

describe('there is nothing to check', () => {
  test.each<[title: string, of: Scenario, told: (string | undefined)[]]>([
    [
      'without tools',
      { rung: 1, tools: '', calls: '' },
      [
        'No tool was pasted whose schema could be loaded.',
        'No tool was pasted whose schema could be loaded.',
        'No tool was pasted whose schema the original can load.',
        undefined,
      ],
    ],
    [
      'where nothing is required',
      scenario([tool('t', 'a? b?')]),
      [
        'No tool requires anything, so no call is ever repaired.',
        'No tool requires anything, so no call is ever repaired.',
        'No tool requires anything, so no values are ever bound.',
        undefined,
      ],
    ],
    [
      'by the original, where it cannot load the schema',
      scenario([tool('t', 'a:string|null')]),
      [
        'No tool was pasted whose schema could be loaded.',
        undefined,
        'No tool was pasted whose schema the original can load.',
        undefined,
      ],
    ],
  ])('%s', (_, of, told) => {
    const all = proofs(of, 100);
    expect(
      STATEMENTS.map((statement) => {
        const proof = all[statement];
        return proof.kind === 'nothing-to-check' ? proof.sentence : undefined;
      }),
    ).toEqual(told);
  });
});

test('odd names are ordinary', () => {
  const odd = scenario([tool('__proto__', '__proto__ constructor? 10:integer 9:boolean \u0060:array')], {
    aliases: Object.fromEntries([['__proto__', Object.fromEntries([['toString', '__proto__']])]]),
  });
  const all = proofs(odd);
  expect(all['preserves-fak'].kind).toBe('refuted');
  expect(all['preserves-sound'].kind).toBe('survived');
  expect(all['exact-fit'].kind).toBe('survived');
});

describe.skipIf(!isShared('corpus/mcp'))('the tools of MCP servers', () => {
  const folder = new URL('../../../../shared/corpus/mcp/', import.meta.url);
  const files = isShared('corpus/mcp') ? readdirSync(folder) : [];

  test.each(files)(
    '%s: safe repairs preserve every call, and a counterexample shows what it says',
    (file) => {
      const of: Scenario = { rung: 1, tools: readFileSync(new URL(file, folder), 'utf8'), calls: '' };
      const all = proofs(of, 1_000);
      expect(all['preserves-sound'].kind).not.toBe('refuted');
      expect(all['exact-fit'].kind).not.toBe('refuted');
      expect(all['fails-open'].kind).toBe('survived');
      const broken = all['preserves-fak'];
      if (broken.kind !== 'refuted') return;
      const { newArgs } = broken.counterexample;
      const opened = withCall(of, broken.counterexample).scenario;
      const { verdict } = evaluate(opened).results[opened.selected ?? 0] ?? {};
      expect(verdict).toMatchObject({ kind: 'TRANSFORM', newArgs });
    },
  );
});
