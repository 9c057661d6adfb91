/** Something that is used, or a line that is read. */
const USED = 'button, input, select, textarea, a, summary, tr, [role="option"], [role="tab"], .view-line';
/** Px between the points that are looked at. */
const STEP = 24;

/** How much that is used or read lies under a box, which itself does not count. In points of a grid. */
function covered(box: DOMRect, itself: Element): number {
  let found = 0;
  for (let y = box.top + STEP / 4; y < box.bottom; y += STEP / 2) {
    for (let x = box.left + STEP / 4; x < box.right; x += STEP) {
      const under = document.elementsFromPoint(x, y).find((node) => !itself.contains(node));
      const used = under?.closest(USED);
      // What a person is at must not be covered at all.
      if (used != null) found += used.matches(':focus, :focus-within') ? 100 : 1;
    }
  }
  return found;
}

/** Puts a box where it covers least of the page; of equal places the first. */
export function putWhereFree(node: HTMLElement, places: readonly string[]): void {
  let best: { readonly place: string; readonly cost: number } | undefined;
  for (const place of places) {
    node.dataset.at = place;
    const cost = covered(node.getBoundingClientRect(), node);
    if (best === undefined || cost < best.cost) best = { place, cost };
    if (cost === 0) break;
  }
  if (best !== undefined) node.dataset.at = best.place;
}
