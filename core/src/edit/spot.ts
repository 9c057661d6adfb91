import type { Range } from '../finding.ts';
import { entryAround, type Inside, inside, type Placed } from './inside.ts';
import { type Slot, slotAt } from './slot.ts';

/** A place in the content of an entry at which something is written: in the args of a call, in the schema of a tool. */
export interface Spot<Entry> {
  readonly entry: Entry;
  /** Counts in the content. */
  readonly slot: Slot;
  readonly target: Target;
}

/** What is replaced, and how. */
export interface Target {
  /** In the pasted text. */
  readonly range: Range;
  /** A text as it has to be written there. */
  readonly written: (text: string) => string;
  /** The first character behind it that is no white space; empty at the end. */
  readonly follows: string;
}

/** Stands in for what is being typed. */
const STAND_IN = '"\uE000"';

/**
 * The spot at an offset. While something is typed the text is often no JSON; it is then read with a stand-in at the
 * offset, so that whatever format the entry has, its own reader says what belongs to what. `known` are the entries of the
 * text, where somebody has read it before.
 */
export function spotAt<Entry extends Placed>(
  text: string,
  known: readonly Entry[] | undefined,
  contentOf: (entry: Entry) => string | undefined,
  offset: number,
  read: (text: string) => readonly Entry[],
): Spot<Entry> | undefined {
  const asItIs = (entries: readonly Entry[]) => {
    const present = within(text, entries, contentOf, offset);
    return present && spotOf(present);
  };
  const present = known === undefined ? undefined : asItIs(known);
  if (present !== undefined) return present;
  const outer = slotAt(text, offset);
  if (outer === undefined) return undefined;
  const mended = withStandIn(text, outer);
  const found = within(mended, read(mended), contentOf, outer.start + 1);
  if (found !== undefined) {
    const { entry, slot, place } = found;
    return { entry, slot, target: targetOf(text, outer, entry.range.in, place.written) };
  }
  // What stands in a string of the text is in order there, whatever is typed inside.
  return known === undefined && text[outer.start] === '"' ? asItIs(read(text)) : undefined;
}

function spotOf<Entry>({ entry, slot, place }: Found<Entry>): Spot<Entry> {
  const range = place.rangeOf(slot.start, slot.end);
  return {
    entry,
    slot,
    target: { range, written: place.written, follows: behind(place.content, slot.end) },
  };
}

/** The target of a slot that counts in the pasted text itself. */
export function targetOf(
  text: string,
  { start, end }: Slot,
  box: Range['in'],
  written: Target['written'] = (part) => part,
): Target {
  return { range: { in: box, offset: start, length: end - start }, written, follows: behind(text, end) };
}

interface Found<Entry> {
  readonly entry: Entry;
  readonly place: Inside;
  readonly slot: Slot;
}

function within<Entry extends Placed>(
  text: string,
  entries: readonly Entry[],
  contentOf: (entry: Entry) => string | undefined,
  offset: number,
): Found<Entry> | undefined {
  const entry = entryAround(entries, offset);
  const content = entry && contentOf(entry);
  const place =
    content === undefined || entry === undefined ? undefined : inside(text, entry, content, offset);
  const slot = place && slotAt(place.content, place.offset);
  // What stands beside the content is no part of it, and its edges belong to neither.
  const isIn = slot !== undefined && slot.around.length > 0;
  return entry !== undefined && place !== undefined && isIn ? { entry, place, slot } : undefined;
}

/** The text with a stand-in for what is being typed; brackets that nothing closes are closed. */
function withStandIn(text: string, { kind, start, end, around }: Slot): string {
  const next = behind(text, end);
  const value = kind === 'key' && next !== ':' ? `${STAND_IN}:0` : STAND_IN;
  const comma = next !== '' && !':,}]'.includes(next) ? ',' : '';
  const open = next === '' ? around.toReversed().map((part) => (part.kind === 'object' ? '}' : ']')) : [];
  return text.slice(0, start) + value + comma + open.join('') + text.slice(end);
}

function behind(text: string, at: number): string {
  return /\S/u.exec(text.slice(at, at + 1_000))?.[0] ?? '';
}
