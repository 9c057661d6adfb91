import type { Finding } from '../finding.ts';
import { quote } from '../quote.ts';
import { checkJson } from '../rung/json-text.ts';
import { rejection, UNJUDGED } from './about-schema.ts';
import { DRAFTS, type Draft, draftNamed } from './draft.ts';
import { isObject, type JsonObject, own } from './json-object.ts';
import { SchemaReading } from './schema-reading.ts';

/** A schema as ajv is to see it. */
export interface ReadSchema {
  readonly draft: Draft;
  readonly schema: JsonObject;
  /** What each part of `schema` looked like in the text. */
  readonly written: WeakMap<object, JsonObject>;
  /** Every `$ref` with its place. */
  readonly refs: readonly { readonly ref: string; readonly pointer: string }[];
  /** Hints about the schema. */
  readonly hints: readonly Finding[];
}

/**
 * Reads a schema's text: which draft it is, what ajv would trip over or misread. `Finding` is the reason why it cannot
 * be used. Overflows the stack (RangeError) on schemas that are nested too deeply.
 */
export function readSchema(text: string): ReadSchema | Finding {
  const fault = checkJson(text);
  if (fault !== null) {
    return {
      code: 'schema-not-json',
      severity: 'error',
      message: `The schema is not JSON: ${fault.message}. ${UNJUDGED}`,
      range: { in: 'tools', offset: fault.offset, length: fault.offset < text.length ? 1 : 0 },
    };
  }
  const root: unknown = JSON.parse(text);
  if (root === true) return new SchemaReading({}, text, undefined).read();
  if (!isObject(root)) {
    const what = root === null || root === false ? `is ${quote(String(root))}` : 'is not a JSON object';
    return rejection('schema-not-object', `The schema ${what}; accepted is an object.`, text);
  }
  const named = own(root, '$schema');
  const draft = typeof named === 'string' ? draftNamed(named) : undefined;
  if (typeof named === 'string' && draft === undefined && !LATEST.test(named)) {
    const known = DRAFTS.map((name) => (name.length === 2 ? `draft-${name}` : name));
    return rejection(
      'schema-unknown-draft',
      `${quote('$schema')} is ${quote(named)}, which names none of the drafts that are understood: ${known.join(', ')}.`,
      text,
      '/$schema',
    );
  }
  return new SchemaReading(root, text, draft).read();
}

/** Stands for whatever draft is the newest. */
const LATEST = /^https?:\/\/json-schema\.org\/schema#?$/u;
