import type { Args } from './args.ts';
import { JsonScanner } from './json-scanner.ts';
import type { JsonValue } from './json-value.ts';
import type { LoadedParam } from './loaded-grammar.ts';

/** The key under which a call sends values without names. */
const POSITIONAL = '_positional';

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

/** Compact JSON with the bound values and nothing else, each as it was written. */
export function zippedArgs({ text }: Args, bound: readonly Bound[]): string {
  let newArgs = '';
  for (const { param, value } of bound) {
    newArgs += `${newArgs === '' ? '{' : ','}${param.token}:${text.slice(value.start, value.end)}`;
  }
  return `${newArgs}}`;
}
