import { describe, expect, test } from 'vitest';
import { bindings, type Row } from '../../bench/bindings.ts';
import { isShared } from '../rung/shared.ts';

const CORPUS = new URL('../../../../shared/corpus/', import.meta.url);

/** A table's rows without the hint's column. */
function figures(table: Record<string, Row>): Record<string, number[]> {
  return Object.fromEntries(
    Object.entries(table).map(([name, { calls, right, wrong, denied, deferred }]) => [
      name,
      [calls, right, wrong, denied, deferred],
    ]),
  );
}

describe.skipIf(!isShared('corpus'))('values written without names', () => {
  test('`fak`: calls, right, wrong, denied, deferred', () => {
    expect(figures(bindings(CORPUS, 'fak'))).toEqual({
      'bfcl, declared': [856, 317, 489, 27, 23],
      'bfcl, alphabetical': [856, 806, 0, 27, 23],
      'bfcl, required first': [856, 318, 488, 27, 23],
      'bfcl, two neighbours swapped': [1500, 216, 1203, 36, 45],
      'bfcl, a required one forgotten': [512, 0, 0, 512, 0],
      'mcp, required': [400, 96, 69, 234, 1],
    });
  });

  test('`sound`: the same, and no wrong one without a hint', () => {
    const table = bindings(CORPUS, 'sound');
    expect(figures(table)).toEqual({
      'bfcl, declared': [856, 808, 0, 25, 23],
      'bfcl, alphabetical': [856, 327, 176, 330, 23],
      'bfcl, required first': [856, 791, 12, 30, 23],
      'bfcl, two neighbours swapped': [1500, 0, 753, 702, 45],
      'bfcl, a required one forgotten': [512, 0, 168, 344, 0],
      'mcp, required': [400, 315, 0, 85, 0],
    });
    for (const row of Object.values(table)) expect(row['wrong without a hint']).toBe(0);
  });
});
