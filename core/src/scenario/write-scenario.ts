import type { Baseline, Expectation, Fields, Scenario } from './scenario.ts';

/** The document as compact JSON: defaults are left out, unknown keys stand at the end with their text as it came. */
export function writeScenario(scenario: Scenario): string {
  return object(
    {
      rung: scenario.rung,
      title: unless(scenario.title === '', scenario.title),
      tools: unless(scenario.tools === '', scenario.tools),
      calls: unless(scenario.calls === '', scenario.calls),
      aliases: unless(isEmpty(scenario.aliases), scenario.aliases),
      synonyms: unless(isEmpty(scenario.synonyms), scenario.synonyms),
      profile: unless(scenario.profile === 'fak', scenario.profile),
      note: unless(scenario.note === '', scenario.note),
      selected: unless(scenario.selected === 0, scenario.selected),
    },
    {
      fields: scenario.fields && fields(scenario.fields),
      expect: unless(isEmpty(scenario.expect), scenario.expect && expectations(scenario.expect)),
      baseline: scenario.baseline && baseline(scenario.baseline),
      ...scenario.unknown,
    },
  );
}

function fields({ tool, args, unknown }: Fields): string {
  return object({ tool, args }, unknown);
}

function expectations(entries: readonly (Expectation | null)[]): string {
  return `[${entries.map(expectation).join(',')}]`;
}

function expectation(entry: Expectation | null): string {
  return entry === null ? 'null' : object({ kind: entry.kind, newArgs: entry.newArgs }, entry.unknown);
}

function baseline({ tools, aliases, synonyms, profile, unknown }: Baseline): string {
  return object(
    {
      tools,
      aliases: unless(isEmpty(aliases), aliases),
      synonyms: unless(isEmpty(synonyms), synonyms),
      profile: unless(profile === 'fak', profile),
    },
    unknown,
  );
}

/** Members by value, then members by text; what is `undefined` is left out. */
function object(
  values: Readonly<Record<string, unknown>>,
  texts: Readonly<Record<string, string | undefined>> = {},
): string {
  const members: string[] = [];
  for (const [key, value] of Object.entries(values))
    if (value !== undefined) members.push(`${JSON.stringify(key)}:${JSON.stringify(value)}`);
  for (const [key, text] of Object.entries(texts))
    if (text !== undefined) members.push(`${JSON.stringify(key)}:${text}`);
  return `{${members.join(',')}}`;
}

function unless<T>(left: boolean, value: T): T | undefined {
  return left ? undefined : value;
}

/** Only a list or an object is: what a program without types put there instead is written, and refused when read. */
function isEmpty(holder: object | undefined): boolean {
  return typeof holder === 'object' && Object.keys(holder).length === 0;
}
