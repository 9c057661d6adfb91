import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { join } from './blocks.ts';
import { Cutter, type Piece } from './cutter.ts';
import { decodePieces } from './decodePieces.ts';

interface Found {
  readonly number: number;
  /** In bytes of the whole text. */
  readonly offset: number;
  readonly text: string | undefined;
  readonly tooLong?: true;
}

/** All pieces of a text that comes in blocks of so many bytes. */
function cutAll(text: string | Uint8Array, block: number, longest?: number) {
  const bytes = typeof text === 'string' ? new TextEncoder().encode(text) : text;
  const cutter = new Cutter(longest);
  const found: Found[] = [];
  let rest: Uint8Array = new Uint8Array();
  let base = 0;
  for (let from = 0; from < bytes.length; from += block) {
    const here = join(rest, bytes.subarray(from, from + block));
    const cut = cutter.cut(here, from + block >= bytes.length);
    const texts = decodePieces(here, cut.pieces, cutter.unit === 'line');
    for (const [nth, piece] of cut.pieces.entries()) found.push(foundIn(piece, base, texts[nth]));
    rest = here.subarray(cut.rest);
    base += cut.rest;
  }
  return { found, unit: cutter.unit };
}

function foundIn({ number, start, tooLong }: Piece, base: number, text: string | undefined): Found {
  return { number, offset: base + start, text, ...(tooLong ? { tooLong } : {}) };
}

const cases: Record<
  string,
  { text: string; unit: 'line' | 'item'; pieces: [number: number, text: string][] }
> = {
  'JSON Lines': {
    text: '{"a":1}\n{"b":2}\n',
    unit: 'line',
    pieces: [
      [1, '{"a":1}'],
      [2, '{"b":2}'],
    ],
  },
  'a last line without a line break': {
    text: '{"a":1}\n{"b":2}',
    unit: 'line',
    pieces: [
      [1, '{"a":1}'],
      [2, '{"b":2}'],
    ],
  },
  'CRLF and empty lines': {
    text: '\r\n{"a":1}\r\n \r\n\r\n{"b":2}\r\n',
    unit: 'line',
    pieces: [
      [2, '{"a":1}\r'],
      [5, '{"b":2}\r'],
    ],
  },
  'one line': { text: '{"a":1}', unit: 'line', pieces: [[1, '{"a":1}']] },
  'one line with its break': { text: '{"a":1}\n', unit: 'line', pieces: [[1, '{"a":1}']] },
  'lines that hold lists': {
    text: '[{"a":1},{"b":2}]\n[{"c":3}]\n',
    unit: 'line',
    pieces: [
      [1, '[{"a":1},{"b":2}]'],
      [2, '[{"c":3}]'],
    ],
  },
  'text that is no JSON': {
    text: 'hello\n{"a":1}\nworld',
    unit: 'line',
    pieces: [
      [1, 'hello'],
      [2, '{"a":1}'],
      [3, 'world'],
    ],
  },
  'lines of which the first is broken': {
    text: '{"a":{\n{"b":2}\n{"c":[}\n{"d":"x\n{"e":5}',
    unit: 'line',
    pieces: [
      [1, '{"a":{'],
      [2, '{"b":2}'],
      [3, '{"c":[}'],
      [4, '{"d":"x'],
      [5, '{"e":5}'],
    ],
  },
  'characters of two, three and four bytes': {
    text: '{"ä":"é"}\n{"€":"漢字"}\n{"😀":"a😀b"}\n{"a":1}\n',
    unit: 'line',
    pieces: [
      [1, '{"ä":"é"}'],
      [2, '{"€":"漢字"}'],
      [3, '{"😀":"a😀b"}'],
      [4, '{"a":1}'],
    ],
  },
  'a list on one line': {
    text: '[{"a":[1,{"x":"]"}]} , {"b":"\\"}"},"text",17,null,[],{}]',
    unit: 'item',
    pieces: [
      [1, '{"a":[1,{"x":"]"}]}'],
      [2, '{"b":"\\"}"}'],
      [3, '"text"'],
      [4, '17'],
      [5, 'null'],
      [6, '[]'],
      [7, '{}'],
    ],
  },
  'a list over many lines': {
    text: ' [\n  {\n    "a": "ü"\n  },\n  {\n    "b": 2\n  }\n]\n',
    unit: 'item',
    pieces: [
      [1, '{\n    "a": "ü"\n  }'],
      [2, '{\n    "b": 2\n  }'],
    ],
  },
  'a list of items on lines of their own': {
    text: '[\n{"a":1},\n{"b":2}\n]',
    unit: 'item',
    pieces: [
      [1, '{"a":1}'],
      [2, '{"b":2}'],
    ],
  },
  'a list that breaks off': {
    text: '[{"a":1},{"b":"2',
    unit: 'item',
    pieces: [
      [1, '{"a":1}'],
      [2, '{"b":"2'],
    ],
  },
  'a list in which a string is not closed': {
    text: '[\n{"a":"1},\n  "more": 1,\n{"b":2}\n]',
    unit: 'item',
    pieces: [
      [1, '{"a":"1},'],
      [2, '{"b":2}'],
    ],
  },
  'values over many lines': {
    text: '{\n  "a": 1\n}\n{\n  "b": {"c": "}"}\n}\n',
    unit: 'item',
    pieces: [
      [1, '{\n  "a": 1\n}'],
      [2, '{\n  "b": {"c": "}"}\n}'],
    ],
  },
  'brackets that close nothing': {
    text: '[{"a":1}}},{"b":2}]',
    unit: 'item',
    pieces: [
      [1, '{"a":1}'],
      [2, '}'],
      [3, '}'],
      [4, '{"b":2}'],
    ],
  },
};

