import { items, type JsonMember, type JsonValue, members, wholeValue } from '../rung/json-text.ts';

/** Where a value stands in a JSON text, and what people call it. */
export interface Place {
  readonly value: JsonValue;
  /** The member that holds the value; absent for items of an array and for the whole. */
  readonly member?: JsonMember;
  /** The object or array around it; absent for the whole. */
  readonly parent?: JsonValue;
  /** `filters[0].op`; empty for the whole. */
  readonly label: string;
}

/** The keys and indices of a JSON Pointer (RFC 6901), outermost first. */
export function stepsOf(pointer: string): readonly string[] {
  return pointer
    .split('/')
    .slice(1)
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'));
}

/**
 * The place that a JSON Pointer leads to, or the last one on the way that exists. Of keys that stand twice the last one
 * counts, as in `JSON.parse`. `undefined` when the text is not JSON.
 */
export function placeAt(text: string, pointer: string): Place | undefined {
  const whole = wholeValue(text);
  let place: Place | undefined = whole && { value: whole, label: '' };
  for (const step of stepsOf(pointer)) {
    const next: Place | undefined = place && placeIn(text, place, step);
    if (next === undefined) return place;
    place = next;
  }
  return place;
}

function placeIn(text: string, { value: parent, label }: Place, step: string): Place | undefined {
  if (parent.kind === 'array') {
    const value = items(text, parent)[Number(step)];
    return value && { value, parent, label: `${label}[${step}]` };
  }
  const member = members(text, parent).findLast(({ key }) => key === step);
  return member && { value: member.value, member, parent, label: inside(label, step) };
}

/** The name of a member of what `label` names. */
export function inside(label: string, key: string): string {
  if (label === '') return key;
  return PLAIN.test(key) ? `${label}.${key}` : `${label}[${JSON.stringify(key)}]`;
}

const PLAIN = /^[\p{L}_$][\p{L}\p{N}_$-]*$/u;
