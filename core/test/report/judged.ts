import {
  addSchemaFindings,
  decide,
  explainCall,
  type Finding,
  openToolbox,
  placeSchemaFindings,
  type ReadCalls,
  type Report,
  readCalls,
  readTools,
  type Scenario,
  say,
  type Words,
} from '../../src/index.ts';
import { validateCall } from '../../src/schema/index.ts';

/** A report with JSON Schema's opinion on every call, as the page puts it together from two workers. */
export function judge(scenario: Scenario, read: ReadCalls = readCalls(scenario.calls)): Report {
  const toolbox = openToolbox(scenario, readTools(scenario.tools));
  const report = decide(scenario, toolbox, read);
  const found = new Map<number, readonly Finding[]>();
  report.results.forEach(({ call, verdict }, index) => {
    const entry = read.calls[index];
    const schema = call.tool === undefined ? undefined : toolbox.byName.get(call.tool)?.schemaText;
    if (schema === undefined || entry === undefined) return;
    const args = verdict.kind === 'TRANSFORM' ? verdict.newArgs : call.args;
    const findings = validateCall(schema, args, { repeatRequired: verdict.kind !== 'DENY' });
    found.set(index, placeSchemaFindings(findings, entry, scenario.calls, explainCall(call, toolbox)));
  });
  return addSchemaFindings(report, found);
}

/** What is said of one call of a report. */
export function wordsOf(scenario: Scenario, report: Report, index: number): Words {
  const result = report.results[index];
  if (result === undefined) throw new RangeError(`No result ${index}`);
  const toolbox = openToolbox(scenario, readTools(scenario.tools));
  return say(result, explainCall(result.call, toolbox), toolbox.byName);
}

/** The text of one call's args as all that a box of calls holds. */
export function onlyArgs(args: string, tool: string): ReadCalls {
  const range = { in: 'calls', offset: 0, length: args.length } as const;
  return { calls: [{ tool, args, range, place: { kind: 'slice', offset: 0 } }], problems: [] };
}
