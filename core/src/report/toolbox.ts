import type { Finding, Range } from '../finding.ts';
import { REPAIR_SAFELY } from '../findings/rule.ts';
import { rangeInText } from '../formats/place.ts';
import type { ReadCall } from '../formats/read-calls.ts';
import type { ReadTool, ReadTools } from '../formats/read-tools.ts';
import { NewTools } from '../formats/repeated-tools.ts';
import { quote } from '../quote.ts';
import type { Explanation } from '../rung/explanation.ts';
import type { Grammar, Profile } from '../rung/grammar.ts';
import { declaredOrder, grammarFromJsonSchema, SchemaError } from '../rung/json-schema.ts';
import { Rung } from '../rung/rung.ts';
import type { Scenario } from '../scenario/scenario.ts';
import { mergeAliases } from './merge-aliases.ts';
import type { ReportCall, ReportTool } from './report.ts';

/** The tools of a scenario, loaded: all that the calls are decided with. */
export interface Toolbox {
  readonly format?: string;
  /** In the order of the text. */
  readonly tools: readonly ReportTool[];
  /** By name, the one that holds: the last that loads, else the last. */
  readonly byName: ReadonlyMap<string, ReportTool>;
  readonly rung: Rung;
  readonly profile: Profile;
  /** What one should know about a decided call; `text` is what was pasted. */
  readonly findingsOf: (
    call: ReportCall,
    entry: ReadCall,
    text: string,
    explanation: Explanation,
  ) => readonly Finding[];
  /** Where a part of a tool's schema stands in what was pasted. */
  readonly placeInSchema: (tool: ReportTool, offset: number, length: number) => Range;
  readonly problems: readonly Finding[];
  /** The same tools under the other profile; loaded when they are first asked for. */
  readonly other: () => Toolbox;
}

const OTHER = { fak: 'sound', sound: 'fak' } as const satisfies Record<Profile, Profile>;

/** A tool that was read, as far as it could be loaded. */
export interface Opened {
  readonly tool: ReportTool;
  /** Why the original cannot load the schema. */
  readonly refusal?: string;
}

export interface Loaded extends Opened {
  /** Of several of one name, the one that holds. */
  readonly holds: boolean;
}

/** What looks for findings: about the tools that hold their names, by index, and about each call. */
export type Look = (
  loaded: readonly Loaded[],
  read: ReadTools,
  scenario: Scenario,
) => {
  readonly ofTools: ReadonlyMap<number, readonly Finding[]>;
  readonly ofCall: Toolbox['findingsOf'];
};

/**
 * Loads what was read, a tool that is repeated as it was only once; a schema that cannot be loaded is a finding about its tool. Without a `look` there are no other
 * findings, neither about tools nor about calls.
 */
export function loadToolbox(scenario: Scenario, all: ReadTools, look?: Look): Toolbox {
  const seen = new NewTools();
  const read = { ...all, tools: all.tools.filter((tool) => seen.take(tool)) };
  const profile = scenario.profile ?? 'fak';
  const rung = new Rung({ profile });
  let other: Toolbox | undefined;
  const opened = read.tools.map((tool) => loadTool(tool, scenario, rung));
  const holders = new Map(opened.map(({ tool }, index) => [tool.name, index]));
  opened.forEach(({ tool }, index) => {
    if (tool.grammar !== undefined) holders.set(tool.name, index);
  });
  const loaded = opened.map((one, index) => ({ ...one, holds: holders.get(one.tool.name) === index }));
  const looked = look?.(loaded, read, scenario);
  const tools = loaded.map(({ tool, holds }, index) => {
    const found = holds ? (looked?.ofTools.get(index) ?? []) : [unused(tool)];
    return { ...tool, findings: [...tool.findings, ...found] };
  });
  return {
    ...(read.format === undefined ? {} : { format: read.format }),
    tools,
    byName: new Map(tools.filter((_, index) => loaded[index]?.holds).map((tool) => [tool.name, tool])),
    rung,
    profile,
    findingsOf: looked?.ofCall ?? (() => []),
    placeInSchema(tool, offset, length) {
      const place = read.tools[tools.map(({ range }) => range).indexOf(tool.range)]?.place;
      return place === undefined
        ? tool.range
        : rangeInText(scenario.tools, { range: tool.range, place }, offset, length);
    },
    problems: read.problems,
    other: () => {
      other ??= loadToolbox({ ...scenario, profile: OTHER[profile] }, all, look);
      return other;
    },
  };
}

function loadTool(read: ReadTool, scenario: Scenario, rung: Rung): Opened {
  const { name, schemaText, range } = read;
  const profile = scenario.profile ?? 'fak';
  const outcome = load(read, profile);
  const refused = profile === 'fak' ? outcome.refusal : load(read, 'fak').refusal;
  const refusal = refused && { refusal: refused.message };
  const place = { name, range, ...(schemaText === undefined ? {} : { schemaText }) };
  if (outcome.grammar === undefined) {
    return { tool: { ...place, findings: [notLoaded(read, scenario, outcome.refusal)] }, ...refusal };
  }
  const { grammar, findings } = mergeAliases(name, outcome.grammar, scenario);
  rung.add(name, grammar);
  const digest = rung.digestOf(name);
  const tool: ReportTool = {
    ...place,
    grammar,
    ...(digest === undefined ? {} : { digest }),
    ...(schemaText === undefined ? {} : { declared: declaredOrder(schemaText, profile) }),
    findings: findings.map((finding) => ({ ...finding, range })),
  };
  return { tool, ...refusal };
}

type Outcome =
  | { readonly grammar: Grammar; readonly refusal?: undefined }
  | { readonly grammar?: undefined; readonly refusal: SchemaError };

function load({ grammar, schemaText = '' }: ReadTool, profile: Profile): Outcome {
  if (grammar !== undefined) return { grammar };
  try {
    return { grammar: grammarFromJsonSchema(schemaText, profile) };
  } catch (error) {
    if (!(error instanceof SchemaError)) throw error;
    return { refusal: error };
  }
}

function notLoaded(read: ReadTool, { tools, profile }: Scenario, refusal: SchemaError): Finding {
  const { name, range, place } = read;
  const { pointer, offset, length } = refusal;
  const by = profile === 'sound' ? '' : ' by the original';
  const loadsElsewhere = profile !== 'sound' && load(read, 'sound').grammar !== undefined;
  return {
    code: 'tool-not-loaded',
    severity: 'warning',
    message: `The schema of ${quote(name)} cannot be loaded${by}. ${refusal.message}`,
    pointer,
    range:
      pointer === '' || place === undefined ? range : rangeInText(tools, { range, place }, offset, length),
    ...(loadsElsewhere ? { fix: REPAIR_SAFELY } : {}),
  };
}

function unused({ name, range }: ReportTool): Finding {
  return {
    code: 'duplicate-tool',
    severity: 'warning',
    message: `Another tool is called ${quote(name)}; that one holds, and this one is not used.`,
    range,
  };
}
