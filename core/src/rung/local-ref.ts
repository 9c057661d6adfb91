import { items, type JsonValue, lastMembers, stringOf } from './json-text.ts';

/**
 * No pointer that a person writes has more steps. One that has is taken to dangle, since walking down a deep text step by
 * step would cost the square of its length.
 */
const MOST_STEPS = 64;

/** The text of a schema, in which references are followed; no part of it is read twice, however many of them lead to it. */
export class SchemaText {
  readonly text: string;
  readonly root: JsonValue;
  private readonly read = new Map<number, ReadonlyMap<string, JsonValue>>();

  constructor(text: string, root: JsonValue) {
    this.text = text;
    this.root = root;
  }

  /** Key → value of its last member, or index → item; none for any other kind of value. */
  parts(value: JsonValue): ReadonlyMap<string, JsonValue> {
    const known = this.read.get(value.start);
    if (known !== undefined) return known;
    const parts =
      value.kind === 'array'
        ? new Map(items(this.text, value).map((item, index) => [`${index}`, item]))
        : lastMembers(this.text, value);
    this.read.set(value.start, parts);
    return parts;
  }

  /** The value that a local reference, such as `#/$defs/Query`, points to. */
  resolve(reference: string): JsonValue | undefined {
    if (!reference.startsWith('#')) return undefined;
    const steps = decodeFragment(reference.slice(1))?.split('/');
    if (steps === undefined || steps[0] !== '' || steps.length > MOST_STEPS + 1) return undefined;
    let at: JsonValue | undefined = this.root;
    for (const step of steps.slice(1)) {
      at = at && this.parts(at).get(step.replaceAll('~1', '/').replaceAll('~0', '~'));
    }
    return at;
  }
}

/** Finds the schema in which a keyword stands: the one that is asked about, or the one that its local `$ref` leads to, and so on. */
export class KeywordFinder {
  private readonly schema: SchemaText;
  private readonly keyword: string;
  /** By the place of the schema; what is still being looked for is `undefined`, so that rings end. */
  private readonly found = new Map<number, JsonValue | undefined>();

  constructor(schema: SchemaText, keyword: string) {
    this.schema = schema;
    this.keyword = keyword;
  }

  /** `undefined` when no schema on the way has the keyword, a reference dangles, or they go round in a ring. */
  from(start: JsonValue): JsonValue | undefined {
    const way: number[] = [];
    let at: JsonValue | undefined = start;
    while (at?.kind === 'object' && !this.found.has(at.start)) {
      const keywords = this.schema.parts(at);
      if (keywords.has(this.keyword)) {
        this.found.set(at.start, at);
        break;
      }
      way.push(at.start);
      this.found.set(at.start, undefined);
      const reference = keywords.get('$ref');
      const pointer = reference && stringOf(this.schema.text, reference);
      at = pointer === undefined ? undefined : this.schema.resolve(pointer);
    }
    const end = at && this.found.get(at.start);
    for (const place of way) this.found.set(place, end);
    return end;
  }
}

function decodeFragment(fragment: string): string | undefined {
  try {
    return decodeURIComponent(fragment);
  } catch {
    // Not a percent-encoding: no reference that could be followed.
    return undefined;
  }
}
