import { expect, test } from 'vitest';
import { readText } from './readText.ts';

const utf16 = (text: string) => new Uint8Array(new Uint16Array([...text].map((c) => c.charCodeAt(0))).buffer);

test.each<[string, BlobPart[], RegExp]>([
  ['an empty file', [], /empty/],
  ['white space', [' \n'], /white space/],
  ['UTF-16', [utf16('{"a":1}')], /UTF-16/],
  ['UTF-16 with a mark', [utf16('\uFEFF{"a":1}')], /UTF-16/],
  ['Latin-1', [new Uint8Array([0x22, 0xe9, 0x22])], /not UTF-8.*Latin-1/],
  ['a picture', [new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 13])], /binary/],
  ['a packed file', [new Uint8Array([0x1f, 0x8b, 8, 0])], /packed \(gzip\)/],
])('%s is no text, in a sentence', async (_, parts, why) => {
  expect(await readText(new Blob(parts))).toEqual({ why: expect.stringMatching(why) });
});

test('a byte order mark is set aside, and said', async () => {
  expect(await readText(new Blob(['\uFEFF{"é":1}']))).toEqual({
    text: '{"é":1}',
    note: expect.stringContaining('byte order mark'),
  });
});

test('a file that is gone is told', async () => {
  const gone = { arrayBuffer: () => Promise.reject(new Error('gone')) };
  expect(await readText(Object.assign(new Blob(), gone))).toEqual({ why: 'It could not be read.' });
});
