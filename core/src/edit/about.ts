import type { Range } from '../finding.ts';
import { gateOf } from '../findings/rule.ts';
import type { ReadCall } from '../formats/read-calls.ts';
import type { ReadTool } from '../formats/read-tools.ts';
import { quote, quoteList } from '../quote.ts';
import type { ReportTool } from '../report/report.ts';
import type { Explanation } from '../rung/explanation.ts';
import type { Param } from '../rung/grammar.ts';
import { lastMembers, members, wholeValue } from '../rung/json-text.ts';
import { POSITIONAL } from '../rung/loaded-grammar.ts';
import { own } from '../schema/json-object.ts';
import { schemasAt } from '../schema/schemas-at.ts';
import { typesIn } from '../schema/types.ts';
import { entryAround, inside } from './inside.ts';
import { KEYWORDS, whatIsAt } from './keywords.ts';
import { contentOf, type Slot, slotAt } from './slot.ts';
import { schemaOf } from './suggest-calls.ts';

/** What is to be said of something in a text. */
export interface About {
  /** Where it stands. */
  readonly range: Range;
  /** Sentences; names in backticks. */
  readonly sentences: readonly string[];
  /** What the schema says of it, in its own words. */
  readonly description?: string;
}

/** Explains a key or value of a call: which parameter it is, its type, what it stands for. */
export function aboutInCalls(
  text: string,
  calls: readonly ReadCall[],
  offset: number,
  tools: { readonly byName: ReadonlyMap<string, ReportTool>; readonly only: string | undefined },
  explain: (call: ReadCall) => Explanation,
): About | undefined {
  const call = entryAround(calls, offset);
  if (call === undefined) return undefined;
  const name = call.tool ?? tools.only;
  const tool = name === undefined ? undefined : tools.byName.get(name);
  const place = inside(text, call, call.args, offset);
  const slot = place && slotAt(place.content, place.offset);
  if (place !== undefined && slot !== undefined && slot.around.length > 0) {
    if (tool === undefined || slot.start === slot.end) return undefined;
    const range = place.rangeOf(slot.start, slot.end);
    return withRange(
      range,
      aboutArg(slot, contentOf(place.content.slice(slot.start, slot.end)), tool, explain(call)),
    );
  }
  const outer = slotAt(text, offset);
  if (outer?.kind !== 'value' || contentOf(text.slice(outer.start, outer.end)) !== name || name === undefined)
    return undefined;
  const range: Range = { in: 'calls', offset: outer.start, length: outer.end - outer.start };
  return withRange(range, tool === undefined ? saysNothing(name) : aboutTool(tool));
}

/** Explains a parameter or a keyword in the schema of a tool. */
export function aboutInTools(
  text: string,
  entries: readonly ReadTool[],
  offset: number,
  toolOf: (name: string) => ReportTool | undefined,
): About | undefined {
  const entry = entryAround(entries, offset);
  const tool = entry && toolOf(entry.name);
  if (entry === undefined || tool === undefined) return undefined;
  const { schemaText } = entry;
  const place = schemaText === undefined ? undefined : inside(text, entry, schemaText, offset);
  const slot = place && slotAt(place.content, place.offset);
  if (place === undefined || slot === undefined || slot.around.length === 0) {
    const outer = slotAt(text, offset);
    if (outer?.kind !== 'value' || contentOf(text.slice(outer.start, outer.end)) !== entry.name)
      return undefined;
    return withRange({ in: 'tools', offset: outer.start, length: outer.end - outer.start }, aboutTool(tool));
  }
  if (slot.kind !== 'key' || slot.start === slot.end) return undefined;
  const key = contentOf(place.content.slice(slot.start, slot.end));
  const range = place.rangeOf(slot.start, slot.end);
  const steps = slot.around.slice(0, -1).map(({ step }) => step);
  const isParam = steps.length === 1 && steps[0] === 'properties';
  const param = isParam ? tool.grammar?.params?.find(({ name }) => name === key) : undefined;
  if (param !== undefined) return withRange(range, { sentences: [sayParam(param, tool)] });
  if (whatIsAt(steps) !== 'schema' || !Object.hasOwn(KEYWORDS, key)) return undefined;
  return withRange(range, { sentences: [`${quote(key)}: ${KEYWORDS[key]?.text ?? ''}`] });
}

/** Where a tool declares a parameter; `undefined` where its schema does not say. Counts in the schema's text. */
export function propertyPlace(schemaText: string, name: string): { start: number; end: number } | undefined {
  const root = wholeValue(schemaText);
  const properties = root && lastMembers(schemaText, root).get('properties');
  const member = properties && members(schemaText, properties).findLast(({ key }) => key === name);
  return member && { start: member.keyStart, end: member.keyEnd };
}

/** The parameter that a place in the args is about; `undefined` for none. */
export function paramAt(
  text: string,
  call: ReadCall,
  offset: number,
  { gates, verdict }: Explanation,
): string | undefined {
  const place = inside(text, call, call.args, offset);
  const slot = place && slotAt(place.content, place.offset);
  const [root, list] = slot?.around ?? [];
  if (place === undefined || slot === undefined || root?.kind !== 'object') return undefined;
  const isKey = slot.kind === 'key' && slot.around.length === 1;
  const key = isKey ? contentOf(place.content.slice(slot.start, slot.end)) : root.step;
  if (typeof key !== 'string') return undefined;
  const renames = gateOf({ gates, verdict }, 'alias')?.renames ?? [];
  const bindings = gateOf({ gates, verdict }, 'positional')?.bindings ?? [];
  const bound = key === POSITIONAL ? bindings.find(({ index }) => index === list?.step)?.param : undefined;
  return bound ?? renames.find(({ from }) => from === key)?.to ?? key.replace(/^named:/, '');
}

