import { type CallFormat, callOf, firstOf } from '../call-format.ts';

/**
 * `{ "name": "…", "args": …, "id": "…", "type": "tool_call" }` or `invalid_tool_call`, whose args are the text that
 * could not be parsed; and an agent's action, `{ "tool": "…", "tool_input": … }`.
 */
export const langchain: CallFormat = {
  name: 'LangChain tool calls',
  keys: ['args', 'tool_input'],
  call(object) {
    const tool = firstOf(object, ['name', 'tool'])?.string;
    const isCall = ['tool_call', 'invalid_tool_call'].includes(object.get('type')?.string ?? '');
    const args = isCall ? object.get('args') : object.get('tool_input');
    return tool === undefined || args === undefined ? undefined : callOf(tool, args);
  },
};
