import fc from 'fast-check';
import type { Profile, Scenario } from '../../src/index.ts';

const param = fc.constantFrom('a', 'b', 'path', 'c_d', 'é"\\', '__proto__');
const key = fc.oneof(
  { weight: 3, arbitrary: param },
  fc.constantFrom(
    'file',
    'x/y',
    'pathh',
    'cD',
    'named:a',
    'named:path',
    'arguments',
    '_positional',
    '',
    '10',
  ),
);
const value = fc.constantFrom(
  ...[
    '1',
    '"x"',
    'null',
    'true',
    '1.5',
    '[]',
    '[1,"x"]',
    '["x"]',
    '{"a":1}',
    '"[1]"',
    '" {\\"a\\":1}"',
    '"1"',
  ],
  ...[
    '{"path":"x","a":1,"b":2}',
    '"{\\"path\\":\\"x\\"}"',
    '{}',
    '1e400',
    '"C:\\\\temp"',
    '"true"',
    '"Low"',
    '"HIGH"',
  ],
);
const type = fc.constantFrom('string', 'integer', 'array', 'object', 'boolean', 'number');
const property = fc.oneof(
  { weight: 4, arbitrary: type.map((name) => ({ type: name })) },
  fc.uniqueArray(type, { minLength: 1, maxLength: 3 }).map((names) => ({ type: names })),
  fc.constant({ enum: ['low', 'high'] }),
  fc.constantFrom({}, { anyOf: [{ type: 'string' }, { type: 'null' }] }, { type: 'string', minLength: 2 }),
);

const schema = fc
  .record({
    properties: fc.uniqueArray(fc.tuple(key, property, fc.boolean()), {
      maxLength: 4,
      selector: ([name]) => name,
    }),
    others: fc.constantFrom(undefined, undefined, false, true),
  })
  .map(({ properties, others }) => {
    const entries = properties.map(([name, part]) => `${JSON.stringify(name)}:${JSON.stringify(part)}`);
    const required = properties.filter(([, , needed]) => needed).map(([name]) => JSON.stringify(name));
    const closed = others === undefined ? '' : `,"additionalProperties":${others}`;
    return `{"type":"object","properties":{${entries.join()}},"required":[${required.join()}]${closed}}`;
  });

const space = fc.constantFrom('', ' ', '\n  ');
const object = fc
  .tuple(fc.array(fc.tuple(key, value, space, space), { maxLength: 5 }), space)
  .map(([members, end]) => {
    const written = members.map(
      ([name, text, before, after]) => `${before}${JSON.stringify(name)}:${after}${text}`,
    );
    return `{${written.join()}${end}}`;
  });
const unnamed = fc
  .tuple(fc.array(value, { maxLength: 3 }), object)
  .map(([values, rest]) =>
    rest.replace('{', `{"_positional":[${values.join()}]${rest.includes(':') ? ',' : ''}`),
  );
const args = fc.oneof(
  { weight: 3, arbitrary: unnamed },
  { weight: 6, arbitrary: object },
  value,
  object.map((text) => JSON.stringify(text)),
  object.map((text) => `\`\`\`json\n${text}\n\`\`\``),
  object.map((text) => `<tool_call>${text}`),
  object.map((text) => `{}${text}`),
  object.map((text) => text.replace('}', ',}')),
  object.map((text) => text.replaceAll('"', "'")),
  fc.tuple(object, fc.nat(60)).map(([text, length]) => text.slice(0, length)),
  fc.constantFrom('', 'null', '[]', '[1,2]', '"x"', '5'),
);

/** Scenarios full of slips: tools with aliases, and calls that come in every shape, as they are and as text. */
export const anyCalls: fc.Arbitrary<Scenario> = fc
  .record({
    schemas: fc.array(schema, { minLength: 1, maxLength: 2 }),
    calls: fc.array(fc.tuple(fc.nat(1), args, fc.boolean()), { minLength: 1, maxLength: 3 }),
    aliases: fc.array(fc.tuple(fc.constantFrom('file', 'x/y', 'b', '10'), fc.oneof(param, key)), {
      maxLength: 4,
    }),
    profile: fc.constantFrom<Profile>('fak', 'sound'),
  })
  .map(({ schemas, calls, aliases, profile }) => ({
    rung: 1,
    tools: `{"tools":[${schemas.map((text, index) => `{"name":"t${index}","inputSchema":${text}}`).join()}]}`,
    calls: calls
      .map(([tool, text, escaped]) => {
        const isJson = !escaped && isValid(text);
        return `{"tool":"t${Math.min(tool, schemas.length - 1)}","args":${isJson ? text : JSON.stringify(text)}}`;
      })
      .join('\n'),
    aliases: Object.fromEntries([['t0', Object.fromEntries(aliases)]]),
    profile,
  }));

/** Text that stands as args without being taken for text that wraps them. */
function isValid(text: string): boolean {
  try {
    return typeof JSON.parse(text) !== 'string';
  } catch {
    return false;
  }
}
