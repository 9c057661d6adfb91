import type { Finding } from '../finding.ts';
import { callFindings } from '../findings/call-rules.ts';
import { type ReadCalls, readCalls } from '../formats/read-calls.ts';
import { readTools } from '../formats/read-tools.ts';
import type { Explanation } from '../rung/explanation.ts';
import type { Verdict } from '../rung/verdict.ts';
import type { Scenario } from '../scenario/scenario.ts';
import { absentTools } from './merge-aliases.ts';
import { count, outcomeOf } from './outcome.ts';
import type { Report, ReportCall, Result } from './report.ts';
import { openToolbox, type Toolbox } from './toolbox.ts';

/** All that a scenario says. Pure and total; runs no schema validator. */
export function evaluate(scenario: Scenario): Report {
  return decide(scenario, openToolbox(scenario, readTools(scenario.tools)), readCalls(scenario.calls));
}

/** The same from what was read already. */
export function decide(scenario: Scenario, toolbox: Toolbox, read: ReadCalls): Report {
  const names = [...toolbox.byName.keys()];
  const only = names.length === 1 ? names[0] : undefined;
  const calls = read.calls.map(({ tool = only, args, range }) => ({
    args,
    range,
    ...(tool === undefined ? {} : { tool }),
  }));
  // Profile `sound` is not in this version; such a document is never decided in another way than it asks for.
  const decided = scenario.profile !== 'sound';
  const results = decided ? calls.map((call) => decideCall(call, toolbox)) : [];
  return {
    ...(toolbox.format === undefined ? {} : { toolsFormat: toolbox.format }),
    ...(read.format === undefined ? {} : { callsFormat: read.format }),
    tools: toolbox.tools,
    calls,
    results,
    ...count(results, toolbox.rung.uniqueGrammarCount),
    problems: [
      ...toolbox.problems,
      ...read.problems,
      ...absentTools(scenario, (tool) => toolbox.byName.has(tool)),
      ...(decided ? [] : [NOT_IN_VERSION]),
    ],
  };
}

const NOT_IN_VERSION: Finding = {
  code: 'profile-not-in-version',
  severity: 'error',
  message: 'This scenario asks for `sound` repairs, which this version does not have. No call is decided.',
};

const UNCHECKED: Verdict = { kind: 'DEFER', reason: 'NONE', by: 'grammar', because: 'no-grammar' };

function decideCall(call: ReportCall, toolbox: Toolbox): Result {
  if (call.tool === undefined) {
    const findings = toolbox.byName.size === 0 ? [] : [noToolName(call)];
    return { call, verdict: UNCHECKED, findings, outcome: outcomeOf(UNCHECKED, findings) };
  }
  const asked = { tool: call.tool, args: call.args };
  const verdict = toolbox.rung.adjudicate(asked);
  const tool = toolbox.byName.get(call.tool);
  const findings =
    verdict.kind === 'TRANSFORM' && tool?.grammar !== undefined
      ? callFindings({
          args: call.args,
          range: call.range,
          explanation: toolbox.rung.explain(asked),
          grammar: tool.grammar,
          ...(tool.declared === undefined ? {} : { declared: tool.declared }),
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
