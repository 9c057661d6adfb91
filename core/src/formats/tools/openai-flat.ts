import { type ToolFormat, toolOf } from '../tool-format.ts';

/** `{ "type": "function", "name": "…", "parameters": { … } }`, of the responses and the realtime interface. */
export const openaiFlatTools: ToolFormat = {
  name: 'OpenAI responses tools',
  tool(object) {
    const isFunction = object.get('type')?.string === 'function' && object.get('name') !== undefined;
    return isFunction ? toolOf(object.get('name'), object.get('parameters'), 'parameters') : undefined;
  },
};
