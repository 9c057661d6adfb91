/**
 * Which rows of a long list are in view. All rows have one height. Browsers end an element's height at 17 to 33
 * million px, fewer than a million rows have, so a longer list is scrolled at a larger scale.
 */
const TALLEST = 12_000_000;
/** Rows beyond the view on either side, so that a short scroll finds them drawn. */
const BEYOND = 4;

export interface List {
  readonly rows: number;
  /** Of one row, in px. */
  readonly height: number;
  /** Of what is in view, in px. */
  readonly view: number;
  readonly scrollTop: number;
}

export interface RowWindow {
  /** First row to draw, and the one behind the last. */
  readonly from: number;
  readonly to: number;
  /** First row that touches the view. */
  readonly first: number;
  /** Height of the whole list, in px. */
  readonly total: number;
  /** Where the top of row 0 would be, in px of the list; row n stands n heights below. */
  readonly origin: number;
}

export function rowWindow({ rows, height, view, scrollTop }: List): RowWindow {
  const { total, scale } = scaled(rows, height, view);
  const at = Math.min(Math.max(0, scrollTop), Math.max(0, total - view));
  const top = at * scale;
  const first = Math.min(rows, Math.floor(top / height));
  return {
    from: Math.max(0, first - BEYOND),
    to: Math.min(rows, Math.ceil((top + view) / height) + BEYOND),
    first,
    total,
    origin: at - top,
  };
}

/** The least change of `scrollTop` that brings a row into view. */
export function scrollTopFor(row: number, { rows, height, view, scrollTop }: List): number {
  const { scale } = scaled(rows, height, view);
  const top = scrollTop * scale;
  const [least, most] = [(row + 1) * height - view, row * height];
  // A row higher than the view stands at its top.
  const wanted = top > most || least > most ? most : Math.max(top, least);
  return wanted === top ? scrollTop : wanted / scale;
}

/** Px of the full list in one px of the scrolled one. */
function scaled(rows: number, height: number, view: number): { total: number; scale: number } {
  const full = rows * height;
  if (full <= TALLEST || view >= TALLEST) return { total: full, scale: 1 };
  return { total: TALLEST, scale: (full - view) / (TALLEST - view) };
}
