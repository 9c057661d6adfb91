import { type CallFormat, callOf } from '../call-format.ts';

/** `{ "type": "function_call", "name": "…", "arguments": "…" }`, an item of a response's `output`. */
export const openaiResponses: CallFormat = {
  name: 'OpenAI responses',
  keys: ['type'],
  call(object) {
    const type = object.get('type')?.string;
    const tool = object.get('name')?.string;
    if (tool === undefined) return undefined;
    if (type === 'custom_tool_call') return { why: 'This calls a tool that takes a text, not arguments.' };
    const isCall = type === 'function_call' || type === 'mcp_call';
    return isCall ? callOf(tool, object.get('arguments')) : undefined;
  },
  inside: (object) => (OTHER_ITEMS.test(object.get('type')?.string ?? '') ? [] : undefined),
};

/** Items that stand beside calls in a response: reasoning, what tools gave back, and what runs at the provider. */
const OTHER_ITEMS =
  /^(?:reasoning|compaction|item_reference|mcp_list_tools|mcp_approval_(?:request|response)|\w+_call_output|(?:web_search|file_search|computer|code_interpreter|image_generation|local_shell|shell|apply_patch|tool_search)_call)$/;
