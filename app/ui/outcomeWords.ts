import type { Outcome } from '@rung/core';

/** An outcome where it stands for many calls. */
export const outcomeWords = {
  passes: 'Passes',
  'passes-with-problems': 'Passes, with problems',
  'not-checked': 'Not checked',
  repaired: 'Repaired',
  'repaired-probably-wrong': 'Repaired, probably wrong',
  'sent-back': 'Sent back',
} as const satisfies Record<Outcome, string>;
