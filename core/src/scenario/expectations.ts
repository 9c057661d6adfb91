import type { Verdict } from '../rung/verdict.ts';
import type { Expectation } from './scenario.ts';

/** What is expected of a call once its verdict is pinned: the kind, and the new arguments where there are any. */
export function expectationOf(verdict: Verdict): Expectation {
  return verdict.kind === 'TRANSFORM'
    ? { kind: verdict.kind, newArgs: verdict.newArgs }
    : { kind: verdict.kind };
}

/**
 * Whether a verdict is as expected: of that kind, and with these new arguments where some are named. They are compared
 * as JSON values, as the conformance suite does: the order of keys, white space and the spelling of a string or a number
 * make no difference, and numbers count as doubles. Texts that are no JSON have to be the same.
 */
export function meets({ kind, newArgs }: Expectation, verdict: Verdict): boolean {
  if (kind !== verdict.kind) return false;
  if (newArgs === undefined) return true;
  return verdict.kind === 'TRANSFORM' && isSameJson(newArgs, verdict.newArgs);
}

/** Expectations with one call pinned, or with `null` forgotten; what is left empty at the end is dropped. */
export function withExpectation(
  expect: readonly (Expectation | null)[],
  index: number,
  expectation: Expectation | null,
): readonly (Expectation | null)[] {
  const length = Math.max(expect.length, index + 1);
  const all = Array.from({ length }, (_, at) => (at === index ? expectation : (expect[at] ?? null)));
  return all.slice(0, all.findLastIndex((entry) => entry !== null) + 1);
}

function isSameJson(one: string, other: string): boolean {
  if (one === other) return true;
  try {
    return isSame(JSON.parse(one), JSON.parse(other));
  } catch {
    return false;
  }
}

/** Without recursion, since pasted values may nest as deep as they like. */
function isSame(one: unknown, other: unknown): boolean {
  const pairs: [unknown, unknown][] = [[one, other]];
  for (let pair = pairs.pop(); pair !== undefined; pair = pairs.pop()) {
    const [a, b] = pair;
    if (a === b) continue;
    if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
    if (Array.isArray(a) !== Array.isArray(b)) return false;
    const members = new Map<string, unknown>(Object.entries(b));
    const ours = Object.entries(a);
    if (ours.length !== members.size) return false;
    for (const [key, value] of ours) {
      if (!members.has(key)) return false;
      pairs.push([value, members.get(key)]);
    }
  }
  return true;
}