type Words = Omit<About, 'range'>;

function withRange(range: Range, words: Words | undefined): About | undefined {
  return words && { range, ...words };
}

function aboutArg(
  slot: Slot,
  content: string,
  tool: ReportTool,
  explanation: Explanation,
): Words | undefined {
  const [root, inner] = slot.around;
  const isKey = slot.kind === 'key' && slot.around.length === 1;
  const key = isKey ? content : root?.step;
  if (typeof key !== 'string') return undefined;
  const params = tool.grammar?.params ?? [];
  const param = params.find(({ name }) => name === key.replace(/^named:/, ''));
  if (slot.around.length > 1 && key !== POSITIONAL) return aboutPart(slot, content, tool);
  if (param !== undefined) {
    const given = key === param.name ? [] : [`The tool gets the key as it is written here, ${quote(key)}.`];
    return { sentences: [sayParam(param, tool), ...given], ...describe(tool, param.name) };
  }
  const aliases = tool.grammar?.aliases ?? {};
  const meant = Object.hasOwn(aliases, key) ? params.find(({ name }) => name === aliases[key]) : undefined;
  if (meant !== undefined) {
    const renamed = explanation.verdict.kind === 'TRANSFORM' && explanation.verdict.repair === 'alias';
    return {
      sentences: [
        `${quote(key)} is a synonym of ${quote(meant.name)}${renamed ? ', and takes its name here' : ', and stays as it is here'}.`,
        sayParam(meant, tool),
      ],
      ...describe(tool, meant.name),
    };
  }
  if (key !== POSITIONAL) return { sentences: [`${quote(key)} is no parameter of ${quote(tool.name)}.`] };
  const { bindings = [], accepted = [] } = gateOf(explanation, 'positional') ?? {};
  const bound = bindings.find(({ index }) => index === inner?.step);
  const to = params.find(({ name }) => name === bound?.param);
  if (to !== undefined) {
    return {
      sentences: [`This value gets the name ${quote(to.name)}.`, sayParam(to, tool)],
      ...describe(tool, to.name),
    };
  }
  const numbers = accepted.length === 0 ? '' : ` ${quote(tool.name)} accepts ${accepted.join(' or ')}.`;
  return { sentences: [`Values without names. They get names only when their number fits.${numbers}`] };
}

/** A part of a value: what the schema says of it. */
function aboutPart(slot: Slot, content: string, tool: ReportTool): Words | undefined {
  const schema = schemaOf(tool);
  const steps = slot.around.flatMap(({ step }) => (step === undefined ? [] : [`${step}`]));
  const way = slot.kind === 'key' ? [...steps, content] : steps;
  const part = schema === undefined ? undefined : schemasAt(schema, way)[0];
  if (part === undefined) return undefined;
  const types = typesIn(own(part, 'type'));
  const label = way.map((step, index) =>
    /^\d+$/.test(step) ? `[${step}]` : index === 0 ? step : `.${step}`,
  );
  return {
    sentences: [`${quote(label.join(''))}${types.length === 0 ? '' : `: ${types.join(' or ')}`}.`],
    ...worded(part),
  };
}

function aboutTool(tool: ReportTool): Words {
  const params = tool.grammar?.params ?? [];
  const required = params.filter((param) => param.required).map(({ name }) => name);
  const schema = schemaOf(tool);
  if (tool.grammar === undefined)
    return { sentences: [`${quote(tool.name)} is not loaded, so its calls pass unexamined.`] };
  const takes =
    params.length === 0 ? 'no parameters' : quoteList(tool.declared ?? params.map(({ name }) => name));
  const needs = required.length === 0 ? 'Nothing is required.' : `Required: ${quoteList(required)}.`;
  return { sentences: [`${quote(tool.name)} takes ${takes}. ${needs}`], ...worded(schema) };
}

function saysNothing(name: string): Words {
  return {
    sentences: [`No tool called ${quote(name)} was pasted, so nothing is known about its arguments.`],
  };
}

/** "`amount`: number, required. Synonyms: `sum`." */
function sayParam({ name, type, required }: Param, { grammar }: ReportTool): string {
  const synonyms = Object.entries(grammar?.aliases ?? {}).flatMap(([key, param]) =>
    param === name ? [key] : [],
  );
  const said = [
    type === '' ? 'any type' : type.replaceAll('|', ' or '),
    required ? 'required' : 'optional',
  ].join(', ');
  return `${quote(name)}: ${said}.${synonyms.length === 0 ? '' : ` Synonyms: ${quoteList(synonyms)}.`}`;
}

function describe(tool: ReportTool, param: string): { readonly description?: string } {
  const schema = schemaOf(tool);
  return worded(schema && schemasAt(schema, [param])[0]);
}

function worded(part: object | undefined): { readonly description?: string } {
  const text = part !== undefined && 'description' in part ? part.description : undefined;
  return typeof text === 'string' && text !== '' ? { description: text } : {};
}
