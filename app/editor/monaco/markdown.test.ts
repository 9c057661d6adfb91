import { quote } from '@rung/core';
import { expect, test } from 'vitest';
import { literal, paragraphs, sentence } from './markdown.ts';

test.each([
  ['`a` is *no* parameter', '`a` is \\*no\\* parameter'],
  [`${quote('a`b')} [x](y)`, '``a`b`` \\[x\\]\\(y\\)'],
  [`${quote('`')}`, '`` ` ``'],
  ['<img src=x>', '\\<img src\\=x\\>'],
])('%s', (text, markdown) => {
  expect(sentence(text)).toBe(markdown);
});

test("somebody else's words are no markup", () => {
  expect(literal('# a\n![b](c) & <d>\n\n1. e')).toBe('\\# a\n\n\\!\\[b\\]\\(c\\) \\& \\<d\\>\n\n1\\. e');
  expect(paragraphs(['a', '', 'b']).value).toBe('a\n\nb');
});
