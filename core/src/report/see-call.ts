import type { Edit } from '../finding.ts';
import type { SeenCall, ToolList } from '../findings/rule.ts';
import type { SeenTool } from '../findings/tool-rule.ts';
import { escapedFor, rangesInText } from '../formats/place.ts';
import type { ReadCall } from '../formats/read-calls.ts';
import { type Args, readArgs } from '../rung/args.ts';
import type { Explanation } from '../rung/explanation.ts';
import type { ReportCall } from './report.ts';

/** A decided call with all that the rules about calls look at. `text` is what was pasted. */
export function seeCall(
  { tool: name, args, range }: ReportCall,
  entry: ReadCall,
  text: string,
  explanation: Explanation,
  tools: ReadonlyMap<string, SeenTool>,
  list: ToolList,
): SeenCall {
  const tool = name === undefined ? undefined : tools.get(name);
  const ranges = rangesInText(text, entry);
  const place = (start: number, end: number) => ranges(start, end - start);
  const read = readArgs(args);
  let indices: Map<string, number[]> | undefined;
  return {
    args: read,
    indicesOf(key) {
      indices ??= indicesByKey(read);
      return indices.get(key) ?? [];
    },
    range,
    place,
    edit: (start, end, part): Edit | undefined => {
      const escaped = escapedFor(entry.place, part);
      return escaped === undefined ? undefined : { kind: 'text', range: place(start, end), text: escaped };
    },
    explanation,
    list,
    ...(name === undefined ? {} : { name }),
    ...(tool === undefined ? {} : { tool }),
  };
}

function indicesByKey({ members }: Args): Map<string, number[]> {
  const indices = new Map<string, number[]>();
  for (const [index, { key }] of members.entries()) {
    const same = indices.get(key);
    if (same === undefined) indices.set(key, [index]);
    else same.push(index);
  }
  return indices;
}
