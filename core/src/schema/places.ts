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

/** Looks up places in one JSON text; what it has taken apart it keeps. */
export class Places {
  private readonly text: string;
  private readonly whole: Place;
  private readonly itemsOf = new Map<number, readonly JsonValue[]>();
  private readonly membersOf = new Map<number, ReadonlyMap<string, JsonMember>>();

  /** A text that is not JSON is one place. */
  constructor(text: string) {
    this.text = text;
    this.whole = { value: wholeValue(text) ?? { kind: 'null', start: 0, end: text.length }, label: '' };
  }

  /**
   * The place that a JSON Pointer leads to, or the last one on the way that exists. Of keys that stand twice the last one
   * counts, as in `JSON.parse`.
   */
  at(pointer: string): Place {
    let place = this.whole;
    for (const step of stepsOf(pointer)) {
      const next = this.within(place, step);
      if (next === undefined) return place;
      place = next;
    }
    return place;
  }

  private within({ value: parent, label }: Place, step: string): Place | undefined {
    if (parent.kind === 'array') {
      const value = this.items(parent)[Number(step)];
      return value && { value, parent, label: `${label}[${step}]` };
    }
    const member = this.members(parent).get(step);
    return member && { value: member.value, member, parent, label: inside(label, step) };
  }

  private items(parent: JsonValue): readonly JsonValue[] {
    const found = this.itemsOf.get(parent.start) ?? items(this.text, parent);
    this.itemsOf.set(parent.start, found);
    return found;
  }

  private members(parent: JsonValue): ReadonlyMap<string, JsonMember> {
    const known = this.membersOf.get(parent.start);
    if (known !== undefined) return known;
    const found = new Map(members(this.text, parent).map((member) => [member.key, member]));
    this.membersOf.set(parent.start, found);
    return found;
  }
}

/** The name of a member of what `label` names. */
export function inside(label: string, key: string): string {
  if (label === '') return key;
  return PLAIN.test(key) ? `${label}.${key}` : `${label}[${JSON.stringify(key)}]`;
}

const PLAIN = /^[\p{L}_$][\p{L}\p{N}_$-]*$/u;
