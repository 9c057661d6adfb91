export type { Edit, Finding, FindingCode, Fix, Range, Severity } from './finding.ts';
export type { Mend } from './findings/mend.ts';
export type { TextReaders } from './formats/call-reader.ts';
export { credentialsIn } from './formats/credentials.ts';
export { type FieldCandidate, type FieldCandidates, fieldCandidates } from './formats/field-candidates.ts';
export type { CallFields } from './formats/fields.ts';
export { escapedFor, type Place, rangeInText } from './formats/place.ts';
export { type ReadCall, type ReadCalls, readCalls } from './formats/read-calls.ts';
export { readCallsWith, readLineWith } from './formats/read-calls-with.ts';
export { type ReadTool, type ReadTools, readTools } from './formats/read-tools.ts';
export { type SplitPaste, splitPaste } from './formats/split-paste.ts';
export { cutAtQuotes, quote, quoteList } from './quote.ts';
export {
  addSchemaFindings,
  isAboutSchema,
  withJudgement,
  withSchemaFindings,
} from './report/add-schema-findings.ts';
export { type CallFilter, refusals } from './report/call-filter.ts';
export { CallTable, type Case, type Mark } from './report/call-table.ts';
export { Column } from './report/column.ts';
export {
  type Count,
  countCases,
  countDiffering,
  countFacets,
  type Facets,
  outcomesOf,
} from './report/count-calls.ts';
export { documentProblems } from './report/document-problems.ts';
export { decide, decideCall, evaluate, explainCall, named, onlyTool } from './report/evaluate.ts';
export { firstDifference } from './report/first-difference.ts';
export { type CallGroup, groupCalls, groupKey, sortGroups } from './report/group-calls.ts';
export { listCalls, passing, type SortColumn, type Sorting } from './report/list-calls.ts';
export { lookWith } from './report/look.ts';
export { type AcceptedRow, type Line, type Movement, movement, type SentRow } from './report/movement.ts';
export { openToolbox } from './report/open-toolbox.ts';
export { count, isProblem, outcomeOf } from './report/outcome.ts';
export { placeSchemaFindings } from './report/place-schema-findings.ts';
export type {
  Counters,
  Outcome,
  Report,
  ReportCall,
  ReportTool,
  Result,
  Values,
  WithProblems,
} from './report/report.ts';
export type { Repair, Ruling } from './report/ruling.ts';
export { pinAll, type RunCall, runScenario, type ScenarioRun } from './report/run-scenario.ts';
export { type Shape, Shapes } from './report/shape.ts';
export { summarizeTools, type ToolSummary } from './report/summarize-tools.ts';
export { type ToJudge, toJudge } from './report/to-judge.ts';
export { type Look, loadToolbox, type Toolbox } from './report/toolbox.ts';
export { type Change, changeOf, type Fate, type Versus, versusOf } from './report/versus.ts';
export { say, type Words } from './report/words.ts';
export { digest } from './rung/digest.ts';
export type { Binding, Explanation, Gate, Rename } from './rung/explanation.ts';
export type { Grammar, Param, Profile } from './rung/grammar.ts';
export { declaredOrder, grammarFromJsonSchema, SchemaError } from './rung/json-schema.ts';
export { Rung } from './rung/rung.ts';
export type { DenyCause, ToolCall, Verdict } from './rung/verdict.ts';
export { applyFix, withAlias } from './scenario/apply-fix.ts';
export { checkScenario, ScenarioError } from './scenario/check-scenario.ts';
export { expectationOf, meets, withExpectation } from './scenario/expectations.ts';
export {
  type DecodedLink,
  decodeLink,
  encodeLink,
  fitsLink,
  LINK_LIMIT,
  type RejectedLink,
} from './scenario/link.ts';
export { onlyThisCall } from './scenario/only-this-call.ts';
export { type ReadScenario, readScenario, unknownKeys } from './scenario/read-scenario.ts';
export type { Aliases, Baseline, Expectation, Fields, Scenario, Unknown } from './scenario/scenario.ts';
export { writeScenario } from './scenario/write-scenario.ts';
