import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { type DialectCall, readDialects } from '../../src/formats/calls/text-dialects.ts';
import { ASIDES, CLOSINGS, DIALECTS, MARKERS } from '../../src/formats/calls/text-dialects-table.ts';
import { decodeString, wholeValue } from '../../src/rung/json-text.ts';
import { SAMPLES } from './dialects-samples.ts';

const TEXTS = SAMPLES.map(({ text }) => text);

function read(text: string): readonly DialectCall[] {
  return readDialects(text)?.calls ?? [];
}

/** What must hold of any reading: calls stand where they say, args are theirs, and nothing is dropped. */
function check(text: string): void {
  const found = readDialects(text);
  if (found === null) return;
  let last = 0;
  for (const { tool, args, range, place, truncated, translated } of found.calls) {
    const whole = text.slice(range.offset, range.offset + range.length);
    expect(range.offset).toBeGreaterThanOrEqual(last);
    last = range.offset + range.length;
    expect(last).toBeLessThanOrEqual(text.length);
    // A name may be written with escapes in JSON.
    expect(whole.includes(tool) || whole.includes('\\')).toBe(true);
    if (place.kind === 'slice') expect(args).toBe(text.slice(place.offset, place.offset + args.length));
    if (place.kind === 'string') expect(args).toBe(decodeString(text, place.start, place.end));
    if (translated && !truncated) expect(wholeValue(args)?.kind).toBe('object');
    if (truncated) expect(last).toBe(text.length);
  }
  for (const { range } of found.problems) {
    expect(range?.length).toBeGreaterThan(0);
    expect((range?.offset ?? -1) + (range?.length ?? 0)).toBeLessThanOrEqual(text.length);
  }
  expect(
    unaccounted(
      text,
      [...found.calls, ...found.problems].flatMap(({ range }) => range ?? []),
    ),
  ).toBe('');
}

/** What is left of a text without calls, problems, markers and the punctuation of lists. */
function unaccounted(text: string, ranges: readonly { offset: number; length: number }[]): string {
  const units = Array.from({ length: text.length }, (_, at) => text.charAt(at));
  for (const { offset, length } of ranges) units.fill('\u0000', offset, offset + length);
  return units
    .join('')
    .replace(new RegExp(`${MARKERS}|${CLOSINGS}`, 'g'), '')
    .replaceAll('\u0000', '')
    .replace(/[\s,;[\]]/g, '');
}

describe('a text that is cut', () => {
  test.each(SAMPLES)('$text', ({ text, calls }) => {
    for (let length = 0; length < text.length; length += 1) {
      const cut = text.slice(0, length);
      check(cut);
      for (const [at, { tool, args, truncated }] of read(cut).entries()) {
        const [meantTool, meantArgs = ''] = calls[at] ?? [];
        expect(tool).toBe(meantTool);
        if (truncated) expect(meantArgs.startsWith(args)).toBe(true);
        else expect(args).toBe(meantArgs);
      }
    }
  });
});

describe('texts one behind the other', () => {
  it('hold the calls of each', () => {
    const prose = fc.constantFrom('\n', '\n\nAnd then:\n', ' or ', '\n— so it is. ');
    // A text that is nothing but a call ends to be one among others; one that ends without a closing goes on.
    const marked = SAMPLES.filter(({ text }) => !text.startsWith('>>>'));
    const parts = fc.array(fc.tuple(fc.constantFrom(...marked), prose), { minLength: 1, maxLength: 6 });
    fc.assert(
      fc.property(parts, (chosen) => {
        const text = chosen.map(([sample, between]) => sample.text + between).join('');
        check(text);
        const expected = chosen.flatMap(([sample]) => sample.calls);
        expect(read(text).map(({ tool, args }) => [tool, args])).toEqual(expected);
      }),
      { seed: 20, numRuns: 500 },
    );
  });
});

describe('a text that is damaged', () => {
  const markers = [...DIALECTS, ...ASIDES].flatMap(({ open, close }) => [open, ...[close].flat()]);
  const piece = fc.oneof(
    fc.constantFrom(...markers),
    fc.constantFrom(
      '{',
      '}',
      '[',
      ']',
      '(',
      ')',
      '"',
      "'",
      '"""',
      '\\',
      ',',
      ':',
      '=',
      '>',
      '\n',
      '\u0000',
      '\ud800',
      'f(',
      '```',
    ),
    fc.constantFrom(...TEXTS),
    fc.string({ unit: 'binary', maxLength: 3 }),
  );
  const damage = fc.record({ at: fc.nat(400), remove: fc.nat(8), put: fc.option(piece, { nil: '' }) });

  it('is read without an error, and every call stands where it says', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...TEXTS),
        fc.array(damage, { minLength: 1, maxLength: 5 }),
        (sample, damages) => {
          let text = sample;
          for (const { at, remove, put } of damages) {
            const from = at % (text.length + 1);
            text = text.slice(0, from) + put + text.slice(from + remove);
          }
          check(text);
        },
      ),
      { seed: 21, numRuns: 5_000 },
    );
  });

  it('is read without an error when it is nothing but pieces', () => {
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 30 }), (pieces) => check(pieces.join(''))),
      { seed: 22, numRuns: 3_000 },
    );
  });

  it('makes no call without a name that stands in it', () => {
    const letters = fc.string({ unit: fc.constantFrom(...'<>|[]{}()"\'\\,:=`/ \n'), maxLength: 80 });
    fc.assert(
      fc.property(letters, (text) => {
        expect(read(text)).toEqual([]);
      }),
      { seed: 23, numRuns: 5_000 },
    );
  });
});

describe('a hostile text', () => {
  const TIMES = 100_000;
  const BEHIND = [
    '',
    '"',
    '{"a":["',
    '{"name":[',
    'f("',
    'f>{"a":"\n',
    '<parameter=a>',
    'f<arg_key>a</arg_key><arg_value>',
    "[f('",
    ' ',
  ];
  test.each([
    '<tool_call>',
    '<function=',
    '<|python_tag|>',
    '[TOOL_CALLS]',
    'functools',
    '<think>',
    '```',
    '{"name":',
  ])('%s, again and again, whatever stands behind it', (marker) => {
    for (const behind of BEHIND)
      expect(() => readDialects((marker + behind).repeat(TIMES / 10))).not.toThrow();
    expect(() => readDialects(marker.repeat(TIMES))).not.toThrow();
  });

  test.each([
    ['<tool_call>{"name": "f", "arguments": ', '[', ']', '}'],
    ['<|python_tag|>f(', '[', ']', ')'],
    ['<|python_tag|>f(', '(', ',)', ')'],
    ['<|tool_call>call:f', '{a:', '}', ''],
    ['[TOOL_CALLS]f[ARGS]', '{"a":', '}', ''],
  ])('%s with 200,000 levels behind it', (open, deeper, back, close) => {
    const levels = deeper.repeat(200_000);
    expect(read(open + levels)).toHaveLength(1);
    expect(read(`${open + levels}1${back.repeat(200_000)}${close}`)).toHaveLength(1);
  });
});
