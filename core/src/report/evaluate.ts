import type { Finding } from '../finding.ts';
import { type ReadCall, type ReadCalls, readCalls } from '../formats/read-calls.ts';
import { readTools } from '../formats/read-tools.ts';
import type { Explanation } from '../rung/explanation.ts';
import type { Verdict } from '../rung/verdict.ts';
import type { Scenario } from '../scenario/scenario.ts';
import { documentProblems } from './document-problems.ts';
import { openToolbox } from './open-toolbox.ts';
import { count, outcomeOf } from './outcome.ts';
import type { Report, ReportCall, Result } from './report.ts';
import type { Toolbox } from './toolbox.ts';

/** All that a scenario says. Pure and total; runs no schema validator. */
export function evaluate(scenario: Scenario): Report {
  const read = readTools(scenario.tools);
  const calls = readCalls(scenario.calls, scenario.fields, read.tools);
  return decide(scenario, openToolbox(scenario, read), calls);
}

/** The same from what was read already. */
export function decide(scenario: Scenario, toolbox: Toolbox, read: ReadCalls): Report {
  const assumed = onlyTool(toolbox);
  const entries = read.calls.map((entry) => ({ entry, call: named(entry, assumed) }));
  const results = entries.map(({ entry, call }) => decideCall(call, entry, scenario.calls, toolbox));
  return {
    ...(toolbox.format === undefined ? {} : { toolsFormat: toolbox.format }),
    ...(read.format === undefined ? {} : { callsFormat: read.format }),
    tools: toolbox.tools,
    calls: entries.map(({ call }) => call),
    results,
    ...count(
      results.map(({ outcome }) => [outcome, 1]),
      toolbox.rung.uniqueGrammarCount,
    ),
    problems: [
      ...toolbox.problems,
      ...read.problems,
      ...documentProblems(scenario, (tool) => toolbox.byName.has(tool)),
    ],
  };
}

/** The tool to which calls without a tool name belong: the only one, if there are no others. */
export function onlyTool({ byName }: Toolbox): string | undefined {
  const [only, second] = byName.keys();
  return second === undefined ? only : undefined;
}

/** A call as it is decided: without a tool name it belongs to the only tool. */
export function named({ place: _, ...call }: ReadCall, assumed: string | undefined): ReportCall {
  const name = call.tool ?? assumed;
  return name === undefined ? call : { ...call, tool: name };
}

const UNCHECKED: Verdict = { kind: 'DEFER', reason: 'NONE', by: 'grammar', because: 'no-grammar' };

/** The verdict on a call that stands as `entry` in the text, with all that there is to know beside it. */
export function decideCall(call: ReportCall, entry: ReadCall, text: string, toolbox: Toolbox): Result {
  const explanation = explainCall(call, toolbox);
  const { verdict } = explanation;
  const nameless = call.tool === undefined && toolbox.byName.size > 0 ? [noToolName(call)] : [];
  const findings = [...nameless, ...toolbox.findingsOf(call, entry, text, explanation)];
  const tool = call.tool === undefined ? undefined : toolbox.byName.get(call.tool);
  const values = tool?.schemaText === undefined ? 'no-schema' : 'not-yet';
  return { call, verdict, findings, outcome: outcomeOf(verdict, findings), values };
}

/** The evidence for a decided call, gate by gate. */
export function explainCall({ tool, args }: ReportCall, toolbox: Toolbox): Explanation {
  return tool === undefined
    ? { verdict: UNCHECKED, gates: [{ gate: 'grammar', decides: true, params: 0, required: 0 }] }
    : toolbox.rung.explain({ tool, args });
}

function noToolName({ range }: ReportCall): Finding {
  return {
    code: 'no-tool-name',
    severity: 'warning',
    message: 'This call names no tool, and several were pasted.',
    range,
  };
}
