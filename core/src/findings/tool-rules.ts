import type { Finding, ToolCode, ToolListCode } from '../finding.ts';
import { alikeNeighbours } from './alike-neighbours.ts';
import { hiddenParams } from './hidden-params.ts';
import { neverRefuses } from './never-refuses.ts';
import { optionalInArity } from './optional-in-arity.ts';
import { orderDisagrees } from './order-disagrees.ts';
import { orderHazard } from './order-hazard.ts';
import { originalCannotLoad } from './original-cannot-load.ts';
import { siblingNames } from './sibling-names.ts';
import { sortedList } from './sorted-list.ts';
import type { SeenTool, ToolListRule, ToolRule } from './tool-rule.ts';
import { undeclaredRequired } from './undeclared-required.ts';
import { uselessAlias } from './useless-alias.ts';

/** The rule that tells a code, in the order in which findings are told. */
const rules = {
  'original-cannot-load': originalCannotLoad,
  'hidden-params': hiddenParams,
  'undeclared-required': undeclaredRequired,
  'dangling-alias': uselessAlias,
  'shadowing-alias': uselessAlias,
  'order-hazard': orderHazard,
  'order-disagrees': orderDisagrees,
  'alike-neighbours': alikeNeighbours,
  'never-refuses': neverRefuses,
  'optional-in-arity': optionalInArity,
} satisfies Record<ToolCode, ToolRule>;

const listRules = {
  'sorted-list': sortedList,
  'sibling-names': siblingNames,
} satisfies Record<ToolListCode, ToolListRule>;

const each = new Set<ToolRule>(Object.values(rules));

/** All that there is to know about the tools without any call: findings by the tool's index. */
export function toolFindings(tools: readonly SeenTool[]): readonly (readonly Finding[])[] {
  const found = tools.map((tool) => [...each].flatMap((rule) => rule(tool)));
  for (const rule of Object.values(listRules)) {
    for (const [index, finding] of rule(tools)) found[index]?.push(finding);
  }
  return found;
}
