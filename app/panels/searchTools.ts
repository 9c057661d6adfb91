import type { ToolView } from '../engine/protocol.ts';

/** The tools that have every word of a search in their name or in that of a parameter, case aside. */
export function searchTools(list: readonly ToolView[], search: string): readonly ToolView[] {
  const words = search.toLowerCase().split(/\s+/u).filter(Boolean);
  if (words.length === 0) return list;
  return list.filter(({ name, grammar }) => {
    const names = [name, ...(grammar?.params ?? []).map((param) => param.name)].join('\n').toLowerCase();
    return words.every((word) => names.includes(word));
  });
}
