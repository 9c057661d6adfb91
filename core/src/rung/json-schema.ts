import { quote } from '../quote.ts';
import type { Grammar, Param } from './grammar.ts';
import {
  checkJson,
  items,
  type JsonKind,
  type JsonMember,
  type JsonValue,
  members,
  stringOf,
  wholeValue,
} from './json-text.ts';
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
 * sorted by the bytes of its name, required if the root's `required` lists it. Nothing else is read; a keyword that
 * is repeated counts once, the last time.
 *
 * @throws {SchemaError} when the schema cannot be loaded.
 */
export function grammarFromJsonSchema(schemaText: string): Grammar {
  const { properties, required } = readSchema(schemaText);
  const params = [...properties]
    .map(([name, type]): Param => ({ name, type, required: required.has(name) }))
    .sort((a, b) => compareUtf8(a.name, b.name));
  return { params: params.length === 0 ? null : params };
}

/**
 * The names of a schema's properties in the order of its text; a name that is repeated stands where it is declared last.
 *
 * @throws {SchemaError} when the schema cannot be loaded.
 */
export function declaredOrder(schemaText: string): string[] {
  return [...readSchema(schemaText).properties.keys()];
}

interface SchemaShape {
  /** Name → type as written (`""` without one), in declared order. */
  readonly properties: ReadonlyMap<string, string>;
  readonly required: ReadonlySet<string>;
}

function readSchema(text: string): SchemaShape {
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

  const keywords = lastOfEach(members(text, root));
  return {
    properties: readProperties(text, keywords.get('properties')),
    required: readRequired(text, keywords.get('required')),
  };
}

function readProperties(text: string, properties: JsonValue | undefined): Map<string, string> {
  if (isAbsent(properties)) return new Map();
  demand(properties, 'object', '`properties` must be an object', '/properties');
  const types = new Map<string, string>();
  for (const [name, property] of lastOfEach(members(text, properties))) {
    types.set(name, readType(text, property, name));
  }
  return types;
}

function readType(text: string, property: JsonValue, name: string): string {
  if (property.kind === 'null') return '';
  const pointer = `/properties/${pointerToken(name)}`;
  demand(property, 'object', `Property ${quote(name)} must be an object`, pointer);
  const type = lastOfEach(members(text, property)).get('type');
  if (isAbsent(type)) return '';
  demand(type, 'string', `The type of ${quote(name)} must be one name`, `${pointer}/type`);
  return stringOf(text, type) ?? '';
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
    `${rule}, but is ${KINDS[value.kind]}.`,
    value.start,
    value.end - value.start,
    pointer,
  );
}

const KINDS = {
  object: 'an object',
  array: 'a list',
  string: 'a string',
  number: 'a number',
  true: '`true`',
  false: '`false`',
  null: '`null`',
} satisfies Record<JsonKind, string>;

/** Key → value of its last member, in the order of those. */
function lastOfEach(all: readonly JsonMember[]): Map<string, JsonValue> {
  const last = new Map<string, JsonValue>();
  for (const { key, value } of all) {
    last.delete(key);
    last.set(key, value);
  }
  return last;
}

function pointerToken(name: string): string {
  return name.replaceAll('~', '~0').replaceAll('/', '~1');
}
