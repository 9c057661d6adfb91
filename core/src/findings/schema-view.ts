import {
  items,
  type JsonKind,
  type JsonValue,
  lastMembers,
  stringOf,
  wholeValue,
} from '../rung/json-text.ts';
import { SchemaText } from '../rung/local-ref.ts';

/** The JSON types that a value may have, as the schema spells them; `any` when nothing limits them. */
export type Types = ReadonlySet<string> | 'any';

/** What a schema says at its root, as far as rules about names and types look at it. */
export interface SchemaView {
  /** By name, in declared order; a name that is repeated stands where it is declared last. */
  readonly properties: ReadonlyMap<string, Types>;
  /** The names that `required` lists, in its order. */
  readonly required: ReadonlySet<string>;
  /** Where `required` stands. */
  readonly requiredAt?: JsonValue;
  /** Whether a key that is not listed is welcome (`true` or a schema of its own), refused, or not spoken of. */
  readonly others: 'welcome' | 'refused' | 'unspoken';
  /** Keywords that may bring in parameters which `properties` does not list, and what they hold. */
  readonly hiding: ReadonlyMap<string, JsonValue>;
}

const COMBINING = ['allOf', 'anyOf', 'oneOf'];

/** Reads a schema's root; `undefined` when the text is no JSON object. */
export function viewSchema(text: string): SchemaView | undefined {
  const root = wholeValue(text);
  if (root?.kind !== 'object') return undefined;
  const keywords = lastMembers(text, root);
  const types = new TypeReader(text, root);
  const declared = keywords.get('properties');
  const properties = new Map<string, Types>();
  for (const [name, property] of declared === undefined ? [] : lastMembers(text, declared)) {
    properties.set(name, types.of(property));
  }
  const required = keywords.get('required');
  const names = required === undefined ? [] : items(text, required).map((item) => stringOf(text, item));
  const combining = COMBINING.flatMap((keyword): [string, JsonValue][] => {
    const branches = keywords.get(keyword);
    return branches !== undefined && mentionsProperties(text, branches) ? [[keyword, branches]] : [];
  });
  const reference = keywords.get('$ref');
  return {
    properties,
    required: new Set(names.filter((name) => name !== undefined)),
    ...(required === undefined ? {} : { requiredAt: required }),
    others: others(keywords),
    hiding: new Map(reference === undefined ? combining : [['$ref', reference], ...combining]),
  };
}

function others(keywords: ReadonlyMap<string, JsonValue>): SchemaView['others'] {
  if (keywords.has('patternProperties')) return 'welcome';
  switch (keywords.get('additionalProperties')?.kind) {
    case 'true':
    case 'object':
      return 'welcome';
    case 'false':
      return 'refused';
    default:
      return 'unspoken';
  }
}

/** Whether a branch of `allOf`, `anyOf` or `oneOf` has properties of its own, or refers to a schema that may. */
function mentionsProperties(text: string, branches: JsonValue): boolean {
  return items(text, branches).some((branch) => {
    const keywords = lastMembers(text, branch);
    return keywords.has('properties') || keywords.has('$ref');
  });
}

/** Unions and references that lead further in are taken to allow anything. */
const DEEPEST = 32;

/** Reads which types a property takes: `type`, `nullable`, unions, `enum`, `const` and local references count. */
class TypeReader {
  private readonly schema: SchemaText;
  /** By the place of the schema. One that is being read stands for any type, so that rings end. */
  private readonly read = new Map<number, Types>();
  private depth = 0;

  constructor(text: string, root: JsonValue) {
    this.schema = new SchemaText(text, root);
  }

  of(schema: JsonValue): Types {
    if (schema.kind !== 'object') return 'any';
    const known = this.read.get(schema.start);
    if (known !== undefined) return known;
    this.read.set(schema.start, 'any');
    if (this.depth === DEEPEST) return 'any';
    const keywords = this.schema.parts(schema);
    this.depth += 1;
    const types = this.stated(keywords);
    this.depth -= 1;
    const isNullable = keywords.get('nullable')?.kind === 'true';
    const taken = types !== 'any' && isNullable ? new Set([...types, 'null']) : types;
    this.read.set(schema.start, taken);
    return taken;
  }

  /** By the first keyword that says so. */
  private stated(keywords: ReadonlyMap<string, JsonValue>): Types {
    const { text } = this.schema;
    const type = keywords.get('type');
    if (type?.kind === 'string') return new Set([stringOf(text, type) ?? '']);
    if (type?.kind === 'array') {
      const names = items(text, type).map((item) => stringOf(text, item) ?? '');
      return names.length === 0 ? 'any' : new Set(names);
    }
    const union = keywords.get('anyOf') ?? keywords.get('oneOf');
    if (union !== undefined) return this.union(items(text, union));
    const listed = keywords.get('enum') ?? keywords.get('const');
    if (listed !== undefined) {
      const values = keywords.has('enum') ? items(text, listed) : [listed];
      return new Set(values.map(({ kind }) => typeOfKind(kind)));
    }
    const reference = keywords.get('$ref');
    const target = reference && this.schema.resolve(stringOf(text, reference) ?? '');
    return target === undefined ? 'any' : this.of(target);
  }

  private union(branches: readonly JsonValue[]): Types {
    const all = new Set<string>();
    for (const branch of branches) {
      const types = this.of(branch);
      if (types === 'any') return 'any';
      for (const type of types) all.add(type);
    }
    return all.size === 0 ? 'any' : all;
  }
}

/** The JSON Schema type of a value, as far as its kind tells. */
function typeOfKind(kind: JsonKind): string {
  return kind === 'true' || kind === 'false' ? 'boolean' : kind;
}

const KNOWN = new Set(['string', 'number', 'integer', 'boolean', 'array', 'object', 'null']);

/** Whether one of these types takes a value of this kind. Case is set aside; names that JSON Schema does not know take anything. */
export function takesKind(types: Types, kind: JsonKind): boolean {
  if (types === 'any') return true;
  const type = typeOfKind(kind);
  for (const written of types) {
    const name = written.toLowerCase();
    if (name === type || !KNOWN.has(name) || (name === 'integer' && type === 'number')) return true;
  }
  return false;
}
