import { type ToolFormat, toolOf } from '../tool-format.ts';

/** `{ "name": "…", "input_schema": { … } }`. */
export const anthropicTools: ToolFormat = {
  name: 'Anthropic tools',
  tool(object) {
    const schema = object.get('input_schema');
    return schema === undefined ? undefined : toolOf(object.get('name'), schema, 'input_schema');
  },
};
