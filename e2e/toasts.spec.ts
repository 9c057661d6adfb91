import { expect, linkOf, type Rung, TOOLS, test } from './rung.ts';

const CALLS = '{"tool":"get_rate","args":{"base":"EUR"}}\n{"tool":"get_rate","args":{"base":"SEK"}}';

async function addAlias({ page }: Rung, synonym: string): Promise<void> {
  await page.getByRole('button', { name: 'Add an alias for quote' }).click();
  await page.keyboard.type(synonym);
  await page.keyboard.press('Enter');
}

test('a toast goes with its Undo', async ({ rung, page }) => {
  await rung.open();
  await page.getByRole('button', { name: 'New', exact: true }).click();
  const toast = page.getByText('New scenario.');
  await expect(toast).toBeVisible();
  await rung.calls.fill('{}');
  await expect(toast).toHaveCount(0);
});

for (const viewport of [
  { width: 1440, height: 900 },
  { width: 900, height: 700 },
  { width: 390, height: 844 },
]) {
  test(`a toast lies on nothing that is used, at ${viewport.width} px`, async ({ rung, page }) => {
    await page.setViewportSize(viewport);
    await rung.open(linkOf({ tools: TOOLS, calls: CALLS }));
    if (viewport.width < 1080) await page.getByRole('tab', { name: 'Tools' }).click();
    await addAlias(rung, 'symbol');
    await expect(page.locator('.toast')).toBeVisible();
    await page.getByRole('button', { name: 'Add an alias for base' }).click();
    const overlaps = await page.evaluate(() => {
      const toast = document.querySelector('.toast')?.getBoundingClientRect();
      const field = document.activeElement?.getBoundingClientRect();
      if (toast === undefined || field === undefined) return 'no toast or no field';
      return (
        toast.left < field.right &&
        field.left < toast.right &&
        toast.top < field.bottom &&
        field.top < toast.bottom
      );
    });
    expect(overlaps).toBe(false);
  });
}
