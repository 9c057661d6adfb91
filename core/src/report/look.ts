import { callFindings } from '../findings/call-rules.ts';
import type { Mend } from '../findings/mend.ts';
import { nearestTool } from '../findings/no-grammar.ts';
import type { ToolList } from '../findings/rule.ts';
import { isSortedByMachine } from '../findings/sorted-list.ts';
import { toolFindings } from '../findings/tool-rules.ts';
import type { Profile } from '../rung/grammar.ts';
import { seeCall } from './see-call.ts';
import { seeTool } from './see-tool.ts';
import type { Look } from './toolbox.ts';

/** Looks at tools and calls by all rules. What mends JSON is handed in: a page fetches that when there is something to mend. */
export const lookWith =
  (mend: Mend): Look =>
  (loaded, { tools: read }, scenario) => {
    const profile = scenario.profile ?? 'fak';
    const held = loaded.flatMap(({ holds, ...one }, index) => {
      const tool = read[index];
      return holds && tool !== undefined ? [{ index, tool: seeTool(one, tool, scenario) }] : [];
    });
    const seen = held.map(({ tool }) => tool);
    const byName = new Map(seen.map((tool) => [tool.name, tool]));
    const list = listOf([...byName.keys()], profile, isSortedByMachine(seen), mend);
    const found = toolFindings(seen);
    return {
      ofTools: new Map(held.map(({ index }, at) => [index, found[at] ?? []])),
      ofCall: (call, entry, text, explanation) =>
        callFindings(seeCall(call, entry, text, explanation, byName, list)),
    };
  };

/** So many names that nobody declares are remembered. */
const MOST_NEAREST = 10_000;

function listOf(names: readonly string[], profile: Profile, sortedByMachine: boolean, mend: Mend): ToolList {
  const known = new Set(names);
  const nearest = new Map<string, string | undefined>();
  return {
    profile,
    sortedByMachine,
    mend,
    isEmpty: names.length === 0,
    has: (name) => known.has(name),
    nearest(name) {
      // A name that nobody declares usually comes many times.
      if (nearest.size > MOST_NEAREST) nearest.clear();
      if (!nearest.has(name)) nearest.set(name, nearestTool(name, names));
      return nearest.get(name);
    },
  };
}
