import type { Edit } from '../finding.ts';
import type { SeenCall } from './rule.ts';

/** Takes members out of the args, each run of neighbours with one of the commas around it. `indices` ascend. */
export function removeMembers(
  { args: { members }, edit }: SeenCall,
  indices: readonly number[],
): (Edit | undefined)[] {
  const edits: (Edit | undefined)[] = [];
  let run: number | undefined;
  for (const [at, index] of indices.entries()) {
    run ??= index;
    if (indices[at + 1] === index + 1) continue;
    const first = members[run];
    const last = members[index];
    const before = members[run - 1];
    const after = members[index + 1];
    run = undefined;
    if (first === undefined || last === undefined) continue;
    edits.push(
      after === undefined
        ? edit(before?.value.end ?? first.keyStart, last.value.end, '')
        : edit(first.keyStart, after.keyStart, ''),
    );
  }
  return edits;
}

export function removeKey(call: SeenCall, key: string): (Edit | undefined)[] {
  return removeMembers(call, call.indicesOf(key));
}

/** Gives a key another name, wherever it stands. */
export function renameKey(
  { args, edit, indicesOf }: SeenCall,
  key: string,
  name: string,
): (Edit | undefined)[] {
  return indicesOf(key).map((index) => {
    const member = args.members[index];
    return member && edit(member.keyStart, member.keyEnd, JSON.stringify(name));
  });
}
