import { describe, expect, it } from 'vitest';
import { embedAddress, embedSnippet, markdownLink } from '../../src/exports/index.ts';
import { decodeLink, encodeLink } from '../../src/index.ts';
import { HOSTILE, plain } from './hostile.ts';

describe('an address for an embed', () => {
  it.each([
    ['https://a.b/#v1.xz', undefined, 'https://a.b/?embed=1#v1.xz'],
    [
      'https://a.b/rung/index.html?x=1&embed=0&theme=light#v1.xz',
      'dark',
      'https://a.b/rung/index.html?x=1&embed=1&theme=dark#v1.xz',
    ],
    ['https://a.b/?call=3', undefined, 'https://a.b/?embed=1'],
  ] as const)('%s', (link, theme, expected) => {
    expect(embedAddress(link, theme === undefined ? {} : { theme })).toBe(expected);
  });
});

describe('a snippet for a page', () => {
  it.each(HOSTILE.map((name) => [name]))('has nothing in it that ends an attribute: %j', (name) => {
    const html = embedSnippet(`https://a.b/${encodeURIComponent('x')}#v1.xz"><script>`, name);
    expect(html).toMatch(/^<iframe src="[^"<>]*" title="[^"<>\n]*" width="100%" [^<>]*><\/iframe>$/u);
  });

  it('keeps the ampersands of the address', () => {
    expect(embedSnippet('https://a.b/?x=1#v1.xz', 'R & "D"')).toContain(
      'src="https://a.b/?x=1&amp;embed=1#v1.xz" title="R &amp; &quot;D&quot;"',
    );
  });
});

describe('a link in Markdown', () => {
  it.each([
    ['Open in Rung', 'https://a.b/#v1.xz', '[Open in Rung](<https://a.b/#v1.xz>)'],
    ['a]b *c* <d> `e` ![f]', 'https://a.b/', '[a\\]b \\*c\\* &lt;d\\> \\`e\\` \\!\\[f\\]](<https://a.b/>)'],
    ['x', 'https://a.b/>)\n<script>', '[x](<https://a.b/%3E)%0A%3Cscript%3E>)'],
  ])('%s', (words, address, expected) => expect(markdownLink(words, address)).toBe(expected));

  it('opens the scenario', async () => {
    const link = markdownLink('x', `https://a.b/${await encodeLink(plain)}`);
    expect(await decodeLink(/#[^>]*/u.exec(link)?.[0] ?? '')).toEqual({ kind: 'ok', scenario: plain });
  });
});
