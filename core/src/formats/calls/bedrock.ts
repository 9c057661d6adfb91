import { type CallFormat, callOf } from '../call-format.ts';

/** `{ "toolUse": { "toolUseId": "…", "name": "…", "input": { … } } }`, a block of a message's content. */
export const bedrock: CallFormat = {
  name: 'Bedrock tool use',
  keys: ['toolUse'],
  call(object) {
    const use = object.get('toolUse');
    const tool = use?.get('name')?.string;
    return tool === undefined ? undefined : callOf(tool, use?.get('input'));
  },
};
