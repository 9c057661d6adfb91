import {
  explainCall,
  type Finding,
  placeSchemaFindings,
  type ReportTool,
  type Result,
  type Toolbox,
  toJudge,
  withJudgement,
  withSchemaFindings,
} from '@rung/core';
import type { SeenCall } from '../callSource.ts';
import type { Opinions } from './opinions.ts';

/** A decided call with what JSON Schema says of it, as far as that is known. */
export function withOpinion(result: Result, seen: SeenCall, toolbox: Toolbox, opinions: Opinions): Result {
  const question = toJudge(result, toolbox);
  if (question === undefined) return result;
  const opinion = opinions.onCall(question);
  if (opinion !== undefined) {
    const { entry, text } = seen;
    const onCall = placeSchemaFindings(opinion.call, entry, text, explainCall(result.call, toolbox));
    return withJudgement(result, [...opinion.schema.findings, ...onCall]);
  }
  return opinions.unavailable === undefined ? result : { ...result, values: 'unavailable' };
}

/** A tool with what is wrong about its schema, as far as that is known. */
export function withSchemaOpinion(tool: ReportTool, toolbox: Toolbox, opinions: Opinions): ReportTool {
  const schema = tool.schemaText === undefined ? undefined : opinions.onSchema(tool.schemaText);
  if (schema === undefined || toolbox.byName.get(tool.name) !== tool) return tool;
  return withSchemaFindings(
    tool,
    schema.findings.map((finding): Finding => {
      const { range } = finding;
      return range === undefined
        ? finding
        : { ...finding, range: toolbox.placeInSchema(tool, range.offset, range.length) };
    }),
  );
}
