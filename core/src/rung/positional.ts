import type { Args } from './args.ts';
import { JsonScanner, type JsonValue } from './json-scanner.ts';
import type { LoadedParam } from './loaded-grammar.ts';

/** The key under which a call sends values without names. */
const POSITIONAL = '_positional';

/** The values without names that a call sends. */
export interface Unnamed {
  /** How many; `none` without the key, `not-a-list` when it holds something else. */
  readonly sent: number | 'none' | 'not-a-list';
  /** The values themselves, as far as there are params for them. */
  readonly values: readonly JsonValue[];
}

/** Reads the values without names; only the first `most` are kept, so that a long list costs no room. */
export function readUnnamed(args: Args, most: number): Unnamed {
  const list = args.get(POSITIONAL)?.value;
  if (list === undefined) return { sent: 'none', values: [] };
  if (list.kind !== 'array') return { sent: 'not-a-list', values: [] };
  const values: JsonValue[] = [];
  let sent = 0;
  new JsonScanner(args.text, list.start).items((value) => {
    if (sent < most) values.push(value);
    sent += 1;
  });
  return { sent, values };
}

/** A value without a name, and the param that it goes to. */
export interface Bound {
  readonly index: number;
  readonly param: LoadedParam;
  readonly value: JsonValue;
}

/** Value *i* goes to param *i*; where two params have one name, the later one holds. */
export function zip(params: readonly LoadedParam[], values: readonly JsonValue[]): readonly Bound[] {
  const byName = new Map<string, Bound>();
  params.forEach((param, index) => {
    const value = values[index];
    if (value !== undefined) byName.set(param.name, { index, param, value });
  });
  return [...byName.values()];
}

/** Compact JSON with the bound values and nothing else, each as it was written. */
export function zippedArgs({ text }: Args, bound: readonly Bound[]): string {
  const pieces = bound.map(({ param, value }) => `${param.token}:${text.slice(value.start, value.end)}`);
  return `{${pieces.join()}}`;
}
