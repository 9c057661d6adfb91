export type { Edit, Finding, FindingCode, Fix, Range, Severity } from './finding.ts';
export { escapedFor, type Place, rangeInCalls } from './formats/place.ts';
export { type ReadCall, type ReadCalls, readCalls } from './formats/read-calls.ts';
export { type ReadTool, type ReadTools, readTools } from './formats/read-tools.ts';
export { cutAtQuotes, quote, quoteList } from './quote.ts';
export { documentProblems } from './report/document-problems.ts';
export { decide, evaluate, explainCall } from './report/evaluate.ts';
export { type AcceptedRow, type Line, type Movement, movement, type SentRow } from './report/movement.ts';
export type {
  Counters,
  Outcome,
  Report,
  ReportCall,
  ReportTool,
  Result,
  WithProblems,
} from './report/report.ts';
export { openToolbox, type Toolbox } from './report/toolbox.ts';
export { say, type Words } from './report/words.ts';
export { digest } from './rung/digest.ts';
export type { Binding, Explanation, Gate, Rename } from './rung/explanation.ts';
export type { Grammar, Param, Profile } from './rung/grammar.ts';
export { declaredOrder, grammarFromJsonSchema, SchemaError } from './rung/json-schema.ts';
export { Rung } from './rung/rung.ts';
export type { DenyCause, ToolCall, Verdict } from './rung/verdict.ts';
export {
  type DecodedLink,
  decodeLink,
  encodeLink,
  fitsLink,
  LINK_LIMIT,
  type RejectedLink,
} from './scenario/link.ts';
export { type ReadScenario, readScenario, unknownKeys } from './scenario/read-scenario.ts';
export type { Aliases, Baseline, Expectation, Fields, Scenario, Unknown } from './scenario/scenario.ts';
export { writeScenario } from './scenario/write-scenario.ts';
