import fc from 'fast-check';
import { quote, quoteValue } from '../quote.ts';
import { members, sliceOf, wholeValue } from '../rung/json-text.ts';
import { POSITIONAL } from '../rung/loaded-grammar.ts';
import type { Verdict } from '../rung/verdict.ts';
import { experiment, type Proof, type Trial } from './experiment.ts';
import type { Scene } from './scene.ts';
import { simplestFirst, valuesOf } from './values.ts';

interface Fit {
  readonly tool: string;
  /** In the grammar's order. */
  readonly params: readonly string[];
  /** The JSON texts of as many values. */
  readonly values: readonly string[];
}

/**
 * The original's Theorem 1: where something required is missing, as many values without names as the grammar has
 * parameters are bound to them in order, unchanged.
 */
export function exactFit({ original, rungs }: Scene): ((trial: Trial) => Proof) | string {
  const tools = [...original].flatMap(([tool, { params }]) => {
    const needsValues = params?.some(({ name, required }) => required && name !== POSITIONAL);
    return needsValues ? [{ tool, params: params ?? [] }] : [];
  });
  if (original.size === 0) return 'No tool was pasted whose schema the original can load.';
  if (tools.length === 0) return 'No tool requires anything, so no values are ever bound.';
  const fits = tools.map(({ tool, params }) =>
    fc
      .tuple(...params.map(({ name, type }, place) => valuesOf(name, place, type)))
      .map((values): Fit => ({ tool, params: params.map(({ name }) => name), values })),
  );
  return experiment(simplestFirst(...fits), ({ tool, params, values }) => {
    const args = `{${JSON.stringify(POSITIONAL)}:[${values.join()}]}`;
    const verdict = rungs.fak.adjudicate({ tool, args });
    const sentence = difference(params, values, verdict);
    const repaired = verdict.kind === 'TRANSFORM';
    if (sentence === undefined) return { repaired };
    const wanted = params.map((name, index) => `${JSON.stringify(name)}:${values[index]}`);
    const meant = `{${wanted.join()}}`;
    const newArgs = repaired ? { newArgs: verdict.newArgs } : {};
    return { repaired, counterexample: { profile: 'fak', tool, args, meant, ...newArgs, sentence } };
  });
}

function difference(
  params: readonly string[],
  values: readonly string[],
  verdict: Verdict,
): string | undefined {
  if (verdict.kind === 'DEFER') return 'The call passed as it was.';
  if (verdict.kind === 'DENY') return 'The call was sent back.';
  if (verdict.repair === 'alias') return `${quote(POSITIONAL)} itself was renamed.`;
  const { newArgs } = verdict;
  const root = wholeValue(newArgs);
  const got = new Map(
    (root === undefined ? [] : members(newArgs, root)).map(({ key, value }) => [
      key,
      sliceOf(newArgs, value),
    ]),
  );
  const lost = params.findIndex((name, index) => got.get(name) !== values[index]);
  if (lost === -1) return undefined;
  const name = params[lost] ?? '';
  return `Value ${lost + 1}, ${quoteValue(values[lost] ?? '')}, did not reach ${quote(name)}.`;
}
