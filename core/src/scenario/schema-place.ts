type Schema = Readonly<Record<string, unknown>>;

interface Format {
  readonly placeholder: string;
  /** About what such a text looks like: one that does not is left wrong. */
  readonly looks: RegExp;
}

const EMAIL: Format = { placeholder: 'name@example.com', looks: /^\S+@\S+$/u };
const ADDRESS: Format = { placeholder: 'https://example.com/', looks: /^[a-z][\w+.-]*:\S*$/iu };

/** The formats that JSON Schema names, with placeholders from the ranges that are kept for examples. */
const FORMATS: ReadonlyMap<unknown, Format> = new Map([
  ['date', { placeholder: '2000-01-01', looks: /^\d{4}-\d\d-\d\d$/u }],
  [
    'date-time',
    {
      placeholder: '2000-01-01T00:00:00Z',
      looks: /^\d{4}-\d\d-\d\d[T ]\d\d:\d\d:\d\d.*(?:Z|[+-]\d\d:?\d\d)$/iu,
    },
  ],
  ['time', { placeholder: '00:00:00Z', looks: /^\d\d:\d\d:\d\d.*(?:Z|[+-]\d\d:?\d\d)$/iu }],
  ['duration', { placeholder: 'P1D', looks: /^P\w+/u }],
  ['email', EMAIL],
  ['idn-email', EMAIL],
  ['hostname', { placeholder: 'example.com', looks: /^[\w.-]+$/u }],
  ['ipv4', { placeholder: '192.0.2.1', looks: /^\d{1,3}(?:\.\d{1,3}){3}$/u }],
  ['ipv6', { placeholder: '2001:db8::1', looks: /^[\da-f:.]*:[\da-f:.]*$/iu }],
  ['uri', ADDRESS],
  ['url', ADDRESS],
  ['uuid', { placeholder: '00000000-0000-4000-8000-000000000000', looks: /^[\da-f-]{36}$/iu }],
]);

const STRING = 'string';
/** Longest text that is written to satisfy a schema, in UTF-16 units. */
const LONGEST = 10_000;
/** Most references that are followed one after another, and parts of a schema that are walked through. */
const MOST = 10_000;
/** A drive letter, its colon, and what a backslash with the next letter became. */
const LOST_BACKSLASH = /(?<![A-Za-z])[A-Za-z]:\p{Cc}[!-~]/u;

/** What a schema says of one value: all subschemas that speak of it. Where nothing is known, there are none. */
export class SchemaPlace {
  readonly #root: unknown;
  readonly #schemas: readonly Schema[];

  private constructor(root: unknown, schemas: readonly Schema[]) {
    this.#root = root;
    this.#schemas = schemas;
  }

  /** The root of a schema; of none, or of one that is no JSON, nothing is known. */
  static of(schemaText?: string): SchemaPlace {
    let root: unknown;
    try {
      root = JSON.parse(schemaText ?? 'null');
    } catch {
      root = null;
    }
    return new SchemaPlace(root, spread(root, root));
  }

