import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkJson, wholeValue } from '../../src/rung/json-text.ts';
import { build } from './json-build.ts';

const runs = { seed: 20250101, numRuns: 3000 };

/** Texts that are JSON, with odd spacing and escapes. */
const json = fc.oneof(
  fc.json({ maxDepth: 4 }),
  fc
    .tuple(fc.json({ maxDepth: 3 }), fc.constantFrom('\n', ' ', '\t', '\r\n', ''))
    .map(([text, space]) => space + text.replace(/([{}[\],:])/g, `${space}$1${space}`))
    .filter(parses),
  fc.constantFrom('-0', '1e400', '0.10', '1E+2', '"\\ud800"', '"\\u0041\\/\\""', '{"a":1,"a":2}', ' null '),
);

/** Texts that are nearly JSON: one of them with a few characters put in, taken out or cut off. */
const mutated = fc
  .tuple(
    json,
    fc.array(
      fc.tuple(fc.nat(), fc.nat(2), fc.constantFrom(...'{}[]",:\\u0123eE+-.tfn \n\u0000\u00a0\u2028x')),
      {
        maxLength: 3,
      },
    ),
    fc.option(fc.nat()),
  )
  .map(([text, changes, cut]) => {
    let changed = text;
    for (const [at, removed, added] of changes) {
      const place = at % (changed.length + 1);
      changed = changed.slice(0, place) + added + changed.slice(place + removed);
    }
    return cut === null ? changed : changed.slice(0, cut % (changed.length + 1));
  });

const tokens = fc
  .array(
    fc.constantFrom('{', '}', '[', ']', ',', ':', '"a"', '"', '1', '-', '0', 'true', 'null', ' ', '\\'),
    {
      maxLength: 12,
    },
  )
  .map((parts) => parts.join(''));

function parses(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

describe('agreement with JSON.parse', () => {
  test.each([
    ['texts that are JSON', json],
    ['texts that are nearly JSON', mutated],
    ['loose tokens', tokens],
    ['any text', fc.string({ unit: 'binary' })],
  ])('on %s', (_, texts) => {
    fc.assert(
      fc.property(texts, (text) => {
        const fault = checkJson(text);
        expect(fault === null).toBe(parses(text));
        const value = wholeValue(text);
        expect(value === undefined).toBe(fault !== null);
        if (value !== undefined) expect(build(text, value)).toEqual(JSON.parse(text));
      }),
      runs,
    );
  });

  test('the place of a fault: what stands before it can be completed, what includes it cannot', () => {
    fc.assert(
      fc.property(mutated, (text) => {
        const fault = checkJson(text);
        if (fault === null) return;
        const before = checkJson(text.slice(0, fault.offset));
        expect(before === null || before.truncated).toBe(true);
        expect(fault.truncated).toBe(fault.offset === text.length);
        if (!fault.truncated) expect(checkJson(text.slice(0, fault.offset + 1))?.offset).toBe(fault.offset);
      }),
      runs,
    );
  });

  test('every start of a JSON text is in order up to its end', () => {
    fc.assert(
      fc.property(json, fc.nat(), (text, cut) => {
        const fault = checkJson(text.slice(0, cut % text.length));
        expect(fault?.truncated ?? true).toBe(true);
      }),
      runs,
    );
  });
});
