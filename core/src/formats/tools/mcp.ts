import { type ToolFormat, toolOf } from '../tool-format.ts';

/** `{ "name": "…", "inputSchema": { … } }`, in the result of `tools/list`, also in its JSON-RPC envelope. */
export const mcp: ToolFormat = {
  name: 'MCP tools/list',
  tool(object) {
    const schema = object.get('inputSchema');
    return schema === undefined ? undefined : toolOf(object.get('name'), schema, 'inputSchema');
  },
};
