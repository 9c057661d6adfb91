import {
  type CallTable,
  type Case,
  count,
  countCases,
  countDiffering,
  outcomesOf,
  summarizeTools,
  type Toolbox,
  type ToolSummary,
} from '@rung/core';
import type { Advice } from './advice.ts';
import type { CallSource } from './callSource.ts';
import type { Listing } from './listing.ts';
import type { Answer, DetailView, RowQuery, ToolView } from './protocol.ts';
import { type Behind, detailView, groupView, rowView } from './rows.ts';

/** Tools that are told one by one. */
const MOST_TOOLS = 200;
/** Lines of the list in one answer: more than any screen shows at once. */
const MOST_LINES = 1_000;

/** The part of an answer that is about the calls of one source. */
export type CallsView = Pick<
  Answer,
  | 'counters'
  | 'withProblems'
  | 'looked'
  | 'checked'
  | 'differing'
  | 'matching'
  | 'groups'
  | 'facets'
  | 'summary'
  | 'moreTools'
  | 'listed'
  | 'itemsFrom'
  | 'items'
  | 'detail'
>;

/** `called` tells how many calls each tool has. */
export async function viewOf(
  calls: CallSource,
  listing: Listing,
  { from, to }: Pick<RowQuery, 'from' | 'to'>,
  chosen: number,
  advice: Advice,
  behind: Behind | undefined,
): Promise<{ readonly view: CallsView; readonly called: ReadonlyMap<string | undefined, number> }> {
  const { table } = calls;
  // Calls that are read back for the window are looked at, so that the counters know of them.
  const itemsFrom = Math.min(from, listing.listed);
  const countsBefore = countCases(table);
  const items = await Promise.all(
    listing
      .window(itemsFrom, Math.min(to, itemsFrom + MOST_LINES))
      .map(async (line) =>
        typeof line === 'number'
          ? withoutFindings(rowView(calls, line, await calls.read(line), advice))
          : groupView(calls, line.group, line.opened, countsBefore),
      ),
  );
  const detail = await detailOf(calls, chosen, advice, behind);

  const counts = countCases(table);
  const summary = summarizeTools(table, counts);
  const rest = summary.slice(MOST_TOOLS);
  const view: CallsView = {
    ...count(outcomesOf(table.cases, counts), table.toolbox.rung.uniqueGrammarCount),
    looked: { done: table.looked, of: table.size },
    checked: checkedOf(table, counts),
    differing: countDiffering(table.cases, counts),
    matching: listing.matching,
    groups: listing.groups,
    facets: listing.facets,
    summary: summary.slice(0, MOST_TOOLS),
    ...(rest.length === 0 ? {} : { moreTools: { tools: rest.length, calls: sum(rest) } }),
    listed: listing.listed,
    itemsFrom,
    items,
    ...(detail === undefined ? {} : { detail }),
  };
  return { view, called: new Map(summary.map(({ tool, calls }) => [tool, calls])) };
}

function withoutFindings<Row extends { findings: unknown }>({
  findings: _,
  ...row
}: Row): Omit<Row, 'findings'> {
  return row;
}

function checkedOf({ cases, size }: CallTable, counts: Uint32Array): CallsView['checked'] {
  const isOpen = ({ values }: Case) => values === undefined || values === 'not-yet';
  const open = cases.reduce((sum, seen, place) => sum + (isOpen(seen) ? (counts[place] ?? 0) : 0), 0);
  return { done: size - open, of: size };
}

function sum(summary: readonly ToolSummary[]): number {
  return summary.reduce((calls, tool) => calls + tool.calls, 0);
}

/** The chosen call; the first one when there is none of that index. */
async function detailOf(
  calls: CallSource,
  chosen: number,
  advice: Advice,
  behind: Behind | undefined,
): Promise<DetailView | undefined> {
  const index = chosen < calls.table.size ? chosen : 0;
  if (calls.table.size === 0) return undefined;
  const seen = await calls.read(index);
  return seen === undefined ? undefined : detailView(calls, index, seen, advice, behind);
}

/** A tool of the list; `called` knows how often tools were called. */
export function toolView(
  tool: Toolbox['tools'][number],
  toolbox: Toolbox,
  called: ReadonlyMap<string | undefined, number>,
  advice: Advice,
): ToolView {
  const { schemaText: _, ...view } = advice.onTool(tool, toolbox);
  const holds = toolbox.byName.get(tool.name) === tool;
  return { ...view, calls: holds ? (called.get(tool.name) ?? 0) : 0 };
}
