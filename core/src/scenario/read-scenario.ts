import { quote } from '../quote.ts';
import type { Profile } from '../rung/grammar.ts';
import {
  checkJson,
  items,
  type JsonValue,
  members,
  sliceOf,
  stringOf,
  wholeValue,
} from '../rung/json-text.ts';
import type { Verdict } from '../rung/verdict.ts';
import type { Aliases, Baseline, Expectation, Fields, Scenario, Unknown } from './scenario.ts';

export type ReadScenario =
  | { readonly kind: 'ok'; readonly scenario: Scenario }
  | {
      readonly kind: 'rejected';
      /** `newer`: written by a later version; `foreign`: not a scenario. */
      readonly reason: 'newer' | 'foreign';
      readonly sentence: string;
    };

/**
 * Reads a scenario document. Every field is checked; one that is not what it should be rejects the whole, so
 * that nothing is half-read. Keys that this version does not know are kept as text. Never throws.
 */
export function readScenario(text: string): ReadScenario {
  try {
    return { kind: 'ok', scenario: scenarioOf(text) };
  } catch (error) {
    if (error instanceof Refusal) return { kind: 'rejected', reason: error.reason, sentence: error.message };
    throw error;
  }
}

/** Names of the keys that were kept without being understood, with those of inner objects after a slash. */
export function unknownKeys(scenario: Scenario): string[] {
  const inner = (place: string, unknown: Unknown | undefined) =>
    Object.keys(unknown ?? {}).map((key) => `${place}${key}`);
  return [
    ...inner('', scenario.unknown),
    ...inner('fields/', scenario.fields?.unknown),
    ...inner('baseline/', scenario.baseline?.unknown),
    ...(scenario.expect ?? []).flatMap((entry, index) => inner(`expect/${index}/`, entry?.unknown)),
  ];
}

class Refusal extends Error {
  readonly reason: 'newer' | 'foreign';
  constructor(sentence: string, reason: 'newer' | 'foreign' = 'foreign') {
    super(sentence);
    this.reason = reason;
  }
}

/** A value in the document's text, with its path for sentences. */
interface Place {
  readonly text: string;
  readonly path: string;
  readonly value: JsonValue;
}

type Draft<T> = { -readonly [K in keyof T]: T[K] };

function scenarioOf(text: string): Scenario {
  const top = membersOf({ text, path: '', value: documentValue(text) });
  checkVersion(top.get('rung'));
  const draft: Draft<Scenario> = { rung: 1, tools: '', calls: '' };
  const unknown = new Map<string, string>();
  for (const [key, place] of top) {
    switch (key) {
      case 'rung':
        break;
      case 'title':
        draft.title = textOf(place);
        break;
      case 'tools':
        draft.tools = textOf(place);
        break;
      case 'calls':
        draft.calls = textOf(place);
        break;
      case 'aliases':
        draft.aliases = aliasesOf(place);
        break;
      case 'synonyms':
        draft.synonyms = synonymsOf(place);
        break;
      case 'profile':
        draft.profile = profileOf(place);
        break;
      case 'note':
        draft.note = textOf(place);
        break;
      case 'fields':
        draft.fields = fieldsOf(place);
        break;
      case 'selected':
        draft.selected = indexOf(place);
        break;
      case 'expect':
        draft.expect = itemsOf(place).map((item) =>
          item.value.kind === 'null' ? null : expectationOf(item),
        );
        break;
      case 'baseline':
        draft.baseline = baselineOf(place);
        break;
      default:
        unknown.set(key, rawOf(place));
    }
  }
  return withUnknown(draft, unknown);
}

function documentValue(text: string): JsonValue {
  const value = wholeValue(text);
  if (value === undefined) throw new Refusal(whyNotJson(text));
  if (value.kind !== 'object') throw new Refusal('This is not a Rung document: it is no JSON object.');
  return value;
}

function whyNotJson(text: string): string {
  const fault = checkJson(text);
  return fault === null
    ? 'This is not JSON.'
    : `This is not JSON: ${fault.message}, at character ${fault.offset + 1}.`;
}

function checkVersion(place: Place | undefined): void {
  const version = place?.value.kind === 'number' ? Number(rawOf(place)) : undefined;
  if (version === 1) return;
  if (version !== undefined && version > 1)
    throw new Refusal(
      'This document was made by a newer Rung. Reload the page to get the newest one.',
      'newer',
    );
  throw new Refusal('This is not a Rung document: `rung` should be 1.');
}

