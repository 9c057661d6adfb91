import {
  applyFix,
  type Change,
  changeOf,
  decideCall,
  type Edit,
  explainCall,
  type Finding,
  named,
  onlyTool,
  openToolbox,
  type ReadCall,
  type Result,
  readCalls,
  readTools,
  type Scenario,
  say,
  type Toolbox,
  toJudge,
} from '@rung/core';
import { BoxCalls } from './boxCalls.ts';
import type { CallSource, SeenCall } from './callSource.ts';
import type { Look, Preview } from './protocol.ts';
import type { Opinions } from './schema/opinions.ts';
import { withOpinion, withSchemaOpinion } from './schema/withOpinion.ts';

/** Changes of texts, and other calls, that are told one by one. */
const MOST_TOLD = 4;
/** Longest piece of text that is shown, in UTF-16 units. */
const LONGEST = 200;

export interface Place {
  readonly scenario: Scenario;
  /** Of the call that is looked at. */
  readonly index: number;
}

/** What edits would do, found out by applying them to a copy of the scenario. */
export async function previewOf(
  { scenario, index }: Place,
  edits: readonly Edit[],
  calls: CallSource | undefined,
  opinions: Opinions,
): Promise<Preview> {
  const next = applyFix(scenario, { edits });
  const before = calls?.table.toolbox ?? openToolbox(scenario, readTools(scenario.tools));
  const after = edits.every(isInCalls) ? before : openToolbox(next, readTools(next.tools));
  const entries = next.calls === scenario.calls ? undefined : readCalls(next.calls).calls;

  const seen = await calls?.read(index);
  const entry =
    entries === undefined || calls === undefined || !(calls instanceof BoxCalls) ? undefined : entries[index];
  const seenAfter = entry === undefined ? seen : { entry, text: next.calls };
  const was = seen && (await judged(seen, before, opinions));
  const will = seenAfter && (await judged(seenAfter, after, opinions));
  const told = (toolbox: Toolbox, result: Result | undefined) => [
    ...(result?.findings ?? []),
    ...toolbox.tools.flatMap((tool) => withSchemaOpinion(tool, toolbox, opinions).findings),
  ];
  const [had, has] = [told(before, was?.result), told(after, will?.result)];
  return {
    texts: edits
      .filter((edit) => edit.kind === 'text')
      .slice(0, MOST_TOLD)
      .map((edit) => textChange(edit, scenario)),
    ...(was === undefined || will === undefined ? {} : { call: { before: was.look, after: will.look } }),
    clears: without(had, has),
    adds: without(has, had),
    others: calls === undefined ? { calls: 0, first: [] } : othersOf(calls, index, after, entries),
  };
}

function isInCalls(edit: Edit): boolean {
  return edit.kind === 'text' && edit.range.in === 'calls';
}

async function judged(
  seen: SeenCall,
  toolbox: Toolbox,
  opinions: Opinions,
): Promise<{ readonly result: Result; readonly look: Look }> {
  const call = named(seen.entry, onlyTool(toolbox));
  const decided = decideCall(call, seen.entry, seen.text, toolbox);
  const question = toJudge(decided, toolbox);
  if (question !== undefined) await opinions.askOnCall(question);
  const result = withOpinion(decided, seen, toolbox, opinions);
  const { headline } = say(result, explainCall(call, toolbox), toolbox.byName);
  return { result, look: { outcome: result.outcome, words: headline } };
}

function textChange(
  { range, text }: Extract<Edit, { kind: 'text' }>,
  scenario: Scenario,
): Preview['texts'][number] {
  const whole = scenario[range.in];
  const old = whole.slice(range.offset, range.offset + range.length);
  const line = whole.slice(0, range.offset).split(/\r\n|\r|\n/).length;
  return { in: range.in, line, before: shorten(old), after: shorten(text) };
}

function shorten(text: string): string {
  const line = text.replace(/\s+/gu, ' ');
  return line.length > LONGEST ? `${line.slice(0, LONGEST)}…` : line;
}

/** Findings of one list that the other lacks. */
function without(some: readonly Finding[], others: readonly Finding[]): Finding[] {
  const keyOf = ({ code, pointer = '', message }: Finding) => `${code}\n${pointer}\n${message}`;
  const known = new Set(others.map(keyOf));
  return some.filter((finding) => !known.has(keyOf(finding)));
}

/** The other calls that would be decided otherwise. `entries` are those of the box, where their text changes. */
function othersOf(
  source: CallSource,
  index: number,
  after: Toolbox,
  entries: readonly ReadCall[] | undefined,
): Preview['others'] {
  const { table } = source;
  const before = table.toolbox;
  const change = (was: ReadCall, will: ReadCall): Change | undefined => {
    const [here, there] = [
      explainCall(named(was, onlyTool(before)), before),
      explainCall(named(will, onlyTool(after)), after),
    ];
    const changed = changeOf(here, there);
    return changed.before === changed.after ? undefined : changed;
  };
  // Calls of one shape change alike.
  const byCase =
    after === before
      ? []
      : table.cases.map(({ shape: { args, tool } }) => {
          if (args === undefined) return undefined;
          const call = { ...SHORTEST, args, ...(tool === undefined ? {} : { tool }) };
          return change(call, call);
        });
  const written = source instanceof BoxCalls && entries !== undefined ? source.entries : [];
  const first: ({ index: number } & Change)[] = [];
  let calls = 0;
  for (let at = 0; at < table.size; at += 1) {
    if (at === index) continue;
    const [was, will] = [written[at], entries?.[at]];
    const isRewritten = was !== undefined && will !== undefined && !isSame(was, will);
    const changed = isRewritten ? change(was, will) : byCase[table.caseOf[at] ?? 0];
    if (changed === undefined) continue;
    calls += 1;
    if (first.length < MOST_TOLD) first.push({ index: at, ...changed });
  }
  return { calls, first };
}

function isSame(one: ReadCall, other: ReadCall): boolean {
  return one.tool === other.tool && one.args === other.args;
}

const SHORTEST = {
  range: { in: 'calls', offset: 0, length: 0 },
  place: { kind: 'slice', offset: 0 },
} as const satisfies Partial<ReadCall>;
