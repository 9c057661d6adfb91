import { argsOf, type CallFormat } from '../call-format.ts';

/** `{ "tool": "…", "args": … }`, the args as they are or as text. */
export const plain: CallFormat = {
  name: 'tool and args',
  call(object) {
    const tool = object.get('tool')?.string;
    const args = object.get('args');
    return tool === undefined || args === undefined ? undefined : { tool, ...argsOf(args) };
  },
};
