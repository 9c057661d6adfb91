import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Range, readCalls, readTools } from '../../src/index.ts';
import { CALL_SAMPLES, CALLS_IN_PIECES, CALLS_IN_VALUES, TOOL_SAMPLES } from './samples.ts';

interface Entry {
  readonly name: string | undefined;
  readonly content: unknown;
  /** The content may be only the beginning. */
  readonly isCut?: boolean;
  /** The content was written in another notation. */
  readonly isTranslated?: boolean;
}

/** Each sample with a reader that answers name and content of its entries. */
const SAMPLES = [
  ...CALL_SAMPLES.map(({ text }) => ({ text, entries: calls })),
  ...TOOL_SAMPLES.map(({ text }) => ({ text, entries: tools })),
];

function calls(text: string): Entry[] {
  const read = readCalls(text);
  checkRanges(text, read.calls, read.problems);
  return read.calls.map(({ tool, args, truncated, translated }) => ({
    name: tool,
    content: args,
    ...(truncated && { isCut: true }),
    ...(translated && { isTranslated: true }),
  }));
}

function tools(text: string): Entry[] {
  const read = readTools(text);
  checkRanges(text, read.tools, read.problems);
  return read.tools.map(({ name, schemaText, grammar }) => ({ name, content: schemaText ?? grammar }));
}

/** Places in a text, all of a short one. */
function* placesIn(text: string): Generator<number> {
  for (let place = 0; place < text.length; place += text.length > 500 ? 7 : 1) yield place;
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
  it.each(SAMPLES)(
    'that is cut at its end gives its first entries and nothing else: $text',
    ({ text, entries }) => {
      const whole = entries(text);
      for (const length of placesIn(text)) {
        const some = entries(text.slice(0, length));
        some.forEach((entry, index) => {
          const known = whole[index];
          expect(entry.name).toBe(known?.name);
          if (entry.isCut) expect(startsLike(known?.content, entry.content)).toBe(true);
          else expect(entry.content).toEqual(known?.content);
        });
      }
    },
  );

  it.each(CALL_SAMPLES)('of calls that is cut at its beginning gives none but its own: $name', (sample) => {
    const { text } = sample;
    const known = calls(text);
    for (const start of placesIn(text)) {
      // What a tool gave back looks like a call once nothing stands before it.
      if (text.startsWith('{"tool":"x"', start)) continue;
      for (const { name, content } of calls(text.slice(start))) {
        // Of an event that lost its beginning, a piece may be left that looks like a whole call.
        const isPiece = CALLS_IN_PIECES.includes(sample);
        const isOwn = (own: Entry) =>
          own.name === name && (isPiece ? startsLike(own.content, content) : own.content === content);
        expect(known.some(isOwn), text.slice(start)).toBe(true);
      }
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
          for (const { content, isTranslated } of sample.entries(text))
            if (typeof content === 'string' && !isTranslated)
              expect(text.length).toBeGreaterThanOrEqual(content.length);
        },
      ),
      { seed: 31, numRuns: 5000 },
    );
  });

  it('of which the lines change places is read without an error', () => {
    const ofLines = SAMPLES.filter(({ text }) => text.trim().includes('\n'));
    const anyLines = fc
      .constantFrom(...ofLines)
      .chain(({ text, entries }) => fc.tuple(fc.shuffledSubarray(text.split('\n')), fc.constant(entries)));
    fc.assert(
      fc.property(anyLines, ([lines, entries]) => {
        entries(lines.join('\n'));
      }),
      { seed: 35, numRuns: 2000 },
    );
  });

  it('followed by another gives the entries of both', () => {
    const named = CALLS_IN_VALUES.filter(({ format }) => !format.includes('arguments'));
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...named), { minLength: 2, maxLength: 4 }), (samples) => {
        const text = samples.map((sample) => sample.text.replace('\uFEFF', '')).join('\n');
        expect(calls(text)).toEqual(samples.flatMap((sample) => calls(sample.text)));
      }),
      { seed: 32, numRuns: 500 },
    );
  });
});

function startsLike(whole: unknown, start: unknown): boolean {
  return typeof whole === 'string' && typeof start === 'string' && whole.startsWith(start);
}

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
