import type { AcceptedRow, Line, Movement, SentRow } from '@rung/core';
import { expect, test } from 'vitest';
import { drawn } from './drawn.ts';

const sent = (label: string): SentRow => ({ label, positional: false, value: '1' });
const accepted = (name: string, state: AcceptedRow['state'] = 'arrives', misfit?: string): AcceptedRow => ({
  name,
  value: '1',
  state,
  ...(misfit === undefined ? {} : { misfit }),
});

function movement(
  rows: number,
  change: (at: number) => Partial<Record<'label' | 'name' | 'misfit', string>>,
) {
  const at = [...Array(rows).keys()];
  const renamed = (row: number) => change(row).label !== undefined;
  const lines: Line[] = at.map((row) => ({ kind: renamed(row) ? 'renamed' : 'arrives', from: row, to: row }));
  return {
    sent: at.map((row) => sent(change(row).label ?? `key_${row}`)),
    accepted: at.map((row) => accepted(change(row).name ?? `key_${row}`, 'arrives', change(row).misfit)),
    lines,
    omitted: { sent: 0, accepted: 0 },
  } satisfies Movement;
}

test('24 rows are drawn whole', () => {
  const whole = movement(24, () => ({}));
  expect(drawn(whole, false)).toEqual({ ...whole, folded: 0 });
});

test('above 24 rows only what does not arrive unchanged is drawn', () => {
  const view = drawn(
    movement(60, (at) => (at === 3 ? { label: 'k3' } : at === 40 ? { misfit: 'string' } : {})),
    false,
  );
  expect(view.sent.map((row) => row.label)).toEqual(['k3', 'key_40']);
  expect(view.accepted.map((row) => row.name)).toEqual(['key_3', 'key_40']);
  expect(view.lines).toEqual([
    { kind: 'renamed', from: 0, to: 0 },
    { kind: 'arrives', from: 1, to: 1 },
  ]);
  expect(view.folded).toBe(58);
});

test('unfolded, every row is drawn', () => {
  const whole = movement(60, () => ({}));
  expect(drawn(whole, true)).toEqual({ ...whole, folded: 0 });
});

test('a row that another line touches stays', () => {
  const base = movement(30, () => ({}));
  const view = drawn({ ...base, lines: [...base.lines, { kind: 'as-declared', from: 5, to: 7 }] }, false);
  expect(view.sent.map((row) => row.label)).toEqual(['key_5', 'key_7']);
  expect(view.lines).toContainEqual({ kind: 'as-declared', from: 0, to: 1 });
});

test('a dropped and a missing row stay', () => {
  const base = movement(30, () => ({}));
  const view = drawn(
    {
      ...base,
      sent: [...base.sent, sent('memo')],
      accepted: [...base.accepted, { name: 'amount', state: 'missing' }],
      lines: [...base.lines, { kind: 'dropped', from: 30 }],
    },
    false,
  );
  expect(view.sent.map((row) => row.label)).toEqual(['memo']);
  expect(view.accepted.map((row) => row.name)).toEqual(['amount']);
  expect(view.lines).toEqual([{ kind: 'dropped', from: 0 }]);
});
