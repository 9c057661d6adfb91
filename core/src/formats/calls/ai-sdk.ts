import { type CallFormat, callOf, firstOf } from '../call-format.ts';
import type { Node } from '../node.ts';

/** `{ "type": "tool-call", "toolCallId": "…", "toolName": "…", "input": … }`, formerly `args`, and parts of a chat. */
export const aiSdk: CallFormat = {
  name: 'AI SDK tool calls',
  keys: ['toolName', 'toolCallId'],
  call(object) {
    const type = object.get('type')?.string ?? '';
    const tool = object.get('toolName')?.string ?? nameInType(object, type);
    const args = firstOf(object, ['input', 'args']);
    if (tool === undefined || args === undefined || RESULTS.includes(type)) return undefined;
    return callOf(tool, args);
  },
  inside: (object) => (RESULTS.includes(object.get('type')?.string ?? '') ? [] : undefined),
};

/** They repeat the input of the call that they belong to. */
const RESULTS: readonly string[] = ['tool-result', 'tool-error'];

/** A part of a chat carries the tool's name in its type: `tool-<name>`. */
function nameInType(object: Node, type: string): string | undefined {
  return type.startsWith('tool-') && object.get('state') !== undefined
    ? type.slice('tool-'.length)
    : undefined;
}
