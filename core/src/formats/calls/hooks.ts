import { type CallFormat, callOf } from '../call-format.ts';

/** `{ "tool_name": "…", "tool_input": { … } }`, as coding agents tell their hooks. */
export const hooks: CallFormat = {
  name: 'agent hooks',
  keys: ['tool_name'],
  call(object) {
    const tool = object.get('tool_name')?.string;
    const args = object.get('tool_input');
    return tool === undefined || args === undefined ? undefined : callOf(tool, args);
  },
};
