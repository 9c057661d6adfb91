import { type ToolFormat, toolOf } from '../tool-format.ts';

/** `{ "toolSpec": { "name": "…", "inputSchema": { "json": { … } } } }`, of the Converse interface. */
export const bedrockTools: ToolFormat = {
  name: 'Bedrock tools',
  tool(object) {
    const spec = object.get('toolSpec') ?? object;
    const schema = spec.get('inputSchema')?.get('json');
    return schema === undefined ? undefined : toolOf(spec.get('name'), schema, 'json');
  },
};
