import type { Edit, Fix } from '../finding.ts';
import type { Outcome } from '../report/report.ts';
import type { Verdict } from '../rung/verdict.ts';

/** What a change is made to: the call, what the grammar is made from, or which repairs are made. */
export type Changes = 'call' | 'grammar' | 'repairs';

/** A change of the scenario with which a call gets another verdict; found out by deciding it anew. */
export interface Flip {
  readonly changes: Changes;
  readonly fix: Fix;
  /** With the problems that the rules find then; values are not looked at. */
  readonly after: Pick<Verdict, 'kind'> & { readonly outcome: Outcome };
  /** How many other calls get another verdict with it. */
  readonly others: number;
}

/** A change that may flip the verdict. An edit is absent where it has no place in the text. */
export interface Candidate {
  readonly changes: Changes;
  readonly title: string;
  readonly edits: readonly (Edit | undefined)[];
  /** It makes up values that nobody sent. */
  readonly invents?: boolean;
}
