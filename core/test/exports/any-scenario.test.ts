import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type ExportFormat, exportAs, findPrivate, type Judge, shareShape } from '../../src/exports/index.ts';
import { evaluate, readScenario, type Scenario } from '../../src/index.ts';
import { anyName, anyScenario } from '../scenario/any-scenario.ts';
import { scene } from './hostile.ts';

const FORMATS = [
  'markdown',
  'fixture',
  'vitest',
  'pytest',
  'ai-sdk',
  'go',
  'shell',
  'verdicts',
] as const satisfies readonly ExportFormat[];

/** Tools and calls that are understood, with any names and any values. */
const understood: fc.Arbitrary<Scenario> = fc
  .record({
    names: fc.array(anyName, { minLength: 1, maxLength: 4 }),
    given: fc.array(fc.dictionary(anyName, fc.jsonValue({ maxDepth: 3 })), { maxLength: 4 }),
    texts: fc.array(fc.string(), { maxLength: 2 }),
    profile: fc.constantFrom('fak' as const, 'sound' as const),
  })
  .map(({ names, given, texts, profile }) => {
    const properties = Object.fromEntries(names.map((name) => [name, { type: 'string' }]));
    const call = (args: string, at: number) => ({
      type: 'function',
      function: { name: names[at % names.length], arguments: args },
    });
    return {
      rung: 1,
      profile,
      tools: JSON.stringify(
        names.map((name) => ({ name, inputSchema: { properties, required: names.slice(1) } })),
      ),
      calls: JSON.stringify([...given.map((args) => JSON.stringify(args)), ...texts].map(call)),
    };
  });

const alone: Judge = async ({ report }) => report;

describe.each([
  ['any scenario', anyScenario],
  ['one that is understood', understood],
] as const)('of %s', (_, scenarios) => {
  it('every form is written, and the fixture is a scenario', () => {
    fc.assert(
      fc.property(scenarios, (scenario) => {
        const open = scene(scenario, 'https://a.b/#v1.xz');
        for (const format of FORMATS) expect(typeof exportAs(format, open).text).toBe('string');
        expect(readScenario(exportAs('fixture', open).text).kind).toBe('ok');
      }),
      { seed: 4242, numRuns: 150 },
    );
  });

  it('the shape comes out as before, call by call', async () => {
    await fc.assert(
      fc.asyncProperty(scenarios, async (scenario) => {
        findPrivate(scenario);
        const { scenario: shaped, leftOut, calls } = await shareShape(scenario, alone);
        const was = evaluate(scenario).results.filter((_, index) => !leftOut.includes(index));
        const is = evaluate(shaped).results;
        expect(is.length).toBe(calls);
        expect(is.map(({ outcome }) => outcome)).toEqual(was.map(({ outcome }) => outcome));
        expect(is.map(({ verdict }) => verdict.kind)).toEqual(was.map(({ verdict }) => verdict.kind));
      }),
      { seed: 4242, numRuns: 150 },
    );
  });
});
