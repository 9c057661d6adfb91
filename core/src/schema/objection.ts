import type { SchemaCode } from '../finding.ts';
import { quote } from '../quote.ts';
import type { Place, Places } from './places.ts';
import type { ReadSchema } from './read-schema.ts';

/** What a sentence is made from. */
export interface Scene {
  /** The JSON text that is judged, and what people call it: "The call". */
  readonly text: string;
  readonly places: Places;
  readonly whole: string;
  readonly schema: Pick<ReadSchema, 'schema' | 'written'>;
}

/** A replacement in the arguments that may answer an objection; whether it does is tried before it is offered. */
export interface Proposal {
  /** Verb and object. */
  readonly title: string;
  readonly offset: number;
  readonly length: number;
  readonly text: string;
}

/** One thing that the schema has against the arguments. */
export interface Objection {
  readonly code: SchemaCode;
  readonly message: string;
  readonly pointer: string;
  /** What is marked: the value, its key, or the bracket that opens it. */
  readonly mark: 'value' | 'key' | 'start';
  readonly proposals: readonly Proposal[];
}

/** How a sentence about a place begins. */
export function subject({ label, parent }: Place, { whole }: Scene): string {
  return parent === undefined ? whole : quote(label);
}