describe.each(Object.entries(cases))('%s', (_, { text, unit, pieces }) => {
  const bytes = new TextEncoder().encode(text);
  test.each([1, 2, 3, 5, 7, 16, 1_000])('in blocks of %i bytes', (block) => {
    const { found, unit: is } = cutAll(text, block);
    expect(found.map((piece) => [piece.number, piece.text])).toEqual(pieces);
    expect(is).toBe(unit);
    for (const { offset, text: piece = '' } of found) {
      const length = new TextEncoder().encode(piece).length;
      expect(new TextDecoder().decode(bytes.subarray(offset, offset + length))).toBe(piece);
    }
  });
});

test('what follows a list is lines', () => {
  expect(cutAll('[{"a":1}]\n', 4).found.map(({ text }) => text)).toEqual(['{"a":1}']);
  expect(cutAll('[\n{"a":1}]\n{"b":2}\nrest', 4).found.map(({ text }) => text)).toEqual([
    '{"a":1}',
    '{"b":2}',
    'rest',
  ]);
});

describe('a piece that is too long', () => {
  test.each([1, 7, 1_000])('is told once, and what follows is read, in blocks of %i bytes', (block) => {
    const long = `{"long":"${'x'.repeat(60)}"}`;
    const lines = cutAll(`{"a":1}\n${long}\n{"b":2}\n`, block, 40).found;
    expect(lines.map(({ number, tooLong }) => [number, tooLong])).toEqual([
      [1, undefined],
      [2, true],
      [3, undefined],
    ]);
    expect(lines[2]?.text).toBe('{"b":2}');
    const items = cutAll(`[{"a":1},${long},{"b":2}]`, block, 40).found;
    expect(items.map(({ number, tooLong }) => [number, tooLong])).toEqual([
      [1, undefined],
      [2, true],
      [3, undefined],
    ]);
  });

  test('may be the whole file', () => {
    const { found } = cutAll(`{"a":"${'x'.repeat(500)}`, 16, 40);
    expect(found.map(({ number, tooLong }) => [number, tooLong])).toEqual([[1, true]]);
    expect(cutAll(' '.repeat(30), 16, 40).found).toEqual([]);
  });
});

test('bytes that are no UTF-8 are told piece by piece', () => {
  const encode = (text: string) => [...new TextEncoder().encode(text)];
  const bytes = Uint8Array.from([...encode('{"a":"é"}\n'), 0x7b, 0xff, 0x7d, 0x0a, ...encode('{"b":1}\n')]);
  for (const block of [1, 3, 1_000])
    expect(cutAll(bytes, block).found.map(({ text }) => text)).toEqual(['{"a":"é"}', undefined, '{"b":1}']);
});

test('blocks of any size cut alike', () => {
  const part = fc.oneof(
    fc.json({ noUnicodeString: false }),
    fc.constantFrom('{"a":"x', '[', ']', '{', '}', '"', '\\', ',', ' ', '😀', 'é', '\r'),
  );
  const text = fc.tuple(
    fc.constantFrom('', '[', '{', ' \n'),
    fc.array(fc.tuple(part, fc.constantFrom('\n', ',', '', ',\n'))),
  );
  fc.assert(
    fc.property(text, fc.integer({ min: 1, max: 40 }), ([start, parts], block) => {
      const whole = start + parts.flat().join('');
      expect(cutAll(whole, block).found).toEqual(cutAll(whole, 1_000_000).found);
    }),
    { seed: 162, numRuns: 2_000 },
  );
});
