import type { Edit, Finding } from '../finding.ts';
import { escapedFor, rangesInText } from '../formats/place.ts';
import type { ReadCall } from '../formats/read-calls.ts';
import type { ReadTool, ReadTools } from '../formats/read-tools.ts';
import type { ReportCall, ReportTool } from '../report/report.ts';
import type { Toolbox } from '../report/toolbox.ts';
import { type Args, readArgs } from '../rung/args.ts';
import type { Explanation } from '../rung/explanation.ts';
import { type JsonValue, lastMembers, wholeValue } from '../rung/json-text.ts';
import type { Scenario } from '../scenario/scenario.ts';

/** A decided call with all that changes of it, or of its grammar, are made from. */
export interface Subject {
  readonly scenario: Scenario;
  readonly toolbox: Toolbox;
  readonly call: ReportCall;
  readonly args: Args;
  readonly explanation: Explanation;
  readonly findings: readonly Finding[];
  /** The tool that holds the call's name. */
  readonly tool?: ReportTool;
  /** Replaces a part of the args; absent where they have no place in the text of the scenario. */
  readonly editArgs: (start: number, end: number, text: string) => Edit | undefined;
  /** Replaces a part of the tool's schema. */
  readonly editSchema: (start: number, end: number, text: string) => Edit | undefined;
  /** The members of the root of the tool's schema. */
  readonly keywords: ReadonlyMap<string, JsonValue>;
}

/** What there is to make a subject from. `entry` is absent for a call that does not stand in the scenario. */
export interface Decided {
  readonly scenario: Scenario;
  readonly read: ReadTools;
  readonly toolbox: Toolbox;
  readonly call: ReportCall;
  readonly entry?: ReadCall;
  readonly explanation: Explanation;
  readonly findings: readonly Finding[];
}

export function subjectOf({ read, entry, ...decided }: Decided): Subject {
  const { scenario, toolbox, call } = decided;
  const tool = call.tool === undefined ? undefined : toolbox.byName.get(call.tool);
  const written = read.tools.find(({ range }) => range.offset === tool?.range.offset);
  const schemaText = written?.schemaText ?? 'null';
  const root = wholeValue(schemaText);
  return {
    ...decided,
    args: readArgs(call.args),
    editArgs: entry === undefined ? () => undefined : editsOf(scenario.calls, entry),
    editSchema: written === undefined ? () => undefined : editsOf(scenario.tools, written),
    keywords: root === undefined ? new Map() : lastMembers(schemaText, root),
    ...(tool === undefined ? {} : { tool }),
  };
}

function editsOf(text: string, { range, place }: Pick<ReadCall, 'range'> & Pick<ReadTool, 'place'>) {
  const ranges = place && rangesInText(text, { range, place });
  return (start: number, end: number, replacement: string): Edit | undefined => {
    const escaped = place && escapedFor(place, replacement);
    if (escaped === undefined || ranges === undefined) return undefined;
    return { kind: 'text', range: ranges(start, end - start), text: escaped };
  };
}
