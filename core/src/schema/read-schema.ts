import type { Finding, SchemaCode } from '../finding.ts';
import { quote, quoteList } from '../quote.ts';
import { checkJson } from '../rung/json-text.ts';
import { DRAFTS, type Draft, draftNamed } from './draft.ts';
import { patternOf } from './engine.ts';
import { isArray, isObject, type JsonObject, own } from './json-object.ts';
import { placeAt, pointerOf } from './places.ts';

/** A schema as ajv is to see it. */
export interface ReadSchema {
  readonly draft: Draft;
  readonly schema: JsonObject | boolean;
  /** What each part of `schema` looked like in the text. */
  readonly written: WeakMap<object, JsonObject>;
  /** Every `$ref` with its place. */
  readonly refs: readonly { readonly ref: string; readonly pointer: string }[];
  /** Hints about the schema. */
  readonly hints: readonly Finding[];
}

export const TYPES: readonly string[] = ['string', 'number', 'integer', 'boolean', 'object', 'array', 'null'];

/** Said of every schema that cannot be used. */
const UNJUDGED = 'No call is checked against it.';

/** A finding about the schema: it cannot be used, for this reason. */
export function rejection(code: SchemaCode, reason: string, text: string, pointer?: string): Finding {
  return aboutSchema(code, 'error', `${reason} ${UNJUDGED}`, text, pointer);
}

function aboutSchema(
  code: SchemaCode,
  severity: Finding['severity'],
  message: string,
  text: string,
  pointer = '',
): Finding {
  const value = placeAt(text, pointer)?.value;
  return {
    code,
    severity,
    message,
    pointer,
    ...(value && { range: { in: 'tools', offset: value.start, length: value.end - value.start } }),
  };
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
  if (root === true) return { draft: '2020-12', schema: true, written: new WeakMap(), refs: [], hints: [] };
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
  return new SchemaReading(text, draft).read(root);
}

/** Stands for whatever draft is the newest. */
const LATEST = /^https?:\/\/json-schema\.org\/schema#?$/u;

/** Keywords that hold one schema, a list of schemas, or schemas by name. */
const ONE = new Set(
  'additionalItems additionalProperties contains contentSchema else if items not propertyNames then unevaluatedItems unevaluatedProperties'.split(
    ' ',
  ),
);
const LIST = new Set(['allOf', 'anyOf', 'oneOf', 'prefixItems', 'items']);
const MAP = new Set([
  'properties',
  'patternProperties',
  'definitions',
  '$defs',
  'dependentSchemas',
  'dependencies',
]);
/** Keywords that hold values. */
const VALUES = new Set(['default', 'enum', 'const', 'required', 'dependentRequired']);
/** Keywords that only inform: an `id` in them would be taken for a schema's. */
const INFORMING = new Set(['example', 'examples']);

class SchemaReading {
  private readonly text: string;
  private readonly named: Draft | undefined;
  private readonly written = new WeakMap<object, JsonObject>();
  private readonly refs: { ref: string; pointer: string }[] = [];
  private readonly foreignTypes: { name: string; pointer: string }[] = [];
  private itemsList: string | undefined;
  private rejected: Finding | undefined;

  constructor(text: string, named: Draft | undefined) {
    this.text = text;
    this.named = named;
  }

  read(root: JsonObject): ReadSchema | Finding {
    const schema = this.schema(root, [], true);
    const [foreign] = this.foreignTypes;
    if (foreign !== undefined) {
      const names = [...new Set(this.foreignTypes.map(({ name }) => name))];
      const reason = `${quoteList(names)} ${names.length === 1 ? 'is no type' : 'are no types'} of JSON Schema, which knows ${quoteList(TYPES)}.`;
      return rejection('schema-unknown-type', reason, this.text, foreign.pointer);
    }
    if (this.rejected !== undefined) return this.rejected;
    const types = typesIn(own(schema, 'type'));
    if (types.length > 0 && !types.includes('object')) {
      const said = `The schema's type is ${quoteList(typesIn(own(root, 'type')))}; the arguments of a call are an object.`;
      return rejection('schema-not-object', said, this.text, '/type');
    }
    const hints: Finding[] = [];
    if (this.named === undefined && this.itemsList !== undefined) {
      const said = `${quote('items')} is a list here, which draft 2020-12 calls ${quote('prefixItems')}; since ${quote('$schema')} names no draft, the schema is read as 2019-09.`;
      hints.push(aboutSchema('schema-array-items', 'hint', said, this.text, this.itemsList));
    }
    const draft = this.named ?? (this.itemsList === undefined ? '2020-12' : '2019-09');
    return { draft, schema, written: this.written, refs: this.refs, hints };
  }

