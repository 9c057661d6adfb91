import type { Finding } from '../finding.ts';
import type { ReadTools } from '../formats/read-tools.ts';
import { quote } from '../quote.ts';
import type { Grammar } from '../rung/grammar.ts';
import { declaredOrder, grammarFromJsonSchema, SchemaError } from '../rung/json-schema.ts';
import { Rung } from '../rung/rung.ts';
import type { Scenario } from '../scenario/scenario.ts';
import { mergeAliases } from './merge-aliases.ts';
import type { ReportTool } from './report.ts';

/** The tools of a scenario, loaded: all that the calls are decided with. */
export interface Toolbox {
  readonly format?: string;
  /** In the order of the text. */
  readonly tools: readonly ReportTool[];
  /** By name, the one that holds: the last that loads, else the last. */
  readonly byName: ReadonlyMap<string, ReportTool>;
  readonly rung: Rung;
  readonly problems: readonly Finding[];
}

/** Loads what was read; a schema that cannot be loaded is a finding about its tool. */
export function openToolbox(scenario: Scenario, read: ReadTools): Toolbox {
  const rung = new Rung();
  const tools: ReportTool[] = [];
  const holders = new Map<string, number>();
  for (const { name, schemaText, grammar, range } of read.tools) {
    const loaded = load(name, schemaText, grammar);
    const place = { name, range, ...(schemaText === undefined ? {} : { schemaText }) };
    const holder = tools[holders.get(name) ?? -1];
    if (holder?.grammar === undefined || loaded.grammar !== undefined) holders.set(name, tools.length);
    if (loaded.grammar === undefined) {
      tools.push({ ...place, findings: [{ ...loaded.finding, range }] });
      continue;
    }
    const merged = mergeAliases(name, loaded.grammar, scenario);
    rung.add(name, merged.grammar);
    const digest = rung.digestOf(name);
    tools.push({
      ...place,
      grammar: merged.grammar,
      ...(digest === undefined ? {} : { digest }),
      ...(schemaText === undefined ? {} : { declared: declaredOrder(schemaText) }),
      findings: merged.findings.map((finding) => ({ ...finding, range })),
    });
  }
  const told = tools.map((tool, index) => (holders.get(tool.name) === index ? tool : toldUnused(tool)));
  return {
    ...(read.format === undefined ? {} : { format: read.format }),
    tools: told,
    byName: new Map([...holders].flatMap(([name, index]) => entry(name, told[index]))),
    rung,
    problems: read.problems,
  };
}

function entry(name: string, tool: ReportTool | undefined): [string, ReportTool][] {
  return tool === undefined ? [] : [[name, tool]];
}

function load(
  name: string,
  schemaText: string | undefined,
  written: Grammar | undefined,
): { grammar: Grammar } | { grammar?: never; finding: Finding } {
  if (written !== undefined) return { grammar: written };
  try {
    return { grammar: grammarFromJsonSchema(schemaText ?? '') };
  } catch (error) {
    if (!(error instanceof SchemaError)) throw error;
    return {
      finding: {
        code: 'tool-not-loaded',
        severity: 'warning',
        message: `The schema of ${quote(name)} cannot be loaded by the original. ${error.message}`,
        pointer: error.pointer,
      },
    };
  }
}

function toldUnused(tool: ReportTool): ReportTool {
  const finding: Finding = {
    code: 'duplicate-tool',
    severity: 'warning',
    message: `Another tool is called ${quote(tool.name)}; that one holds, and this one is not used.`,
    range: tool.range,
  };
  return { ...tool, findings: [...tool.findings, finding] };
}
