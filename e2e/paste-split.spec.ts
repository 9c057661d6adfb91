/** Parts that come into the wrong box go where they belong, with a word and an undo. */
import type { Page } from '@playwright/test';
import { expect, linkOf, type Rung, TOOLS, test } from './rung.ts';

const CALL = '{"tool":"get_rate","args":{"base":"EUR","quote":"SEK"}}';

test.beforeEach(async ({ context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
});

async function paste(page: Page, text: string): Promise<void> {
  await page.evaluate((text) => navigator.clipboard.writeText(text), text);
  await page.keyboard.press('ControlOrMeta+V');
}

async function startEmpty(rung: Rung): Promise<void> {
  await rung.open();
  await rung.page.getByRole('button', { name: 'New', exact: true }).click();
  await expect(rung.tools).toHaveValue('');
}

const undo = (page: Page) => page.getByRole('status').getByRole('button', { name: 'Undo' }).click();

test('tools that were pasted in Calls go to Tools; undo leaves them where they were pasted', async ({
  rung,
  page,
}) => {
  await startEmpty(rung);
  await rung.calls.focus();
  await paste(page, TOOLS);
  await expect(page.getByText('These are tools, so they went to Tools.')).toBeVisible();
  await expect(rung.tools).toHaveValue(TOOLS);
  await expect(rung.calls).toHaveValue('');
  await undo(page);
  await expect(rung.calls).toHaveValue(TOOLS);
  await expect(rung.tools).toHaveValue('');
});

test('calls that were pasted in Tools stand behind those that are there', async ({ rung, page }) => {
  await rung.open(linkOf({ tools: '', calls: CALL }));
  await rung.tools.focus();
  await paste(page, CALL.replace('SEK', 'NOK'));
  await expect(page.getByText('These are calls, so they went to Calls.')).toBeVisible();
  await expect(rung.tools).toHaveValue('');
  await expect(rung.calls).toHaveValue(/SEK[\s\S]*NOK/);
  await rung.counts({ calls: 2 });
});

test('an edit in the middle of a text stays where it is', async ({ rung, page }) => {
  await rung.open(linkOf({ tools: TOOLS, calls: '[\n\n]' }));
  await rung.calls.focus();
  await page.keyboard.press('ControlOrMeta+Home');
  await page.keyboard.press('ArrowDown');
  await paste(page, TOOLS);
  await expect(rung.calls).toHaveValue(`[\n${TOOLS}\n]`);
  await rung.calls.press('End');
  await expect(rung.tools).toHaveValue(TOOLS);
});

test('what is pasted beside the boxes goes where it belongs', async ({ rung, page }) => {
  await startEmpty(rung);
  await page.locator('h1').click();
  await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
  await paste(page, TOOLS);
  await expect(rung.tools).toHaveValue(TOOLS);
  await paste(page, CALL);
  await expect(rung.calls).toHaveValue(CALL);
  await rung.says('DEFER', 'passes');
});

test('a file of tools that is dropped on Calls opens in Tools', async ({ rung, page }) => {
  await startEmpty(rung);
  const data = await page.evaluateHandle((text) => {
    const transfer = new DataTransfer();
    transfer.items.add(new File([text], 'tools.json'));
    return transfer;
  }, TOOLS);
  await page.dispatchEvent('#pane-calls', 'drop', { dataTransfer: data });
  await expect(page.getByText('tools.json opened in Tools.')).toBeVisible();
  await expect(rung.tools).toHaveValue(TOOLS);
  await expect(rung.calls).toHaveValue('');
});
