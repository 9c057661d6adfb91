/** Where a key or a value stands or may stand, in JSON that need not be in order: it is being typed. */
export interface Slot {
  readonly kind: 'key' | 'value';
  /** The token that stands there, with its quotes; empty where none does yet. */
  readonly start: number;
  readonly end: number;
  /** The brackets around it, outermost first. */
  readonly around: readonly Around[];
  /** The keys of the object around it, before and behind it; none in a list. */
  readonly keys: readonly string[];
}

export interface Around {
  readonly kind: 'object' | 'array';
  readonly offset: number;
  /** The key or index that leads on to the slot; absent where that is a key itself. */
  readonly step?: string | number;
}

interface Frame {
  readonly kind: 'object' | 'array';
  readonly offset: number;
  step: string | number | undefined;
  readonly keys: string[];
  expects: 'key' | 'colon' | 'value' | 'comma';
}

/** Of a text longer than this only the part from the last line that starts with a bracket is looked at. */
const MOST = 256 * 1024;

/**
 * The slot at an offset of a text; `undefined` where neither a key nor a value can stand. Takes linear time, and depth
 * costs no stack.
 */
export function slotAt(text: string, offset: number): Slot | undefined {
  const frames: Frame[] = [];
  let slot: Omit<Slot, 'keys'> | undefined;
  /** How many brackets are open around the slot, and the innermost, whose keys are gathered to its end. */
  let depth = 0;
  let home: Frame | undefined;
  for (let at = startFor(text, offset); ; ) {
    at = spaceEnd(text, at);
    const frame = frames.at(-1);
    const end = tokenEnd(text, at);
    if (slot === undefined) {
      const isWord = at < text.length && !SIGNS.includes(text.charAt(at));
      const isHere = isWord && at <= offset && (offset < end || (offset === end && !isClosed(text, at, end)));
      if (isHere || at >= offset || at === text.length) {
        const expects = frame?.expects ?? 'value';
        if (expects === 'colon' || expects === 'comma') return undefined;
        const token = isHere ? { start: at, end } : { start: offset, end: offset };
        slot = { kind: expects, ...token, around: frames.map(around) };
        depth = frames.length;
        home = frame;
        if (home?.kind !== 'object') return { ...slot, keys: [] };
      }
    }
    if (slot !== undefined && (at === text.length || frames.length < depth))
      return { ...slot, keys: home?.keys ?? [] };
    const isOwn = slot !== undefined && slot.start === at && slot.end === end;
    take(text, at, end, frames, isOwn);
    at = end;
  }
}

const SIGNS = '{}[]:,';

function around({ kind, offset, step }: Frame): Around {
  return step === undefined ? { kind, offset } : { kind, offset, step };
}

/** Takes a token in. The key of the slot itself is none that is given. */
function take(text: string, at: number, end: number, frames: Frame[], isOwn: boolean): void {
  const frame = frames.at(-1);
  switch (text[at]) {
    case '{':
      frames.push({ kind: 'object', offset: at, step: undefined, keys: [], expects: 'key' });
      return;
    case '[':
      frames.push({ kind: 'array', offset: at, step: 0, keys: [], expects: 'value' });
      return;
    case '}':
    case ']': {
      frames.pop();
      const outer = frames.at(-1);
      if (outer !== undefined) outer.expects = 'comma';
      return;
    }
    case ':':
      if (frame !== undefined) frame.expects = 'value';
      return;
    case ',':
      if (frame === undefined) return;
      frame.expects = frame.kind === 'object' ? 'key' : 'value';
      frame.step = typeof frame.step === 'number' ? frame.step + 1 : undefined;
      return;
    default:
      if (frame === undefined) return;
      if (frame.kind === 'object' && frame.expects === 'key') {
        const key = contentOf(text.slice(at, end));
        frame.step = key;
        frame.expects = 'colon';
        if (!isOwn) frame.keys.push(key);
      } else frame.expects = 'comma';
  }
}

/** What a string token says, as far as it is one. */
export function contentOf(token: string): string {
  try {
    const value: unknown = JSON.parse(token);
    return typeof value === 'string' ? value : token;
  } catch {
    return token.replace(/^"|"$/g, '');
  }
}

function startFor(text: string, offset: number): number {
  if (text.length <= MOST) return text.startsWith('\uFEFF') ? 1 : 0;
  return Math.max(text.lastIndexOf('\n{', offset - 1), text.lastIndexOf('\n[', offset - 1), -1) + 1;
}

function spaceEnd(text: string, start: number): number {
  let at = start;
  while (at < text.length && text.charCodeAt(at) <= 0x20) at += 1;
  return at;
}

/** The end of a sign, a string (which ends with its line if it is not closed), or a number or word. */
function tokenEnd(text: string, start: number): number {
  if (start === text.length) return start;
  if (SIGNS.includes(text.charAt(start))) return start + 1;
  if (text[start] !== '"') {
    let at = start + 1;
    while (at < text.length && text.charCodeAt(at) > 0x20 && !`${SIGNS}"`.includes(text.charAt(at))) at += 1;
    return at;
  }
  for (let at = start + 1; at < text.length; at += 1) {
    if (text[at] === '"') return at + 1;
    if (text[at] === '\n' || text[at] === '\r') return at;
    if (text[at] === '\\') at += 1;
  }
  return text.length;
}

/** Behind a closed string something else begins; a word goes on with the next letter. */
function isClosed(text: string, start: number, end: number): boolean {
  return text[start] === '"' && end > start + 1 && text[end - 1] === '"';
}
