import { type CallParts, callOf } from './call-format.ts';
import type { Node } from './node.ts';

/** JSON Pointers to the tool's name and the arguments in an entry of a home-made log. */
export interface CallFields {
  readonly tool: string;
  readonly args: string;
}

/** The call that the fields tell of; `undefined` where one of them is not there, or the name is no text. */
export function callByFields(entry: Node, { tool, args }: CallFields): CallParts | undefined {
  const name = valueAt(entry, tool)?.string;
  const value = valueAt(entry, args);
  return name === undefined || value === undefined ? undefined : callOf(name, value);
}

/** The value that a JSON Pointer names (RFC 6901). */
function valueAt(entry: Node, pointer: string): Node | undefined {
  if (pointer !== '' && !pointer.startsWith('/')) return undefined;
  let value: Node | undefined = entry;
  for (const step of pointer.split('/').slice(1)) {
    const key = step.replaceAll('~1', '/').replaceAll('~0', '~');
    if (value?.kind === 'array')
      value = /^(?:0|[1-9]\d*)$/.test(key) ? value.items()[Number(key)] : undefined;
    else value = value?.get(key);
  }
  return value;
}
