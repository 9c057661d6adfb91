/** A text as models write it, and the calls in it: tool and args, to the character. */
export interface Sample {
  readonly text: string;
  readonly calls: readonly (readonly [tool: string, args: string])[];
}

/** One at least for each opening of the table; none of them holds thoughts. */
export const SAMPLES: readonly Sample[] = [
  // JSON behind a marker: args keep every character.
  sample(
    '<tool_call>\n{"name": "f", "arguments": {"a": 1.0,  "b":"\\u00e9"}}\n</tool_call>',
    'f',
    '{"a": 1.0,  "b":"\\u00e9"}',
  ),
  sample('<tool_call>{"arguments": "{\\"a\\": 1}", "name": "f"}</tool_call>', 'f', '{"a": 1}'),
  sample('<tool_call>{"name": "f"}</tool_call>', 'f', ''),
  sample('<tool_call>\n```json\n{"name": "f", "arguments": {}}\n```\n</tool_call>', 'f', '{}'),
  sample(
    '<tool_call>{"name":"f","arguments":{"note":"</tool_call>"}}</tool_call>',
    'f',
    '{"note":"</tool_call>"}',
  ),
  sample('<tool_calls>[{"name": "f", "arguments": {"a": 1}}]</tool_calls>', 'f', '{"a": 1}'),
  sample(
    '<tool_calls>\n{"name": "f", "arguments": {"a": 1}}\n{"name": "g", "arguments": {}}\n</tool_calls>',
    'f',
    '{"a": 1}',
    'g',
    '{}',
  ),
  sample('<function_call> {"name": "f", "arguments": {"a": 1}}', 'f', '{"a": 1}'),
  sample('<function_calls>[{"name": "f", "arguments": null}]</function_calls>', 'f', 'null'),
  sample('<TOOLCALL>[{"name": "f", "arguments": {"a": 1}}]</TOOLCALL>', 'f', '{"a": 1}'),
  sample('<longcat_tool_call>{"name": "f", "arguments": {}}</longcat_tool_call>', 'f', '{}'),
  sample('<|tool_call|>[{"name": "f", "arguments": {"a": 1}}]<|/tool_call|>', 'f', '{"a": 1}'),
  sample('<|function_call|>{"name": "f", "arguments": {"a": 1}}', 'f', '{"a": 1}'),
  sample(
    '<|START_ACTION|>[{"tool_call_id": "0", "tool_name": "f", "parameters": {"a": 1}}]<|END_ACTION|>',
    'f',
    '{"a": 1}',
  ),
  sample('<|action_start|><|plugin|>{"name": "f", "parameters": {"a": 1}}<|action_end|>', 'f', '{"a": 1}'),
  sample('<|tools_prefix|>[{"f": {"a": 1}}, {"g": {}}]<|tools_suffix|>', 'f', '{"a": 1}', 'g', '{}'),
  sample(
    '<|message_sep|>\n\nfunction call<|role_sep|>\n{"name": "f", "arguments": {"a": 1}}',
    'f',
    '{"a": 1}',
  ),
  sample('functools[{"name": "f", "arguments": {"a": 1}}]', 'f', '{"a": 1}'),
  sample('```tool_call\n{"name": "f", "arguments": {"a": 1}}\n```', 'f', '{"a": 1}'),
  sample('[TOOL_CALLS] [{"name": "f", "arguments": {"a": 1}, "id": "123456789"}]', 'f', '{"a": 1}'),
  sample('[TOOL_CALLS]f[CALL_ID]x1[ARGS]{"a": 1}[TOOL_CALLS]g[ARGS]{}', 'f', '{"a": 1}', 'g', '{}'),
  sample(
    '<|python_tag|>{"name": "f", "parameters": {"a": 1}}; {"name": "g", "parameters": {}}',
    'f',
    '{"a": 1}',
    'g',
    '{}',
  ),

  // JSON in the open.
  sample('{"name": "f", "arguments": {"a": 1}}', 'f', '{"a": 1}'),
  sample('- {"name": "f", "parameters": {}}\n- {"name": "g", "parameters": {}}', 'f', '{}', 'g', '{}'),
  sample('Not ```js x``` but {"name": "f", "parameters": {}}', 'f', '{}'),
  sample('It is {"name": "f", "parameters": {}} then.', 'f', '{}'),
  sample('```json\n[{"tool_name": "f", "parameters": {"a": 1}}]\n```', 'f', '{"a": 1}'),

  // Python, written as JSON.
  sample('<|python_tag|>create_user("alice", age=3)', 'create_user', '{"_positional": ["alice"], "age": 3}'),
  sample('<|python_tag|>brave.call(query="x")<|eom_id|>', 'brave.call', '{"query": "x"}'),
  sample('<|python_start|>[f(a=1), g()]<|python_end|>', 'f', '{"a": 1}', 'g', '{}'),
  sample('<|tool_call_start|>[f(\n  a=1,\n)]<|tool_call_end|>', 'f', '{"a": 1}'),
  sample('<function_calls>\nf(1)\ng(a=2)\n</function_calls>', 'f', '{"_positional": [1]}', 'g', '{"a": 2}'),
  sample("```tool_code\nf(a='x', b=None)\n```", 'f', '{"a": "x", "b": null}'),
  sample("Fine: [f(a='x', b=[1, 2])]", 'f', '{"a": "x", "b": [1, 2]}'),

  // A name, then JSON.
  sample('<function=f>{"a": 1}</function>', 'f', '{"a": 1}'),
  sample("<function=f>{'a': 1}</function>", 'f', "{'a': 1}"),
  sample(
    '<｜tool▁calls▁begin｜><｜tool▁call▁begin｜>f<｜tool▁sep｜>{"a": 1}<｜tool▁call▁end｜><｜tool▁calls▁end｜>',
    'f',
    '{"a": 1}',
  ),
  sample(
    '<｜tool▁call▁begin｜>function<｜tool▁sep｜>f\n```json\n{"a": 1}\n```<｜tool▁call▁end｜>',
    'f',
    '{"a": 1}',
  ),
  sample(
    '<|tool_calls_section_begin|><|tool_call_begin|>functions.f:0<|tool_call_argument_begin|>{"a": 1}<|tool_call_end|><|tool_calls_section_end|>',
    'f',
    '{"a": 1}',
  ),
  sample(
    '<|start|>assistant<|channel|>commentary to=functions.f <|constrain|>json<|message|>{"a": 1}<|call|>',
    'f',
    '{"a": 1}',
  ),
  sample('>>>f\n{"a": 1}\n>>>g\n{}', 'f', '{"a": 1}', 'g', '{}'),
  sample('Action: f\nAction Input: {"a": 1}', 'f', '{"a": 1}'),

  // Tags.
  sample(
    '<tool_call>\n<function=f>\n<parameter=a>\nx\ny\n</parameter>\n</function>\n</tool_call>',
    'f',
    '{"a": "x\\ny"}',
  ),
  sample(
    '<seed:tool_call>\n<function=f>\n<parameter=a>[{"b": false}]</parameter>\n</function>\n</seed:tool_call>',
    'f',
    '{"a": [{"b": false}]}',
  ),
  sample('<tool_call>f\n<arg_key>a</arg_key>\n<arg_value>x</arg_value>\n</tool_call>', 'f', '{"a": "x"}'),
  sample('<invoke name="f"><parameter name="a">say "x"</parameter></invoke>', 'f', '{"a": "say \\"x\\""}'),
  ...['', 'antml:', 'minimax:', 'steptml:', '｜DSML｜'].map((prefix) =>
    sample(invoked(prefix, 'invoke', 'parameter'), 'f', '{"a": "say \\"x\\"", "b": 1}'),
  ),
  sample(invoked('', 'function', 'param'), 'f', '{"a": "say \\"x\\"", "b": 1}'),
  sample(invoked('', 'function', 'parameter'), 'f', '{"a": "say \\"x\\"", "b": 1}'),
  sample(
    `<｜DSML｜function_calls>\n${invoked('｜DSML｜', 'invoke', 'parameter', ' string="true"')}\n</｜DSML｜function_calls>`,
    'f',
    '{"a": "say \\"x\\"", "b": "1"}',
  ),
  sample(
    `<minimax:tool_call>\n${invoked('', 'invoke', 'parameter')}\n</minimax:tool_call>`,
    'f',
    '{"a": "say \\"x\\"", "b": 1}',
  ),
  sample(
    `<｜tool_calls_begin｜><｜tool_call_begin｜>function<｜tool_sep｜>f\n${invoked('steptml:', 'invoke', 'parameter')}<｜tool_call_end｜><｜tool_calls_end｜>`,
    'f',
    '{"a": "say \\"x\\"", "b": 1}',
  ),

  // Braces.
  sample(
    '<|tool_call>call:f{a:<|"|>x y<|"|>,n:[1,{k:true}]}<tool_call|>',
    'f',
    '{"a": "x y", "n": [1, {"k": true}]}',
  ),
  sample('<start_function_call>call:f{a:<escape>"x"<escape>}<end_function_call>', 'f', '{"a": "\\"x\\""}'),
];

function sample(text: string, ...toolsAndArgs: readonly string[]): Sample {
  const calls = toolsAndArgs.flatMap((tool, at) =>
    at % 2 === 0 ? [[tool, toolsAndArgs[at + 1] ?? ''] as const] : [],
  );
  return { text, calls };
}

function invoked(prefix: string, tag: string, param: string, attributes = ''): string {
  const value = (name: string, text: string) =>
    `<${prefix}${param} name="${name}"${attributes}>${text}</${prefix}${param}>`;
  return `<${prefix}${tag} name="f">\n${value('a', 'say "x"')}\n${value('b', '1')}\n</${prefix}${tag}>`;
}
