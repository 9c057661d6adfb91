import { quote } from '../quote.ts';
import type { Grammar, Param, Profile } from './grammar.ts';
import { checkJson, items, type JsonKind, type JsonValue, stringOf, wholeValue } from './json-text.ts';
import { KIND_WORDS } from './json-value.ts';
import { KeywordFinder, SchemaText } from './local-ref.ts';
import { compareUtf8 } from './utf8-order.ts';

/** Why a schema cannot be loaded as a grammar: a sentence, and the place in the schema's text. */
export class SchemaError extends Error {
  override readonly name = 'SchemaError';
  /** UTF-16 units from the start of the schema's text. */
  readonly offset: number;
  readonly length: number;
  /** JSON Pointer from the schema's root; the root where the text is not JSON. */
  readonly pointer: string;

  constructor(message: string, offset: number, length: number, pointer: string) {
    super(message);
    this.offset = offset;
    this.length = length;
    this.pointer = pointer;
  }
}

/**
 * The grammar of a tool whose parameters a JSON Schema describes: one param for each entry of the root's `properties`,
 * required if the root's `required` lists it. A keyword that is repeated counts once, the last time.
 *
 * `fak` sorts the params by the bytes of their names and reads nothing else. `sound` keeps the declared order, loads
 * type unions, boolean property schemas and local references, and takes required names that `properties` lacks for
 * params too; the order is not evident (`ordered: false`) where `required` contradicts it.
 *
 * @throws {SchemaError} when the schema cannot be loaded.
 */
export function grammarFromJsonSchema(schemaText: string, profile: Profile = 'fak'): Grammar {
  const { properties, required } = readSchema(schemaText, profile);
  const params = [...properties].map(([name, type]): Param => ({ name, type, required: required.has(name) }));
  switch (profile) {
    case 'fak':
      params.sort((a, b) => compareUtf8(a.name, b.name));
      return { params: params.length === 0 ? null : params };
    case 'sound': {
      const undeclared = [...required].filter((name) => !properties.has(name));
      params.push(...undeclared.map((name) => ({ name, type: '', required: true })));
      const declared = [...properties.keys()].filter((name) => required.has(name));
      const evident = [...required].every((name, index) => name === declared[index]);
      return { params: params.length === 0 ? null : params, ...(evident ? {} : { ordered: false }) };
    }
  }
}

/**
 * The names of a schema's properties in the order of its text; a name that is repeated stands where it is declared last.
 *
 * @throws {SchemaError} when the schema cannot be loaded.
 */
export function declaredOrder(schemaText: string, profile: Profile = 'fak'): string[] {
  return [...readSchema(schemaText, profile).properties.keys()];
}

interface SchemaShape {
  /** Name → type as written (`""` without one), in declared order. */
  readonly properties: ReadonlyMap<string, string>;
  /** In the order of `required`. */
  readonly required: ReadonlySet<string>;
}

/** A schema and the rules by which it is read. */
interface Source {
  readonly schema: SchemaText;
  readonly profile: Profile;
  /** Finds the `type` that counts for a property under `sound`. */
  readonly types: KeywordFinder;
  /** By the list: the texts of the unions read so far, since many references may lead to one. */
  readonly unions: Map<JsonValue, string>;
}

function readSchema(text: string, profile: Profile): SchemaShape {
  const root = wholeValue(text);
  if (root === undefined) {
    const { offset, message } = checkJson(text) ?? { offset: 0, message: 'expected a value' };
    throw new SchemaError(
      `The schema is not JSON: ${message}.`,
      offset,
      Math.min(1, text.length - offset),
      '',
    );
  }
  if (root.kind === 'null') return { properties: new Map(), required: new Set() };
  demand(root, 'object', 'The schema must be an object', '');

  const schema = new SchemaText(text, root);
  const source = { schema, profile, types: new KeywordFinder(schema, 'type'), unions: new Map() };
  const described = profile === 'sound' ? new KeywordFinder(schema, 'properties').from(root) : undefined;
  const keywords = schema.parts(described ?? root);
  const required = readRequired(text, keywords.get('required') ?? schema.parts(root).get('required'));
  return { properties: readProperties(source, keywords.get('properties'), required), required };
}

function readProperties(
  source: Source,
  properties: JsonValue | undefined,
  required: ReadonlySet<string>,
): Map<string, string> {
  if (isAbsent(properties)) return new Map();
  demand(properties, 'object', '`properties` must be an object', '/properties');
  const types = new Map<string, string>();
  for (const [name, property] of source.schema.parts(properties)) {
    // A property that refuses every value is no param, unless it has to be there.
    if (source.profile === 'sound' && property.kind === 'false' && !required.has(name)) continue;
    types.set(name, readType(source, property, name));
  }
  return types;
}

function readType({ schema, profile, types, unions }: Source, property: JsonValue, name: string): string {
  if (property.kind === 'null') return '';
  if (profile === 'sound' && (property.kind === 'true' || property.kind === 'false')) return '';
  const pointer = `/properties/${pointerToken(name)}`;
  demand(property, 'object', `Property ${quote(name)} must be an object`, pointer);
  const typed = profile === 'sound' ? types.from(property) : property;
  const type = typed && schema.parts(typed).get('type');
  if (isAbsent(type)) return '';
  const rule = `The type of ${quote(name)} must be one name`;
  if (profile === 'sound' && type.kind === 'array') {
    const union = unions.get(type) ?? readUnion(schema.text, type, `${rule} or a list of names`, pointer);
    unions.set(type, union);
    return union;
  }
  demand(type, 'string', rule, `${pointer}/type`);
  return stringOf(schema.text, type) ?? '';
}

function readUnion(text: string, type: JsonValue, rule: string, pointer: string): string {
  const names = items(text, type);
  for (const item of names) demand(item, 'string', rule, `${pointer}/type`);
  return names.map((item) => stringOf(text, item) ?? '').join('|');
}

function readRequired(text: string, required: JsonValue | undefined): Set<string> {
  if (isAbsent(required)) return new Set();
  demand(required, 'array', '`required` must be a list of names', '/required');
  const names = items(text, required).map((item, index) => {
    // The original reads `null` in this list as the empty name.
    if (item.kind !== 'null') demand(item, 'string', '`required` must list names only', `/required/${index}`);
    return stringOf(text, item) ?? '';
  });
  return new Set(names);
}

function isAbsent(value: JsonValue | undefined): value is undefined {
  return value === undefined || value.kind === 'null';
}

function demand(value: JsonValue, kind: JsonKind, rule: string, pointer: string): void {
  if (value.kind === kind) return;
  throw new SchemaError(
    `${rule}, but is ${KIND_WORDS[value.kind]}.`,
    value.start,
    value.end - value.start,
    pointer,
  );
}

function pointerToken(name: string): string {
  return name.replaceAll('~', '~0').replaceAll('/', '~1');
}
