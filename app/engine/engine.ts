import {
  decide,
  documentProblems,
  explainCall,
  type Finding,
  movement,
  openToolbox,
  type Report,
  type Result,
  readCalls,
  readTools,
  type Scenario,
  say,
  type Toolbox,
} from '@rung/core';
import type { Answer, Ask, BoxState, DetailView, RowQuery, RowView, Stretch, ToolView } from './protocol.ts';
import { remember } from './remember.ts';

/** The beginning of the arguments that a row shows, in UTF-16 units. */
const ROW_ARGS = 240;
/** Lenses in one answer: more than any editor shows at once. */
const MOST_LENSES = 400;
/** Problems of one box in one answer; more than that are counted. */
const MOST_PROBLEMS = 500;

/** A report with the tools that it was made with, and the calls text that its places count in. */
interface Reported {
  readonly report: Report;
  readonly toolbox: Toolbox;
  readonly calls: string;
  readonly callsByTool: ReadonlyMap<string, number>;
}

/**
 * Answers what the page asks, and keeps the report: another call chosen or other rows in view read and decide
 * nothing anew, and other calls leave the tools as they are.
 */
export class Engine {
  readonly #readTools = remember(readTools);
  readonly #readCalls = remember(readCalls);
  readonly #openToolbox = remember(openToolbox, ({ aliases, synonyms, profile }, read) => [
    JSON.stringify([aliases, synonyms, profile]),
    read,
  ]);
  readonly #report = remember(makeReport, (_, toolbox, read) => [toolbox, read]);
  #good: Reported | undefined;
  #asked: Pick<Scenario, 'tools' | 'calls'> | undefined;

  answer({ id, scenario, rows, inView }: Ask): Answer {
    const tools = this.#readTools(scenario.tools);
    const calls = this.#readCalls(scenario.calls);
    const toolbox = this.#openToolbox(scenario, tools);
    const toolsBox = box(scenario.tools, tools.tools.length, tools);
    const callsBox = box(scenario.calls, calls.calls.length, calls);

    // Two texts changed at once are another scenario; what was known of the former one says nothing about it.
    if (this.#asked?.tools !== scenario.tools && this.#asked?.calls !== scenario.calls)
      this.#good = undefined;
    this.#asked = { tools: scenario.tools, calls: scenario.calls };

    const unread = toolsBox.unread ? toolsBox : callsBox.unread ? callsBox : undefined;
    if (unread === undefined) this.#good = this.#report(scenario, toolbox, calls);
    const shown = this.#good ?? makeReport(scenario, toolbox, { ...calls, calls: [] });

    const { report } = shown;
    const stale = unread?.problems.find(isError);
    const matching = matchingResults(report.results, rows);
    const rowsFrom = Math.min(rows.from, matching.length);
    const lensed = shown.calls === scenario.calls ? inStretch(report.results, inView) : [];
    const chosen = detail(shown, scenario.selected ?? 0);
    return {
      id,
      tools: { ...toolsBox, list: shown.toolbox.tools.map((tool) => toolView(tool, shown)) },
      calls: callsBox,
      documentProblems: documentProblems(scenario, (tool) => shown.toolbox.byName.has(tool)),
      ...(stale === undefined ? {} : { stale }),
      counters: report.counters,
      withProblems: report.withProblems,
      matching: matching.length,
      rowsFrom,
      rows: matching.slice(rowsFrom, rows.to).map((index) => rowView(shown, index)),
      lenses: lensed.map((index) => rowView(shown, index)),
      ...(chosen === undefined ? {} : { detail: chosen }),
    };
  }
}

function makeReport(scenario: Scenario, toolbox: Toolbox, read: ReturnType<typeof readCalls>): Reported {
  const report = decide(scenario, toolbox, read);
  const callsByTool = new Map<string, number>();
  for (const { tool } of report.calls) {
    if (tool !== undefined) callsByTool.set(tool, (callsByTool.get(tool) ?? 0) + 1);
  }
  return { report, toolbox, calls: scenario.calls, callsByTool };
}

function box(
  text: string,
  read: number,
  { format, problems }: { readonly format?: string; readonly problems: readonly Finding[] },
): BoxState {
  return {
    ...(format === undefined ? {} : { format }),
    problems: cap(problems),
    unread: read === 0 && problems.some(isError) && text.trim() !== '',
  };
}

function cap(problems: readonly Finding[]): readonly Finding[] {
  const next = problems[MOST_PROBLEMS];
  if (next === undefined) return problems;
  const more = problems.length - MOST_PROBLEMS;
  const message = `${more.toLocaleString('en')} more problems, the first of them here.`;
  return [...problems.slice(0, MOST_PROBLEMS), { ...next, message }];
}

function isError({ severity }: Finding): boolean {
  return severity === 'error';
}

function toolView(tool: Report['tools'][number], { toolbox, callsByTool }: Reported): ToolView {
  const { schemaText: _, ...view } = tool;
  const holds = toolbox.byName.get(tool.name) === tool;
  return { ...view, calls: holds ? (callsByTool.get(tool.name) ?? 0) : 0 };
}

/** Indices of the results that the filter lets through. */
function matchingResults(results: readonly Result[], { outcomes, tool, text }: RowQuery): number[] {
  const wanted = new Set(outcomes);
  const needle = text?.toLowerCase() ?? '';
  const matching: number[] = [];
  results.forEach(({ outcome, call }, index) => {
    if (wanted.size > 0 && !wanted.has(outcome)) return;
    if (tool !== undefined && call.tool !== tool) return;
    if (needle !== '' && !`${call.tool ?? ''}\n${call.args}`.toLowerCase().includes(needle)) return;
    matching.push(index);
  });
  return matching;
}

function inStretch(results: readonly Result[], { from, to }: Stretch): number[] {
  const inside: number[] = [];
  for (const [index, { call }] of results.entries()) {
    const { offset, length } = call.range;
    if (offset <= to && offset + length >= from) inside.push(index);
    if (inside.length === MOST_LENSES) break;
  }
  return inside;
}

function rowView({ report, toolbox }: Reported, index: number): RowView {
  const result = at(report.results, index);
  const { call, verdict, findings, outcome } = result;
  const { headline, why } = say(result, explainCall(call, toolbox), toolbox.byName);
  return {
    index,
    ...(call.tool === undefined ? {} : { tool: call.tool }),
    outcome,
    kind: verdict.kind,
    words: headline,
    why,
    args: call.args.slice(0, ROW_ARGS).replace(/\s+/gu, ' '),
    errors: findings.filter(({ severity }) => severity === 'error').length,
    warnings: findings.filter(({ severity }) => severity === 'warning').length,
    range: call.range,
  };
}

/** The chosen call; the first one when there is none of that index. */
function detail({ report, toolbox }: Reported, selected: number): DetailView | undefined {
  const index = selected in report.results ? selected : 0;
  const result = report.results[index];
  if (result === undefined) return undefined;
  const { call, verdict, findings, outcome } = result;
  const explanation = explainCall(call, toolbox);
  const tool = call.tool === undefined ? undefined : toolbox.byName.get(call.tool);
  const { headline, sentence, advice } = say(result, explanation, toolbox.byName);
  return {
    index,
    ...(call.tool === undefined ? {} : { tool: call.tool }),
    args: call.args,
    range: call.range,
    outcome,
    verdict,
    words: headline,
    sentence,
    advice,
    explanation,
    movement: movement(call.args, tool?.grammar, explanation, tool?.declared),
    findings,
  };
}

function at(results: readonly Result[], index: number): Result {
  const result = results[index];
  if (result === undefined) throw new RangeError(`No result ${index}`);
  return result;
}
