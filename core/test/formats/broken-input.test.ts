import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Range, readCalls, readTools } from '../../src/index.ts';
import { CALL_SAMPLES, TOOL_SAMPLES } from './samples.ts';

interface Entry {
  readonly name: string | undefined;
  readonly content: unknown;
}

/** Each sample with a reader that answers name and content of its entries. */
const SAMPLES = [
  ...CALL_SAMPLES.map(({ text }) => ({ text, entries: calls })),
  ...TOOL_SAMPLES.map(({ text }) => ({ text, entries: tools })),
];

function calls(text: string): Entry[] {
  const read = readCalls(text);
  checkRanges(text, read.calls, read.problems);
  return read.calls.map(({ tool, args }) => ({ name: tool, content: args }));
}

function tools(text: string): Entry[] {
  const read = readTools(text);
  checkRanges(text, read.tools, read.problems);
  return read.tools.map(({ name, schemaText, grammar }) => ({ name, content: schemaText ?? grammar }));
}

interface Placed {
  readonly range?: Range;
}

function checkRanges(text: string, ...lists: readonly (readonly Placed[])[]): void {
  for (const { range } of lists.flat()) {
    if (range === undefined) throw new Error('a problem or an entry without a range');
    expect(range.offset).toBeGreaterThanOrEqual(0);
    expect(range.length).toBeGreaterThan(0);
    expect(range.offset + range.length).toBeLessThanOrEqual(text.length);
  }
}

const anySample = fc.constantFrom(...SAMPLES);
const anyPlace = fc.nat({ max: 1_000_000 });
const anyPiece = fc.oneof(
  fc.constantFrom(
    '{',
    '}',
    '[',
    ']',
    '"',
    ',',
    ':',
    '\\',
    '\n',
    '\n{',
    '\u0000',
    '\ud800',
    'null',
    '{}',
    '[]',
    '"tool":',
  ),
  fc.string({ unit: 'binary', maxLength: 3 }),
);

describe('a sample', () => {
  it('that is cut at its end gives its first entries and nothing else', () => {
    for (const { text, entries } of SAMPLES) {
      const whole = entries(text);
      for (let length = 0; length < text.length; length++) {
        const some = entries(text.slice(0, length));
        expect(some).toEqual(whole.slice(0, some.length));
      }
    }
  });

  it('of calls that is cut at its beginning gives none but its own calls', () => {
    for (const { text } of CALL_SAMPLES) {
      const known = new Set(calls(text).map((call) => JSON.stringify(call)));
      for (let start = 1; start < text.length; start++)
        for (const call of calls(text.slice(start)))
          expect(known, text.slice(start)).toContain(JSON.stringify(call));
    }
  });

  it('of which pieces were replaced, taken out or doubled is read without an error', () => {
    fc.assert(
      fc.property(
        anySample,
        fc.array(fc.tuple(anyPlace, fc.nat(4), anyPiece), { maxLength: 4 }),
        (sample, edits) => {
          const text = edits.reduce((before, [place, length, piece]) => {
            const at = place % (before.length + 1);
            return before.slice(0, at) + piece + before.slice(at + length);
          }, sample.text);
          for (const { content } of sample.entries(text))
            if (typeof content === 'string') expect(text.length).toBeGreaterThanOrEqual(content.length);
        },
      ),
      { seed: 31, numRuns: 5000 },
    );
  });

  it('followed by another gives the entries of the first, line by line', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...CALL_SAMPLES), { minLength: 2, maxLength: 4 }), (samples) => {
        const named = samples.filter(({ format }) => !format.includes('arguments'));
        const text = named.map((sample) => sample.text.replace('\uFEFF', '')).join('\n');
        expect(calls(text)).toEqual(named.flatMap((sample) => calls(sample.text)));
      }),
      { seed: 32, numRuns: 500 },
    );
  });
});

describe('any text', () => {
  const anyText = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.array(anyPiece).map((pieces) => pieces.join('')),
    fc.json(),
    fc.array(fc.json()).map((values) => values.join('\n')),
  );
  it('is read without an error', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        calls(text);
        tools(text);
      }),
      { seed: 33, numRuns: 5000 },
    );
  });

  it('that is read as nothing is told as a problem, unless it is blank', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const isBlank = text.replace('\uFEFF', '').trim() === '';
        for (const read of [readCalls(text), readTools(text)])
          expect(isBlank || read.format !== undefined || read.problems.length > 0).toBe(true);
      }),
      { seed: 34, numRuns: 3000 },
    );
  });
});
