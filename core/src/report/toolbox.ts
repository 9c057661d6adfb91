import type { Finding, Range } from '../finding.ts';
import type { ReadTool, ReadTools } from '../formats/read-tools.ts';
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
  const loaded = read.tools.map((tool) => loadTool(tool, scenario, rung));
  const holders = new Map(loaded.map((tool, index) => [tool.name, index]));
  loaded.forEach(({ name, grammar }, index) => {
    if (grammar !== undefined) holders.set(name, index);
  });
  const tools = loaded.map((tool, index) => (holders.get(tool.name) === index ? tool : unused(tool)));
  const held = tools.filter(({ name }, index) => holders.get(name) === index);
  return {
    ...(read.format === undefined ? {} : { format: read.format }),
    tools,
    byName: new Map(held.map((tool) => [tool.name, tool])),
    rung,
    problems: read.problems,
  };
}

function loadTool(tool: ReadTool, scenario: Scenario, rung: Rung): ReportTool {
  const { name, schemaText, range } = tool;
  const place = { name, range, ...(schemaText === undefined ? {} : { schemaText }) };
  const loaded = grammarOf(tool, scenario.tools);
  if (loaded.grammar === undefined) return { ...place, findings: [loaded.finding] };
  const { grammar, findings } = mergeAliases(name, loaded.grammar, scenario);
  rung.add(name, grammar);
  const digest = rung.digestOf(name);
  return {
    ...place,
    grammar,
    ...(digest === undefined ? {} : { digest }),
    ...(schemaText === undefined ? {} : { declared: declaredOrder(schemaText) }),
    findings: findings.map((finding) => ({ ...finding, range })),
  };
}

type Loaded = { readonly grammar: Grammar } | { readonly grammar?: never; readonly finding: Finding };

function grammarOf(tool: ReadTool, text: string): Loaded {
  const { name, grammar, schemaText = '' } = tool;
  if (grammar !== undefined) return { grammar };
  try {
    return { grammar: grammarFromJsonSchema(schemaText) };
  } catch (error) {
    if (!(error instanceof SchemaError)) throw error;
    return {
      finding: {
        code: 'tool-not-loaded',
        severity: 'warning',
        message: `The schema of ${quote(name)} cannot be loaded by the original. ${error.message}`,
        pointer: error.pointer,
        range: placeOf(error, schemaText, tool.range, text),
      },
    };
  }
}

/** The place of an error in a schema; the whole tool where the schema's text does not stand there as it is. */
function placeOf(error: SchemaError, schemaText: string, range: Range, text: string): Range {
  if (error.pointer === '') return range;
  const start = text.slice(range.offset, range.offset + range.length).indexOf(schemaText);
  if (start === -1) return range;
  return { in: 'tools', offset: range.offset + start + error.offset, length: error.length };
}

function unused(tool: ReportTool): ReportTool {
  const finding: Finding = {
    code: 'duplicate-tool',
    severity: 'warning',
    message: `Another tool is called ${quote(tool.name)}; that one holds, and this one is not used.`,
    range: tool.range,
  };
  return { ...tool, findings: [...tool.findings, finding] };
}
