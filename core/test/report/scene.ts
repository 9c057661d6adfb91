import {
  decide,
  explainCall,
  movement,
  openToolbox,
  type Profile,
  type ReadCall,
  readTools,
  type Scenario,
  say,
} from '../../src/index.ts';

/** A tool for a test; without a schema it was not pasted. */
export interface TestTool {
  readonly name: string;
  readonly schemaText?: string;
  readonly aliases?: Readonly<Record<string, string>>;
}

/** A tool from a line such as `from_currency amount:number note?`: names in declared order, a type, `?` when optional. */
export function toolOf(
  name: string,
  line: string,
  aliases: Record<string, string> = {},
  more: Record<string, unknown> = {},
): TestTool & { readonly schemaText: string } {
  const entries = line.split(' ').filter((word) => word !== '');
  const properties = entries.map((entry) => {
    const [param = '', type = 'string'] = entry.replace('?', '').split(':');
    return `${JSON.stringify(param)}:{"type":"${type}"}`;
  });
  const required = entries
    .filter((entry) => !entry.includes('?'))
    .map((entry) => JSON.stringify(entry.replace(/[:?].*/, '')));
  const keywords = [
    '"type":"object"',
    `"properties":{${properties.join()}}`,
    `"required":[${required.join()}]`,
    ...Object.entries(more).map(([key, value]) => `${JSON.stringify(key)}:${JSON.stringify(value)}`),
  ];
  return { name, schemaText: `{${keywords.join()}}`, aliases };
}

/** A document that holds these tools and the text of one call's args, as if the format were just that. */
export function documentOf(args: string, tools: readonly TestTool[], profile: Profile = 'fak') {
  const listed = tools.flatMap(({ name, schemaText }) =>
    schemaText === undefined ? [] : [`{"name":${JSON.stringify(name)},"inputSchema":${schemaText}}`],
  );
  const scenario: Scenario = {
    rung: 1,
    tools: listed.length === 0 ? '' : `{"tools":[${listed.join()}]}`,
    calls: args,
    aliases: Object.fromEntries(tools.flatMap(({ name, aliases }) => (aliases ? [[name, aliases]] : []))),
    profile,
  };
  return { scenario, toolbox: openToolbox(scenario, readTools(scenario.tools)) };
}

/** Everything that is said about one call of one of these tools; places count in the args. */
export function sceneOf(
  args: string,
  tool: TestTool,
  others: readonly TestTool[] = [],
  profile: Profile = 'fak',
) {
  const { scenario, toolbox } = documentOf(args, [tool, ...others], profile);
  const entry: ReadCall = {
    tool: tool.name,
    args,
    range: { in: 'calls', offset: 0, length: args.length },
    place: { kind: 'slice', offset: 0 },
  };
  const report = decide(scenario, toolbox, { calls: [entry], problems: [] });
  const [result] = report.results;
  if (result === undefined) throw new Error('no result');
  const explanation = explainCall(result.call, toolbox);
  const held = toolbox.byName.get(tool.name);
  return {
    report,
    scenario,
    toolbox,
    result,
    words: say(result, explanation, toolbox.byName),
    movement: movement(args, held?.grammar, explanation, held?.declared),
  };
}
