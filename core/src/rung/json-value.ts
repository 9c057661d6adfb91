export type JsonKind = 'object' | 'array' | 'string' | 'number' | 'true' | 'false' | 'null';

/** What a value of each kind is called in a sentence. */
export const KIND_WORDS = {
  object: 'an object',
  array: 'a list',
  string: 'a string',
  number: 'a number',
  true: '`true`',
  false: '`false`',
  null: '`null`',
} as const satisfies Record<JsonKind, string>;

/** A value by its place in the text: from `start` up to, not including, `end`. */
export interface JsonValue {
  readonly kind: JsonKind;
  readonly start: number;
  readonly end: number;
}

/** A member of an object; `key` is decoded, its token with the quotes stands from `keyStart` to `keyEnd`. */
export interface JsonMember {
  readonly key: string;
  readonly keyStart: number;
  readonly keyEnd: number;
  readonly value: JsonValue;
}
