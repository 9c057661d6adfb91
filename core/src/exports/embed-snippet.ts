const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '"': '&quot;',
  "'": '&#39;',
  '<': '&lt;',
  '>': '&gt;',
};

/** An attribute's value between double quotes, on one line. */
function attribute(text: string): string {
  return text.replace(/\s+/gu, ' ').replace(/[&"'<>]/gu, (sign) => ENTITIES[sign] ?? sign);
}

/** The address of a page that shows one call of the link and nothing else, for other people's pages. */
export function embedAddress(link: string, { theme }: { readonly theme?: 'light' | 'dark' } = {}): string {
  const [page = '', ...hash] = link.split('#');
  const [path = '', query = ''] = page.split('?');
  const kept = query.split('&').filter((pair) => pair !== '' && !/^(?:embed|theme|call)=/u.test(pair));
  const asked = [...kept, 'embed=1', ...(theme === undefined ? [] : [`theme=${theme}`])];
  return `${path}?${asked.join('&')}${hash.length === 0 ? '' : `#${hash.join('#')}`}`;
}

/** HTML that shows one call of a link inside another page. The link stands in it whole; nothing is fetched from anywhere else. */
export function embedSnippet(link: string, title: string): string {
  return `<iframe src="${attribute(embedAddress(link))}" title="${attribute(title)}" width="100%" height="440" style="border: 1px solid #cdd5d8; border-radius: 4px" loading="lazy"></iframe>`;
}
