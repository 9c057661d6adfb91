import type { ToolSample } from '../sample.ts';

const SCHEMA = '{ "type":"object", "properties":{ "b":{}, "a":{"type":"string"} }, "required":["b"] }';
const TITLED = '{"title":"find","properties":{}}';

const MCP_ENVELOPES = [
  { name: 'a result', wrap: (tools: string) => `{"tools":${tools},"nextCursor":"x"}` },
  { name: 'in JSON-RPC', wrap: (tools: string) => `{"jsonrpc":"2.0","id":1,"result":{"tools":${tools}}}` },
  { name: 'a bare list', wrap: (tools: string) => tools },
];

export const OTHER_TOOLS: readonly ToolSample[] = [
  {
    name: 'a schema without a title',
    text: `\n${SCHEMA}\n`,
    format: 'JSON Schema',
    tools: [{ name: 'tool', schemaText: SCHEMA }],
  },
  {
    name: 'a schema with a title',
    text: TITLED,
    format: 'JSON Schema',
    tools: [{ name: 'find', schemaText: TITLED }],
  },
  {
    name: 'schemas in a list and in a row',
    text: `[${TITLED}, ${SCHEMA}]\n${TITLED}`,
    format: 'JSON Schema',
    tools: [
      { name: 'find', schemaText: TITLED },
      { name: 'tool', schemaText: SCHEMA },
      { name: 'find', schemaText: TITLED },
    ],
  },
  ...['{"$ref":"#/$defs/a"}', '{"type":["object","null"]}', '{"required":[]}', '{"properties":5}'].map(
    (text) => ({
      name: `a schema that says little: ${text}`,
      text,
      format: 'JSON Schema',
      tools: [{ name: 'tool', schemaText: text }],
    }),
  ),
  {
    name: 'a map of schemas',
    text: `{"find":${SCHEMA},"ping":{},"any":true,"none":null}`,
    format: 'map of name to schema',
    tools: [
      { name: 'find', schemaText: SCHEMA },
      { name: 'ping', schemaText: '{}' },
      { name: 'any', schemaText: 'true' },
      { name: 'none', schemaText: 'null' },
    ],
  },
  {
    name: 'a map whose tools are called like keywords',
    text: `{"type":${SCHEMA},"required":${SCHEMA},"tools":${SCHEMA},"params":${SCHEMA},"__proto__":${SCHEMA},"":${SCHEMA}}`,
    format: 'map of name to schema',
    tools: ['type', 'required', 'tools', 'params', '__proto__', ''].map((name) => ({
      name,
      schemaText: SCHEMA,
    })),
  },
  {
    name: 'a map of empty schemas',
    text: '{"ping":{}}',
    format: 'map of name to schema',
    tools: [{ name: 'ping', schemaText: '{}' }],
  },
  {
    name: 'a map with a name twice',
    text: `{"a":${SCHEMA},"a":{}}`,
    format: 'map of name to schema',
    tools: [
      { name: 'a', schemaText: SCHEMA },
      { name: 'a', schemaText: '{}' },
    ],
  },
  ...MCP_ENVELOPES.map(({ name, wrap }) => ({
    name: `MCP tools/list: ${name}`,
    text: wrap(
      `[{"name":"find","description":"d","inputSchema":${SCHEMA}},{"inputSchema":{},"name":"ping"}]`,
    ),
    format: 'MCP tools/list',
    tools: [
      { name: 'find', schemaText: SCHEMA },
      { name: 'ping', schemaText: '{}' },
    ],
  })),
  {
    name: 'one MCP tool',
    text: `{"name":"find","inputSchema":${SCHEMA},"outputSchema":{"type":"object"}}`,
    format: 'MCP tools/list',
    tools: [{ name: 'find', schemaText: SCHEMA }],
  },
  {
    name: 'a grammar by hand',
    text: '{"params":[{"name":"b","type":"string","required":true},{"name":"a"}],"aliases":{"__proto__":"b"}}',
    format: 'grammar by hand',
    tools: [
      {
        name: 'tool',
        grammar: {
          params: [
            { name: 'b', type: 'string', required: true },
            { name: 'a', type: '', required: false },
          ],
          aliases: Object.fromEntries([['__proto__', 'b']]),
        },
      },
    ],
  },
  {
    name: 'grammars by hand, with a title, without params, with their tool',
    text: '[{"title":"t","params":[]},{"params":null,"aliases":null},{"tool":"move","grammar":{"params":[]}},{"tool":"copy","params":[]}]',
    format: 'grammar by hand',
    tools: [
      { name: 't', grammar: { params: [] } },
      { name: 'tool', grammar: { params: null } },
      { name: 'move', grammar: { params: [] } },
      { name: 'copy', grammar: { params: [] } },
    ],
  },
  {
    name: 'a tool with its schema, as it is and as text',
    text: `{"tool":"a","schema":${SCHEMA}}\n{"tool":"b","schema":${JSON.stringify(SCHEMA)}}`,
    format: 'grammar by hand',
    tools: [
      { name: 'a', schemaText: SCHEMA },
      { name: 'b', schemaText: SCHEMA },
    ],
  },
  {
    name: 'formats mixed in one list',
    text: `[{"name":"find","inputSchema":${SCHEMA}},${TITLED},{"tool":"move","grammar":{"params":[]}}]`,
    format: 'MCP tools/list, JSON Schema, grammar by hand',
    tools: [
      { name: 'find', schemaText: SCHEMA },
      { name: 'find', schemaText: TITLED },
      { name: 'move', grammar: { params: [] } },
    ],
  },
];