  property(key: string): SchemaPlace {
    return this.#inner((schema) => {
      const { properties, additionalProperties } = schema;
      return isSchema(properties) && Object.hasOwn(properties, key) ? properties[key] : additionalProperties;
    });
  }

  item(index: number): SchemaPlace {
    return this.#inner(({ items, prefixItems }) => {
      const first = Array.isArray(prefixItems) ? prefixItems : Array.isArray(items) ? items : [];
      return index < first.length ? first[index] : items;
    });
  }

  get isUnique(): boolean {
    return this.#schemas.some(({ uniqueItems }) => uniqueItems === true);
  }

  /** A placeholder that is right where the text may be right, and wrong where its length is wrong. */
  string(content: string): string {
    if (LOST_BACKSLASH.test(content)) return 'C:\ttext';
    const format = this.#schemas
      .map((schema) => FORMATS.get(schema.format))
      .find((known) => known !== undefined);
    if (format?.looks.test(content)) return format.placeholder;
    const min = Math.min(LONGEST, this.#largest('minLength', 0));
    const max = this.#smallest('maxLength', Number.POSITIVE_INFINITY);
    if (content.length < min) return '';
    if (content.length > max) return max < LONGEST ? 'x'.repeat(max + 1) : STRING;
    return STRING.padEnd(min, 'x').slice(0, Math.min(max, LONGEST));
  }

  /** A number of the same kind that keeps the same limits, as far as a few tries find one. */
  number(
    token: string,
    { isInteger, isExact }: { readonly isInteger: boolean; readonly isExact: boolean },
  ): string {
    if (!isExact) return isInteger ? '9007199254740993' : '0.10000000000000001';
    const min = this.#largest('minimum', Number.NEGATIVE_INFINITY);
    const max = this.#smallest('maximum', Number.POSITIVE_INFINITY);
    const above = this.#largest('exclusiveMinimum', Number.NEGATIVE_INFINITY);
    const below = this.#smallest('exclusiveMaximum', Number.POSITIVE_INFINITY);
    const step = this.#largest('multipleOf', 0);
    const keeps = (number: number) =>
      number >= min &&
      number <= max &&
      number > above &&
      number < below &&
      (step === 0 || number % step === 0);
    const is = keeps(Number(token));
    const around = [
      0,
      1,
      -1,
      min,
      min - 1,
      max,
      max + 1,
      above,
      above + 1,
      below,
      below - 1,
      step,
      step * Math.ceil(min / step),
    ];
    const tries = isInteger ? around : around.map((number) => number + 0.5);
    const fits = (number: number) =>
      Math.abs(number) < 1e15 && Number.isInteger(number) === isInteger && keeps(number) === is;
    return String(tries.find(fits) ?? (isInteger ? 0 : 0.5));
  }

  /** JSON texts of all plain values that the schema names. */
  named(): ReadonlySet<string> {
    const named = new Set<string>();
    const waiting: unknown[] = [this.#root];
    for (let walked = 0; waiting.length > 0 && walked < MOST; walked += 1) {
      const part = waiting.pop();
      if (Array.isArray(part)) waiting.push(...part.slice(0, MOST));
      if (!isSchema(part)) continue;
      for (const [key, value] of Object.entries(part)) {
        const values =
          key === 'enum' || key === 'examples' ? value : key === 'const' || key === 'default' ? [value] : [];
        if (Array.isArray(values))
          for (const each of values)
            if (typeof each !== 'object' || each === null) named.add(JSON.stringify(each));
        if (typeof value === 'object') waiting.push(value);
      }
    }
    return named;
  }

  #inner(of: (schema: Schema) => unknown): SchemaPlace {
    return new SchemaPlace(
      this.#root,
      this.#schemas.flatMap((schema) => spread(of(schema), this.#root)),
    );
  }

  #largest(key: string, none: number): number {
    return Math.max(none, ...this.#numbers(key));
  }

  #smallest(key: string, none: number): number {
    return Math.min(none, ...this.#numbers(key));
  }

  #numbers(key: string): number[] {
    return this.#schemas.map((schema) => schema[key]).filter((value) => typeof value === 'number');
  }
}

/** A schema with all that stands beside it in unions and behind local references. */
function spread(schema: unknown, root: unknown): Schema[] {
  const found = new Set<Schema>();
  const waiting: unknown[] = [schema];
  while (waiting.length > 0 && found.size < 100) {
    const next = waiting.pop();
    if (!isSchema(next) || found.has(next)) continue;
    found.add(next);
    for (const key of ['allOf', 'anyOf', 'oneOf']) {
      const members = next[key];
      if (Array.isArray(members)) waiting.push(...members.slice(0, 100));
    }
    if (typeof next.$ref === 'string') waiting.push(behind(next.$ref, root));
  }
  return [...found];
}

function behind(ref: string, root: unknown): unknown {
  if (!ref.startsWith('#/')) return ref === '#' ? root : undefined;
  let part = root;
  for (const step of ref.slice(2).split('/')) {
    const key = step.replaceAll('~1', '/').replaceAll('~0', '~');
    if (typeof part !== 'object' || part === null || !Object.hasOwn(part, key)) return undefined;
    part = new Map<string, unknown>(Object.entries(part)).get(key);
  }
  return part;
}

function isSchema(value: unknown): value is Schema {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
