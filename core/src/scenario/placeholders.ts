import { isInteger, survivesDouble } from '../rung/decimal.ts';
import {
  checkJson,
  items,
  type JsonValue,
  members,
  sliceOf,
  stringOf,
  wholeValue,
} from '../rung/json-text.ts';
import { POSITIONAL } from '../rung/loaded-grammar.ts';
import { SchemaPlace } from './schema-place.ts';

/** How a placeholder is chosen: so that it satisfies the schema where the value may, or with no regard to it. */
export type Manner = 'fitting' | 'plain';

/** What is known about the tool of a call. */
export interface Knowledge {
  readonly schemaText?: string | undefined;
  /** The parameter that a key stands for, as a synonym or as itself. */
  readonly paramOf: (key: string) => string;
  /** In the order in which unnamed values are given to them. */
  readonly params: readonly string[];
}

/** Deeper values are left out. */
const DEEPEST = 100;

/**
 * The text of a call's arguments with a placeholder in place of every value: of the same JSON type, and saying nothing
 * of how long or how large it was. Keys stay, and so does the number of items; values stay that the schema itself names
 * (`enum`, `const`, `default`, `examples`), and `null`.
 */
export function withPlaceholders(args: string, knowledge: Knowledge, manner: Manner): string {
  const root = SchemaPlace.of(manner === 'fitting' ? knowledge.schemaText : undefined);
  const named = SchemaPlace.of(knowledge.schemaText).named();
  const value = wholeValue(args);
  if (value !== undefined) return new Shaper(args, named).shape(value, root, 0, knowledge);
  return args.trim() === '' ? '' : withoutJson(args);
}

/** Of a text that breaks off, all up to there is JSON; of any other, no piece is known to be harmless. */
function withoutJson(args: string): string {
  if (checkJson(args)?.truncated !== true) return 'text';
  return args.replace(
    /"(?:[^"\\]|\\.)*(?:"(\s*:)?|$)|-?\d[\d.eE+-]*/gsu,
    (token, isKey: string | undefined) => {
      if (isKey !== undefined) return token;
      if (!token.startsWith('"')) return '0';
      return token.length > 1 && /[^\\](?:\\\\)*"$/su.test(token) ? '"string"' : '"string';
    },
  );
}

class Shaper {
  readonly #text: string;
  /** JSON texts of the values that the schema names. */
  readonly #named: ReadonlySet<string>;

  constructor(text: string, named: ReadonlySet<string>) {
    this.#text = text;
    this.#named = named;
  }

  shape(value: JsonValue, place: SchemaPlace, depth: number, top?: Knowledge): string {
    if (depth > DEEPEST) return value.kind === 'array' ? '[]' : value.kind === 'object' ? '{}' : 'null';
    switch (value.kind) {
      case 'object':
        return this.#object(value, place, depth, top);
      case 'array':
        return this.#array(value, (at) => place.item(at), depth, { keepApart: place.isUnique });
      case 'string': {
        const content = stringOf(this.#text, value) ?? '';
        if (this.#named.has(JSON.stringify(content))) return JSON.stringify(content);
        // A text that is JSON stays one, with its own placeholders.
        const inner = wholeValue(content);
        return JSON.stringify(
          inner === undefined
            ? place.string(content)
            : new Shaper(content, this.#named).shape(
                inner,
                top === undefined ? SchemaPlace.of() : place,
                depth + 1,
                top,
              ),
        );
      }
      case 'number': {
        const token = sliceOf(this.#text, value);
        return this.#named.has(token)
          ? token
          : place.number(token, { isInteger: isInteger(token), isExact: survivesDouble(token) });
      }
      case 'true':
      case 'false':
        return this.#named.has(value.kind) ? value.kind : 'true';
      case 'null':
        return 'null';
    }
  }

  #object(value: JsonValue, place: SchemaPlace, depth: number, top: Knowledge | undefined): string {
    const rows = members(this.#text, value).map(({ key, keyStart, keyEnd, value: inner }) => {
      const token = this.#text.slice(keyStart, keyEnd);
      if (top !== undefined && key === POSITIONAL && inner.kind === 'array') {
        const at = (index: number) => place.property(top.params[index] ?? '');
        return `${token}:${this.#array(inner, at, depth + 1, { keepApart: true })}`;
      }
      return `${token}:${this.shape(inner, place.property(top?.paramOf(key) ?? key), depth + 1)}`;
    });
    return `{${rows.join(',')}}`;
  }

  /** Where it matters that items differ, those that did still do: a swap of equal values could not be seen. */
  #array(
    list: JsonValue,
    at: (index: number) => SchemaPlace,
    depth: number,
    { keepApart }: { readonly keepApart: boolean },
  ): string {
    const sources = new Map<string, string>();
    let more = 1;
    const shaped = items(this.#text, list).map((item, index) => {
      const source = sliceOf(this.#text, item);
      let made = this.shape(item, at(index), depth + 1);
      const former = sources.get(made);
      if (keepApart && former !== undefined && former !== source) {
        more += 1;
        made = another(made, more);
      }
      sources.set(made, source);
      return made;
    });
    return `[${shaped.join(',')}]`;
  }
}

/** A placeholder of the same type that is not the same. */
function another(made: string, number: number): string {
  if (made === 'true') return 'false';
  if (/^-?\d+(?:\.5)?$/u.test(made)) return String(Number(made) + number - 1);
  return /^"\w*"$/u.test(made) ? `"string ${number}"` : made;
}
