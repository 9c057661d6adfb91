import type { ReadCall } from '../formats/read-calls.ts';
import type { ReportTool } from '../report/report.ts';
import { isArray, isObject, type JsonObject, own } from '../schema/json-object.ts';
import { schemasAt } from '../schema/schemas-at.ts';
import { typesIn } from '../schema/types.ts';
import { type Slot, slotAt } from './slot.ts';
import { spotAt, type Target, targetOf } from './spot.ts';
import {
  emptyValue,
  keySuggestion,
  MOST,
  type Suggestion,
  type Suggestions,
  valueSuggestion,
} from './suggestion.ts';

/** The keys under which formats name the tool. */
const NAMES = new Set(['tool', 'name', 'tool_name', 'toolName', 'function', 'recipient_name']);

/** What one writes a call with. */
const PLAIN = [
  ['tool', '"|"', 'the name of the tool'],
  ['args', '{|}', 'its arguments'],
] as const;

export interface KnownTools {
  readonly byName: ReadonlyMap<string, ReportTool>;
  /** The tool of calls that name none. */
  readonly only: string | undefined;
}

/**
 * What may be written at an offset of the calls: names of tools, parameters that are not given yet, values that the schema
 * lists. `calls` are those that were read in the text, if it was, and `read` reads one.
 */
export function suggestInCalls(
  text: string,
  calls: readonly ReadCall[] | undefined,
  offset: number,
  tools: KnownTools,
  read: (text: string) => readonly ReadCall[],
): Suggestions | undefined {
  const spot = spotAt(text, calls, ({ args }) => args, offset, read);
  if (spot === undefined) {
    const outer = slotAt(text, offset);
    return outer && listed(targetOf(text, outer, 'calls'), (target) => besideArgs(outer, target, tools));
  }
  const { entry, slot, target } = spot;
  const tool = tools.byName.get(entry.tool ?? tools.only ?? '');
  return listed(target, () => [
    ...(tool === undefined ? [] : inArgs(slot, target, tool)),
    ...(entry.tool === undefined ? besideArgs(slot, target, tools) : []),
  ]);
}

function listed(target: Target, list: (target: Target) => readonly Suggestion[]): Suggestions | undefined {
  const found = list(target).slice(0, MOST);
  return found.length === 0 ? undefined : { range: target.range, list: found };
}

/** In a call, or what will be one, around its args. */
function besideArgs(slot: Slot, target: Target, { byName }: KnownTools): Suggestion[] {
  const last = slot.around.at(-1);
  if (slot.kind === 'value') {
    if (typeof last?.step !== 'string' || !NAMES.has(last.step)) return [];
    return [...byName.values()].map((tool) =>
      valueSuggestion(target, JSON.stringify(tool.name), tool.name, {
        kind: 'tool',
        detail: (tool.declared ?? tool.grammar?.params?.map(({ name }) => name) ?? []).join(', '),
        ...aboutOf(schemaOf(tool)),
      }),
    );
  }
  const isNew = slot.around.slice(0, -1).every(({ kind }) => kind === 'array');
  const isPlain = slot.keys.every((key) => PLAIN.some(([name]) => name === key));
  if (!isNew || !isPlain) return [];
  return PLAIN.filter(([key]) => !slot.keys.includes(key)).map(([key, value, detail]) =>
    keySuggestion(target, key, value, { kind: 'keyword', detail }),
  );
}

function inArgs(slot: Slot, target: Target, tool: ReportTool): Suggestion[] {
  const schema = schemaOf(tool);
  const steps = slot.around.flatMap(({ step }) => (step === undefined ? [] : [`${step}`]));
  if (slot.kind === 'value') return schema === undefined ? [] : values(schemasAt(schema, steps), target);
  const schemas = schema === undefined ? [] : schemasAt(schema, steps);
  const required = new Set(
    slot.around.length === 1
      ? tool.grammar?.params?.flatMap(({ name, required }) => (required ? [name] : []))
      : schemas.flatMap((part) => texts(own(part, 'required'))),
  );
  const names = new Set([
    ...(slot.around.length === 1 ? [...(tool.declared ?? []), ...paramNames(tool)] : []),
    ...schemas.flatMap((part) => Object.keys(objectOr(own(part, 'properties')))),
  ]);
  return [...names]
    .filter((name) => !slot.keys.includes(name))
    .map((name) => {
      const part = schemas.map((schema) => own(objectOr(own(schema, 'properties')), name)).find(isObject);
      const type = typeOf(tool, name, part, slot.around.length === 1);
      const detail = [type, ...(required.has(name) ? ['required'] : [])].filter(Boolean).join(', ');
      return keySuggestion(target, name, emptyValue(type), { kind: 'param', detail, ...aboutOf(part) });
    })
    .sort((one, other) => Number(required.has(other.label)) - Number(required.has(one.label)));
}

function values(schemas: readonly JsonObject[], target: Target): Suggestion[] {
  const listed = schemas.flatMap((schema) => {
    const all = own(schema, 'enum');
    const one = own(schema, 'const');
    return [...(isArray(all) ? all : []), ...(one === undefined ? [] : [one])];
  });
  const types = new Set(schemas.flatMap((schema) => typesIn(own(schema, 'type'))));
  const words = types.has('boolean') && listed.length === 0 ? [true, false] : [];
  const usual = schemas.map((schema) => own(schema, 'default')).filter((value) => value !== undefined);
  const found = new Map<string, string>();
  for (const value of [...listed, ...words, ...(types.has('null') ? [null] : [])])
    if (isExact(value)) found.set(JSON.stringify(value), '');
  for (const value of usual)
    if (isExact(value)) found.set(JSON.stringify(value), 'assumed where none is given');
  return [...found].map(([json, detail]) =>
    valueSuggestion(target, json, json.length > 60 ? `${json.slice(0, 60)}…` : json, {
      kind: 'value',
      detail,
    }),
  );
}

/** A double may not hold what the schema says. */
function isExact(value: unknown): boolean {
  return typeof value !== 'number' || Number.isSafeInteger(value) || `${value}`.length < 16;
}

function typeOf(tool: ReportTool, name: string, part: JsonObject | undefined, isParam: boolean): string {
  const param = isParam ? tool.grammar?.params?.find((param) => param.name === name)?.type : undefined;
  const types = part === undefined ? [] : typesIn(own(part, 'type'));
  return param !== undefined && param !== '' ? param : types.join('|');
}

function aboutOf(schema: JsonObject | undefined): { readonly about?: string } {
  const text = schema === undefined ? undefined : own(schema, 'description');
  return typeof text === 'string' && text !== '' ? { about: text } : {};
}

/** A tool's schema; `undefined` where it is none. */
export function schemaOf({ schemaText }: ReportTool): JsonObject | undefined {
  if (schemaText === undefined) return undefined;
  try {
    const schema: unknown = JSON.parse(schemaText);
    return isObject(schema) ? schema : undefined;
  } catch {
    return undefined;
  }
}

function paramNames({ grammar }: ReportTool): string[] {
  return grammar?.params?.map(({ name }) => name) ?? [];
}

function objectOr(value: unknown): JsonObject {
  return isObject(value) ? value : {};
}

function texts(value: unknown): string[] {
  return isArray(value) ? value.filter((item) => typeof item === 'string') : [];
}
