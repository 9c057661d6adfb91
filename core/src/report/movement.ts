import { gateOf } from '../findings/rule.ts';
import { knownTo, strangers } from '../findings/strangers.ts';
import type { Explanation } from '../rung/explanation.ts';
import type { Grammar } from '../rung/grammar.ts';
import { items, type JsonValue, members, sliceOf, wholeValue } from '../rung/json-text.ts';
import { fitsType } from '../rung/json-type.ts';

/** A member of the arguments as sent, or one value of `_positional`. */
export interface SentRow {
  /** The key, or `_positional[0]`. */
  readonly label: string;
  readonly positional: boolean;
  /** JSON text of the value, as sent; a long one is cut and ends in an ellipsis. */
  readonly value: string;
}

/** A member of what is dispatched; for a DENY, a parameter with what would reach it. */
export interface AcceptedRow {
  readonly name: string;
  /** JSON text of the value, cut like those sent; absent when nothing reaches this parameter. */
  readonly value?: string;
  /** The parameter's type as written; absent for a key that is no parameter. */
  readonly type?: string;
  readonly state: 'arrives' | 'renamed' | 'bound' | 'missing';
  /** The type that the parameter takes, when the value does not have it. */
  readonly misfit?: string;
}

/** Where a value goes; `to` is absent for one that is dropped. Indices into `sent` and `accepted`. */
export interface Line {
  readonly kind: 'arrives' | 'renamed' | 'bound' | 'as-declared' | 'nearest' | 'dropped';
  readonly from: number;
  readonly to?: number;
}

/** The arguments before and after, and the movement between them. For a DENY `accepted` is what would reach each parameter. */
export interface Movement {
  readonly sent: readonly SentRow[];
  readonly accepted: readonly AcceptedRow[];
  readonly lines: readonly Line[];
  /** Rows beyond those that are shown. */
  readonly omitted: { readonly sent: number; readonly accepted: number };
}

const MOST_ROWS = 200;
const MOST_CHARS = 200;

/** A member of the args, or one of the values in `_positional`. */
interface Sent {
  readonly key: string;
  readonly index?: number;
  readonly value: JsonValue;
}

interface Accepted {
  readonly name: string;
  readonly state: AcceptedRow['state'];
  readonly value?: JsonValue;
}

interface Drawing {
  readonly sent: readonly Sent[];
  readonly accepted: readonly Accepted[];
  /** What the values of `accepted` are places in. */
  readonly text: string;
  readonly lines: readonly Line[];
}

/** Draws what happens to the arguments of a call. `declared` is the schema's own order of the parameters. */
export function movement(
  args: string,
  grammar: Grammar | undefined,
  explanation: Explanation,
  declared?: readonly string[],
): Movement {
  const drawing = draw(args, grammar, explanation, declared);
  const types = new Map(grammar?.params?.map(({ name, type }) => [name, type]));
  const sent = drawing.sent.slice(0, MOST_ROWS).map(({ key, index, value }) => ({
    label: index === undefined ? key : `${key}[${index}]`,
    positional: index !== undefined,
    value: shorten(sliceOf(args, value)),
  }));
  const accepted = drawing.accepted.slice(0, MOST_ROWS).map(({ name, state, value }) => {
    const type = types.get(name);
    const isMisfit = value !== undefined && type !== undefined && !fitsType(drawing.text, value, type);
    return {
      name,
      state,
      ...(value === undefined ? {} : { value: shorten(sliceOf(drawing.text, value)) }),
      ...(type === undefined ? {} : { type }),
      ...(isMisfit ? { misfit: type } : {}),
    };
  });
  return {
    sent,
    accepted,
    lines: drawing.lines.filter(({ from, to = 0 }) => from < sent.length && to < accepted.length),
    omitted: {
      sent: drawing.sent.length - sent.length,
      accepted: drawing.accepted.length - accepted.length,
    },
  };
}

function draw(
  args: string,
  grammar: Grammar | undefined,
  explanation: Explanation,
  declared: readonly string[] | undefined,
): Drawing {
  const { verdict } = explanation;
  switch (verdict.kind) {
    case 'DEFER':
      return drawUnchanged(args);
    case 'TRANSFORM':
      return verdict.repair === 'alias'
        ? drawRenames(args, verdict.newArgs, explanation)
        : drawBindings(args, verdict.newArgs, explanation, declared);
    case 'DENY':
      return drawGaps(args, grammar ?? { params: null }, explanation);
  }
}

function drawUnchanged(args: string): Drawing {
  const sent = membersOf(args);
  return {
    sent,
    text: args,
    accepted: sent.map(({ key, value }) => ({ name: key, state: 'arrives', value })),
    lines: sent.map((_, index) => ({ kind: 'arrives', from: index, to: index })),
  };
}

