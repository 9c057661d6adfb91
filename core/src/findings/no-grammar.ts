import { quote } from '../quote.ts';
import { nearName } from './near-name.ts';
import type { CallRule } from './rule.ts';

/** No tool of this name was pasted: nothing is known about the arguments. */
export const noGrammar: CallRule = ({ name, range, list }) => {
  if (name === undefined || list.isEmpty || list.has(name)) return [];
  const near = list.nearest(name);
  const nearest = near === undefined ? '' : `; the nearest name is ${quote(near)}`;
  const message = `No tool called ${quote(name)} was pasted${nearest}.`;
  return [{ code: 'no-grammar', severity: 'warning', message, range }];
};

/** What some runtimes put around a tool's name. */
const DECORATION = /^(?:functions|tools|default_api)\.|:\d+$|<\|.*$/g;

/** Names longer than this carry no decoration that is looked for. */
const LONGEST = 200;

/** The tool that a name was probably meant to be. */
export function nearestTool(name: string, toolNames: readonly string[]): string | undefined {
  return nearName(name, toolNames) ?? nearName(name.slice(0, LONGEST).replace(DECORATION, ''), toolNames);
}
