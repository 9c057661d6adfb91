import type { Finding } from '../finding.ts';
import { pointer as pointerTo } from '../findings/pointer.ts';
import { quote, quoteList } from '../quote.ts';
import { aboutSchema, dangling, rejection } from './about-schema.ts';
import { type Draft, ignoresBesideRef } from './draft.ts';
import { endlessRef } from './endless-ref.ts';
import { patternOf } from './engine.ts';
import { isArray, isObject, type JsonObject, own } from './json-object.ts';
import type { ReadSchema } from './read-schema.ts';
import { Refs } from './refs.ts';
import { withSpecialNames } from './special-names.ts';
import { TYPES, typesIn } from './types.ts';

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

/** Reads one schema part by part. */
export class SchemaReading {
  private readonly root: JsonObject;
  private readonly text: string;
  private readonly named: Draft | undefined;
  private readonly written = new WeakMap<object, JsonObject>();
  private readonly parts: JsonObject[] = [];
  private readonly references: Refs;
  private readonly refs: { ref: string; pointer: string }[] = [];
  private readonly foreignTypes: { name: string; pointer: string }[] = [];
  private itemsList: string | undefined;
  private rejected: Finding | undefined;

  constructor(root: JsonObject, text: string, named: Draft | undefined) {
    this.root = root;
    this.references = new Refs(root);
    this.text = text;
    this.named = named;
  }

  read(): ReadSchema | Finding {
    const schema = this.schema(this.root, [], true);
    const [foreign] = this.foreignTypes;
    if (foreign !== undefined) {
      const names = [...new Set(this.foreignTypes.map(({ name }) => name))];
      const reason = `${quoteList(names)} ${names.length === 1 ? 'is no type' : 'are no types'} of JSON Schema, which knows ${quoteList(TYPES)}.`;
      return rejection('schema-unknown-type', reason, this.text, foreign.pointer);
    }
    if (this.rejected !== undefined) return this.rejected;
    const types = typesIn(own(schema, 'type'));
    if (types.length > 0 && !types.includes('object')) {
      const said = `The schema's type is ${quoteList(typesIn(own(this.root, 'type')))}; the arguments of a call are an object.`;
      return rejection('schema-not-object', said, this.text, '/type');
    }
    const hints: Finding[] = [];
    if (this.named === undefined && this.itemsList !== undefined) {
      const said = `${quote('items')} is a list here, which draft 2020-12 calls ${quote('prefixItems')}; since ${quote('$schema')} names no draft, the schema is read as 2019-09.`;
      hints.push(aboutSchema('schema-array-items', 'hint', said, this.text, this.itemsList));
    }
    const draft = this.named ?? (this.itemsList === undefined ? '2020-12' : '2019-09');
    const endless = endlessRef(schema, this.parts, draft);
    if (endless !== undefined) {
      const reason = `${quote('$ref')} to ${quote(endless)} leads back to itself without looking at a part of the call.`;
      const pointer = this.refs.find(({ ref }) => ref === endless)?.pointer;
      return rejection('schema-endless-ref', reason, this.text, pointer);
    }
    return { draft, schema, written: this.written, refs: this.refs, hints };
  }

  /** `sure` is false for parts that no keyword makes a schema, though a `$ref` may lead there: nothing is rejected in them. */
  private schema(written: JsonObject, steps: readonly string[], sure: boolean): JsonObject {
    const entries: [string, unknown][] = [];
    for (const [keyword, value] of Object.entries(written)) {
      if (sure && this.isLeftOut(keyword, value, written, steps)) continue;
      entries.push(this.keyword(keyword, value, [...steps, keyword], sure));
    }
    const schema = withSpecialNames(Object.fromEntries(entries));
    this.written.set(schema, written);
    if (sure) this.parts.push(schema);
    return schema;
  }

  /** What ajv would refuse or obey although JSON Schema does not know it. */
  private isLeftOut(keyword: string, value: unknown, schema: JsonObject, steps: readonly string[]): boolean {
    const besideRef =
      steps.length > 0 &&
      this.named !== undefined &&
      ignoresBesideRef(this.named) &&
      typeof own(schema, '$ref') === 'string';
    if (keyword === 'id') return this.named !== '04' || besideRef;
    if (keyword === '$id') return besideRef;
    if (keyword === 'nullable') return value !== true || !Object.hasOwn(schema, 'type');
    return keyword === '$async' || INFORMING.has(keyword);
  }

  private keyword(
    keyword: string,
    value: unknown,
    steps: readonly string[],
    sure: boolean,
  ): [string, unknown] {
    if (typeof value === 'string' && (keyword === '$ref' || keyword === '$dynamicRef')) {
      return this.ref(keyword, value, steps);
    }
    if (keyword === 'type') return [keyword, this.type(value, steps, sure)];
    if (keyword === 'pattern' && sure) this.pattern(value, steps);
    if (VALUES.has(keyword)) return [keyword, value];
    if (isArray(value)) return [keyword, this.list(keyword, value, steps, sure)];
    if (!isObject(value)) return [keyword, value];
    if (MAP.has(keyword)) return [keyword, this.map(keyword, value, steps, sure)];
    return [keyword, this.schema(value, steps, sure && ONE.has(keyword))];
  }

  private list(keyword: string, list: readonly unknown[], steps: readonly string[], sure: boolean): unknown {
    if (!LIST.has(keyword)) return list;
    if (keyword === 'items' && sure) this.itemsList ??= pointerTo(...steps);
    return list.map((item, index) => this.part(item, [...steps, String(index)], sure));
  }

  private map(keyword: string, map: JsonObject, steps: readonly string[], sure: boolean): unknown {
    const entries = Object.entries(map).map(([name, part]): [string, unknown] => {
      if (keyword === 'patternProperties' && sure) this.pattern(name, [...steps, name]);
      return [name, this.part(part, [...steps, name], sure)];
    });
    return Object.fromEntries(entries);
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
    if (sure) this.foreignTypes.push({ name: value, pointer: pointerTo(...steps) });
    return value;
  }

  private pattern(value: unknown, steps: readonly string[]): void {
    if (typeof value !== 'string') return;
    try {
      patternOf(value, 'u');
    } catch {
      const reason = `The pattern ${quote(value)} is no regular expression.`;
      this.rejected ??= rejection('schema-bad-pattern', reason, this.text, pointerTo(...steps));
    }
  }

  private ref(keyword: string, ref: string, steps: readonly string[]): [string, string] {
    const pointer = pointerTo(...steps);
    this.refs.push({ ref, pointer });
    if (this.references.leadsToNoSchema(ref)) this.rejected ??= dangling(ref, this.text, pointer);
    return this.references.rewritten(keyword, ref);
  }
}
