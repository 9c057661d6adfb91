import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Rung, SchemaError } from '../../src/index.ts';
import { argsText, call, grammar, name, plainGrammar, schemaText, value } from './arbitraries.ts';

const runs = { seed: 20250102, numRuns: 5000 };

const withPositional = (values: readonly string[]) => `{"_positional":[${values.join(',')}]}`;

describe('Theorem 1: exact arity', () => {
  test('as many values as params are bound in order, character for character', () => {
    fc.assert(
      fc.property(plainGrammar, fc.array(value, { minLength: 5, maxLength: 5 }), (plain, pool) => {
        const rung = new Rung();
        rung.add('t', plain);
        const values = pool.slice(0, plain.params.length);
        const zipped = plain.params.map((param, index) => `${JSON.stringify(param.name)}:${values[index]}`);
        expect(rung.adjudicate({ tool: 't', args: withPositional(values) })).toEqual({
          kind: 'TRANSFORM',
          reason: 'MISROUTE',
          by: 'grammar',
          repair: 'positional',
          newArgs: `{${zipped.join(',')}}`,
        });
        expect(rung.stats()).toEqual({ repairs: 1, denies: 0 });
      }),
      runs,
    );
  });

  test('any other number of values is refused', () => {
    fc.assert(
      fc.property(plainGrammar, fc.array(value, { maxLength: 8 }), (plain, values) => {
        fc.pre(values.length !== plain.params.length);
        const required = plain.params.filter((param) => param.required).map((param) => param.name);
        const rung = new Rung();
        rung.add('t', plain);
        expect(rung.adjudicate({ tool: 't', args: withPositional(values) })).toEqual({
          kind: 'DENY',
          reason: 'MISROUTE',
          by: 'grammar',
          cause: 'arity',
          missing: required,
          stillMissing: required,
        });
        expect(rung.stats()).toEqual({ repairs: 0, denies: 1 });
      }),
      runs,
    );
  });
});

test('Theorem 2: without a grammar every call is deferred and nothing is counted', () => {
  fc.assert(
    fc.property(name, grammar, call, (other, known, unknown) => {
      fc.pre(other !== unknown.tool);
      const rung = new Rung();
      rung.add(other, known);
      const verdict = { kind: 'DEFER', reason: 'NONE', by: 'grammar', because: 'no-grammar' };
      expect(rung.adjudicate(unknown)).toEqual(verdict);
      expect(rung.explain(unknown)).toEqual({
        verdict,
        gates: [{ gate: 'grammar', decides: true, params: 0, required: 0 }],
      });
      expect(rung.stats()).toEqual({ repairs: 0, denies: 0 });
      expect(rung.has(unknown.tool)).toBe(false);
      expect(rung.digestOf(unknown.tool)).toBeUndefined();
    }),
    runs,
  );
});

test('explain and adjudicate agree, and explain counts nothing', () => {
  fc.assert(
    fc.property(grammar, fc.array(argsText, { maxLength: 4 }), (known, texts) => {
      const rung = new Rung();
      rung.add('t', known);
      const counted = { repairs: 0, denies: 0 };
      for (const args of texts) {
        const { verdict, gates } = rung.explain({ tool: 't', args });
        expect(rung.stats()).toEqual(counted);
        expect(rung.adjudicate({ tool: 't', args })).toEqual(verdict);
        if (verdict.kind === 'TRANSFORM') counted.repairs += 1;
        if (verdict.kind === 'DENY') counted.denies += 1;
        expect(rung.stats()).toEqual(counted);

        expect(gates.map(({ decides }) => decides)).toEqual(
          gates.map((_, index) => index === gates.length - 1),
        );
        const decider = gates.at(-1)?.gate;
        const expected = {
          DEFER: 'well-formed',
          DENY: 'otherwise',
          TRANSFORM: 'repair' in verdict && verdict.repair,
        };
        expect(decider).toBe(expected[verdict.kind]);
      }
    }),
    runs,
  );
});

test('a repair never leaves a required param missing', () => {
  fc.assert(
    fc.property(grammar, argsText, (known, args) => {
      const rung = new Rung();
      rung.add('t', known);
      const verdict = rung.adjudicate({ tool: 't', args });
      if (verdict.kind !== 'TRANSFORM') return;
      const again = rung.adjudicate({ tool: 't', args: verdict.newArgs });
      expect(again).toMatchObject({ kind: 'DEFER', because: 'well-formed' });
    }),
    runs,
  );
});

test('any text is a schema or a SchemaError with its place', () => {
  fc.assert(
    fc.property(schemaText, call, (text, after) => {
      const rung = new Rung();
      rung.add('t', { params: [{ name: 'kept', type: '', required: true }] });
      const kept = rung.digestOf('t');
      try {
        rung.loadFromJsonSchema('t', text);
      } catch (error) {
        if (!(error instanceof SchemaError)) throw error;
        expect(error.offset + error.length).toBeLessThanOrEqual(text.length);
        expect(rung.digestOf('t')).toBe(kept);
        expect(rung.uniqueGrammarCount).toBe(1);
      }
      expect(['DEFER', 'TRANSFORM', 'DENY']).toContain(rung.adjudicate({ ...after, tool: 't' }).kind);
    }),
    runs,
  );
});
