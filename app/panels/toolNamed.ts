import type { ToolView } from '../engine/protocol.ts';

/** Of several tools of one name the last that could be loaded holds. */
export function toolNamed(list: readonly ToolView[], name: string | undefined): ToolView | undefined {
  const named = list.filter((tool) => tool.name === name);
  return named.findLast((tool) => tool.grammar !== undefined) ?? named.at(-1);
}
