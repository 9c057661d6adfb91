import { expect, linkOf, TOOLS, test } from './rung.ts';

const CALL = '{"tool":"get_rate","args":{"base":"EUR"}}';

test('all that is from before the last edit is marked as old', async ({ rung, page }) => {
  await rung.open(linkOf({ tools: TOOLS, calls: `${CALL}\n${CALL}` }));
  await rung.says('DENY', 'sent-back');
  const marks = page.getByText(/from before your last edit/);
  await expect(marks).toHaveCount(0);
  await expect(rung.table.getByRole('row')).toHaveCount(3);
  await rung.tools.fill('no tools at all');
  await expect(rung.verdict).toHaveAttribute('data-state', 'stale');
  await expect(page.getByText('Result from before your last edit.')).toBeVisible();
  await expect(page.getByText('The grammar is from before your last edit')).toBeVisible();
  await expect(page.getByText('The counters are from before your last edit')).toBeVisible();
  // The grey of what is muted, or faint.
  const hues = await page
    .locator('.gram-table tbody *, .counters svg, .calls tbody *:not(.faint)')
    .evaluateAll((nodes) => [...new Set(nodes.map((node) => getComputedStyle(node).color))]);
  expect(['rgb(76, 87, 92)', 'rgb(93, 105, 110)']).toEqual(expect.arrayContaining(hues));
  await rung.tools.fill(TOOLS);
  await rung.says('DENY', 'sent-back');
  await expect(marks).toHaveCount(0);
});
