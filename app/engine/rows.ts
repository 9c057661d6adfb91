import {
  type CallGroup,
  type Case,
  countDiffering,
  explainCall,
  type Finding,
  type movement,
  named,
  onlyTool,
  say,
  type Toolbox,
} from '@rung/core';
import type { Advice } from './advice.ts';
import { type CallSource, decideSeen, type SeenCall } from './callSource.ts';
import type { otherView } from './otherView.ts';
import type { DetailView, GroupView, RowView } from './protocol.ts';

/** The beginning of the arguments that a row shows, in UTF-16 units. */
const ROW_ARGS = 240;
/** Names of a group that are told one by one. */
const GROUP_NAMES = 12;

/** A call of the list; it is looked at, if nobody has. */
export function rowView(
  { table }: CallSource,
  index: number,
  seen: SeenCall | undefined,
  advice: Advice,
): RowView & { readonly findings: readonly Finding[] } {
  if (seen === undefined) return { ...unreadRow(table.caseAt(index), index), findings: [] };
  const result = advice.onCall(decideSeen(table, seen), seen, table.toolbox);
  if (table.caseAt(index).values !== result.values) table.look(index, result);
  const { call, verdict, findings, outcome } = result;
  const { versus } = table.caseAt(index).ruling ?? {};
  const { headline, why } = say(result, explainCall(call, table.toolbox), table.toolbox.byName);
  return {
    row: 'call',
    index,
    ...(call.tool === undefined ? {} : { tool: call.tool }),
    outcome,
    kind: verdict.kind,
    words: headline,
    why,
    args: call.args.slice(0, ROW_ARGS).replace(/\s+/gu, ' '),
    errors: findings.filter(({ severity }) => severity === 'error').length,
    warnings: findings.filter(({ severity }) => severity === 'warning').length,
    ...(versus === undefined ? {} : { versus }),
    findings,
    ...placeOf(seen),
  };
}

/** A call whose text can no longer be read from the file: what was decided is known. */
function unreadRow({ tool, ruling, outcome = 'not-checked' }: Case, index: number): RowView {
  return {
    row: 'call',
    index,
    ...(tool === undefined ? {} : { tool }),
    outcome,
    kind: ruling?.kind ?? 'DEFER',
    words: '',
    why: 'the file can no longer be read',
    args: '',
    errors: 0,
    warnings: 0,
  };
}

export function groupView(
  { table }: CallSource,
  group: CallGroup,
  opened: boolean,
  counts: Uint32Array,
): GroupView {
  const { cases, ...view } = group;
  const said = cases.map((place) => sayCase(table.cases[place], group, table.toolbox));
  return {
    ...view,
    row: 'group',
    opened,
    names: group.names.slice(0, GROUP_NAMES),
    moreNames: Math.max(0, group.names.length - GROUP_NAMES),
    kind: table.cases[cases[0] ?? 0]?.ruling?.kind ?? 'DEFER',
    words: common(said.map(({ headline }) => headline)),
    why: common(said.map(({ why }) => why)),
    differing: countDiffering(
      cases.flatMap((place) => table.cases[place] ?? []),
      Uint32Array.from(cases, (place) => counts[place] ?? 0),
    ),
  };
}

/** What is said of all calls of a case: problems are counted and told by values, which differ. */
function sayCase(
  seen: Case | undefined,
  { outcome }: CallGroup,
  toolbox: Toolbox,
): { headline: string; why: string } {
  if (outcome === 'passes-with-problems') return { headline: 'Passes, with problems', why: '' };
  if (outcome === 'repaired-probably-wrong') return { headline: 'Repaired, probably wrong', why: '' };
  const args = seen?.shape.args;
  if (seen === undefined || args === undefined) return { headline: '', why: '' };
  const call = {
    args,
    range: { in: 'calls', offset: 0, length: 0 },
    ...(seen.tool === undefined ? {} : { tool: seen.tool }),
  } as const;
  const explanation = explainCall(call, toolbox);
  const { verdict } = explanation;
  return say({ call, verdict, findings: [], outcome, values: 'not-yet' }, explanation, toolbox.byName);
}

/** What all have in common: the one text, if there is no other. */
function common(texts: readonly string[]): string {
  const [first = ''] = texts;
  return texts.every((text) => text === first) ? first : '';
}

/** What of a detail comes behind the first verdict: the movement of its arguments, and the other profile. */
export interface Behind {
  readonly movement: typeof movement;
  readonly otherView: typeof otherView;
}

/** Everything about the chosen call. */
export function detailView(
  { table }: CallSource,
  index: number,
  seen: SeenCall,
  known: Advice,
  behind?: Behind,
): DetailView {
  const { toolbox } = table;
  const result = known.onCall(decideSeen(table, seen), seen, toolbox);
  const call = named(seen.entry, onlyTool(toolbox));
  const { verdict, findings, outcome, values } = result;
  const explanation = explainCall(call, toolbox);
  const other = behind?.otherView(seen, explanation, toolbox);
  const tool = call.tool === undefined ? undefined : toolbox.byName.get(call.tool);
  const { headline, sentence, advice } = say(result, explanation, toolbox.byName);
  return {
    index,
    ...(call.tool === undefined ? {} : { tool: call.tool }),
    args: call.args,
    ...(call.translated ? { translated: true } : {}),
    ...(call.truncated ? { truncated: true } : {}),
    ...placeOf(seen),
    outcome,
    verdict,
    words: headline,
    sentence,
    advice,
    explanation,
    ...(behind === undefined
      ? {}
      : { movement: behind.movement(call.args, tool?.grammar, explanation, tool?.declared) }),
    findings: seen.file === undefined ? findings : findings.map(withoutPlace),
    profile: toolbox.profile,
    values,
    ...(other === undefined ? {} : { other }),
  };
}

function placeOf({ entry, file }: SeenCall): Pick<RowView, 'range' | 'file'> {
  return file === undefined ? { range: entry.range } : { file };
}

/** In a file there is nothing to mark, and its text is not changed. */
function withoutPlace({ range: _, fix, ...finding }: Finding): Finding {
  const changesText = fix?.edits.some(({ kind }) => kind === 'text') ?? true;
  return changesText || fix === undefined ? finding : { ...finding, fix };
}
