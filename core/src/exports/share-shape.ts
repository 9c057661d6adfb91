import type { Report, ReportTool, Result } from '../report/report.ts';
import { writeCall, writeTools } from '../scenario/only-this-call.ts';
import { type Knowledge, type Manner, withPlaceholders } from '../scenario/placeholders.ts';
import type { Scenario } from '../scenario/scenario.ts';
import { type Decided, decideScenario } from './scene.ts';

/** A scenario without its data. */
export interface Shaped {
  readonly scenario: Scenario;
  /** Calls in it. */
  readonly calls: number;
  /** Calls that would come out otherwise without their values, by their index: they are left out. */
  readonly leftOut: readonly number[];
}

/** Says what is known about a decided scenario; may ask JSON Schema. */
export type Judge = (decided: Decided) => Promise<Report>;

/**
 * The scenario with placeholders for all values in its calls. Every call in it has the same outcome, verdict and gaps
 * as with its values; one for which no placeholders do that is left out. Only the schemas of the tools, the calls with
 * their keys, the synonyms, the profile and the title are kept: of the texts around them nothing is.
 */
export async function shareShape(scenario: Scenario, judge: Judge): Promise<Shaped> {
  const decided = decideScenario(scenario);
  const before = await judge(decided);
  const tools = writeTools(scenario.tools, () => true);
  const base: Scenario = {
    rung: 1,
    ...(scenario.title === undefined ? {} : { title: scenario.title }),
    tools,
    calls: '',
    ...(scenario.aliases === undefined ? {} : { aliases: scenario.aliases }),
    ...(scenario.synonyms === undefined ? {} : { synonyms: scenario.synonyms }),
    ...(scenario.profile === undefined ? {} : { profile: scenario.profile }),
  };
  const lines = new Map<number, string>();
  let open = [...before.results.keys()];
  for (const manner of ['fitting', 'plain'] as const) {
    const tried = open.map((index) => [index, lineOf(before.results[index], decided, manner)] as const);
    const shaped = decideScenario({ ...base, calls: tried.map(([, line]) => line).join('') });
    const after = await judge(shaped);
    const alike = after.results.length === tried.length;
    open = [];
    for (const [place, [index, line]] of tried.entries()) {
      const same = alike && told(before.results[index]) === told(after.results[place]);
      if (same) lines.set(index, line);
      else open.push(index);
    }
  }
  const kept = [...lines].sort(([one], [other]) => one - other);
  const selected = kept.findIndex(([index]) => index === (scenario.selected ?? 0));
  return {
    scenario: {
      ...base,
      calls: kept.map(([, line]) => line).join(''),
      ...(selected > 0 ? { selected } : {}),
    },
    calls: kept.length,
    leftOut: open,
  };
}

function lineOf(result: Result | undefined, { toolbox }: Decided, manner: Manner): string {
  if (result === undefined) return '';
  const { tool: name, args } = result.call;
  const tool = name === undefined ? undefined : toolbox.byName.get(name);
  const shaped = withPlaceholders(args, knowledgeOf(tool), manner);
  return name === undefined
    ? `${shaped.replace(/[\r\n]+/gu, ' ')}\n`
    : writeCall({ tool: name, args: shaped });
}

function knowledgeOf(tool: ReportTool | undefined): Knowledge {
  const aliases = new Map(Object.entries(tool?.grammar?.aliases ?? {}));
  return {
    schemaText: tool?.schemaText,
    paramOf: (key) => aliases.get(key) ?? (key.startsWith('named:') ? key.slice('named:'.length) : key),
    params: tool?.grammar?.params?.map(({ name }) => name) ?? [],
  };
}

/** All of a result that a placeholder has to leave as it is. */
function told(result: Result | undefined): string {
  if (result === undefined) return '';
  const { outcome, verdict } = result;
  return verdict.kind === 'TRANSFORM'
    ? JSON.stringify([outcome, { ...verdict, newArgs: undefined }])
    : JSON.stringify([outcome, verdict]);
}
