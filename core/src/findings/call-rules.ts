import type { CallCode, Finding } from '../finding.ts';
import { anotherReading } from './another-reading.ts';
import { controlCharacters } from './control-characters.ts';
import { declaredOrder } from './declared-order.ts';
import { droppedKeys } from './dropped-keys.ts';
import { duplicateKey } from './duplicate-key.ts';
import { idlePositional } from './idle-positional.ts';
import { idleSynonym } from './idle-synonym.ts';
import { jsonInString } from './json-in-string.ts';
import { lostDigits } from './lost-digits.ts';
import { misfit } from './misfit.ts';
import { namedKey } from './named-key.ts';
import { noGrammar } from './no-grammar.ts';
import { notAnObject } from './not-an-object.ts';
import { notJson } from './not-json.ts';
import { nullRequired } from './null-required.ts';
import { rivalKeys } from './rival-keys.ts';
import type { CallRule, SeenCall } from './rule.ts';
import { shadowedSynonym } from './shadowed-synonym.ts';
import { unknownKey } from './unknown-key.ts';
import { wrapped } from './wrapped.ts';

/** The rule that tells a code, in the order in which findings are told. Some rules tell more than one code. */
const rules = {
  'no-grammar': noGrammar,
  'cut-off': notJson,
  'not-json': notJson,
  'double-encoded': notAnObject,
  'bare-array': notAnObject,
  'not-an-object': notAnObject,
  wrapped,
  'duplicate-key': duplicateKey,
  'declared-order': declaredOrder,
  'rival-keys': rivalKeys,
  'shadowed-synonym': shadowedSynonym,
  misfit,
  'dropped-key': droppedKeys,
  'overridden-key': droppedKeys,
  'idle-positional': idlePositional,
  'idle-synonym': idleSynonym,
  'named-key': namedKey,
  'null-required': nullRequired,
  'json-in-string': jsonInString,
  'unknown-key': unknownKey,
  'lost-digits': lostDigits,
  'control-characters': controlCharacters,
  'another-reading': anotherReading,
} satisfies Record<CallCode, CallRule>;

const each = new Set<CallRule>(Object.values(rules));

/** So many findings of one rule are told one by one. */
const MOST = 8;

/** All that there is to know about a call beside its verdict. */
export function callFindings(call: SeenCall): Finding[] {
  const found: Finding[] = [];
  for (const rule of each) {
    const told = rule(call);
    const next = told[MOST];
    if (next === undefined || told.length === MOST + 1) {
      found.push(...told);
    } else {
      const { fix: _, pointer: __, ...first } = next;
      const message = `${(told.length - MOST).toLocaleString('en')} more of this kind, the first of them here.`;
      found.push(...told.slice(0, MOST), { ...first, message });
    }
  }
  return found;
}
