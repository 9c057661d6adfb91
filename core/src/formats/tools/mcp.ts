import { quote } from '../../quote.ts';
import { schemaOf, type ToolFormat } from '../tool-format.ts';

/** `{ "name": "…", "inputSchema": { … } }`, in the result of `tools/list`, also in its JSON-RPC envelope. */
export const mcp: ToolFormat = {
  name: 'MCP tools/list',
  tool(object) {
    const name = object.get('name')?.string;
    const schema = object.get('inputSchema');
    if (schema === undefined) return undefined;
    if (name === undefined) return { kind: 'refused', why: 'This tool has no name.' };
    if (schema.kind === 'string')
      return { kind: 'refused', why: `The \`inputSchema\` of ${quote(name)} is a text.` };
    return schemaOf(name, schema);
  },
  inside(object) {
    const result = object.get('result');
    const tools = (result?.kind === 'object' ? result : object).get('tools');
    return tools?.kind === 'array' ? tools.items() : undefined;
  },
};
