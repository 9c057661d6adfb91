import type { ToolSample } from '../sample.ts';

const SCHEMA = '{ "type":"object", "properties":{ "b":{}, "a":{"type":"string"} }, "required":["b"] }';
const find = { name: 'find', schemaText: SCHEMA };
const ping = { name: 'ping', schemaText: '{}' };

const chat = `[{"type":"function","function":{"name":"find","description":"d","parameters":${SCHEMA},"strict":true}},{"type":"function","function":{"name":"ping"}}]`;
const flat = `[{"type":"function","name":"find","parameters":${SCHEMA},"strict":true},{"type":"function","name":"ping"}]`;
const functions = `[{"name":"find","description":"d","parameters":${SCHEMA}},{"name":"ping","parameters":{}}]`;
const anthropic = `[{"name":"find","description":"d","input_schema":${SCHEMA}},{"name":"ping","input_schema":{}}]`;
const bedrock = `[{"toolSpec":{"name":"find","inputSchema":{"json":${SCHEMA}}}},{"toolSpec":{"name":"ping","inputSchema":{"json":{}}}}]`;

/** A list alone, its first tool alone, and the list in everything in which it is sent. */
function everywhere(
  format: string,
  list: string,
  wraps: readonly ((list: string) => string)[],
): ToolSample[] {
  const [first] = JSON.parse(list);
  const one = JSON.stringify(first);
  return [
    { name: `${format}, a list`, text: list, format, tools: [find, ping] },
    {
      name: `${format}, one`,
      text: one,
      format,
      tools: [{ name: 'find', schemaText: JSON.stringify(JSON.parse(SCHEMA)) }],
    },
    ...wraps.map((wrap, index) => ({
      name: `${format}, in a body (${index + 1})`,
      text: wrap(list),
      format,
      tools: [find, ping],
    })),
  ];
}

export const PROVIDERS: readonly ToolSample[] = [
  ...everywhere('OpenAI tools', chat, [
    (tools) =>
      `{"model":"m","messages":[{"role":"user","content":"Go."}],"tools":${tools},"tool_choice":"auto"}`,
    (tools) => `{"custom_id":"1","method":"POST","url":"/v1/chat/completions","body":{"tools":${tools}}}`,
    (tools) => `{"request":{"params":{"options":{"tools":${tools}}}}}`,
  ]),
  ...everywhere('OpenAI responses tools', flat, [
    (tools) => `{"model":"m","input":[{"role":"user","content":"Go."}],"tools":${tools}}`,
    (tools) => `{"type":"session.update","session":{"modalities":["text"],"tools":${tools}}}`,
    (tools) => `{"tools":[{"type":"namespace","name":"crm","tools":${tools}}]}`,
  ]),
  ...everywhere('functions', functions, [
    (list) => `{"model":"m","messages":[],"functions":${list},"function_call":"auto"}`,
  ]),
  ...everywhere('Anthropic tools', anthropic, [
    (tools) => `{"model":"m","max_tokens":9,"messages":[{"role":"user","content":"Go."}],"tools":${tools}}`,
  ]),
  ...everywhere('Bedrock tools', bedrock, [
    (tools) => `{"modelId":"m","toolConfig":{"tools":${tools},"toolChoice":{"auto":{}}}}`,
  ]),
  {
    name: 'a specification of Bedrock alone',
    text: `{"name":"find","description":"d","inputSchema":{"json":${SCHEMA}}}`,
    format: 'Bedrock tools',
    tools: [find],
  },
  ...[
    `{"contents":[],"tools":[{"functionDeclarations":[{"name":"find","parameters":${SCHEMA}},{"name":"none"}]},{"functionDeclarations":[{"name":"ping","parametersJsonSchema":{}}]}]}`,
    `{"config":{"tools":[{"function_declarations":[{"name":"find","parameters":${SCHEMA}},{"name":"none"},{"name":"ping","parameters_json_schema":{}}]}]}}`,
    `{"functionDeclarations":[{"name":"find","parameters":${SCHEMA}},{"name":"none"},{"name":"ping","parameters":{}}]}`,
  ].map((text, index) => ({
    name: `Gemini tools (${index + 1})`,
    text,
    format: 'Gemini tools',
    tools: [find, { name: 'none', schemaText: '{}' }, ping],
  })),
  {
    name: 'a declaration of Gemini alone, types as written',
    text: '{"name":"find","parameters":{"type":"OBJECT","properties":{"a":{"type":"STRING"}}}}',
    format: 'Gemini tools',
    tools: [{ name: 'find', schemaText: '{"type":"OBJECT","properties":{"a":{"type":"STRING"}}}' }],
  },
  {
    name: 'tools of all providers in one list',
    text: `[{"type":"function","function":{"name":"a","parameters":{}}},{"type":"function","name":"b"},{"name":"c","parameters":{}},{"name":"d","input_schema":{}},{"functionDeclarations":[{"name":"e"}]},{"toolSpec":{"name":"f","inputSchema":{"json":{}}}},{"name":"g","inputSchema":{}},{"tool":"h","grammar":{"params":[]}}]`,
    format:
      'OpenAI tools, OpenAI responses tools, functions, Anthropic tools, Gemini tools, Bedrock tools, MCP tools/list, grammar by hand',
    tools: [
      ...['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((name) => ({ name, schemaText: '{}' })),
      { name: 'h', grammar: { params: [] } },
    ],
  },
  {
    name: 'tools that run at the provider',
    text: '{"tools":[{"type":"web_search_20250305","name":"web_search","max_uses":5},{"name":"find","input_schema":{}},{"type":"code_interpreter","container":{"type":"auto"}},{"googleSearch":{}},{"type":"custom","name":"patch","format":{"type":"text"}}]}',
    format: 'built-in tools, Anthropic tools',
    tools: [{ name: 'find', schemaText: '{}' }],
    problems: [
      ['not-understood', '{"type":"web_search_20250305","name":"web_search","max_uses":5}'],
      ['not-understood', '{"type":"code_interpreter","container":{"type":"auto"}}'],
      ['not-understood', '{"googleSearch":{}}'],
      ['not-understood', '{"type":"custom","name":"patch","format":{"type":"text"}}'],
    ],
  },
  {
    name: 'MCP tools/list as an event',
    text: `event: message\ndata: {"jsonrpc":"2.0","id":1,"result":{"tools":[{"name":"find","inputSchema":${SCHEMA}}]}}\n\n`,
    format: 'MCP tools/list',
    tools: [find],
  },
  {
    name: 'comments and commas too many',
    text: '// My tools\n[\n  {\n    "name": "find", // finds\n    "input_schema": {"type": "object", /* "a": 1, */ "properties": {"url": {"const": "http://a//b,]"}, /* none */ }},\n  },\n]\n',
    format: 'Anthropic tools',
    tools: [
      {
        name: 'find',
        schemaText: `{"type": "object",${' '.repeat(15)}"properties": {"url": {"const": "http://a//b,]"} ${' '.repeat(12)}}}`,
      },
    ],
  },
];
