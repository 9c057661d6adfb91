import type { Line, Movement } from '@rung/core';

/** Above so many rows on a side, what arrives unchanged is folded. */
const FOLD_ABOVE = 24;

/** The part of a movement that is drawn; the indices of its lines count in its own rows. */
export interface Drawn extends Movement {
  /** Arguments that arrive unchanged and are folded away. */
  readonly folded: number;
}

export function drawn(movement: Movement, unfolded: boolean): Drawn {
  const { sent, accepted, lines, omitted } = movement;
  const fold = !unfolded && Math.max(sent.length, accepted.length) > FOLD_ABOVE;
  const folded = fold ? unchanged(movement) : { sent: new Set<number>(), accepted: new Set<number>() };

  const left = keep(sent.length, folded.sent);
  const right = keep(accepted.length, folded.accepted);
  return {
    sent: sent.filter((_, at) => left.has(at)),
    accepted: accepted.filter((_, at) => right.has(at)),
    lines: lines.flatMap((line): Line[] => {
      const from = left.get(line.from);
      if (from === undefined) return [];
      if (line.to === undefined) return [{ kind: line.kind, from }];
      const to = right.get(line.to);
      return to === undefined ? [] : [{ kind: line.kind, from, to }];
    }),
    folded: folded.sent.size,
    omitted,
  };
}

/** Rows whose only line goes straight to their own name. */
function unchanged({ sent, accepted, lines }: Movement) {
  const busy = new Set<number>();
  const straight = new Map<number, number>();
  for (const line of lines) {
    const same = line.to !== undefined && accepted[line.to]?.name === sent[line.from]?.label;
    if (line.kind === 'arrives' && line.to !== undefined && same) straight.set(line.from, line.to);
    else {
      busy.add(line.from);
      if (line.to !== undefined) busy.add(-1 - line.to);
    }
  }
  const rows = [...straight].filter(([from, to]) => {
    const row = accepted[to];
    return !busy.has(from) && !busy.has(-1 - to) && row?.misfit === undefined;
  });
  return { sent: new Set(rows.map(([from]) => from)), accepted: new Set(rows.map(([, to]) => to)) };
}

/** Old index → new index of the rows that stay. */
function keep(length: number, folded: ReadonlySet<number>): Map<number, number> {
  const kept = new Map<number, number>();
  for (let at = 0; at < length; at++) if (!folded.has(at)) kept.set(at, kept.size);
  return kept;
}
