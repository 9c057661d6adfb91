import type { Args } from './args.ts';
import { JsonScanner } from './json-scanner.ts';
import type { JsonMember, JsonValue } from './json-value.ts';
import { type LoadedGrammar, type LoadedParam, POSITIONAL } from './loaded-grammar.ts';

/** The values without names that a call sends: none without the key, `not-a-list` when it holds something else. */
export type Unnamed = 'none' | 'not-a-list' | readonly JsonValue[];

/** Reads the values without names, but no more than `most` of them, so that a long list costs no room. */
export function readUnnamed(args: Args, most: number): Unnamed {
  const list = args.get(POSITIONAL)?.value;
  if (list === undefined) return 'none';
  if (list.kind !== 'array') return 'not-a-list';
  return new JsonScanner(args.text, list.start).items(most) ?? [];
}

/** A value without a name, and the param that it goes to. */
export interface Bound {
  readonly index: number;
  readonly param: LoadedParam;
  readonly value: JsonValue;
}

/** Value *i* goes to param *i*. Where two params have one name, the later one holds. */
export function zip(params: readonly LoadedParam[], values: readonly JsonValue[]): readonly Bound[] {
  const bound: Bound[] = [];
  params.forEach((param, index) => {
    const value = values[index];
    if (value !== undefined && !param.isEclipsed) bound.push({ index, param, value });
  });
  return bound;
}

/** Whether a param is given, under its own name or as `named:…`. */
export function isGiven(args: Args, { name, named }: LoadedParam): boolean {
  return args.has(name) || args.has(named);
}

/** The params that no key of the call gives. */
export function openParams({ params }: LoadedGrammar, args: Args): readonly LoadedParam[] {
  return params.filter((param) => !isGiven(args, param));
}

/** Compact JSON with the bound values, each as it was written, behind the members that are kept. */
export function boundArgs({ text }: Args, kept: readonly JsonMember[], bound: readonly Bound[]): string {
  let newArgs = '';
  for (const { keyStart, value } of kept) newArgs += `,${text.slice(keyStart, value.end)}`;
  for (const { param, value } of bound) newArgs += `,${param.token}:${text.slice(value.start, value.end)}`;
  return `{${newArgs.slice(1)}}`;
}
