import { nearName } from '../findings/near-name.ts';
import { quote } from '../quote.ts';
import { checkJson, type JsonValue, members, sliceOf, stringOf } from '../rung/json-text.ts';
import type { Accepted } from './accepted.ts';
import type { Proposal } from './objection.ts';
import type { Place } from './places.ts';

/** The accepted value that was probably meant: the same but for its spelling or its JSON type. */
export function nearValue(text: string, value: JsonValue, accepted: readonly unknown[]): unknown {
  const came = (stringOf(text, value) ?? sliceOf(text, value)).replace(INNER_QUOTES, '$2');
  const same = accepted.filter((candidate) => typeof candidate !== 'object' && String(candidate) === came);
  if (same.length > 0) return same.length === 1 ? same[0] : undefined;
  if (value.kind !== 'string') return undefined;
  return nearName(
    came,
    accepted.filter((candidate) => typeof candidate === 'string'),
  );
}

/** Quotes that stand inside the string as well. */
const INNER_QUOTES = /^(['"])(.*)\1$/su;

/** Other ways to write a value, as something that is accepted. */
export function asAccepted(text: string, place: Place, accepted: Accepted, near: unknown): Proposal[] {
  const { value } = place;
  const content = stringOf(text, value);
  const spellings: string[] = [];
  if (near !== undefined && isSpelling(near, content)) spellings.push(JSON.stringify(near));
  if (content !== undefined && checkJson(content) === null) spellings.push(content.trim());
  if (value.kind === 'number' && accepted.types.includes('string'))
    spellings.push(JSON.stringify(sliceOf(text, value)));
  if (content !== undefined && accepted.types.includes('boolean') && PYTHON.test(content)) {
    spellings.push(content.toLowerCase());
  }
  const written = spellings.map((spelling) => ({
    title: spelling.length > LONGEST_TITLE ? 'Write it without quotes' : `Write ${quote(spelling)}`,
    offset: value.start,
    length: value.end - value.start,
    text: spelling,
  }));
  if (value.kind === 'null') return [...written, ...removed(text, place)];
  // Text with a comma may be a list that was written in another way.
  const isOne = !/[,[]/u.test(content ?? '');
  return accepted.types.includes('array') && isOne ? [...written, inArray(text, value)] : written;
}

const LONGEST_TITLE = 30;

const PYTHON = /^(?:True|False)$/u;

function inArray(text: string, value: JsonValue): Proposal {
  const { start, end } = value;
  return {
    title: 'Put it in an array',
    offset: start,
    length: end - start,
    text: `[${sliceOf(text, value)}]`,
  };
}

/** Whether the two differ in case and separators only, or in their JSON type; a typing error is not certain enough. */
function isSpelling(near: unknown, content: string | undefined): boolean {
  return typeof near !== 'string' || content === undefined || fold(near) === fold(content);
}

function fold(name: string): string {
  return name.toLowerCase().replace(/[-_.\s'"]/gu, '');
}

/** A member taken out of its object, with one of the commas beside it. */
export function removed(text: string, { member, parent }: Place): Proposal[] {
  if (member === undefined || parent === undefined) return [];
  const siblings = members(text, parent);
  const index = siblings.findIndex(({ keyStart }) => keyStart === member.keyStart);
  const next = siblings[index + 1];
  const start = next === undefined ? (siblings[index - 1]?.value.end ?? member.keyStart) : member.keyStart;
  const end = next === undefined ? member.value.end : next.keyStart;
  return [{ title: `Remove ${quote(member.key)}`, offset: start, length: end - start, text: '' }];
}

export function renamed({ member }: Place, name: string): Proposal[] {
  if (member === undefined) return [];
  return [
    {
      title: `Rename ${quote(member.key)} to ${quote(name)}`,
      offset: member.keyStart,
      length: member.keyEnd - member.keyStart,
      text: JSON.stringify(name),
    },
  ];
}
