import { argsOf, type CallFormat } from '../call-format.ts';

/** `{ "type": "function", "id": "…", "function": { "name": "…", "arguments": "…" } }`, and messages with a list of these. */
export const openai: CallFormat = {
  name: 'OpenAI tool calls',
  call(object) {
    const called = object.get('function');
    const tool = called?.get('name')?.string;
    const args = called?.get('arguments');
    // A tool's declaration has `function` and `name` too; what tells a call is its id or its arguments.
    if (tool === undefined || (args === undefined && object.get('id') === undefined)) return undefined;
    return { tool, ...argsOf(args) };
  },
  inside(object) {
    const calls = object.get('tool_calls');
    if (calls?.kind === 'array') return calls.items();
    const isMessage = object.get('role')?.kind === 'string' && object.get('content') !== undefined;
    return isMessage ? [] : undefined;
  },
};
