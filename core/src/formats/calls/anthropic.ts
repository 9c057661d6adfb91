import { type CallFormat, callOf } from '../call-format.ts';

/** `{ "type": "tool_use", "id": "…", "name": "…", "input": { … } }`, a block of a message's content. */
export const anthropic: CallFormat = {
  name: 'Anthropic tool use',
  keys: ['input'],
  call(object) {
    const tool = object.get('name')?.string;
    const isUse = USES.includes(object.get('type')?.string ?? '');
    return tool === undefined || !isUse ? undefined : callOf(tool, object.get('input'));
  },
};

/** The last two run at the provider and are called in the same way. */
export const USES: readonly string[] = ['tool_use', 'server_tool_use', 'mcp_tool_use'];
