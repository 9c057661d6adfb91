import type { Finding, Range } from '../finding.ts';
import { sourceOffsets } from '../rung/json-text.ts';
import type { Body } from './call-format.ts';
import { inString, moved, type PieceOfText, type Place } from './place.ts';
import type { ReadCall } from './read-calls-with.ts';

/** How places of a text inside another one are told in that other one. */
export interface Outer {
  readonly range: (range: Range) => Range;
  readonly place: (place: PieceOfText, length: number) => Place;
}

/** For a text that stands at `by` to the character. */
export function movedBy(by: number): Outer {
  return {
    range: (range) => ({ ...range, offset: range.offset + by }),
    place: (place) => moved(place, by),
  };
}

/** For a text that is the content of a string. */
export function contentOf({ token, decoded }: Pick<Body, 'token' | 'decoded'>): Outer {
  const { text, start, end } = token;
  if (decoded) return allOf({ in: 'calls', offset: start, length: end - start });
  const at = sourceOffsets(text, start, end);
  return {
    range: ({ offset, length }) => ({
      in: 'calls',
      offset: at(offset),
      length: at(offset + length) - at(offset),
    }),
    place: (place, length) => inString(place, length, at),
  };
}

/** For a text of which no place is known: everything in it stands in this range. */
export function allOf(range: Range): Outer {
  return { range: () => range, place: () => ({ kind: 'whole' }) };
}

export function callIn(outer: Outer, call: ReadCall): ReadCall {
  const { args, range, place } = call;
  const outerPlace = place.kind === 'whole' ? place : outer.place(place, args.length);
  return { ...call, range: outer.range(range), place: outerPlace };
}

export function problemIn(outer: Outer, problem: Finding): Finding {
  return problem.range === undefined ? problem : { ...problem, range: outer.range(problem.range) };
}
