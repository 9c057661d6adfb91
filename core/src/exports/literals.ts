/** Any text as a literal of another language. What would not be seen, or would turn a line around, is escaped. */

/** Characters that JSON leaves as they are and that nobody sees, or that Go forbids inside a file. */
const UNSEEN = /[\u007f-\u009f\u00ad\u061c\u180e\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff]/gu;
const LONE = /\p{Cs}/gu;

function escaped(char: string): string {
  return `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`;
}

/** A string literal of JavaScript, TypeScript and Python alike: the escapes of JSON mean the same in all of them. */
export function stringLiteral(text: string): string {
  return JSON.stringify(text).replace(UNSEEN, escaped);
}

/** A string literal of JavaScript that keeps its line ends, so that a schema can be read. */
export function templateLiteral(text: string): string {
  if (!text.includes('\n')) return stringLiteral(text);
  const inside = text
    .replace(/[\\`]|\$\{/gu, (special) => `\\${special}`)
    .replace(/\p{Cc}/gu, (char) => (char === '\n' || char === '\t' ? char : escaped(char)))
    .replace(UNSEEN, escaped)
    .replace(LONE, escaped);
  return `\`${inside}\``;
}

/** A string literal of Python, line by line, as it stands in a table with this indentation. */
export function pythonLiteral(text: string, indent: string): string {
  const lines = text.split(/(?<=\n)/u);
  if (lines.length < 2) return stringLiteral(text);
  return `(\n${lines.map((line) => `${indent}    ${stringLiteral(line)}\n`).join('')}${indent})`;
}

/** A string literal of Go. Its JSON decoder reads a lone surrogate as U+FFFD, and no literal can hold one. */
export function goLiteral(text: string): string {
  return stringLiteral(goText(text));
}

/** A text as the original sees it. */
export function goText(text: string): string {
  return text.replace(LONE, '\ufffd');
}

/** A word of a POSIX shell. It holds any text but NUL, which no command line can carry. */
export function shellWord(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`;
}

/** A text as it can stand behind the sign of a comment. */
export function commentText(text: string): string {
  return text
    .replace(/\p{Cc}/gu, escaped)
    .replace(UNSEEN, escaped)
    .replace(LONE, escaped);
}
