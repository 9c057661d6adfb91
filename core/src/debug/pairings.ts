import { gateOf } from '../findings/rule.ts';
import { knownTo, strangers } from '../findings/strangers.ts';
import { fitsType } from '../rung/json-type.ts';
import type { Subject } from './subject.ts';

/** A key of the call that nobody knows, and a parameter that is missing. */
export interface Pairing {
  readonly key: string;
  readonly param: string;
}

export interface Pairings {
  /** Those whose names are near. */
  readonly near: readonly Pairing[];
  /** What is missing besides. */
  readonly left: readonly string[];
  /** All ways in which every gap has a key: where one is left over, any key whose value it takes. */
  readonly ways: readonly (readonly Pairing[])[];
}

/** So many ways are looked at. */
const MOST = 3;

/** Which unknown keys of a call may stand for what is missing in it. */
export function pairingsOf({ args, tool, explanation }: Subject, gaps: readonly string[]): Pairings {
  const { grammar } = tool ?? {};
  if (grammar === undefined || gaps.length === 0) return { near: [], left: gaps, ways: [] };
  const keys = args.members.map(({ key }) => key);
  const unknown = strangers(keys, knownTo(grammar), gateOf(explanation, 'alias')?.renames ?? []);
  const near: Pairing[] = [];
  for (const { key, near: param = '' } of unknown)
    if (gaps.includes(param) && !near.some((pair) => pair.param === param)) near.push({ key, param });
  const left = gaps.filter((gap) => !near.some(({ param }) => param === gap));
  const [param, second] = left;
  if (param === undefined) return { near, left, ways: [near] };
  if (second !== undefined) return { near, left, ways: [] };
  const type = grammar.params?.find(({ name }) => name === param)?.type ?? '';
  const ways = unknown
    .filter(({ key }) => {
      const value = args.get(key)?.value;
      const isTaken = near.some((pair) => pair.key === key);
      return !isTaken && value !== undefined && fitsType(args.text, value, type);
    })
    .slice(0, MOST)
    .map(({ key }) => [...near, { key, param }]);
  return { near, left, ways };
}
