import fc from 'fast-check';
import type { Grammar, ToolCall } from '../../src/index.ts';

/** Names that have bitten JavaScript programs, beside plain ones; few, so that keys, params and synonyms meet often. */
export const ODD_NAMES = [
  '__proto__',
  'constructor',
  'toString',
  '',
  '10',
  '9',
  '\ud800',
  '\udc00',
  '😀',
  'é"\\<&>\u2028',
];

export const name = fc.constantFrom('a', 'b', 'c', 'path', '_positional', 'named:a', ...ODD_NAMES);

const param = fc.record({
  name,
  type: fc.constantFrom('string', 'number', ''),
  required: fc.boolean(),
});

/** Entries rather than a record, so that `__proto__` is a key like any other. */
export function recordOf<T>(entries: readonly (readonly [string, T])[]): Record<string, T> {
  return Object.fromEntries(entries);
}

export const grammar: fc.Arbitrary<Grammar> = fc.record({
  params: fc.option(fc.array(param, { maxLength: 4 })),
  aliases: fc.array(fc.tuple(name, name), { maxLength: 4 }).map(recordOf),
});

/** Grammars without twin names, at least one param required, none called `_positional` (such a key is never missing). */
export const plainGrammar = fc
  .uniqueArray(
    param.filter((each) => each.name !== '_positional'),
    { selector: (each) => each.name, minLength: 1, maxLength: 5 },
  )
  .filter((params) => params.some(({ required }) => required))
  .map((params) => ({ params }));

/** JSON text of a value, as no printer would write it. */
export const value = fc.constantFrom(
  '1',
  '1.0',
  '9007199254740993',
  '1e400',
  '-0',
  '"\\u0041"',
  '"😀"',
  'null',
  'true',
  '[ ]',
  '{"a" :[1 ,2]}',
);

const token = (text: string) => fc.constantFrom(JSON.stringify(text), escaped(text));

/** The key with every unit escaped. */
function escaped(text: string): string {
  const units = Array.from({ length: text.length }, (_, at) =>
    text.charCodeAt(at).toString(16).padStart(4, '0'),
  );
  return `"${units.map((unit) => `\\u${unit}`).join('')}"`;
}

const space = fc.constantFrom('', ' ', '\n  ');

const list = fc.array(value, { maxLength: 5 }).map((values) => `[${values.join(', ')}]`);

const member = fc.oneof(
  { weight: 4, arbitrary: fc.tuple(name.chain(token), value) },
  { weight: 1, arbitrary: fc.tuple(fc.constant('"_positional"'), fc.oneof(list, value)) },
);

/** Objects with repeated keys, odd spacing and escaped keys. */
export const objectText = fc
  .tuple(fc.array(member, { maxLength: 5 }), space, space)
  .map(([members, before, after]) => {
    const inside = members.map(([key, text]) => `${before}${key}${after}:${before}${text}${after}`).join(',');
    return `${before}{${inside}}${after}`;
  });

/** Any text as args: mostly objects, some cut short, some anything. */
export const argsText = fc.oneof(
  { weight: 6, arbitrary: objectText },
  { weight: 1, arbitrary: fc.tuple(objectText, fc.nat(60)).map(([text, cut]) => text.slice(0, cut)) },
  {
    weight: 1,
    arbitrary: fc.oneof(fc.constantFrom('', 'null', ' \n', '[]', '"a"', '{}', 'not json'), fc.json()),
  },
  { weight: 1, arbitrary: fc.string({ unit: 'binary' }) },
);

export const call: fc.Arbitrary<ToolCall> = fc.record({ tool: name, args: argsText });

/** Schemas near to what can be loaded, and anything else. */
export const schemaText = fc.oneof(
  fc
    .record(
      {
        properties: fc.oneof(
          fc
            .array(
              fc.tuple(
                name,
                fc.constantFrom<unknown>({}, { type: 'string' }, { type: null }, null, true, { type: [] }),
              ),
            )
            .map(recordOf),
          fc.constantFrom<unknown>(null, [], 'a'),
        ),
        required: fc.oneof(
          fc.array(fc.oneof(name, fc.constant(null))),
          fc.constantFrom<unknown>(null, 'a', [1]),
        ),
      },
      { requiredKeys: [] },
    )
    .map((schema) => JSON.stringify(schema)),
  fc.json(),
  fc.string(),
);
