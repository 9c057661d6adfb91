import type { Grammar } from '../rung/grammar.ts';
import { grammarFromJsonSchema, SchemaError } from '../rung/json-schema.ts';
import { wholeValue } from '../rung/json-text.ts';
import { KeywordFinder, SchemaText } from '../rung/local-ref.ts';
import { sampleValue } from './sample-value.ts';

/** A parameter with the JSON text of a value that it takes. */
export interface Sample {
  readonly name: string;
  readonly required: boolean;
  readonly value: string;
}

/** What of a tool samples are made from. */
export interface Sampled {
  readonly grammar?: Grammar;
  readonly schemaText?: string;
  /** Parameter names in the order in which the schema declares them. */
  readonly declared?: readonly string[];
}

/** A value for each parameter of a tool, in declared order. */
export function samplesOf({ grammar, schemaText = 'null', declared }: Sampled): Sample[] {
  const params = (grammar ?? loaded(schemaText))?.params ?? [];
  const root = wholeValue(schemaText) ?? { kind: 'null', start: 0, end: 0 };
  const schema = new SchemaText(schemaText, root);
  const described = new KeywordFinder(schema, 'properties').from(root);
  const properties = described && schema.parts(described).get('properties');
  const schemas = properties && schema.parts(properties);
  const places = new Map(declared?.map((name, place) => [name, place]));
  const last = Number.POSITIVE_INFINITY;
  return params
    .map(({ name, type, required }) => ({
      name,
      required,
      value:
        schemas?.has(name) === true ? sampleValue(schema, schemas.get(name), name) : simplest(name, type),
    }))
    .sort((one, other) => compare(places.get(one.name) ?? last, places.get(other.name) ?? last));
}

/** The grammar of a schema that the original cannot load. */
function loaded(schemaText: string): Grammar | undefined {
  try {
    return grammarFromJsonSchema(schemaText, 'sound');
  } catch (error) {
    if (!(error instanceof SchemaError)) throw error;
    return undefined;
  }
}

/** As `-`, but infinity equals itself. */
function compare(one: number, other: number): number {
  return one === other ? 0 : one - other;
}

/** A value of a type, where nothing more is known. */
function simplest(name: string, type: string): string {
  const text = JSON.stringify({ type: type.split('|') });
  const root = wholeValue(type === '' ? 'true' : text);
  return sampleValue(new SchemaText(text, root ?? { kind: 'null', start: 0, end: 0 }), root, name);
}
