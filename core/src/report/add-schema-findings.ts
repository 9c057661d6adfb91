import type { Finding, FindingCode } from '../finding.ts';
import { quote } from '../quote.ts';
import { count, outcomeOf } from './outcome.ts';
import type { Report, ReportTool, Result, Values } from './report.ts';

/**
 * A report with what JSON Schema says of some of its calls, by the call's index: that may change outcomes and how many
 * have problems, never a verdict or a counter. Findings about a schema go to its tool. What a rule has told already is
 * not told twice.
 */
export function addSchemaFindings(
  report: Report,
  findingsByCall: ReadonlyMap<number, readonly Finding[]>,
): Report {
  const bySchema = new Map<string, readonly Finding[]>();
  const results = report.results.map((result, index) => {
    const found = findingsByCall.get(index);
    if (found === undefined) return result;
    const { tool } = result.call;
    const aboutSchema = found.filter(isAboutSchema);
    if (tool !== undefined && aboutSchema.length > 0) bySchema.set(tool, aboutSchema);
    return withJudgement(result, found);
  });
  return {
    ...report,
    tools: report.tools.map((tool) => withSchemaFindings(tool, bySchema.get(tool.name) ?? [])),
    results,
    ...count(
      results.map(({ outcome }) => [outcome, 1]),
      report.counters.grammars,
    ),
  };
}

export function isAboutSchema({ code }: Finding): boolean {
  return code.startsWith('schema-');
}

/** A result with all that JSON Schema says of it, which may be nothing. */
export function withJudgement(result: Result, found: readonly Finding[]): Result {
  const news = found.filter((finding) => !isAboutSchema(finding) && !isTold(finding, result));
  const findings = [...result.findings, ...news];
  const isUnusable = found.some((finding) => isAboutSchema(finding) && finding.severity === 'error');
  const values: Values = isUnusable ? 'unusable-schema' : 'checked';
  return { ...result, findings, outcome: outcomeOf(result.verdict, findings), values };
}

/** The tool that holds its name gets what is not there yet. */
export function withSchemaFindings(tool: ReportTool, found: readonly Finding[]): ReportTool {
  if (found.length === 0 || tool.findings.some(({ code }) => code === 'duplicate-tool')) return tool;
  const known = new Set(tool.findings.map(({ code, pointer, message }) => `${code} ${pointer} ${message}`));
  const news = found.filter(({ code, pointer, message }) => !known.has(`${code} ${pointer} ${message}`));
  return news.length === 0 ? tool : { ...tool, findings: [...tool.findings, ...news] };
}

/** What the schema may say again of the same place, once a rule has told it in its own words. */
const SAYS_TOO: Partial<Record<FindingCode, readonly FindingCode[]>> = {
  'unknown-key': ['value-unknown-key'],
  wrapped: ['value-unknown-key'],
  'idle-positional': ['value-unknown-key'],
  'idle-synonym': ['value-unknown-key'],
  'shadowed-synonym': ['value-unknown-key'],
  'named-key': ['value-unknown-key'],
  'null-required': ['value-type', 'value-enum', 'value-union'],
  'json-in-string': ['value-type', 'value-enum', 'value-union'],
  misfit: ['value-type', 'value-enum', 'value-union'],
  'not-json': ['value-not-checked'],
  'cut-off': ['value-not-checked'],
  'double-encoded': ['value-type'],
  'bare-array': ['value-type'],
  'not-an-object': ['value-type'],
};

function isTold({ code, pointer = '', message }: Finding, { findings, verdict }: Result): boolean {
  const isAtRoot = pointer.lastIndexOf('/') === 0;
  if (code === 'value-unknown-key' && isAtRoot) {
    // What is sent back goes nowhere, and its strange keys are told; of very many, only how many there are.
    if (verdict.kind === 'DENY') return true;
    if (findings.some((told) => told.code === 'unknown-key' && told.pointer === undefined)) return true;
  }
  return findings.some(
    (told) =>
      (SAYS_TOO[told.code]?.includes(code) === true && (told.pointer ?? '') === pointer) ||
      (code === 'value-missing' && told.code === 'named-key' && isMissed(told, message)),
  );
}

/** A parameter that was sent as `named:…` is missing to the schema. */
function isMissed({ pointer = '' }: Finding, message: string): boolean {
  const key = pointer.slice(1).replaceAll('~1', '/').replaceAll('~0', '~');
  return message.startsWith(`${quote(key.slice('named:'.length))} is missing`);
}
