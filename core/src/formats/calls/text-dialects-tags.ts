import { placeInWords, type Reading, type Source, withoutStartOf } from './text-dialects-source.ts';
import { type Body, OPENINGS, type Pair } from './text-dialects-table.ts';
import { type TagValue, valueAsJson } from './text-dialects-value.ts';

type Tags = Extract<Body, { kind: 'tags' }>;

/** Longest key with its attributes. */
const LONGEST_KEY = 200;

interface Pairs {
  readonly values: readonly TagValue[];
  readonly end: number;
  /** How it ends: with its closing, with the text, or with something that cannot stand there. */
  readonly how: 'closed' | 'cut' | 'fault';
}

/**
 * Reads a name and the pairs of a key and a value behind it; `open` is where their opening stands, `at` where it
 * ends. `undefined`: that is not what stands here.
 */
export function readTags(
  source: Source,
  open: number,
  at: number,
  { nameEnd, pair, bare }: Tags,
  close: readonly string[],
): Reading | undefined {
  const nameAt = source.skipSpace(at);
  const tool = source.name(nameAt);
  const from = nameAt + tool.length;
  if (tool === '' || !source.text.startsWith(nameEnd, from)) return undefined;
  const { values, end, how } = readPairs(source, from + nameEnd.length, pair, close);
  const types = source.offered?.get(tool);
  // Without a value it may be another way to write a call, and a name alone between two tags may be anything.
  if (values.length === 0 && (how === 'fault' || (bare && types === undefined))) return undefined;
  if (how === 'fault') {
    const place = placeInWords(source.text, end);
    const why = `This is no call that can be read: expected ${pair.key} or ${close.join(' or ')} at ${place}.`;
    return { calls: [], unread: [{ start: open, end, why }], end };
  }
  const members = values.map(
    (value) => `${JSON.stringify(value.key)}: ${valueAsJson(value, types?.get(value.key))}`,
  );
  const args = `{${members.join(', ')}${how === 'cut' ? '' : '}'}`;
  const truncated = how === 'cut' ? { truncated: true as const } : {};
  const call = { tool, args, place: { kind: 'whole' as const }, start: open, end, translated: true as const };
  return { calls: [{ ...call, ...truncated }], unread: [], end };
}

function readPairs(source: Source, start: number, pair: Pair, close: readonly string[]): Pairs {
  const { text } = source;
  const { length } = text;
  const values: TagValue[] = [];
  for (let from = start; ; ) {
    const at = source.skipSpace(from);
    if (!text.startsWith(pair.key, at)) {
      // A model that forgets the closing of the call closes what is around it.
      const end = source.past(close, at);
      if (end > at || source.pastClosing(at) > at) return { values, end, how: 'closed' };
      const rest = text.slice(at, at + pair.key.length + LONGEST_KEY);
      const cut = [pair.key, ...close].some((tag) => tag.startsWith(rest));
      return cut ? { values, end: length, how: 'cut' } : { values, end: at, how: 'fault' };
    }
    const keyAt = at + pair.key.length;
    const keyEnd = source.find(pair.keyEnd, keyAt);
    if (keyEnd < length && keyEnd - keyAt > LONGEST_KEY) return { values, end: keyAt, how: 'fault' };
    const valueTag = pair.value === '' ? keyEnd + pair.keyEnd.length : source.find(pair.value, keyEnd);
    const valueAt = valueTag + pair.value.length;
    const [key, attributes] = [text.slice(keyAt, keyEnd), text.slice(keyEnd + pair.keyEnd.length, valueTag)];
    if (valueTag >= length && !/[<\n]/.test(key)) return { values, end: length, how: 'cut' };
    if (valueAt - keyAt > LONGEST_KEY || /[<\n]/.test(key) || attributes.includes('<')) {
      return { values, end: keyAt, how: 'fault' };
    }
    const valueEnd = source.find(pair.valueEnd, valueAt);
    const callEnd = source.findAny(close, valueAt);
    if (valueEnd === length && callEnd === length && source.findAny(OPENINGS, valueAt) === length) {
      values.push({ key, attributes, raw: withoutStartOf(pair.valueEnd, text.slice(valueAt)), cut: true });
      return { values, end: length, how: 'cut' };
    }
    // What closes the call may not stand in a value: it is more likely that the value was not closed.
    if (valueEnd === length || callEnd < valueEnd) return { values, end: valueAt, how: 'fault' };
    values.push({ key, attributes, raw: text.slice(valueAt, valueEnd) });
    from = valueEnd + pair.valueEnd.length;
  }
}
