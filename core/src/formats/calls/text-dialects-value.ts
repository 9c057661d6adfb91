import { JsonScanner } from '../../rung/json-scanner.ts';
import { sliceOf, wholeValue } from '../../rung/json-text.ts';
import { LiteralReader } from './text-dialects-literal.ts';

/** A value between tags, which carries no type of its own. */
export interface TagValue {
  readonly key: string;
  readonly attributes: string;
  readonly raw: string;
  /** The text ends inside it. */
  readonly cut?: true;
}

/**
 * The JSON of a value between tags. A param that may be a string gets the text; any other the JSON or the Python
 * literal that the text is; one whose type is not known the JSON, but never a string in quotes. What is none of
 * these is a string. An attribute `string` of the value itself decides before the declared type.
 */
export function valueAsJson({ raw, attributes, cut }: TagValue, declared: string | undefined): string {
  const types = typesOf(attributes, declared);
  if (cut) return startAsJson(raw, types);
  const content = withoutFrame(raw);
  if (types.includes('string')) return JSON.stringify(content);
  const json = wholeValue(raw);
  if (json !== undefined && (types.length > 0 || json.kind !== 'string')) return sliceOf(raw, json);
  return (types.length > 0 ? pythonAsJson(raw) : undefined) ?? JSON.stringify(content);
}

/** The JSON that has come of a value that breaks off; nothing while it is open whether it will be a string. */
function startAsJson(raw: string, types: readonly string[]): string {
  if (types.length > 0 && !types.includes('string')) return raw.trim();
  const scanner = new JsonScanner(raw);
  const mayBeJson = scanner.value() ? scanner.end() : scanner.offset === raw.length;
  if (types.length === 0 && mayBeJson) return '';
  // It starts on a line of its own, and so it may end.
  const content = /^\r?\n/.test(raw) ? withoutFrame(raw.replace(/(?:\r?\n)?$/, '\n')) : raw;
  return JSON.stringify(content).slice(0, -1);
}

/** The types that a value may have, in lower case; none when nothing is known. */
function typesOf(attributes: string, declared = ''): readonly string[] {
  const own = /\bstring="(true|false)"/.exec(attributes)?.[1];
  if (own !== undefined) return [own === 'true' ? 'string' : 'json'];
  return declared
    .toLowerCase()
    .split('|')
    .filter((type) => type !== '');
}

/** A value that is set on lines of its own loses the two line breaks. */
function withoutFrame(raw: string): string {
  const start = /^\r?\n/.exec(raw)?.[0].length ?? 0;
  const end = /\r?\n$/.exec(raw)?.[0].length ?? 0;
  return start > 0 && end > 0 && raw.length >= start + end ? raw.slice(start, raw.length - end) : raw;
}

function pythonAsJson(raw: string): string | undefined {
  const reader = new LiteralReader(raw, 0);
  return reader.value() && reader.next() === '' ? reader.out.join('') : undefined;
}
