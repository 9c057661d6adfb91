import {
  type CallGroup,
  type CallTable,
  countCases,
  countFacets,
  type Facets,
  groupCalls,
  listCalls,
  passing,
  type Sorting,
  sortGroups,
} from '@rung/core';
import type { Search } from './follower.ts';
import type { RowQuery } from './protocol.ts';

/** Tools that are told one by one. */
export const MOST_TOOLS = 200;

const IN_ORDER: Sorting = { by: 'index', descending: false };

/** A line of the list: a call by its index, or a group. */
export type ListLine = number | { readonly group: CallGroup; readonly opened: boolean };

/** All that is listed for a query, whatever part of it is in view. */
export interface Listing {
  readonly matching: number;
  readonly groups: number;
  readonly facets: Facets;
  readonly listed: number;
  /** The lines from `from` up to `to`, which is excluded. */
  readonly window: (from: number, to: number) => ListLine[];
}

/** `kept` tells by call, with a 1, which of them may be listed at all. */
export function makeListing(
  table: CallTable,
  query: RowQuery,
  search: Search | undefined,
  kept?: Uint8Array,
): Listing {
  const { cases } = table;
  const found = both(search?.found, kept);
  const counts = countCases(table, found);
  const passes = passing(query, cases);
  const isWanted = (place: number) => passes[place] === true;
  const facets = countFacets(query, cases, counts);
  const groups = groupCalls(table, isWanted, counts, found);
  const rest = {
    matching: groups.reduce((sum, { calls }) => sum + calls, 0),
    groups: groups.length,
    facets: { ...facets, tools: facets.tools.slice(0, MOST_TOOLS) },
  };
  const list = (wanted: (place: number) => boolean) =>
    listCalls(table, wanted, found, query.sort ?? IN_ORDER);
  if (query.as !== 'groups') {
    const calls = list(isWanted);
    return {
      ...rest,
      matching: calls.length,
      listed: calls.length,
      window: (from, to) => [...calls.subarray(from, to)],
    };
  }

  const sorted = query.sort === undefined ? groups : sortGroups(groups, cases, query.sort);
  const openKeys = new Set(query.opened);
  const blocks = sorted.map((group) => {
    const opened = openKeys.has(group.key);
    const places = new Set(opened ? group.cases : []);
    return { group, opened, calls: opened ? list((place) => places.has(place)) : new Uint32Array() };
  });
  return {
    ...rest,
    listed: blocks.reduce((sum, { calls }) => sum + 1 + calls.length, 0),
    window(from, to) {
      const lines: ListLine[] = [];
      let place = 0;
      for (const { group, opened, calls } of blocks) {
        if (place >= to) break;
        if (place >= from) lines.push({ group, opened });
        place += 1;
        lines.push(...calls.subarray(Math.max(0, from - place), Math.max(0, to - place)));
        place += calls.length;
      }
      return lines;
    },
  };
}

function both(one: Uint8Array | undefined, other: Uint8Array | undefined): Uint8Array | undefined {
  if (one === undefined || other === undefined) return one ?? other;
  return one.map((mark, index) => mark & (other[index] ?? 0));
}