function textOf(place: Place): string {
  const content = stringOf(place.text, place.value);
  if (content === undefined) throw wrong(place, 'a text');
  return content;
}

function indexOf(place: Place): number {
  const index = place.value.kind === 'number' ? Number(rawOf(place)) : Number.NaN;
  if (!Number.isSafeInteger(index) || index < 0) throw wrong(place, 'a whole number from 0');
  return Math.abs(index); // `-0` is 0
}

function aliasesOf(place: Place): Aliases {
  return recordOf(place, (tool) => recordOf(tool, textOf));
}

function synonymsOf(place: Place): string[][] {
  return itemsOf(place).map((group) => itemsOf(group).map(textOf));
}

function profileOf(place: Place): Profile {
  const profile = textOf(place);
  if (profile !== 'fak' && profile !== 'sound') throw wrong(place, '"fak" or "sound"');
  return profile;
}

function fieldsOf(place: Place): Fields {
  const draft: Draft<Partial<Fields>> = {};
  const unknown = new Map<string, string>();
  for (const [key, member] of membersOf(place)) {
    if (key === 'tool') draft.tool = pointerOf(member);
    else if (key === 'args') draft.args = pointerOf(member);
    else unknown.set(key, rawOf(member));
  }
  const { tool, args } = draft;
  if (tool === undefined || args === undefined) throw wrong(place, 'an object with `tool` and `args`');
  return withUnknown({ tool, args }, unknown);
}

function pointerOf(place: Place): string {
  const pointer = textOf(place);
  if (!/^(\/([^/~]|~[01])*)*$/.test(pointer)) throw wrong(place, 'a JSON Pointer');
  return pointer;
}

function expectationOf(place: Place): Expectation {
  const draft: Draft<Partial<Expectation>> = {};
  const unknown = new Map<string, string>();
  for (const [key, member] of membersOf(place)) {
    if (key === 'kind') draft.kind = kindOf(member);
    else if (key === 'newArgs') draft.newArgs = textOf(member);
    else unknown.set(key, rawOf(member));
  }
  const { kind } = draft;
  if (kind === undefined) throw wrong(place, 'null or an object with `kind`');
  return withUnknown({ ...draft, kind }, unknown);
}

function kindOf(place: Place): Verdict['kind'] {
  const kind = textOf(place);
  if (kind !== 'DEFER' && kind !== 'TRANSFORM' && kind !== 'DENY')
    throw wrong(place, '"DEFER", "TRANSFORM" or "DENY"');
  return kind;
}

function baselineOf(place: Place): Baseline {
  const draft: Draft<Baseline> = { tools: '' };
  const unknown = new Map<string, string>();
  for (const [key, member] of membersOf(place)) {
    if (key === 'tools') draft.tools = textOf(member);
    else if (key === 'aliases') draft.aliases = aliasesOf(member);
    else if (key === 'synonyms') draft.synonyms = synonymsOf(member);
    else if (key === 'profile') draft.profile = profileOf(member);
    else unknown.set(key, rawOf(member));
  }
  return withUnknown(draft, unknown);
}

function withUnknown<T extends object>(
  known: T,
  unknown: ReadonlyMap<string, string>,
): T & { unknown?: Unknown } {
  return unknown.size === 0 ? known : { ...known, unknown: Object.fromEntries(unknown) };
}

function recordOf<T>(place: Place, read: (member: Place) => T): Record<string, T> {
  return Object.fromEntries([...membersOf(place)].map(([key, member]) => [key, read(member)]));
}

/** Of a key that stands twice, the last value counts. */
function membersOf(place: Place): Map<string, Place> {
  const { text, path, value } = place;
  if (value.kind !== 'object') throw wrong(place, 'an object');
  return new Map(
    members(text, value).map((member) => [
      member.key,
      { text, path: joined(path, member.key), value: member.value },
    ]),
  );
}

function itemsOf(place: Place): Place[] {
  const { text, path, value } = place;
  if (value.kind !== 'array') throw wrong(place, 'a list');
  return items(text, value).map((item, index) => ({ text, path: joined(path, String(index)), value: item }));
}

function joined(path: string, name: string): string {
  return path === '' ? name : `${path}/${name}`;
}

function rawOf({ text, value }: Place): string {
  return sliceOf(text, value);
}

function wrong({ path }: Place, wanted: string): Refusal {
  return new Refusal(`This Rung document cannot be read: ${quote(path)} should be ${wanted}.`);
}
