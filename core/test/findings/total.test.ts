import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { evaluate, type Profile, type Scenario } from '../../src/index.ts';
import { anyCalls } from './any-calls.ts';

const DEEP = 200_000;
const MANY = 50_000;
const list = (count: number, item: (index: number) => string) =>
  Array.from({ length: count }, (_, i) => item(i));

/** Arguments that would overflow a stack or take forever, were they walked without care. */
const HOSTILE: Readonly<Record<string, string>> = {
  'a deep list': `{"a":${'['.repeat(DEEP)}${']'.repeat(DEEP)}}`,
  'a deep list that is cut off': `{"a":${'['.repeat(DEEP)}`,
  'deep objects with a comma too many': `${'{"a":'.repeat(DEEP)}1,${'}'.repeat(DEEP)}`,
  'a deep list in a string': JSON.stringify({ a: `${'['.repeat(DEEP)}${']'.repeat(DEEP)}` }),
  'many strange keys': `{${list(MANY, (i) => `"key${i}":1`)}}`,
  'many doubled keys': `{${list(MANY, (i) => `"key${i}":1,"key${i}":2`)}}`,
  'one key very often': `{${list(MANY, () => '"a":1')}}`,
  'one synonym very often': `{${list(MANY, () => '"b":1')}}`,
  'many long numbers': `{"a":[${list(MANY, () => '12345678901234567890')}]}`,
  'many values without names': `{"_positional":[${list(MANY, () => '1')}]}`,
  'many keys that may wrap': `{${list(MANY, (i) => `"key${i}":{"x":1}`)}}`,
  'many texts that hold lists': `{${list(MANY, (i) => `"key${i}":"[1]"`)}}`,
  'a fence around white space': `\`\`\`\n${' '.repeat(1_000_000)}\`\`\`x`,
  'brackets and white space': '} '.repeat(500_000),
  'an angle and white space': `${' '.repeat(1_000_000)}<`,
  'many objects': '{}'.repeat(MANY),
  'a long name': `{"${'a'.repeat(1_000_000)}":1}`,
};

const tools = JSON.stringify({
  t: {
    type: 'object',
    properties: { a: { type: 'array' }, c: {}, d: {}, __proto__: {} },
    required: ['c'],
    additionalProperties: false,
  },
});

describe.each<Profile>(['fak', 'sound'])('hostile arguments are told in time, %s', (profile) => {
  test.each(Object.entries(HOSTILE))('%s', (_, args) => {
    const scenario: Scenario = {
      rung: 1,
      tools,
      calls: JSON.stringify({ tool: 't', args }),
      aliases: { t: { b: 'a' } },
      profile,
    };
    const [result] = evaluate(scenario).results;
    expect(result?.findings.length).toBeLessThan(60);
    for (const { message } of result?.findings ?? []) expect(message.length).toBeLessThan(5_000);
  });
});

test.each([
  ['deep unions', `{"properties":{"a":${'{"anyOf":['.repeat(DEEP)}{}${']}'.repeat(DEEP)}}}`],
  [
    'a web of references',
    JSON.stringify({
      properties: Object.fromEntries(
        list(300, (i) => `p${i}`).map((name, i) => [
          name,
          { anyOf: list(20, (j) => `#/properties/p${(i * 7 + j) % 300}`).map(($ref) => ({ $ref })) },
        ]),
      ),
    }),
  ],
  [
    'references in a ring',
    '{"$ref":"#","properties":{"a":{"$ref":"#/properties/b"},"b":{"$ref":"#/properties/a"}}}',
  ],
])('hostile schemas are read in time: %s', (_, schema) => {
  const { tools: found } = evaluate({ rung: 1, tools: schema, calls: '{"a":null}' });
  expect(found).toHaveLength(1);
});

test('a report on any calls is a pure function of the scenario, and every place lies in its text', () => {
  fc.assert(
    fc.property(anyCalls, (scenario) => {
      const report = evaluate(scenario);
      expect(evaluate(scenario)).toEqual(report);
      for (const { findings } of [...report.results, ...report.tools]) {
        for (const { range, message } of findings) {
          expect(message).toMatch(/[.?]$/);
          expect(range).toBeDefined();
          if (range === undefined) continue;
          expect(range.offset).toBeGreaterThanOrEqual(0);
          expect(range.length).toBeGreaterThanOrEqual(0);
          expect(range.offset + range.length).toBeLessThanOrEqual(scenario[range.in].length);
        }
      }
    }),
    { seed: 77, numRuns: 400 },
  );
});
