import type { Range } from '../finding.ts';
import { readCalls } from '../formats/read-calls.ts';
import type { Profile } from '../rung/grammar.ts';
import { wholeValue } from '../rung/json-text.ts';
import type { ToolCall } from '../rung/verdict.ts';
import type { Scenario } from '../scenario/scenario.ts';

/** A scenario in which a call was added and is looked at. */
export interface WithCall {
  readonly scenario: Scenario;
  /** Where the call stands. */
  readonly range: Range;
  /** Whether the calls that were there stand before it. */
  readonly keptOthers: boolean;
}

/**
 * Puts a call behind those of a scenario, to be decided under a profile. A text that cannot be continued, since its format
 * knows no other call behind it, gives way to the call alone.
 */
export function withCall(scenario: Scenario, call: ToolCall & { readonly profile: Profile }): WithCall {
  const written = writtenCall(call);
  const text = scenario.calls;
  const before = readCalls(text).calls.length;
  const continued = `${text}${text === '' || text.endsWith('\n') ? '' : '\n'}${written}`;
  const after = readCalls(continued).calls;
  const added = after.at(-1);
  const isRead = after.length === before + 1 && added?.tool === call.tool && added.args === call.args;
  const calls = isRead ? continued : written;
  const { selected: _, profile, ...rest } = scenario;
  const sameProfile = call.profile === (profile ?? 'fak') ? profile : call.profile;
  return {
    scenario: {
      ...rest,
      calls,
      selected: isRead ? before : 0,
      ...(sameProfile === undefined ? {} : { profile: sameProfile }),
    },
    range: { in: 'calls', offset: calls.length - written.length, length: written.length },
    keptOthers: isRead,
  };
}

/** As plain JSON; arguments that are no JSON object go into a string. */
function writtenCall({ tool, args }: ToolCall): string {
  const value = wholeValue(args)?.kind === 'object' ? args : JSON.stringify(args);
  return `{"tool":${JSON.stringify(tool)},"args":${value}}`;
}
