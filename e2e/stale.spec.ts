import { expect, linkOf, TOOLS, test } from './rung.ts';

test('all that is from before the last edit is marked as old', async ({ rung, page }) => {
  await rung.open(linkOf({ tools: TOOLS, calls: '{"tool":"get_rate","args":{"base":"EUR"}}' }));
  await rung.says('DENY', 'sent-back');
  const marks = page.getByText(/from before your last edit/);
  await expect(marks).toHaveCount(0);
  await rung.tools.fill('no tools at all');
  await expect(rung.verdict).toHaveAttribute('data-state', 'stale');
  await expect(page.getByText('Result from before your last edit.')).toBeVisible();
  await expect(page.getByText('The grammar is from before your last edit')).toBeVisible();
  await expect(page.getByText('The counters are from before your last edit')).toBeVisible();
  await rung.tools.fill(TOOLS);
  await rung.says('DENY', 'sent-back');
  await expect(marks).toHaveCount(0);
});
