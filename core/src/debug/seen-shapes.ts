import type { CallTable } from '../report/call-table.ts';
import { countCases } from '../report/count-calls.ts';
import type { ReportTool } from '../report/report.ts';
import type { Ruling } from '../report/ruling.ts';
import { type Args, readArgs } from '../rung/args.ts';
import type { Grammar } from '../rung/grammar.ts';

/** Calls of one shape, of a tool with a grammar. */
export interface SeenShape {
  readonly args: Args;
  readonly calls: number;
  readonly ruling: Ruling;
}

/** The calls of a tool, by shape. */
export interface SeenTool {
  readonly tool: ReportTool & { readonly grammar: Grammar };
  readonly shapes: readonly SeenShape[];
}

/** The shapes of all calls by tool. `skipped` calls have shapes that are too many or too long. */
export function seenShapes(table: CallTable): { tools: SeenTool[]; calls: number; skipped: number } {
  const counts = countCases(table);
  const byNumber = new Map<number, { tool: string; args: string; ruling: Ruling; calls: number }>();
  let skipped = 0;
  for (const [place, { number, shape, ruling, tool }] of table.cases.entries()) {
    const calls = counts[place] ?? 0;
    if (calls === 0) continue;
    if (shape.args === undefined) skipped += calls;
    if (shape.args === undefined || ruling === undefined || tool === undefined) continue;
    const known = byNumber.get(number);
    if (known === undefined) byNumber.set(number, { tool, args: shape.args, ruling, calls });
    else known.calls += calls;
  }
  const byTool = new Map<string, SeenShape[]>();
  for (const { tool, args, ruling, calls } of byNumber.values()) {
    const shape = { args: readArgs(args), calls, ruling };
    const others = byTool.get(tool);
    if (others === undefined) byTool.set(tool, [shape]);
    else others.push(shape);
  }
  const tools = [...byTool].flatMap(([name, shapes]) => {
    const tool = table.toolbox.byName.get(name);
    return tool?.grammar === undefined ? [] : [{ tool: { ...tool, grammar: tool.grammar }, shapes }];
  });
  return { tools, calls: table.size - skipped, skipped };
}
