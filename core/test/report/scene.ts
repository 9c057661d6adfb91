import { callFindings } from '../../src/findings/call-rules.ts';
import { movement } from '../../src/report/movement.ts';
import { outcomeOf } from '../../src/report/outcome.ts';
import type { ReportTool, Result } from '../../src/report/report.ts';
import { say } from '../../src/report/words.ts';
import type { Grammar } from '../../src/rung/grammar.ts';
import { declaredOrder, grammarFromJsonSchema } from '../../src/rung/json-schema.ts';
import { Rung } from '../../src/rung/rung.ts';

const RANGE = { in: 'calls', offset: 0, length: 0 } as const;

/** A tool from a line such as `from_currency amount:number note?`: names in declared order, a type, `?` when optional. */
export function toolOf(name: string, line: string, aliases: Record<string, string> = {}): ReportTool {
  const entries = line.split(' ').filter((word) => word !== '');
  const properties = entries.map((entry) => {
    const [param = '', type = 'string'] = entry.replace('?', '').split(':');
    return `${JSON.stringify(param)}:{"type":"${type}"}`;
  });
  const required = entries
    .filter((entry) => !entry.includes('?'))
    .map((entry) => JSON.stringify(entry.split(':')[0]));
  const schemaText = `{"properties":{${properties.join()}},"required":[${required.join()}]}`;
  const grammar: Grammar = { ...grammarFromJsonSchema(schemaText), aliases };
  return {
    name,
    schemaText,
    grammar,
    declared: declaredOrder(schemaText),
    range: { ...RANGE, in: 'tools' },
    findings: [],
  };
}

/** Everything that is said about one call of one of these tools. */
export function sceneOf(args: string, tool: ReportTool, others: readonly ReportTool[] = []) {
  const rung = new Rung();
  if (tool.grammar !== undefined) rung.add(tool.name, tool.grammar);
  const call = { tool: tool.name, args, range: RANGE };
  const explanation = rung.explain(call);
  const { grammar, declared } = tool;
  const seen = {
    args,
    explanation,
    locate: (offset: number, length: number) => ({ ...RANGE, offset, length }),
    escape: (text: string) => text,
    ...(declared === undefined ? {} : { declared }),
  };
  const { verdict } = explanation;
  const findings =
    grammar !== undefined && verdict.kind === 'TRANSFORM' ? callFindings({ ...seen, grammar }) : [];
  const result: Result = { call, verdict, findings, outcome: outcomeOf(verdict, findings) };
  const known = [...(tool.grammar === undefined && tool.findings.length === 0 ? [] : [tool]), ...others];
  const tools = new Map(known.map((one) => [one.name, one]));
  return {
    result,
    words: say(result, explanation, tools),
    movement: movement(args, grammar, explanation, declared),
  };
}
