import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { changeBetween, changed, editorText, toEditor, toSource } from './editorText.ts';

const SEED = { seed: 20_260_101, numRuns: 2_000 };
const text = fc
  .array(fc.constantFrom('a', '{', '\n', '\r', '\r\n', '\uFEFF', '\u2028', '\ud83d', '😀'))
  .map((parts) => parts.join(''));

describe('what an editor holds', () => {
  it.each([
    ['', ''],
    ['a\nb', 'a\nb'],
    ['a\r\nb\r\n', 'a\nb\n'],
    ['a\rb', 'a\nb'],
    ['a\r\r\nb', 'a\n\nb'],
    ['\uFEFF{}', '{}'],
    ['{}\uFEFF', '{}\uFEFF'],
    ['\u2028\ud800', '\u2028\ud800'],
  ])('%j is held as %j', (source, held) => {
    expect(editorText(source).text).toBe(held);
  });

  it('has a place for every place of the source, and one back', () => {
    fc.assert(
      fc.property(text, (source) => {
        const held = editorText(source);
        expect(toEditor(held, source.length)).toBe(held.text.length);
        for (let at = 0; at <= held.text.length; at++) expect(toEditor(held, toSource(held, at))).toBe(at);
        for (let at = 0; at < source.length; at++) {
          const unit = source[at];
          if (unit === '\r' || unit === '\uFEFF') continue;
          expect(held.text[toEditor(held, at)]).toBe(unit);
        }
      }),
      SEED,
    );
  });
});

describe('an edit', () => {
  it.each([
    ['a\r\nb\r\nc', { from: 2, to: 3, insert: 'x\ny' }, 'a\r\nx\ny\r\nc'],
    ['a\r\nb', { from: 1, to: 2, insert: '' }, 'ab'],
    ['a\r\nb', { from: 1, to: 1, insert: ',' }, 'a,\r\nb'],
    ['\uFEFFab', { from: 1, to: 2, insert: 'c' }, '\uFEFFac'],
    ['\uFEFFab', { from: 0, to: 0, insert: 'c' }, '\uFEFFcab'],
    ['a\rb\nc', { from: 2, to: 3, insert: '' }, 'a\n\nc'],
  ])('leaves the line ends of %j alone elsewhere', (source, change, after) => {
    expect(changed(editorText(source), [change]).source).toBe(after);
  });

  it('takes several changes that count in the text before', () => {
    const changes = [
      { from: 0, to: 1, insert: 'long' },
      { from: 2, to: 3, insert: '' },
    ];
    expect(changed(editorText('abcd'), changes).source).toBe('longbd');
  });

  it('gives the text that the editor shows after it', () => {
    fc.assert(
      fc.property(
        text,
        fc.nat(),
        fc.nat(),
        fc.constantFrom('', 'x', '\n', 'x\ny'),
        (source, a, b, insert) => {
          const held = editorText(source);
          const [from = 0, to = 0] = [a, b].map((n) => n % (held.text.length + 1)).sort((x, y) => x - y);
          const after = held.text.slice(0, from) + insert + held.text.slice(to);
          expect(changed(held, [{ from, to, insert }]).text).toBe(after);
        },
      ),
      SEED,
    );
  });

  it('is found again between two texts', () => {
    fc.assert(
      fc.property(text, text, (before, after) => {
        const change = changeBetween(before, after);
        if (change === undefined) expect(before).toBe(after);
        else expect(before.slice(0, change.from) + change.insert + before.slice(change.to)).toBe(after);
      }),
      SEED,
    );
  });
});
