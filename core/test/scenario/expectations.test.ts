import { describe, expect, it, test } from 'vitest';
import {
  type Expectation,
  expectationOf,
  meets,
  pinAll,
  readScenario,
  runScenario,
  type Verdict,
  withExpectation,
  writeScenario,
} from '../../src/index.ts';

const transform = (newArgs: string): Verdict => ({
  kind: 'TRANSFORM',
  reason: 'MISROUTE',
  by: 'grammar',
  repair: 'alias',
  newArgs,
});
const DEFER: Verdict = { kind: 'DEFER', reason: 'NONE', by: 'grammar', because: 'well-formed' };
const DENY: Verdict = {
  kind: 'DENY',
  reason: 'MISROUTE',
  by: 'grammar',
  cause: 'missing',
  missing: ['a'],
  stillMissing: ['a'],
};
const DEEP = 200_000;
const deep = (inner: string) => `${'[ '.repeat(DEEP)}${inner}${']'.repeat(DEEP)}`;

describe('whether a verdict is as expected', () => {
  it.each<[Expectation, Verdict, boolean]>([
    [{ kind: 'DEFER' }, DEFER, true],
    [{ kind: 'DENY' }, DENY, true],
    [{ kind: 'DENY' }, DEFER, false],
    [{ kind: 'TRANSFORM' }, transform('{"a":1}'), true],
    [{ kind: 'TRANSFORM' }, DENY, false],
    // A verdict without new arguments never has those that are expected.
    [{ kind: 'DENY', newArgs: '{}' }, DENY, false],
    [{ kind: 'DEFER', newArgs: '{}' }, transform('{}'), false],
  ])('%j of %j: %s', (expected, verdict, met) => {
    expect(meets(expected, verdict)).toBe(met);
  });

  it.each<[string, string, boolean]>([
    ['{"a":1,"b":2}', '{ "b": 2.0, "a": 1 }', true],
    ['{"a":"\\u0041"}', '{"a":"A"}', true],
    ['{"a":[1,2]}', '{"a":[2,1]}', false],
    ['{"a":1}', '{"a":"1"}', false],
    ['{"a":1}', '{"a":1,"b":1}', false],
    ['{"a":1,"b":1}', '{"a":1,"c":1}', false],
    ['{"a":{}}', '{"a":[]}', false],
    ['{"a":null}', '{"a":{}}', false],
    ['{"a":null}', '{}', false],
    ['{"__proto__":1}', '{"__proto__":1 }', true],
    ['{"__proto__":1}', '{}', false],
    ['{"a":9007199254740993}', '{"a":9007199254740992}', true],
    ['not json', 'not json', true],
    ['not json', '{}', false],
  ])('new args %s and %s: %s', (expected, came, same) => {
    expect(meets({ kind: 'TRANSFORM', newArgs: expected }, transform(came))).toBe(same);
  });

  it('bears arguments of any depth', () => {
    expect(meets({ kind: 'TRANSFORM', newArgs: deep('1') }, transform(deep('1.0')))).toBe(true);
    expect(meets({ kind: 'TRANSFORM', newArgs: deep('1') }, transform(deep('2')))).toBe(false);
  });

  it.each([DEFER, DENY, transform('{"a":1}')])('%j meets what is pinned of it', (verdict) => {
    expect(meets(expectationOf(verdict), verdict)).toBe(true);
  });
});

test.each<[readonly (Expectation | null)[], number, Expectation | null, readonly (Expectation | null)[]]>([
  [[], 0, { kind: 'DENY' }, [{ kind: 'DENY' }]],
  [[], 2, { kind: 'DENY' }, [null, null, { kind: 'DENY' }]],
  [[{ kind: 'DEFER' }, { kind: 'DENY' }], 0, { kind: 'DENY' }, [{ kind: 'DENY' }, { kind: 'DENY' }]],
  [[{ kind: 'DEFER' }, { kind: 'DENY' }], 0, null, [null, { kind: 'DENY' }]],
  [[{ kind: 'DEFER' }, null, { kind: 'DENY' }], 2, null, [{ kind: 'DEFER' }]],
  [[{ kind: 'DEFER' }], 0, null, []],
  [[], 5, null, []],
])('%j with %i as %j is %j', (before, index, expectation, after) => {
  expect(withExpectation(before, index, expectation)).toEqual(after);
});

const SCENARIO = {
  rung: 1,
  tools: '[{"name":"get","inputSchema":{"properties":{"city":{}},"required":["city"]}}]',
  calls: ['{"city":"a"}', '{"town":"a"}', '{"place":"a"}']
    .map((args) => `{"tool":"get","args":${args}}`)
    .join('\n'),
  aliases: { get: { town: 'city' } },
} as const;

describe('a scenario that is run', () => {
  it('tells of every expectation what was expected and what came', () => {
    const expected = [
      { kind: 'DEFER' },
      { kind: 'TRANSFORM', newArgs: '{"city":"b"}' },
      null,
      { kind: 'DENY' },
    ];
    expect(runScenario(JSON.stringify({ ...SCENARIO, expect: expected }))).toEqual({
      kind: 'ran',
      calls: 3,
      passed: 1,
      failed: 2,
      results: [
        { index: 0, passed: true, expected: expected[0], call: expect.anything(), came: DEFER },
        {
          index: 1,
          passed: false,
          expected: expected[1],
          call: expect.objectContaining({ tool: 'get', args: '{"town":"a"}' }),
          came: transform('{"city":"a"}'),
        },
        // There is no such call.
        { index: 3, passed: false, expected: expected[3] },
      ],
    });
  });

  it('passes as a whole once what it says now is pinned, after writing and reading too', () => {
    const pinned = { ...SCENARIO, expect: pinAll(SCENARIO) };
    expect(pinned.expect).toEqual([
      { kind: 'DEFER' },
      { kind: 'TRANSFORM', newArgs: '{"city":"a"}' },
      { kind: 'DENY' },
    ]);
    expect(runScenario(writeScenario(pinned))).toMatchObject({ kind: 'ran', passed: 3, failed: 0 });
    const other = { ...pinned, aliases: { get: { place: 'city' } } };
    expect(runScenario(writeScenario(other))).toMatchObject({ passed: 1, failed: 2 });
  });

  it('without expectations has no results', () => {
    expect(runScenario(JSON.stringify(SCENARIO))).toMatchObject({
      calls: 3,
      results: [],
      passed: 0,
      failed: 0,
    });
  });

  it('answers with the reason when it is no scenario', () => {
    const wrong = '{"rung":1,"expect":[{"kind":"ALLOW"}]}';
    for (const text of ['', 'hello', '[]', '{"rung":2}', wrong, '['.repeat(DEEP)]) {
      expect(runScenario(text)).toEqual(readScenario(text));
      expect(runScenario(text).kind).toBe('rejected');
    }
  });
});
