import { quote } from '../quote.ts';
import { readArgs } from '../rung/args.ts';
import type { Explanation } from '../rung/explanation.ts';
import { items, sliceOf } from '../rung/json-text.ts';
import { POSITIONAL } from '../rung/loaded-grammar.ts';
import { sourcesOf } from './versus.ts';

/** Longest text of a value that is shown, in UTF-16 units. */
const LONGEST = 24;

/**
 * Where two repairs of one call part, told of each: the first value that goes to another name, and the first key that
 * only one of them keeps. Names and values stand as `quote` writes them.
 */
export function firstDifference(
  args: string,
  one: Explanation,
  other: Explanation,
): readonly [string, string] {
  const places = [destinations(one), destinations(other)] as const;
  const sent = readArgs(args);
  const list = sent.get(POSITIONAL);
  const values = list === undefined ? [] : items(args, list.value);
  const texts = new Map([
    ...values.map((value, index) => [`value ${index}`, sliceOf(args, value)] as const),
    ...sent.members.map(({ key, value }) => [`key ${key}`, sliceOf(args, value)] as const),
  ]);
  const isMoved = (source: string) => places.every((to) => to.has(source));
  const parted = [...texts.keys()].filter((source) => places[0].get(source) !== places[1].get(source));
  const moved = parted.find(isMoved);
  const kept = parted.find(
    (source) => source.startsWith('key ') && !isMoved(source) && source !== `key ${POSITIONAL}`,
  );
  const tell = (to: ReadonlyMap<string, string>): string => {
    const parts: string[] = [];
    if (moved !== undefined) parts.push(`${quote(to.get(moved) ?? '')}: ${shorten(texts.get(moved) ?? '')}`);
    if (kept !== undefined)
      parts.push(`${quote(kept.slice('key '.length))} ${to.has(kept) ? 'kept' : 'dropped'}`);
    return parts.join(' · ');
  };
  return [tell(places[0]), tell(places[1])];
}

/** By part of the call as sent, the key that it arrives under. */
function destinations(explanation: Explanation): ReadonlyMap<string, string> {
  return new Map([...sourcesOf(explanation)].map(([key, source]) => [source, key]));
}

function shorten(text: string): string {
  const line = text.replace(/\s+/gu, ' ');
  return quote(line.length > LONGEST ? `${line.slice(0, LONGEST)}…` : line);
}
