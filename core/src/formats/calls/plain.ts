import { type CallFormat, callOf, firstOf } from '../call-format.ts';
import type { Node } from '../node.ts';
import { looksLikeSchema } from '../tools/json-schema.ts';

/** `{ "tool": "…", "args": … }`, the args as they are or as text; also `name`, `arguments`, `input`, `parameters`. */
export const plain: CallFormat = {
  name: 'tool and args',
  keys: ['args', 'arguments', 'input', 'parameters'],
  call(object) {
    const tool = firstOf(object, ['tool', 'name'])?.string;
    if (tool === undefined) return undefined;
    const args = firstOf(object, ['args', 'arguments']) ?? likelyArgs(object);
    return args === undefined ? undefined : callOf(tool, args);
  },
};

/** Many things have a name and an input. Of a call it is an object, or the text of one, and no conversation. */
function likelyArgs(object: Node): Node | undefined {
  const args = firstOf(object, ['input', 'parameters']);
  if (args?.kind === 'object') return looksLikeSchema(args) || args.get('messages') ? undefined : args;
  return args?.string !== undefined && /^\s*(?:\{|$)/.test(args.string) ? args : undefined;
}
