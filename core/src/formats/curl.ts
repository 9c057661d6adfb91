/** A text that a copied command sends, and where it stands; `start` is absent where quoting hides the place. */
export interface SentBody {
  readonly content: string;
  readonly start?: number;
}

/**
 * The bodies that commands of cURL send, quoted for a shell of Unix or for the command prompt of Windows. Addresses,
 * headers, cookies and passwords are passed over.
 */
export function sentBodies(text: string): SentBody[] {
  const bodies: SentBody[] = [];
  let isNext = false;
  for (const word of commandWords(text)) {
    const { content } = word;
    const equals = content.indexOf('=');
    if (isNext) bodies.push(word);
    else if (DATA.has(content.slice(0, equals))) bodies.push(behind(word, equals + 1));
    else if (content.startsWith('-d') && content.length > 2) bodies.push(behind(word, 2));
    isNext = !isNext && DATA.has(content);
  }
  return bodies;
}

const DATA: ReadonlySet<string> = new Set([
  '-d',
  '--data',
  '--data-raw',
  '--data-binary',
  '--data-ascii',
  '--json',
]);

function behind({ content, start }: SentBody, length: number): SentBody {
  return { content: content.slice(length), ...(start === undefined ? {} : { start: start + length }) };
}

function commandWords(text: string): SentBody[] {
  if (!/\^[ \t]*\r?\n|\^"/.test(text)) return shellWords(text);
  // The command prompt of Windows takes what stands behind a caret as it is, and then reads quotes.
  const line = text.replace(/\^(\r?\n|[\s\S])/g, (_, taken: string) => (taken.endsWith('\n') ? ' ' : taken));
  return shellWords(line).map(({ content }) => ({ content }));
}

/** The words of a command line, without their quotes. */
function shellWords(text: string): SentBody[] {
  const words: SentBody[] = [];
  for (let at = spaceEnd(text, 0); at < text.length; at = spaceEnd(text, at)) {
    const parts: SentBody[] = [];
    while (at < text.length && spaceEnd(text, at) === at) {
      const part = partAt(text, at);
      parts.push(part);
      at = part.end;
    }
    const [only, another] = parts;
    const content = parts.map((part) => part.content).join('');
    words.push(only !== undefined && another === undefined ? only : { content });
  }
  return words;
}

/** A part of a word that is quoted in one way. */
function partAt(text: string, at: number): SentBody & { readonly end: number } {
  const first = text.charAt(at);
  if (first === '\\') return { content: text.charAt(at + 1), start: at + 1, end: at + 2 };
  if (first === '$' && text[at + 1] === "'") {
    const close = closing(text, at + 2, "'", true);
    return { content: ansiContent(text.slice(at + 2, close)), end: close + 1 };
  }
  if (first === "'" || first === '"') {
    const close = closing(text, at + 1, first, first === '"');
    const raw = text.slice(at + 1, close);
    const content =
      first === '"' ? raw.replace(/\\(\r?\n|["\\$`])/g, (_, taken: string) => taken.trim()) : raw;
    return { content, ...(content === raw ? { start: at + 1 } : {}), end: close + 1 };
  }
  let end = at + 1;
  while (end < text.length && !/[\s'"\\]/.test(text.charAt(end))) end += 1;
  return { content: text.slice(at, end), start: at, end };
}

/** Where a quotation closes; the end of the text if it does not. */
function closing(text: string, from: number, quote: string, hasEscapes: boolean): number {
  for (let at = from; at < text.length; at += 1) {
    if (text[at] === quote) return at;
    if (hasEscapes && text[at] === '\\') at += 1;
  }
  return text.length;
}

/** Behind white space and the ends of lines that go on in the next one. */
function spaceEnd(text: string, from: number): number {
  let at = from;
  while (at < text.length) {
    const isBreak = text[at] === '\\' && /^\\\r?\n/.test(text.slice(at, at + 3));
    if (!isBreak && !/\s/.test(text.charAt(at))) return at;
    at += 1;
  }
  return at;
}

const ANSI: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f', v: '\v' };

function ansiContent(raw: string): string {
  return raw.replace(ANSI_ESCAPE, (_, unit?: string, byte?: string, other = '') => {
    const code = unit ?? byte;
    return code === undefined ? (ANSI[other] ?? other) : String.fromCharCode(Number.parseInt(code, 16));
  });
}

const ANSI_ESCAPE = /\\(?:u([\da-fA-F]{1,4})|x([\da-fA-F]{1,2})|([\s\S]))/g;