  /** `sure` is false for parts that no keyword makes a schema, though a `$ref` may lead there: nothing is rejected in them. */
  private schema(written: JsonObject, steps: readonly string[], sure: boolean): JsonObject {
    const entries: [string, unknown][] = [];
    for (const [keyword, value] of Object.entries(written)) {
      if (sure && this.isLeftOut(keyword, value, written)) continue;
      entries.push([keyword, this.keyword(keyword, value, [...steps, keyword], sure)]);
    }
    const schema = Object.fromEntries([...entries, ...protoAsPattern(Object.fromEntries(entries))]);
    this.written.set(schema, written);
    return schema;
  }

  /** What ajv would refuse or obey although JSON Schema does not know it. */
  private isLeftOut(keyword: string, value: unknown, schema: JsonObject): boolean {
    if (keyword === 'id') return this.named !== '04';
    if (keyword === 'nullable') return value !== true || !Object.hasOwn(schema, 'type');
    return keyword === '$async' || INFORMING.has(keyword);
  }

  private keyword(keyword: string, value: unknown, steps: readonly string[], sure: boolean): unknown {
    if (VALUES.has(keyword)) return value;
    if (keyword === 'type') return this.type(value, steps, sure);
    if (keyword === '$ref' && typeof value === 'string') this.ref(value, steps);
    if (keyword === 'pattern' && sure) this.pattern(value, steps);
    if (isArray(value)) {
      if (!LIST.has(keyword)) return value;
      if (keyword === 'items' && sure) this.itemsList ??= pointerOf(steps);
      return value.map((item, index) => this.part(item, [...steps, String(index)], sure));
    }
    if (!isObject(value)) return value;
    if (MAP.has(keyword)) {
      const entries = Object.entries(value).map(([name, part]): [string, unknown] => {
        if (keyword === 'patternProperties' && sure) this.pattern(name, [...steps, name]);
        return [name, this.part(part, [...steps, name], sure)];
      });
      return Object.fromEntries(entries);
    }
    return this.schema(value, steps, sure && ONE.has(keyword));
  }

  private part(value: unknown, steps: readonly string[], sure: boolean): unknown {
    return isObject(value) ? this.schema(value, steps, sure) : value;
  }

  /** Type names in capitals (Gemini) are read as if they were written small. */
  private type(value: unknown, steps: readonly string[], sure: boolean): unknown {
    if (isArray(value)) return value.map((name, index) => this.type(name, [...steps, String(index)], sure));
    if (typeof value !== 'string') return value;
    const small = value.toLowerCase();
    if (TYPES.includes(small)) return small;
    if (sure) this.foreignTypes.push({ name: value, pointer: pointerOf(steps) });
    return value;
  }

  private pattern(value: unknown, steps: readonly string[]): void {
    if (typeof value !== 'string') return;
    try {
      patternOf(value, 'u');
    } catch {
      const reason = `The pattern ${quote(value)} is no regular expression.`;
      this.rejected ??= rejection('schema-bad-pattern', reason, this.text, pointerOf(steps));
    }
  }

  private ref(ref: string, steps: readonly string[]): void {
    const pointer = pointerOf(steps);
    this.refs.push({ ref, pointer });
    // ajv would take what every object inherits for a schema.
    if (ref in Object.prototype) this.rejected ??= dangling(ref, this.text, pointer);
  }
}

/** A `$ref` that leads to nothing. */
export function dangling(ref: string, text: string, pointer: string): Finding {
  const reason = ref.startsWith('#')
    ? `${quote('$ref')} is ${quote(ref)}, and the schema holds no such part.`
    : `${quote('$ref')} is ${quote(ref)}, which is not part of the schema; nothing is fetched.`;
  return rejection('schema-dangling-ref', reason, text, pointer);
}

/** ajv passes over a property called `__proto__`; as a pattern it is seen. */
function protoAsPattern(schema: JsonObject): [string, unknown][] {
  const properties = own(schema, 'properties');
  if (!isObject(properties) || !Object.hasOwn(properties, PROTO)) return [];
  const patterns = own(schema, 'patternProperties');
  const entries = isObject(patterns) ? Object.entries(patterns) : [];
  return [['patternProperties', Object.fromEntries([...entries, [`^${PROTO}$`, own(properties, PROTO)]])]];
}

const PROTO = '__proto__';

export function typesIn(type: unknown): readonly string[] {
  const types = isArray(type) ? type : [type];
  return types.filter((name) => typeof name === 'string');
}
