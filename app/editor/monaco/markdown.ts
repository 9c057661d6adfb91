import { cutAtQuotes } from '@rung/core';
import type { IMarkdownString } from 'monaco-editor/editor';

/** One of our sentences for a hover: names in backticks become code, all else is taken literally. */
export function sentence(text: string): string {
  return cutAtQuotes(text)
    .map((piece, at) => (at % 2 === 1 ? code(piece) : literal(piece)))
    .join('');
}

/** Somebody else's words: no part of them is markup. */
export function literal(text: string): string {
  return text.replace(/[\\`*_{}[\]()#+\-.!|<>~&:@$=^"'/]/gu, '\\$&').replace(/\s*\n\s*/gu, '\n\n');
}

export function paragraphs(texts: readonly string[]): IMarkdownString {
  return { value: texts.filter((text) => text !== '').join('\n\n') };
}

function code(name: string): string {
  let longest = 0;
  for (const [run] of name.matchAll(/`+/gu)) longest = Math.max(longest, run.length);
  const fence = '`'.repeat(longest + 1);
  const space = name.startsWith('`') || name.endsWith('`') ? ' ' : '';
  return `${fence}${space}${name.replace(/\s/gu, ' ')}${space}${fence}`;
}
