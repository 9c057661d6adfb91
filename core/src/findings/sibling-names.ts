import type { Finding } from '../finding.ts';
import { quote } from '../quote.ts';
import { fold } from './near-name.ts';
import type { SeenTool, ToolListRule } from './tool-rule.ts';

/** One concept under several spellings among the tools of a list: `perPage` here and `per_page` there. */
export const siblingNames: ToolListRule = (tools) => {
  /** Folded name → each spelling with the first tool that has it. */
  const spellings = new Map<string, Map<string, SeenTool>>();
  const found: [number, Finding][] = [];
  tools.forEach((tool, index) => {
    for (const name of tool.schema?.properties.keys() ?? tool.params.keys()) {
      const known = spellings.get(fold(name)) ?? new Map<string, SeenTool>();
      spellings.set(fold(name), known);
      const [first] = known;
      if (known.has(name)) continue;
      known.set(name, tool);
      if (first === undefined) continue;
      const [other, home] = first;
      const where = home === tool ? 'stands beside' : 'here is called';
      const at = home === tool ? '' : ` in ${quote(home.name)}`;
      found.push([
        index,
        {
          code: 'sibling-names',
          severity: 'hint',
          message: `${quote(name)} ${where} ${quote(other)}${at}: models mix them up.`,
          range: tool.range,
        },
      ]);
    }
  });
  return found;
};
