import { type CallFormat, callOf } from '../call-format.ts';

/** `{ "type": "function", "id": "…", "function": { "name": "…", "arguments": "…" } }`, an item of `tool_calls`. */
export const openai: CallFormat = {
  name: 'OpenAI tool calls',
  keys: ['function'],
  call(object) {
    const called = object.get('function');
    const tool = called?.get('name')?.string;
    const args = called?.get('arguments');
    // A tool's declaration has `function` and `name` too; what tells a call is its id or its arguments.
    if (tool === undefined || (args === undefined && object.get('id') === undefined)) return undefined;
    return callOf(tool, args);
  },
};
