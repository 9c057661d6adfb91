import fc from 'fast-check';
import type { Profile } from '../rung/grammar.ts';

/** A call by which a statement fails. */
export interface Counterexample {
  /** The profile under which it fails. */
  readonly profile: Profile;
  readonly tool: string;
  /** The arguments as sent. */
  readonly args: string;
  /** The arguments that should have come of it, as JSON text. */
  readonly meant?: string;
  /** The arguments that did; absent when the call was not repaired. */
  readonly newArgs?: string;
  /** What went wrong; names and values in backticks. */
  readonly sentence: string;
}

/** What came of trying to break a statement. */
export type Proof =
  /** No case broke it. `repaired` of them were repaired; the others were refused or left as they were. */
  | { readonly kind: 'survived'; readonly cases: number; readonly repaired: number }
  /** The last of so many cases broke it, and this is the smallest that was found from there. */
  | { readonly kind: 'refuted'; readonly cases: number; readonly counterexample: Counterexample }
  /** The pasted tools give no case; the sentence says why. */
  | { readonly kind: 'nothing-to-check'; readonly sentence: string };

export interface Trial {
  /** A 32-bit integer; the same one gives the same cases. */
  readonly seed: number;
  readonly cases: number;
  /** Told how many cases are done, after each of them. */
  readonly onCase?: (done: number) => void;
}

/** What a case shows. */
export interface Observation {
  readonly repaired: boolean;
  readonly counterexample?: Counterexample | undefined;
}

/** Tries a statement on random cases until one breaks it, and then makes that one as small as it gets. */
export function experiment<Case>(
  cases: fc.Arbitrary<Case>,
  observe: (one: Case) => Observation,
): (trial: Trial) => Proof {
  return ({ seed, cases: numRuns, onCase }) => {
    let done = 0;
    let repaired = 0;
    let broken = false;
    const holds = fc.property(cases, (one) => {
      const seen = observe(one);
      // What follows a failure are attempts to shrink it.
      broken ||= seen.counterexample !== undefined;
      if (!broken) {
        done += 1;
        if (seen.repaired) repaired += 1;
        onCase?.(done);
      }
      return seen.counterexample === undefined;
    });
    const result = fc.check(holds, { seed, numRuns });
    if (!result.failed) return { kind: 'survived', cases: done, repaired };
    const [smallest] = result.counterexample ?? [];
    const counterexample = smallest === undefined ? undefined : observe(smallest).counterexample;
    if (counterexample === undefined)
      throw new Error('A case failed that cannot be told.', { cause: result.errorInstance });
    return { kind: 'refuted', cases: done + 1, counterexample };
  };
}
