import { type ReadCalls, readCalls } from '../formats/read-calls.ts';
import { readTools } from '../formats/read-tools.ts';
import { decide, explainCall } from '../report/evaluate.ts';
import { openToolbox } from '../report/open-toolbox.ts';
import type { Report } from '../report/report.ts';
import type { Toolbox } from '../report/toolbox.ts';
import { say, type Words } from '../report/words.ts';
import type { Scenario } from '../scenario/scenario.ts';

/** What an export tells of: a scenario, all that is known about it, and where it can be looked at. */
export interface Scene {
  readonly scenario: Scenario;
  readonly toolbox: Toolbox;
  readonly report: Report;
  /** What is said of each call. */
  readonly words: readonly Words[];
  /** The whole address. */
  readonly link?: string;
}

/** A scenario that was read and decided, before JSON Schema has said anything about values. */
export interface Decided {
  readonly scenario: Scenario;
  readonly toolbox: Toolbox;
  readonly calls: ReadCalls;
  readonly report: Report;
}

export function decideScenario(scenario: Scenario): Decided {
  const tools = readTools(scenario.tools);
  const toolbox = openToolbox(scenario, tools);
  const calls = readCalls(scenario.calls, scenario.fields, tools.tools);
  return { scenario, toolbox, calls, report: decide(scenario, toolbox, calls) };
}

/** `report` may know more than the decided one: what JSON Schema says of the values. */
export function sceneOf(
  { scenario, toolbox, report: decided }: Omit<Decided, 'calls'>,
  { report = decided, link }: { readonly report?: Report; readonly link?: string } = {},
): Scene {
  const words = report.results.map((result) =>
    say(result, explainCall(result.call, toolbox), toolbox.byName),
  );
  return { scenario, toolbox, report, words, ...(link === undefined ? {} : { link }) };
}
