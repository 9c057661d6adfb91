import type { ReadTool } from '../formats/read-tools.ts';
import { isArray, isObject, type JsonObject, own } from '../schema/json-object.ts';
import { KEYWORD_VALUES, KEYWORDS, whatIsAt } from './keywords.ts';
import { type Slot, slotAt } from './slot.ts';
import { spotAt, type Target, targetOf } from './spot.ts';
import { keySuggestion, MOST, type Suggestion, type Suggestions, valueSuggestion } from './suggestion.ts';

/** As an MCP server lists a tool. */
const TOOL_KEYS = [
  ['name', '"|"', 'the name of the tool'],
  ['description', '"|"', 'what it does'],
  ['inputSchema', '{|}', 'the JSON Schema of its arguments'],
] as const;

/**
 * What may be written at an offset of the tools: keywords of JSON Schema, and what stands behind them. `tools` are those
 * that were read in the text, and `read` reads one.
 */
export function suggestInTools(
  text: string,
  tools: readonly ReadTool[] | undefined,
  offset: number,
  read: (text: string) => readonly ReadTool[],
): Suggestions | undefined {
  const spot = spotAt(text, tools, ({ schemaText }) => schemaText, offset, read);
  const slot = spot?.slot ?? slotAt(text, offset);
  if (slot === undefined) return undefined;
  const target = spot?.target ?? targetOf(text, slot, 'tools');
  const list =
    spot === undefined ? aroundSchema(slot, target) : inSchema(slot, target, spot.entry.schemaText ?? '');
  return list.length === 0 ? undefined : { range: target.range, list: list.slice(0, MOST) };
}

function aroundSchema({ kind, around, keys }: Slot, target: Target): Suggestion[] {
  const outer = around.slice(0, -1);
  const isTool = outer.every((part) => part.kind === 'array' || part.step === 'tools');
  if (kind !== 'key' || !isTool || keys.some((key) => Object.hasOwn(KEYWORDS, key) && key !== 'description'))
    return [];
  return TOOL_KEYS.filter(([key]) => !keys.includes(key)).map(([key, value, detail]) =>
    keySuggestion(target, key, value, { kind: 'keyword', detail }),
  );
}

function inSchema(slot: Slot, target: Target, schemaText: string): Suggestion[] {
  const steps = slot.around.map(({ step }) => step);
  if (slot.kind === 'key') {
    if (whatIsAt(steps.slice(0, -1)) !== 'schema') return [];
    return Object.entries(KEYWORDS)
      .filter(([keyword]) => !slot.keys.includes(keyword))
      .map(([keyword, { text, value }]) =>
        keySuggestion(target, keyword, value, { kind: 'keyword', detail: text }),
      );
  }
  const isItem = slot.around.at(-1)?.kind === 'array';
  const way = isItem ? steps.slice(0, -1) : steps;
  const keyword = way.at(-1);
  if (typeof keyword !== 'string' || whatIsAt(way.slice(0, -1)) !== 'schema') return [];
  return valuesOf(
    keyword,
    isItem,
    () => partAt(schemaText, way.slice(0, -1)),
    () => partAt(schemaText, []),
  ).map((json) => valueSuggestion(target, json, json.replace(/^"|"$/g, ''), { kind: 'value', detail: '' }));
}

/** As JSON. */
function valuesOf(
  keyword: string,
  isItem: boolean,
  here: () => JsonObject | undefined,
  root: () => JsonObject | undefined,
): string[] {
  const schema = here();
  switch (keyword) {
    case 'additionalProperties':
    case 'uniqueItems':
    case 'nullable':
    case 'deprecated':
      return isItem ? [] : ['false', 'true'];
    case 'required': {
      const listed = schema && own(schema, 'required');
      const named = isArray(listed) ? listed : [];
      return isItem
        ? keysUnder(schema, 'properties')
            .filter((name) => !named.includes(name))
            .map(toJson)
        : [];
    }
    case '$ref':
      return ['$defs', 'definitions'].flatMap((key) =>
        keysUnder(root(), key).map((name) => toJson(`#/${key}/${pointerToken(name)}`)),
      );
    default:
      return Object.hasOwn(KEYWORD_VALUES, keyword) ? (KEYWORD_VALUES[keyword] ?? []).map(toJson) : [];
  }
}

/** A part of a schema; `undefined` where it is no object. */
function partAt(schemaText: string, steps: readonly (string | number | undefined)[]): JsonObject | undefined {
  let part: unknown;
  try {
    part = JSON.parse(schemaText);
  } catch {
    return undefined;
  }
  for (const step of steps) {
    if (isArray(part)) part = part[Number(step)];
    else part = isObject(part) ? own(part, `${step}`) : undefined;
  }
  return isObject(part) ? part : undefined;
}

function keysUnder(schema: JsonObject | undefined, key: string): string[] {
  const part = schema && own(schema, key);
  return isObject(part) ? Object.keys(part).filter((name) => !name.includes('\uE000')) : [];
}

function toJson(text: string): string {
  return JSON.stringify(text);
}

function pointerToken(name: string): string {
  return encodeURIComponent(name.replaceAll('~', '~0').replaceAll('/', '~1'));
}
