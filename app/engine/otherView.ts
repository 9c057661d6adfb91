import {
  decideCall,
  type Explanation,
  explainCall,
  firstDifference,
  named,
  onlyTool,
  say,
  type Toolbox,
  versusOf,
} from '@rung/core';
import type { SeenCall } from './callSource.ts';
import type { OtherView } from './protocol.ts';

/** What the other profile decides, where that is not the same. */
export function otherView(seen: SeenCall, here: Explanation, toolbox: Toolbox): OtherView | undefined {
  const others = toolbox.other();
  const call = named(seen.entry, onlyTool(others));
  const there = explainCall(call, others);
  if (versusOf(here, there) === undefined) return undefined;
  const result = decideCall(call, seen.entry, seen.text, others);
  const { verdict, outcome } = result;
  const { headline, why } = say(result, there, others.byName);
  const both = here.verdict.kind === 'TRANSFORM' && verdict.kind === 'TRANSFORM';
  const ours = decideCall(named(seen.entry, onlyTool(toolbox)), seen.entry, seen.text, toolbox);
  const [hereFirst, thereFirst] = both
    ? firstDifference(call.args, here, there)
    : [say(ours, here, toolbox.byName).why, why];
  return { outcome, verdict, words: headline, differs: { here: hereFirst, there: thereFirst } };
}
