import type { Finding } from '@rung/core';
import type { Advice } from './advice.ts';
import type { BoxCalls } from './boxCalls.ts';
import type { BoxRow, MarkedFinding, Stretch } from './protocol.ts';
import { rowView } from './rows.ts';
import type { CallsView } from './view.ts';

/** Lenses in one answer: more than any editor shows at once. */
const MOST_LENSES = 400;

/** The calls that touch the stretch of the box that is in view. */
export function lensesOf(calls: BoxCalls, { from, to }: Stretch, advice: Advice): BoxRow[] {
  const rows: BoxRow[] = [];
  for (const [index, entry] of calls.entries.entries()) {
    const { offset, length } = entry.range;
    if (offset > to || offset + length < from) continue;
    const { findings, ...row } = rowView(calls, index, { entry, text: calls.text }, advice);
    rows.push({ ...row, range: entry.range, findings: findings.map(marked) });
    if (rows.length === MOST_LENSES) break;
  }
  return rows;
}

function marked({ code, severity, message, range, fix }: Finding): MarkedFinding {
  return {
    code,
    severity,
    message,
    ...(range === undefined ? {} : { range }),
    ...(fix === undefined ? {} : { fix }),
  };
}

/** The calls that an answer tells of, the chosen one first. */
export function indicesOf({ detail, items }: CallsView, lensed: readonly BoxRow[]): number[] {
  const listed = items.flatMap((item) => (item.row === 'call' ? [item.index] : []));
  return [...(detail === undefined ? [] : [detail.index]), ...listed, ...lensed.map(({ index }) => index)];
}
