import type { Range } from '../finding.ts';
import { entryAround, inside, type Placed } from './inside.ts';
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
 * The spot at an offset. While something is typed the text is often no JSON; it is then read once more, with a stand-in
 * at the offset, so that whatever format the entry has, its own reader says what belongs to what.
 */
export function spotAt<Entry extends Placed>(
  text: string,
  entries: readonly Entry[],
  contentOf: (entry: Entry) => string | undefined,
  offset: number,
  read: (text: string) => readonly Entry[],
): Spot<Entry> | undefined {
  const present = within(text, entries, contentOf, offset);
  if (present !== undefined) {
    const { entry, slot, place } = present;
    const range = place.rangeOf(slot.start, slot.end);
    const target = { range, written: place.written, follows: behind(place.content, slot.end) };
    return { entry, slot, target };
  }
  const outer = slotAt(text, offset);
  if (outer === undefined) return undefined;
  const mended = withStandIn(text, outer);
  const found = within(mended, read(mended), contentOf, outer.start + 1);
  return (
    found && {
      entry: found.entry,
      slot: found.slot,
      target: targetOf(text, outer, found.entry.range.in, found.place.written),
    }
  );
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

function within<Entry extends Placed>(
  text: string,
  entries: readonly Entry[],
  contentOf: (entry: Entry) => string | undefined,
  offset: number,
) {
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
