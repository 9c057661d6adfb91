import type { Finding, HazardCode } from '../finding.ts';
import { declaredOrder } from './declared-order.ts';
import { rivalKeys } from './rival-keys.ts';
import type { CallRule, SeenCall } from './rule.ts';

/** One rule a code, in the order in which findings are told. */
const rules = {
  'declared-order': declaredOrder,
  'rival-keys': rivalKeys,
} satisfies Record<HazardCode, CallRule>;

/** All that there is to know about a call beside its verdict. */
export function callFindings(call: SeenCall): Finding[] {
  return Object.values(rules).flatMap((rule) => rule(call));
}
