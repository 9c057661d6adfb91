/** How repairs are made: `fak` exactly as the original decides, `sound` only when nothing about them is a guess. */
export type Profile = 'fak' | 'sound';

/** One parameter of a tool: its name, its JSON type as the schema writes it (`""` when untyped), and whether it is required. */
export interface Param {
  readonly name: string;
  readonly type: string;
  readonly required: boolean;
}

/** The shape that a tool's arguments must have: its parameters in order, and the synonyms that are known. */
export interface Grammar {
  /** `null` for a schema without properties; the content address tells it from `[]`. */
  readonly params: readonly Param[] | null;
  /** Synonym key → parameter name; own keys only. */
  readonly aliases?: Readonly<Record<string, string>>;
  /** `false` when the declared order is not evident (`sound` only). */
  readonly ordered?: false;
}
