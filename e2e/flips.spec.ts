import { isAccessible } from './accessible.ts';
import { expect, linkOf, TOOLS, test } from './rung.ts';

const LACKS = '{"tool":"convert_currency","args":{"source":"USD","to_currency":"EUR","amount":5}}';
const CALLS = [LACKS, LACKS, '{"tool":"get_rate","args":{"base":"USD","quote":"EUR"}}'].join('\n');

test('what would flip a verdict is shown, previewed, tried with one click and undone', async ({
  rung,
  page,
}) => {
  await rung.open(linkOf({ tools: TOOLS, calls: CALLS }));
  await rung.says('DENY', 'sent-back');
  const flips = page.getByTestId('flips');
  const alias = flips.locator('li', { hasText: 'Add alias source for from_currency' });
  await expect(alias).toHaveAttribute('data-changes', 'grammar');
  await expect(alias).toContainText('Repaired');
  await expect(alias).toContainText('and 1 other call');
  await expect(flips.locator('li', { hasText: 'Add from_currency' })).toContainText('Passes');
  await expect(flips.locator('li', { hasText: 'Make from_currency optional' })).toContainText('Passes');

  await alias.getByRole('button').hover();
  await expect(page.getByRole('tooltip')).toContainText('one other verdict changes');
  await isAccessible(page);
  await alias.getByRole('button').click();
  await rung.says('TRANSFORM', 'repaired');
  await rung.counts({ repaired: 2, denied: 0 });
  await expect(flips).toContainText('Remove alias source');

  const toast = page.getByRole('status').filter({ hasText: 'Add alias source for from_currency' });
  await toast.getByRole('button', { name: 'Undo' }).click();
  await rung.says('DENY', 'sent-back');
  await rung.counts({ denied: 2 });
  await expect(alias).toBeVisible();
});

test('by keyboard: the grammar is changed in the pasted schema', async ({ rung, page }) => {
  await rung.open(linkOf({ tools: TOOLS, calls: CALLS, selected: 2 }));
  await rung.says('DEFER', 'passes');
  const out = page.getByTestId('flips').getByRole('button', { name: 'Leave out base' });
  await out.focus();
  await out.press('Enter');
  await rung.says('DENY', 'sent-back');
  await expect(page.getByTestId('flips')).toBeFocused();
  await page.getByRole('button', { name: 'Make base optional' }).click();
  await rung.says('DEFER', 'passes');
  await expect(rung.tools).toHaveValue(/\["quote"\]/);
});
