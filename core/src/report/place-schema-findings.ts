import type { Edit, Finding, Fix, Range } from '../finding.ts';
import { pointer } from '../findings/pointer.ts';
import { gateOf } from '../findings/rule.ts';
import { escapedFor, rangesInText } from '../formats/place.ts';
import type { ReadCall } from '../formats/read-calls.ts';
import { type Args, readArgs } from '../rung/args.ts';
import type { Explanation } from '../rung/explanation.ts';
import { items, type JsonMember } from '../rung/json-text.ts';
import { POSITIONAL } from '../rung/loaded-grammar.ts';

/**
 * What JSON Schema has against the args that would be dispatched, placed in the pasted text: places and pointers of
 * repaired args go back to where each value was sent. A fix that cannot be written there is left out. Findings about
 * the schema stay as they are.
 */
export function placeSchemaFindings(
  findings: readonly Finding[],
  entry: ReadCall,
  text: string,
  explanation: Explanation,
): Finding[] {
  const { verdict } = explanation;
  const isSent = (at: number, length: number) => ({ offset: at, length });
  const back =
    verdict.kind === 'TRANSFORM'
      ? wayBack(readArgs(entry.args), readArgs(verdict.newArgs), explanation)
      : { place: isSent, edit: isSent, pointer: (sent: string) => sent };
  const ranges = rangesInText(text, entry);
  return findings.map((finding) => {
    const { range, fix, pointer: to, ...rest } = finding;
    if (range?.in === 'tools') return finding;
    const place = range && (back.place(range.offset, range.length) ?? whole(entry));
    const placedFix = fix && fixIn(fix, back.edit, entry, ranges);
    return {
      ...rest,
      ...(to === undefined ? {} : { pointer: back.pointer(to) }),
      ...(place && { range: ranges(place.offset, place.length) }),
      ...(placedFix && { fix: placedFix }),
    };
  });
}

interface Stretch {
  readonly offset: number;
  readonly length: number;
}

type Way = (offset: number, length: number) => Stretch | undefined;

function whole({ args }: ReadCall): Stretch {
  return { offset: 0, length: args.length };
}

function fixIn(
  { title, edits }: Fix,
  way: Way,
  { place }: ReadCall,
  ranges: (offset: number, length: number) => Range,
): Fix | undefined {
  const placed = edits.flatMap((edit): Edit[] => {
    if (edit.kind !== 'text') return [edit];
    const at = way(edit.range.offset, edit.range.length);
    const escaped = escapedFor(place, edit.text);
    if (at === undefined || escaped === undefined) return [];
    return [{ kind: 'text', range: ranges(at.offset, at.length), text: escaped }];
  });
  return placed.length === edits.length ? { title, edits: placed } : undefined;
}

/** Where parts of repaired args stand in the args as sent. */
function wayBack(
  sent: Args,
  repaired: Args,
  explanation: Explanation,
): { place: Way; edit: Way; pointer: (to: string) => string } {
  const alias = gateOf(explanation, 'alias');
  const renames = new Map(alias?.decides === true ? alias.renames.map(({ from, to }) => [to, from]) : []);
  const bindings = gateOf(explanation, 'positional')?.bindings ?? [];
  const indices = new Map(bindings.map(({ param, index }) => [param, index]));
  const list = sent.get(POSITIONAL);
  const values = list === undefined ? [] : items(sent.text, list.value);

  const sourceOf = ({ key }: JsonMember) => {
    const index = indices.get(key);
    const member = index === undefined ? sent.get(renames.get(key) ?? key) : undefined;
    const value = index === undefined ? member?.value : values[index];
    return value && { value, member };
  };
  const edit: Way = (offset, length) => {
    for (const member of repaired.members) {
      const { value } = member;
      const source = sourceOf(member);
      if (source === undefined) continue;
      if (offset >= value.start && offset + length <= value.end) {
        return { offset: offset - value.start + source.value.start, length };
      }
      if (offset === member.keyStart && offset + length === member.keyEnd && source.member !== undefined) {
        const { keyStart, keyEnd } = source.member;
        return { offset: keyStart, length: keyEnd - keyStart };
      }
    }
    return undefined;
  };
  const place: Way = (offset, length) => {
    const at = edit(offset, length);
    if (at !== undefined) return at;
    const owner = repaired.members.find(({ keyStart, value }) => offset >= keyStart && offset < value.end);
    const value = owner && sourceOf(owner)?.value;
    return value && { offset: value.start, length: value.end - value.start };
  };
  return {
    place,
    edit,
    pointer: (to) => {
      const [, first, ...rest] = to.split('/');
      if (first === undefined) return to;
      const key = first.replaceAll('~1', '/').replaceAll('~0', '~');
      const index = indices.get(key);
      const start = index === undefined ? pointer(renames.get(key) ?? key) : pointer(POSITIONAL, index);
      return [start, ...rest].join('/');
    },
  };
}
