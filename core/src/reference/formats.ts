/** A form in which tools or calls are read. */
export interface FormatEntry {
  /** As it stands above the box. */
  readonly name: string;
  readonly text: string;
  /** A text of this form. */
  readonly sample: string;
}

const SCHEMA = '{"type":"object","properties":{"city":{"type":"string"}},"required":["city"]}';

export const TOOL_FORMS: readonly FormatEntry[] = [
  {
    name: 'MCP tools/list',
    text: 'What an MCP server answers to `tools/list`, or one tool of it: `name` and `inputSchema`.',
    sample: `{"tools":[{"name":"get_weather","inputSchema":${SCHEMA}}]}`,
  },
  {
    name: 'OpenAI tools',
    text: 'The `tools` of a chat completion: each has a `function` with its `name` and `parameters`.',
    sample: `[{"type":"function","function":{"name":"get_weather","parameters":${SCHEMA}}}]`,
  },
  {
    name: 'OpenAI responses tools',
    text: 'The same for the responses interface, with `name` and `parameters` beside `type`.',
    sample: `[{"type":"function","name":"get_weather","parameters":${SCHEMA}}]`,
  },
  {
    name: 'Anthropic tools',
    text: 'The `tools` of a messages request: `name` and `input_schema`.',
    sample: `[{"name":"get_weather","input_schema":${SCHEMA}}]`,
  },
  {
    name: 'Gemini tools',
    text: 'Function declarations, in a list of tools or alone. Types in capitals count as the same types.',
    sample: `{"functionDeclarations":[{"name":"get_weather","parameters":${SCHEMA}}]}`,
  },
  {
    name: 'Bedrock tools',
    text: 'The `toolConfig` of a converse request: each tool has a `toolSpec` with its schema under `json`.',
    sample: `{"tools":[{"toolSpec":{"name":"get_weather","inputSchema":{"json":${SCHEMA}}}}]}`,
  },
  {
    name: 'functions',
    text: 'The older `functions` of a chat completion: `name` and `parameters`.',
    sample: `[{"name":"get_weather","parameters":${SCHEMA}}]`,
  },
  {
    name: 'map of name to schema',
    text: 'One object with the names of the tools as keys and their schemas as values.',
    sample: `{"get_weather":${SCHEMA}}`,
  },
  {
    name: 'JSON Schema',
    text: 'A schema alone is one tool. Its name is the `title` of the schema, or else `tool`.',
    sample: SCHEMA,
  },
  {
    name: 'grammar by hand',
    text: 'Parameters as fak takes them: `params` with `name`, `type` and `required`, and `aliases` from synonym to parameter.',
    sample:
      '{"tool":"get_weather","params":[{"name":"city","type":"string","required":true}],"aliases":{"town":"city"}}',
  },
];

export const CALL_FORMS: readonly FormatEntry[] = [
  {
    name: 'tool and args',
    text: 'One object a call. The tool stands under `tool` or `name`, the arguments under `args`, `arguments`, `input` or `parameters`, as an object or as a text. Several calls stand one after another, one a line, or in a list.',
    sample: '{"tool":"get_weather","args":{"city":"Oslo"}}',
  },
  {
    name: 'arguments',
    text: 'Arguments alone belong to the only tool. With several tools nobody can tell, so they are not checked.',
    sample: '{"city":"Oslo"}',
  },
  {
    name: 'OpenAI tool calls',
    text: 'The `tool_calls` of a message, or the whole answer. Arguments are a text there; places in it are mapped back through its escapes.',
    sample:
      '{"tool_calls":[{"id":"c1","function":{"name":"get_weather","arguments":"{\\"city\\":\\"Oslo\\"}"}}]}',
  },
  {
    name: 'OpenAI responses',
    text: 'Items of the type `function_call` in an answer of the responses interface.',
    sample: '{"type":"function_call","name":"get_weather","arguments":"{\\"city\\":\\"Oslo\\"}"}',
  },
  {
    name: 'Anthropic tool use',
    text: 'Blocks of the type `tool_use` in a message, or the whole message.',
    sample: '{"type":"tool_use","id":"t1","name":"get_weather","input":{"city":"Oslo"}}',
  },
  {
    name: 'Gemini function calls',
    text: 'Parts with a `functionCall` in an answer, or alone.',
    sample: '{"functionCall":{"name":"get_weather","args":{"city":"Oslo"}}}',
  },
  {
    name: 'Bedrock tool use',
    text: 'Blocks with a `toolUse` in the message of a converse answer.',
    sample: '{"toolUse":{"toolUseId":"t1","name":"get_weather","input":{"city":"Oslo"}}}',
  },
  {
    name: 'MCP tools/call',
    text: 'Requests of the method `tools/call`, one by one or in a log of the wire.',
    sample:
      '{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"get_weather","arguments":{"city":"Oslo"}}}',
  },
  {
    name: 'LangChain tool calls',
    text: 'The `tool_calls` of an AI message, its `invalid_tool_calls` too, and an agent’s action.',
    sample: '{"tool_calls":[{"name":"get_weather","args":{"city":"Oslo"},"id":"c1","type":"tool_call"}]}',
  },
  {
    name: 'AI SDK tool calls',
    text: 'Parts of the type `tool-call`, with `toolName` and `input`, or `args` in older versions.',
    sample: '{"type":"tool-call","toolCallId":"c1","toolName":"get_weather","input":{"city":"Oslo"}}',
  },
  {
    name: 'agent hooks',
    text: 'What coding agents hand to a hook before a tool is used: `tool_name` and `tool_input`.',
    sample: '{"hook_event_name":"PreToolUse","tool_name":"get_weather","tool_input":{"city":"Oslo"}}',
  },
  {
    name: 'event stream',
    text: 'Server-sent events as they came over the wire. Calls that were streamed in pieces are put together.',
    sample:
      'data: {"choices":[{"delta":{"tool_calls":[{"index":0,"id":"c1","function":{"name":"get_weather","arguments":"{}"}}]}}]}\n\ndata: [DONE]\n',
  },
];

/** What is read as well, told without a sample. */
export const OTHER_FORMS: readonly Omit<FormatEntry, 'sample'>[] = [
  {
    name: 'a whole request or answer',
    text: 'Tools and calls are found inside what was sent and what came back, in logs of one’s own and in traces of OpenTelemetry. A request that was copied as cURL, or a network log (HAR), is read for its bodies; headers and cookies are left out.',
  },
  {
    name: 'what models write',
    text: 'Calls that a model wrote into its text: tags such as `<tool_call>` and `<invoke>`, the tokens of Llama, Mistral, DeepSeek and others, code fences with JSON, and Python calls. Python values are put into JSON.',
  },
  {
    name: 'a log of one’s own',
    text: 'Where nothing is recognised, one says which field of an entry is the tool and which the arguments. The choice travels with the scenario.',
  },
  {
    name: 'a trace',
    text: 'A file of any number of calls, which is read beside the scenario, line by line, and never held whole. No link or file holds it.',
  },
];
