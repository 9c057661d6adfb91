import { type CallFormat, callOf } from '../call-format.ts';

/** `{ "method": "tools/call", "params": { "name": "…", "arguments": { … } } }`, a request of JSON-RPC. */
export const mcpCall: CallFormat = {
  name: 'MCP tools/call',
  keys: ['method', 'jsonrpc'],
  call(object) {
    const params = object.get('params');
    const tool = params?.get('name')?.string;
    if (tool === undefined || object.get('method')?.string !== 'tools/call') return undefined;
    return callOf(tool, params?.get('arguments'));
  },
  inside(object) {
    const isOther = object.get('jsonrpc') !== undefined && object.get('result')?.get('tools') === undefined;
    return isOther ? [] : undefined;
  },
};
