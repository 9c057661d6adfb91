import { type ToolFormat, toolOf } from '../tool-format.ts';

/** `{ "type": "function", "function": { "name": "…", "parameters": { … } } }`, of the chat interface. */
export const openaiTools: ToolFormat = {
  name: 'OpenAI tools',
  tool(object) {
    const declared = object.get('function');
    // A call has `function` and `name` too; what tells it is its id or its arguments.
    const isCall = object.get('id') !== undefined || declared?.get('arguments') !== undefined;
    if (declared?.kind !== 'object' || isCall) return undefined;
    const schema = declared.get('parameters');
    const isTool = schema !== undefined || object.get('type')?.string === 'function';
    return isTool ? toolOf(declared.get('name'), schema, 'parameters') : undefined;
  },
};
