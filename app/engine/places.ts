import {
  type CallTable,
  explainCall,
  isProblem,
  named,
  onlyTool,
  type ReadCall,
  type ReadTool,
  type ReportTool,
  readCallsWith,
  readTools,
  type Scenario,
  type TextReaders,
  type Toolbox,
} from '@rung/core';

import {
  aboutInCalls,
  aboutInTools,
  entryAround,
  formatJson,
  type NameHint,
  nameHints,
  paramAt,
  propertyPlace,
  suggestInCalls,
  suggestInTools,
} from '@rung/core/edit';
import { decideSeen } from './callSource.ts';
import type { GoTo, PlaceAnswer, PlaceQuestion, Stretch } from './protocol.ts';

/** Names are shown for so many calls at most: more than any editor shows at once. */
const MOST_HINTED = 400;

/** What is known of the texts of a scenario. */
export interface Known {
  readonly scenario: Scenario;
  /** Those in the present text; none while that cannot be read. */
  readonly calls: readonly ReadCall[];
  readonly tools: readonly ReadTool[];
  /** What was decided of them. */
  readonly table: CallTable | undefined;
  /** Of the last tools that could be read. */
  readonly toolbox: Toolbox;
}

/** Answers what an editor asks about a place in one of its texts. */
export function answerPlace(question: PlaceQuestion, known: Known): PlaceAnswer {
  const { scenario } = known;
  switch (question.what) {
    case 'about':
      return whereFound('about', aboutPlace(question.in, question.offset, known));
    case 'suggest':
      return whereFound('suggestions', suggestionsAt(question, known));
    case 'go':
      return whereFound(
        'to',
        question.in === 'calls' ? fromCall(question.offset, known) : fromTool(question.offset, known),
      );
    case 'go-to-tool':
      return whereFound('to', toTool(question.tool, undefined, known));
    case 'go-to-call':
      return whereFound('to', toCall(question.tool, known));
    case 'go-to-problem':
      return whereFound('to', toProblem(question, known));
    case 'hints':
      return { hints: hintsIn(question, known) };
    case 'format':
      return { text: formatJson(scenario[question.in]) };
  }
}

function whereFound<Key extends keyof PlaceAnswer>(
  key: Key,
  found: PlaceAnswer[Key] | undefined,
): PlaceAnswer {
  return found === undefined ? {} : { [key]: found };
}

function aboutPlace(box: 'tools' | 'calls', offset: number, { scenario, calls, tools, toolbox }: Known) {
  return box === 'calls'
    ? aboutInCalls(scenario.calls, calls, offset, toolsOf(toolbox), (call) => explain(call, toolbox))
    : aboutInTools(scenario.tools, tools, offset, (name) => toolbox.byName.get(name));
}

/** What a model wrote into its text, or a shell takes, is no JSON, and not suggested to. */
const JSON_ALONE: TextReaders = { readDialects: () => null, readSentBodies: () => [] };

function suggestionsAt(
  { in: box, offset, text }: Extract<PlaceQuestion, { what: 'suggest' }>,
  { scenario, calls, tools, toolbox }: Known,
) {
  const read = (other: string) => readCallsWith(JSON_ALONE, other, scenario.fields).calls;
  const readAsTools = (other: string) => readTools(other).tools;
  return box === 'calls'
    ? suggestInCalls(text, text === scenario.calls ? calls : undefined, offset, toolsOf(toolbox), read)
    : suggestInTools(text, text === scenario.tools ? tools : undefined, offset, readAsTools);
}

function toolsOf(toolbox: Toolbox) {
  return { byName: toolbox.byName, only: onlyTool(toolbox) };
}

function explain(call: ReadCall, toolbox: Toolbox) {
  return explainCall(named(call, onlyTool(toolbox)), toolbox);
}

function hintsIn({ from, to }: Stretch, { scenario, calls, toolbox }: Known): NameHint[] {
  return calls
    .filter(({ range }) => range.offset <= to && range.offset + range.length >= from)
    .slice(0, MOST_HINTED)
    .flatMap((call) => {
      const tool = toolbox.byName.get(call.tool ?? onlyTool(toolbox) ?? '');
      return nameHints(scenario.calls, call, explain(call, toolbox), tool?.grammar, tool?.declared);
    })
    .filter(({ offset }) => from <= offset && offset <= to);
}

/** From a call to its tool; from an argument to where that parameter is declared. */
function fromCall(offset: number, known: Known): GoTo | undefined {
  const { scenario, calls, toolbox } = known;
  const call = entryAround(calls, offset);
  const tool = call?.tool ?? onlyTool(toolbox);
  if (call === undefined || tool === undefined) return undefined;
  return toTool(tool, paramAt(scenario.calls, call, offset, explain(call, toolbox)), known);
}

function toTool(
  name: string,
  param: string | undefined,
  { scenario, tools, toolbox }: Known,
): GoTo | undefined {
  const tool = toolbox.byName.get(name);
  // While the present text cannot be read, places of the former one mean nothing.
  if (tool === undefined || !tools.some(({ range }) => isSame(range, tool.range))) return undefined;
  const place = param === undefined ? undefined : propertyPlace(tool.schemaText ?? '', param);
  if (place !== undefined)
    return { range: toolbox.placeInSchema(tool, place.start, place.end - place.start) };
  return { range: nameIn(scenario.tools, tool) };
}

/** The name of a tool where it stands in its entry; else the beginning of that. */
function nameIn(text: string, { name, range }: ReportTool): GoTo['range'] {
  const token = JSON.stringify(name);
  const at = text.slice(range.offset, range.offset + range.length).indexOf(token);
  return at === -1
    ? { ...range, length: 0 }
    : { in: 'tools', offset: range.offset + at, length: token.length };
}

function fromTool(offset: number, known: Known): GoTo | undefined {
  const tool = entryAround(known.tools, offset);
  return tool && toCall(tool.name, known);
}

/** To the next call of a tool behind the chosen one; behind the last comes the first. */
function toCall(tool: string, { scenario, calls, toolbox }: Known): GoTo | undefined {
  const only = onlyTool(toolbox);
  const of = calls.flatMap((call, index) =>
    (call.tool ?? only) === tool ? [{ range: call.range, index }] : [],
  );
  return of.find(({ index }) => index > (scenario.selected ?? 0)) ?? of[0];
}

function toProblem(
  { from, step }: Extract<PlaceQuestion, { what: 'go-to-problem' }>,
  { scenario, calls, table }: Known,
): GoTo | undefined {
  const size = calls.length;
  if (table === undefined || table.size !== size) return undefined;
  for (let away = 1; away <= size; away += 1) {
    const index = (((from + step * away) % size) + size) % size;
    const entry = calls[index];
    if (entry === undefined || !table.caseAt(index).marks?.some(isProblem)) continue;
    const { findings } = decideSeen(table, { entry, text: scenario.calls });
    const first = findings.find((finding) => isProblem(finding) && finding.range?.in === 'calls');
    return { range: first?.range ?? entry.range, index };
  }
  return undefined;
}

function isSame(one: GoTo['range'], other: GoTo['range']): boolean {
  return one.offset === other.offset && one.length === other.length;
}
