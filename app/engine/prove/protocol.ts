/** What the page asks of the worker that tries to break statements, and what it tells. One message asks; many answer. */
import type { Scenario } from '@rung/core';
import type { Proof, Statement } from '@rung/core/prove';

/** The part of a scenario that statements are about; its calls and its profile play no part. */
export type About = Pick<Scenario, 'tools' | 'aliases' | 'synonyms'>;

export interface ToProver {
  readonly about: About;
  /** A 32-bit integer. */
  readonly seed: number;
  /** How many calls each statement has to survive. */
  readonly cases: number;
}

export type FromProver =
  | { readonly kind: 'running'; readonly statement: Statement; readonly done: number }
  | { readonly kind: 'tried'; readonly statement: Statement; readonly proof: Proof }
  /** Every statement was tried. */
  | { readonly kind: 'finished' };
