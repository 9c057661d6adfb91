import type { ReportTool, Result, Toolbox } from '@rung/core';
import type { SeenCall } from './callSource.ts';

/** What is known beside verdicts and rules, and comes behind them. */
export interface Advice {
  /** A decided call with what is known of its values. */
  onCall(result: Result, seen: SeenCall, toolbox: Toolbox): Result;
  /** A tool with what is known of its schema. */
  onTool(tool: ReportTool, toolbox: Toolbox): ReportTool;
  /** Why values cannot be checked, in a sentence. */
  readonly unavailable: string | undefined;
}

/** Nothing yet. */
export const NO_ADVICE: Advice = {
  onCall: (result) => result,
  onTool: (tool) => tool,
  unavailable: undefined,
};
