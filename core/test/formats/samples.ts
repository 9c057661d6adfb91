/** What is read from a text: texts of every format, with what they hold. */
export interface CallSample {
  readonly name: string;
  readonly text: string;
  readonly format: string;
  readonly calls: readonly { readonly tool?: string; readonly args: string }[];
}

export interface ToolSample {
  readonly name: string;
  readonly text: string;
  readonly format: string;
  readonly tools: readonly {
    readonly name: string;
    readonly schemaText?: string;
    readonly grammar?: object;
  }[];
}

const ARGS = '{ "city":"Os\\u006co", "days": 1.0, "id":9007199254740993 }';
const read = { tool: 'read_file', args: '{"path":"a"}' };
const move = { tool: 'move', args: '{"_positional":["a","b"]}' };

export const CALL_SAMPLES: readonly CallSample[] = [
  { name: 'bare args', text: ` ${ARGS}\n`, format: 'arguments', calls: [{ args: ARGS }] },
  { name: 'empty bare args', text: '{}', format: 'arguments', calls: [{ args: '{}' }] },
  {
    name: 'a list of bare args',
    text: '[{"a":1}, {"b":[{}]}]',
    format: 'arguments',
    calls: [{ args: '{"a":1}' }, { args: '{"b":[{}]}' }],
  },
  {
    name: 'lines of bare args',
    text: '{"a":1}\n\n{"b":2}\r\n',
    format: 'arguments, JSON Lines',
    calls: [{ args: '{"a":1}' }, { args: '{"b":2}' }],
  },
  {
    name: 'tool and args',
    text: `{"id":7,"tool":"weather","args":${ARGS},"at":"noon"}`,
    format: 'tool and args',
    calls: [{ tool: 'weather', args: ARGS }],
  },
  {
    name: 'tool and args as text',
    text: `{"args":${JSON.stringify(ARGS)},"tool":"weath\\u0065r"}`,
    format: 'tool and args',
    calls: [{ tool: 'weather', args: ARGS }],
  },
  {
    name: 'args that are no object',
    text: ['null', '[1]', '5', '""', '"no JSON"', 'true']
      .map((args) => `{"tool":"t","args":${args}}`)
      .join('\n'),
    format: 'JSON Lines',
    calls: ['null', '[1]', '5', '', 'no JSON', 'true'].map((args) => ({ tool: 't', args })),
  },
  {
    name: 'names that bite',
    text: '{"tool":"__proto__","args":{"__proto__":1}}\n{"tool":"","args":{}}\n{"tool":"\\ud800","args":{}}',
    format: 'JSON Lines',
    calls: [
      { tool: '__proto__', args: '{"__proto__":1}' },
      { tool: '', args: '{}' },
      { tool: '\ud800', args: '{}' },
    ],
  },
  {
    name: 'a key twice: the last counts',
    text: '{"tool":"a","tool":"b","args":{"x":1},"args":{"x":2}}',
    format: 'tool and args',
    calls: [{ tool: 'b', args: '{"x":2}' }],
  },
  {
    name: 'a list',
    text: JSON.stringify([
      { tool: 'read_file', args: { path: 'a' } },
      { tool: 'move', args: { _positional: ['a', 'b'] } },
    ]),
    format: 'tool and args',
    calls: [read, move],
  },
  {
    name: 'values in a row, written over several lines',
    text: `{\n  "tool": "read_file",\n  "args": ${read.args}\n}\n{\n  "tool": "move",\n  "args": ${move.args}\n}`,
    format: 'JSON values',
    calls: [read, move],
  },
  {
    name: 'values in a row on one line, with and without a comma',
    text: `{"tool":"read_file","args":${read.args}},{"tool":"move","args":${move.args}} {"tool":"t","args":{}}`,
    format: 'JSON Lines',
    calls: [read, move, { tool: 't', args: '{}' }],
  },
  {
    name: 'lines that are lists',
    text: `[{"tool":"read_file","args":${read.args}}]\n[{"tool":"move","args":${move.args}}]\n`,
    format: 'JSON Lines',
    calls: [read, move],
  },
  {
    name: 'a byte order mark before it',
    text: `\uFEFF{"tool":"read_file","args":${read.args}}`,
    format: 'tool and args',
    calls: [read],
  },
  {
    name: 'an OpenAI tool call',
    text: `{"id":"call_1","type":"function","function":{"name":"weather","arguments":${JSON.stringify(ARGS)}}}`,
    format: 'OpenAI tool calls',
    calls: [{ tool: 'weather', args: ARGS }],
  },
  {
    name: 'OpenAI arguments that are empty, an object, cut, or left out',
    text: ['"arguments":""', '"arguments":{"a":1.0}', '"arguments":"{\\"a\\":"', '"x":1']
      .map((member) => `{"id":"c","type":"function","function":{"name":"t",${member}}}`)
      .join('\n'),
    format: 'OpenAI tool calls, JSON Lines',
    calls: ['', '{"a":1.0}', '{"a":', ''].map((args) => ({ tool: 't', args })),
  },
  {
    name: 'an OpenAI message',
    text: JSON.stringify(
      {
        role: 'assistant',
        content: null,
        tool_calls: [
          { id: 'c1', type: 'function', function: { name: 'read_file', arguments: read.args } },
          { id: 'c2', type: 'function', function: { name: 'move', arguments: move.args } },
        ],
      },
      null,
      2,
    ),
    format: 'OpenAI tool calls',
    calls: [read, move],
  },
  {
    name: 'OpenAI messages of which some call nothing',
    text: JSON.stringify([
      { role: 'user', content: 'Read it.' },
      { role: 'assistant', tool_calls: [{ id: 'c', function: { name: 'read_file', arguments: read.args } }] },
      { role: 'tool', tool_call_id: 'c', content: '{"tool":"x","args":{}}' },
    ]),
    format: 'OpenAI tool calls',
    calls: [read],
  },
  {
    name: 'formats mixed',
    text: `{"tool":"read_file","args":${read.args}}\n{"id":"c","function":{"name":"move","arguments":${JSON.stringify(move.args)}}}`,
    format: 'OpenAI tool calls, JSON Lines',
    calls: [read, move],
  },
];

const SCHEMA = '{ "type":"object", "properties":{ "b":{}, "a":{"type":"string"} }, "required":["b"] }';
const TITLED = '{"title":"find","properties":{}}';

const MCP_ENVELOPES = [
  { name: 'a result', wrap: (tools: string) => `{"tools":${tools},"nextCursor":"x"}` },
  { name: 'in JSON-RPC', wrap: (tools: string) => `{"jsonrpc":"2.0","id":1,"result":{"tools":${tools}}}` },
  { name: 'a bare list', wrap: (tools: string) => tools },
];

export const TOOL_SAMPLES: readonly ToolSample[] = [
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
