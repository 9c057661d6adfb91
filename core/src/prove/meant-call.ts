import fc from 'fast-check';
import { POSITIONAL } from '../rung/loaded-grammar.ts';
import type { MeantParam, MeantTool } from './scene.ts';
import { simplestFirst, valuesOf } from './values.ts';

/** A call as somebody meant it, and as it was written. */
export interface MeantCall {
  readonly tool: string;
  /** Param → JSON text of its value, in declared order. */
  readonly meant: ReadonlyMap<string, string>;
  /** The arguments as written. */
  readonly args: string;
}

/** A value that is written without a name, in its place among those that are. */
const UNNAMED = Symbol('unnamed');

/** The key under which a value is written. */
type Key = string | typeof UNNAMED;

/**
 * Calls that are valid by type, with all that is required, written in a way that a repair may be needed for: values without
 * names in declared order, under synonyms, or some of them so and some so.
 */
export function meantCalls(tool: MeantTool): fc.Arbitrary<MeantCall> {
  const { name, params } = tool;
  const values = fc.tuple(...params.map(valueFor));
  const keys = simplestFirst(
    fc.constant(params.map((): Key => UNNAMED)),
    eachFrom(params, ({ name, synonyms }) => [name, ...synonyms]),
    eachFrom(params, ({ name, synonyms }) => [UNNAMED, name, ...synonyms]),
  );
  return fc.tuple(values, keys).map(([texts, under]) => {
    const given = params.flatMap((param, index): Given[] => {
      const text = texts[index];
      return text === undefined ? [] : [{ name: param.name, key: under[index] ?? UNNAMED, text }];
    });
    return { tool: name, meant: new Map(given.map(({ name, text }) => [name, text])), args: written(given) };
  });
}

interface Given {
  readonly name: string;
  readonly key: Key;
  readonly text: string;
}

function valueFor({ name, type, required }: MeantParam, place: number): fc.Arbitrary<string | undefined> {
  const value = valuesOf(name, place, type);
  return required ? value : fc.option(value, { nil: undefined, freq: 2 });
}

function eachFrom(
  params: readonly MeantParam[],
  choices: (param: MeantParam) => readonly Key[],
): fc.Arbitrary<Key[]> {
  return fc.tuple(...params.map((param) => fc.constantFrom(...choices(param))));
}

function written(given: readonly Given[]): string {
  const unnamed = given.filter(({ key }) => key === UNNAMED).map(({ text }) => text);
  const named = given.flatMap(({ key, text }) =>
    typeof key === 'string' ? [`${JSON.stringify(key)}:${text}`] : [],
  );
  const list = unnamed.length > 0 ? [`${JSON.stringify(POSITIONAL)}:[${unnamed.join()}]`] : [];
  return `{${[...list, ...named].join()}}`;
}
