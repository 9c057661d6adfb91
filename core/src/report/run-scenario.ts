import { readCalls } from '../formats/read-calls.ts';
import { readTools } from '../formats/read-tools.ts';
import type { Verdict } from '../rung/verdict.ts';
import { expectationOf, meets } from '../scenario/expectations.ts';
import { readScenario } from '../scenario/read-scenario.ts';
import type { Expectation, Scenario } from '../scenario/scenario.ts';
import { explainCall, named, onlyTool } from './evaluate.ts';
import type { ReportCall } from './report.ts';
import { loadToolbox } from './toolbox.ts';

/** An expectation, and what came of it. */
export interface RunCall {
  /** Index of the call, from 0 in reading order. */
  readonly index: number;
  readonly passed: boolean;
  readonly expected: Expectation;
  /** Absent where the scenario has no call of that index. */
  readonly call?: ReportCall;
  readonly came?: Verdict;
}

export type ScenarioRun =
  | {
      readonly kind: 'ran';
      /** How many calls were decided, those of which nothing is expected included. */
      readonly calls: number;
      /** One for each expectation, in the order of the calls. */
      readonly results: readonly RunCall[];
      readonly passed: number;
      readonly failed: number;
    }
  | {
      readonly kind: 'rejected';
      /** `newer`: written by a later version; `foreign`: not a scenario. */
      readonly reason: 'newer' | 'foreign';
      readonly sentence: string;
    };

/**
 * Runs a scenario document (the text of a `*.rung.json` file, or of a link once it is decoded) as a test: decides every
 * call, and compares with what the document expects. New arguments are compared as JSON values. An expectation of a call
 * that is not there fails. A text that is no such document is rejected with the reason. Never throws.
 */
export function runScenario(json: string): ScenarioRun {
  const read = readScenario(json);
  if (read.kind === 'rejected') return read;
  const decided = decideAll(read.scenario);
  const results = (read.scenario.expect ?? []).flatMap((expected, index): RunCall[] => {
    if (expected === null) return [];
    const { call, verdict: came } = decided[index] ?? {};
    if (call === undefined || came === undefined) return [{ index, passed: false, expected }];
    return [{ index, passed: meets(expected, came), expected, call, came }];
  });
  const passed = results.filter((result) => result.passed).length;
  return { kind: 'ran', calls: decided.length, results, passed, failed: results.length - passed };
}

/** What all calls of a scenario come to now, to be expected from now on. */
export function pinAll(scenario: Scenario): Expectation[] {
  return decideAll(scenario).map(({ verdict }) => expectationOf(verdict));
}

/** The verdicts alone; nobody looks for findings. */
function decideAll(scenario: Scenario): { readonly call: ReportCall; readonly verdict: Verdict }[] {
  const tools = readTools(scenario.tools);
  const toolbox = loadToolbox(scenario, tools);
  const assumed = onlyTool(toolbox);
  return readCalls(scenario.calls, scenario.fields, tools.tools).calls.map((entry) => {
    const call = named(entry, assumed);
    return { call, verdict: explainCall(call, toolbox).verdict };
  });
}
