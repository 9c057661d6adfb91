import type { Finding } from '../finding.ts';
import { callFindings } from '../findings/call-rules.ts';
import { escapedFor, rangeInCalls } from '../formats/place.ts';
import { type ReadCall, type ReadCalls, readCalls } from '../formats/read-calls.ts';
import { readTools } from '../formats/read-tools.ts';
import type { Explanation } from '../rung/explanation.ts';
import type { Verdict } from '../rung/verdict.ts';
import type { Scenario } from '../scenario/scenario.ts';
import { documentProblems, isDecided } from './document-problems.ts';
import { count, outcomeOf } from './outcome.ts';
import type { Report, ReportCall, Result } from './report.ts';
import { openToolbox, type Toolbox } from './toolbox.ts';

/** All that a scenario says. Pure and total; runs no schema validator. */
export function evaluate(scenario: Scenario): Report {
  return decide(scenario, openToolbox(scenario, readTools(scenario.tools)), readCalls(scenario.calls));
}

/** The same from what was read already. */
export function decide(scenario: Scenario, toolbox: Toolbox, read: ReadCalls): Report {
  const [only, second] = toolbox.byName.keys();
  const assumed = second === undefined ? only : undefined;
  const entries = read.calls.map((entry) => ({ entry, call: named(entry, assumed) }));
  const results = isDecided(scenario)
    ? entries.map(({ entry, call }) => decideCall(call, entry, scenario.calls, toolbox))
    : [];
  return {
    ...(toolbox.format === undefined ? {} : { toolsFormat: toolbox.format }),
    ...(read.format === undefined ? {} : { callsFormat: read.format }),
    tools: toolbox.tools,
    calls: entries.map(({ call }) => call),
    results,
    ...count(results, toolbox.rung.uniqueGrammarCount),
    problems: [
      ...toolbox.problems,
      ...read.problems,
      ...documentProblems(scenario, (tool) => toolbox.byName.has(tool)),
    ],
  };
}

/** A call without a tool name belongs to the only tool. */
function named({ tool, args, range }: ReadCall, assumed: string | undefined): ReportCall {
  const name = tool ?? assumed;
  return name === undefined ? { args, range } : { tool: name, args, range };
}

const UNCHECKED: Verdict = { kind: 'DEFER', reason: 'NONE', by: 'grammar', because: 'no-grammar' };

function decideCall(call: ReportCall, entry: ReadCall, text: string, toolbox: Toolbox): Result {
  if (call.tool === undefined) {
    const findings = toolbox.byName.size === 0 ? [] : [noToolName(call)];
    return { call, verdict: UNCHECKED, findings, outcome: outcomeOf(UNCHECKED, findings) };
  }
  const verdict = toolbox.rung.adjudicate({ tool: call.tool, args: call.args });
  const tool = toolbox.byName.get(call.tool);
  const findings =
    verdict.kind === 'TRANSFORM' && tool?.grammar !== undefined
      ? callFindings({
          args: call.args,
          explanation: explainCall(call, toolbox),
          grammar: tool.grammar,
          ...(tool.declared === undefined ? {} : { declared: tool.declared }),
          locate: (offset, length) => rangeInCalls(text, entry, offset, length),
          escape: (part) => escapedFor(entry.place, part),
        })
      : [];
  return { call, verdict, findings, outcome: outcomeOf(verdict, findings) };
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