function drawRenames(args: string, newArgs: string, explanation: Explanation): Drawing {
  const names = new Map(gateOf(explanation, 'alias')?.renames.map(({ from, to }) => [from, to]));
  const sent = membersOf(args);
  const after = membersOf(newArgs);
  const places = placesByName(after);
  const renamed = new Set<number>();
  const lines: Line[] = [];
  // Backwards, since of two values for one name the later one is kept.
  for (let from = sent.length - 1; from >= 0; from -= 1) {
    const member = sent[from];
    if (member === undefined) continue;
    const name = names.get(member.key);
    const to = places.get(name ?? member.key)?.pop();
    if (to === undefined) {
      lines.push({ kind: 'dropped', from });
      continue;
    }
    if (name !== undefined) renamed.add(to);
    lines.push({ kind: name === undefined ? 'arrives' : 'renamed', from, to });
  }
  return {
    sent,
    text: newArgs,
    accepted: after.map(({ key, value }, index) => ({
      name: key,
      state: renamed.has(index) ? 'renamed' : 'arrives',
      value,
    })),
    lines: lines.reverse(),
  };
}

function drawBindings(
  args: string,
  newArgs: string,
  explanation: Explanation,
  declared: readonly string[] | undefined,
): Drawing {
  const sent = spread(args, membersOf(args));
  const after = membersOf(newArgs);
  const places = placesByName(after);
  const place = (name: string | undefined) => (name === undefined ? undefined : places.get(name)?.at(-1));
  const params = new Map(gateOf(explanation, 'positional')?.bindings.map((b) => [b.index, b.param]));
  const bound = new Set([...params.values()].map(place));
  const lines = sent.flatMap(({ key, index }, from): Line[] => {
    const to = index === undefined ? place(key) : place(params.get(index));
    if (to === undefined || (index === undefined && bound.has(to))) return [{ kind: 'dropped', from }];
    if (index === undefined) return [{ kind: 'arrives', from, to }];
    const meant = declared?.length === params.size ? place(declared[index]) : undefined;
    const ghost: Line[] =
      meant === undefined || meant === to ? [] : [{ kind: 'as-declared', from, to: meant }];
    return [{ kind: 'bound', from, to }, ...ghost];
  });
  return {
    sent,
    text: newArgs,
    accepted: after.map(({ key, value }, index) => ({
      name: key,
      state: bound.has(index) ? 'bound' : 'arrives',
      value,
    })),
    lines,
  };
}

/** What would reach each parameter, with the renames that were understood; optional ones only if given. */
function drawGaps(args: string, grammar: Grammar, explanation: Explanation): Drawing {
  const sent = spread(args, membersOf(args));
  const sources = new Map<string, number>();
  sent.forEach(({ key, index }, from) => {
    if (index === undefined) sources.set(key, from);
  });
  const renames = gateOf(explanation, 'alias')?.renames ?? [];
  const synonyms = new Map(renames.map(({ from, to }) => [to, from]));
  const accepted: Accepted[] = [];
  const lines: Line[] = [];
  const gaps = new Map<string, number>();
  for (const { name, required } of new Map(grammar.params?.map((param) => [param.name, param])).values()) {
    const keys = [name, `named:${name}`, synonyms.get(name) ?? name];
    const from = keys.map((key) => sources.get(key)).find((source) => source !== undefined);
    const member = from === undefined ? undefined : sent[from];
    if (from !== undefined && member !== undefined) {
      lines.push({ kind: 'arrives', from, to: accepted.length });
      accepted.push({ name, state: 'arrives', value: member.value });
    } else if (required) {
      gaps.set(name, accepted.length);
      accepted.push({ name, state: 'missing' });
    }
  }
  for (const { key, near } of strangers([...sources.keys()], knownTo(grammar), renames)) {
    const from = sources.get(key);
    const to = near === undefined ? undefined : gaps.get(near);
    if (from !== undefined && to !== undefined) lines.push({ kind: 'nearest', from, to });
  }
  return { sent, accepted, text: args, lines };
}

function membersOf(text: string): Sent[] {
  const root = wholeValue(text);
  return root === undefined ? [] : members(text, root).map(({ key, value }) => ({ key, value }));
}

/** The values of `_positional` in the place of that key. */
function spread(args: string, sent: readonly Sent[]): Sent[] {
  const list = sent.findLast(({ key, value }) => key === '_positional' && value.kind === 'array');
  return sent.flatMap((member) =>
    member === list
      ? items(args, member.value).map((value, index) => ({ ...member, value, index }))
      : [member],
  );
}

function placesByName(after: readonly Sent[]): Map<string, number[]> {
  const places = new Map<string, number[]>();
  after.forEach(({ key }, index) => {
    const known = places.get(key);
    if (known === undefined) places.set(key, [index]);
    else known.push(index);
  });
  return places;
}

function shorten(text: string): string {
  return text.length > MOST_CHARS ? `${text.slice(0, MOST_CHARS)}…` : text;
}
