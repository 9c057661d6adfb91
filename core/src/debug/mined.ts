/** Why a synonym is better not accepted without a look. */
export type Collision =
  /** The key is a parameter itself. */
  | { readonly kind: 'declared' }
  /** So many calls send another key too that stands for the same parameter. */
  | { readonly kind: 'rival'; readonly keys: readonly string[]; readonly calls: number }
  /** In so many calls the value has a type that the parameter does not take. */
  | { readonly kind: 'type'; readonly calls: number }
  /** It may stand for another parameter as well. */
  | { readonly kind: 'undecided'; readonly param: string };

/** What comes of accepting aliases, in calls; found out by deciding them anew. */
export interface Effect {
  /** Were sent back and are repaired, with a value that fits. */
  readonly repaired: number;
  /** Are sent back and were not, or are repaired with a value of the wrong type. */
  readonly newlyInvalid: number;
  /** Two keys claim one parameter in them. */
  readonly ambiguous: number;
}

/** A key that calls of a tool send for one of its parameters. */
export interface MinedAlias {
  readonly tool: string;
  readonly synonym: string;
  readonly param: string;
  /** Calls that send it and lack the parameter: sent back, or let through though the value is lost. */
  readonly denied: number;
  readonly lossy: number;
  /** The names are near; else the key is the only one left for the only parameter that is missing. */
  readonly near: boolean;
  readonly collisions: readonly Collision[];
  /** If it alone is accepted. */
  readonly effect: Effect;
  /** Calls that it helps to repair when all without conflict are accepted. */
  readonly helps: number;
}

export interface Mined {
  /** The best first. */
  readonly aliases: readonly MinedAlias[];
  /** Places in `aliases` of those that can be accepted together without a conflict. */
  readonly together: readonly number[];
  /** If those are accepted. */
  readonly effect: Effect;
  /** Calls that were looked at, and calls whose shapes are too many or too long for that. */
  readonly calls: number;
  readonly skipped: number;
}
