import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Profile, Rung, Shapes, type Verdict } from '../../src/index.ts';
import { sharedText } from '../formats/corpus.ts';
import { argsText, grammar, objectText } from '../rung/arbitraries.ts';
import { isShared } from '../rung/shared.ts';

/** The shape of a call in its shortest arguments. */
function shapeOf(args: string, shapes = new Shapes()) {
  return shapes.at(shapes.numberOf('t', args));
}

describe('the shortest arguments of a shape', () => {
  test.each<[args: string, shortest: string]>([
    ['', ''],
    [' \n', ''],
    ['null', 'null'],
    ['[1]', '0'],
    ['"a"', '0'],
    ['{"a":', '{'],
    ['{} {}', '{'],
    ['{}', '{}'],
    ['{"b": "text", "a" : [1, 2]}', '{"a":[],"b":""}'],
    ['{"a":{"b":1},"c":true,"d":false,"e":null}', '{"a":{},"c":true,"d":true,"e":null}'],
    ['{"a":1,"b":1.0,"c":100e-2,"d":1e400,"e":-0}', '{"a":0,"b":0,"c":0,"d":0,"e":0}'],
    ['{"a":1.5,"b":9007199254740992.5,"c":1e-400}', '{"a":0.5,"b":0.5,"c":0.5}'],
    ['{"_positional":["a", 2, 2.5, {}, [[]], null]}', '{"_positional":["",0,0.5,{},[],null]}'],
    ['{"_positional":{"a":1}}', '{"_positional":{}}'],
    ['{"a":1,"a":"b"}', '{"a":0,"a":""}'],
    ['{"a":"b","b":0,"a":1}', '{"a":"","a":0,"b":0}'],
    ['{"\\u0061":1}', '{"a":0}'],
    ['{"__proto__":1,"constructor":2}', '{"__proto__":0,"constructor":0}'],
    ['{"\\ud800":1}', '{"\\ud800":0}'],
  ])('%j: %j', (args, shortest) => {
    expect(shapeOf(args).args).toBe(shortest);
  });

  test('have this shape themselves', () => {
    fc.assert(
      fc.property(argsText, (args) => {
        const { args: shortest = '' } = shapeOf(args);
        expect(shapeOf(shortest).args).toBe(shortest);
      }),
      { seed: 605, numRuns: 2_000 },
    );
  });
});

test('names are told once, whatever stands under them', () => {
  const { names, form } = shapeOf('{"b":1,"named:a":2,"b":3}');
  expect({ names, form }).toEqual({ names: ['b', 'named:a'], form: 'object' });
  expect(shapeOf('[]')).toMatchObject({ names: [], form: 'not-an-object' });
});

describe('calls of one shape have one verdict', () => {
  test.each<Profile>(['fak', 'sound'])('%s', (profile) => {
    let pairs = 0;
    fc.assert(
      fc.property(
        grammar,
        fc.array(fc.oneof(argsText, objectText), { minLength: 2, maxLength: 4 }),
        (known, texts) => {
          const rung = new Rung({ profile });
          rung.add('t', known);
          const shapes = new Shapes();
          for (const args of texts) {
            const { args: shortest = '' } = shapes.at(shapes.numberOf('t', args));
            pairs += Number(shortest !== args);
            expect(decided(rung.adjudicate({ tool: 't', args }))).toEqual(
              decided(rung.adjudicate({ tool: 't', args: shortest })),
            );
          }
        },
      ),
      { seed: 14, numRuns: 5_000 },
    );
    expect(pairs).toBeGreaterThan(5_000);
  });
});

/** All of a verdict that is not made of the call's values. */
function decided(verdict: Verdict) {
  if (verdict.kind !== 'TRANSFORM') return verdict;
  const { newArgs: _, ...rest } = verdict;
  return rest;
}

describe('room', () => {
  const countOf = (shapes: Shapes, calls: readonly (readonly [tool: string, args: string])[]) =>
    calls.map(([tool, args]) => shapes.numberOf(tool, args));

  test('calls whose shape is too long stand for themselves, tool by tool', () => {
    const shapes = new Shapes();
    const long = `{${Array.from({ length: 2_000 }, (_, key) => `"key${key}":1`)}}`;
    const list = `{"_positional":[${'1,'.repeat(9_000)}1]}`;
    const [a, b, c, d] = countOf(shapes, [
      ['x', long],
      ['x', list],
      ['y', long],
      ['x', '{}'],
    ]);
    expect([a, b, c, d]).toEqual([0, 0, 1, 2]);
    expect(shapes.at(0)).toEqual({ tool: 'x', form: 'object', names: [] });
  });

  test('when there are too many shapes, so do calls of new ones', () => {
    const shapes = new Shapes({ shapes: 2, text: 1_000 });
    expect(
      countOf(shapes, [
        ['x', '{}'],
        ['x', '{"a":1}'],
        ['x', '{"b":1}'],
        ['x', '{"c":1}'],
        ['x', '{"a":2}'],
        ['y', '{}'],
        ['z', '{}'],
      ]),
    ).toEqual([0, 1, 2, 2, 1, 3, 3]);
    expect(shapes.at(2)).toEqual({ tool: 'x', form: 'object', names: [] });
    expect(shapes.at(3)).toEqual({ form: 'object', names: [] });
  });

  test('and when their text takes too much room', () => {
    const shapes = new Shapes({ shapes: 1_000, text: 10 });
    expect(
      countOf(shapes, [
        ['x', '{"alphabet":1}'],
        ['x', '{"b":1}'],
        ['x', '{"alphabet":5}'],
      ]),
    ).toEqual([0, 1, 0]);
    expect(shapes.at(1).args).toBeUndefined();
  });
});

test.skipIf(!isShared('corpus/taubench'))('605 real calls have few shapes', () => {
  const shapes = new Shapes();
  const lines = sharedText('corpus/taubench/calls-gpt-4o-airline.jsonl').trim().split('\n');
  for (const line of lines) {
    const { name, arguments: args } = JSON.parse(line);
    shapes.numberOf(name, args);
  }
  expect(lines).toHaveLength(605);
  expect(shapes.size).toBe(14);
});
