import { items, type JsonValue, sliceOf, stringOf } from '../rung/json-text.ts';
import { fitsType } from '../rung/json-type.ts';
import type { SchemaText } from '../rung/local-ref.ts';

type Keywords = ReadonlyMap<string, JsonValue>;

/** Schemas within schemas, and references, are followed so far. */
const DEEPEST = 8;
/** A schema may ask for more items and letters than anybody wants to read. */
const MOST_ITEMS = 5;
const MOST_LETTERS = 2_000;

/**
 * The JSON text of a value that a schema takes: one that the schema itself names, where it does, else the simplest of its
 * type. A text is the name that it stands under, so that it can be followed. Patterns are not looked at.
 */
export function sampleValue(schema: SchemaText, at: JsonValue | undefined, name: string, depth = 0): string {
  const simplest = JSON.stringify(name);
  if (at === undefined || at.kind !== 'object' || depth > DEEPEST) return simplest;
  const keywords = schema.parts(at);
  const type = typeOf(schema, keywords);
  const named = namedValue(schema, keywords, type);
  if (named !== undefined) return named;

  const reference = keywords.get('$ref');
  const target = reference && schema.resolve(stringOf(schema.text, reference) ?? '');
  if (target !== undefined) return sampleValue(schema, target, name, depth + 1);
  const inside = (value: JsonValue | undefined, under: string) =>
    sampleValue(schema, value, under, depth + 1);
  const branch = type === undefined ? branchOf(schema, keywords) : undefined;
  if (branch !== undefined) return inside(branch, name);

  switch (type ?? guessed(keywords)) {
    case 'string':
      return JSON.stringify(text(schema, keywords, name));
    case 'integer':
    case 'number':
      return String(figure(schema, keywords));
    case 'boolean':
      return 'true';
    case 'null':
      return 'null';
    case 'array':
      return `[${listed(schema, keywords)
        .map((item) => inside(item, name))
        .join(', ')}]`;
    case 'object':
      return `{${requiredParts(schema, keywords)
        .map(([key, value]) => `${JSON.stringify(key)}: ${inside(value, key)}`)
        .join(', ')}}`;
    default:
      return simplest;
  }
}

/** The first type that is not `null`, in lower case, as the schema states it. */
function typeOf({ text }: SchemaText, keywords: Keywords): string | undefined {
  const type = keywords.get('type');
  if (type === undefined) return undefined;
  const names = type.kind === 'array' ? items(text, type) : [type];
  const known = names.map((item) => (stringOf(text, item) ?? '').toLowerCase());
  return known.find((one) => one !== 'null') ?? known[0];
}

/** A value that the schema names, if it has the type that it states. */
function namedValue(schema: SchemaText, keywords: Keywords, type: string | undefined): string | undefined {
  const { text } = schema;
  const first = (key: string) => {
    const list = keywords.get(key);
    return list === undefined ? [] : items(text, list).slice(0, 1);
  };
  const one = (key: string) => keywords.get(key) ?? [];
  const named = [one('const'), first('examples'), one('example'), one('default'), first('enum')].flat();
  const fitting = named.find((value) => fitsType(text, value, type ?? ''));
  return fitting && sliceOf(text, fitting);
}

/** The first branch of a union that is not only `null`; of `allOf`, the first. */
function branchOf(schema: SchemaText, keywords: Keywords): JsonValue | undefined {
  if (keywords.has('properties')) return undefined;
  for (const key of ['anyOf', 'oneOf', 'allOf']) {
    const union = keywords.get(key);
    const branches = union === undefined ? [] : items(schema.text, union);
    const branch = branches.find((one) => typeOf(schema, schema.parts(one)) !== 'null') ?? branches[0];
    if (branch !== undefined) return branch;
  }
  return undefined;
}

function guessed(keywords: Keywords): string | undefined {
  if (keywords.has('properties')) return 'object';
  return keywords.has('items') ? 'array' : undefined;
}

const FORMATS: Readonly<Record<string, string>> = {
  date: '2025-01-31',
  'date-time': '2025-01-31T12:00:00Z',
  time: '12:00:00Z',
  duration: 'P1D',
  email: 'somebody@example.com',
  'idn-email': 'somebody@example.com',
  hostname: 'example.com',
  uri: 'https://example.com/',
  url: 'https://example.com/',
  'uri-reference': '/',
  uuid: '00000000-0000-4000-8000-000000000000',
  ipv4: '192.0.2.1',
  ipv6: '2001:db8::1',
};

function text(schema: SchemaText, keywords: Keywords, name: string): string {
  const format = keywords.get('format');
  const formatted = format === undefined ? undefined : (stringOf(schema.text, format) ?? '');
  if (formatted !== undefined && Object.hasOwn(FORMATS, formatted)) return FORMATS[formatted] ?? name;
  const least = Math.min(numberAt(schema, keywords, 'minLength') ?? 0, MOST_LETTERS);
  const most = numberAt(schema, keywords, 'maxLength') ?? Number.POSITIVE_INFINITY;
  return name.padEnd(least, '.').slice(0, most);
}

function figure(schema: SchemaText, keywords: Keywords): number {
  const at = (key: string) => numberAt(schema, keywords, key);
  const above = at('exclusiveMinimum');
  const below = at('exclusiveMaximum');
  const least = at('minimum') ?? (above === undefined ? undefined : above + 1);
  const most = at('maximum') ?? (below === undefined ? undefined : below - 1);
  const wanted = least ?? Math.min(1, most ?? 1);
  const step = at('multipleOf');
  return step === undefined || step <= 0 ? wanted : Math.ceil(wanted / step) * step;
}

function listed(schema: SchemaText, keywords: Keywords): readonly (JsonValue | undefined)[] {
  const { text } = schema;
  const tuple = keywords.get('prefixItems');
  const each = keywords.get('items');
  if (tuple !== undefined) return items(text, tuple).slice(0, MOST_ITEMS);
  if (each?.kind === 'array') return items(text, each).slice(0, MOST_ITEMS);
  const least = numberAt(schema, keywords, 'minItems') ?? (each === undefined ? 0 : 1);
  return Array.from({ length: Math.min(least, MOST_ITEMS) }, () => each);
}

/** What an object has to hold, and the schema of each. */
function requiredParts(schema: SchemaText, keywords: Keywords): (readonly [string, JsonValue | undefined])[] {
  const required = keywords.get('required');
  const properties = keywords.get('properties');
  const parts: Keywords = properties === undefined ? new Map() : schema.parts(properties);
  const names = required === undefined ? [] : items(schema.text, required);
  return [...new Set(names.flatMap((item) => stringOf(schema.text, item) ?? []))].map((name) => [
    name,
    parts.get(name),
  ]);
}

function numberAt({ text }: SchemaText, keywords: Keywords, key: string): number | undefined {
  const value = keywords.get(key);
  if (value?.kind !== 'number') return undefined;
  const number = Number(sliceOf(text, value));
  return Number.isFinite(number) ? number : undefined;
}
