/** A member of the arguments as sent, or one value of `_positional`. */
export interface SentRow {
  /** The key, or `_positional[0]`. */
  readonly label: string;
  readonly positional: boolean;
  /** JSON text of the value, as sent; a long one is cut and ends in an ellipsis. */
  readonly value: string;
}

/** A member of what is dispatched; for a DENY, a parameter with what would reach it. */
export interface AcceptedRow {
  readonly name: string;
  /** JSON text of the value, cut like those sent; absent when nothing reaches this parameter. */
  readonly value?: string;
  /** The parameter's type as written; absent for a key that is no parameter. */
  readonly type?: string;
  readonly state: 'arrives' | 'renamed' | 'bound' | 'missing';
  /** The type that the parameter takes, when the value does not have it. */
  readonly misfit?: string;
}

/** Where a value goes; `to` is absent for one that is dropped. Indices into `sent` and `accepted`. */
export interface Line {
  readonly kind: 'arrives' | 'renamed' | 'bound' | 'as-declared' | 'nearest' | 'dropped';
  readonly from: number;
  readonly to?: number;
}

/** The arguments before and after, and the movement between them. For a DENY `accepted` is what would reach each parameter. */
export interface Movement {
  readonly sent: readonly SentRow[];
  readonly accepted: readonly AcceptedRow[];
  readonly lines: readonly Line[];
  /** Rows beyond those that are shown. */
  readonly omitted: { readonly sent: number; readonly accepted: number };
}
