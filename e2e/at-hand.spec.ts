/** What is at hand: keys, undo over everything, recent scenarios, the reference. */
import type { Page } from '@playwright/test';
import { isAccessible } from './accessible.ts';
import { expect, linkOf, TOOLS, test } from './rung.ts';

const CALLS = [
  { tool: 'get_rate', args: { base: 'EUR', quote: 'SEK' } },
  { tool: 'get_rate', args: { base: 'EUR', qoute: 'SEK' } },
  { tool: 'get_rate', args: { base: 'NOK', quote: 'SEK' } },
  { tool: 'convert_currency', args: { from: 'EUR' } },
]
  .map((call) => JSON.stringify(call))
  .join('\n');

const chosen = (page: Page) => page.locator('.verdict-column').getByText(/^call \d+ of/);

test.describe('keys', () => {
  test.beforeEach(async ({ rung, page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await rung.open(linkOf({ tools: TOOLS, calls: CALLS }));
    // They come a moment behind the first verdict.
    await expect(async () => {
      await page.keyboard.press('?');
      await expect(page.getByRole('region', { name: 'Help' })).toBeVisible({ timeout: 500 });
    }).toPass();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('region', { name: 'Help' })).toBeHidden();
  });

  test('go through calls, problems and panes', async ({ rung, page }) => {
    await page.keyboard.press('j');
    await expect(chosen(page)).toHaveText('call 2 of 4');
    await page.keyboard.press('j');
    await page.keyboard.press('k');
    await expect(chosen(page)).toHaveText('call 2 of 4');
    await page.keyboard.press('F8');
    await expect(chosen(page)).toHaveText('call 4 of 4');
    await expect(rung.calls).toBeFocused();
    await page.keyboard.press('F8');
    await expect(chosen(page)).toHaveText('call 2 of 4');
    await page.keyboard.press('Shift+F8');
    await expect(chosen(page)).toHaveText('call 4 of 4');

    await page.keyboard.press('F6');
    await expect(page.getByRole('tab', { name: 'Verdict', exact: true })).toBeFocused();
    await page.keyboard.press('F6');
    await expect(rung.table.getByRole('grid')).toBeFocused();
    await page.keyboard.press('F6');
    await expect(rung.tools).toBeFocused();
    await page.keyboard.press('Shift+F6');
    await expect(rung.table.getByRole('grid')).toBeFocused();
    await page.keyboard.press('c');
    await expect(rung.calls).toBeFocused();
    await expect(rung.calls).toHaveValue(CALLS);
  });

  test('type what they are in a box, all but the chords', async ({ rung, page }) => {
    await rung.calls.focus();
    await page.keyboard.press('ControlOrMeta+End');
    await page.keyboard.type(' jkn?/tcvr');
    await expect(rung.calls).toHaveValue(`${CALLS} jkn?/tcvr`);
    await page.keyboard.press('Alt+k');
    await page.keyboard.press('Alt+j');
    await expect(rung.calls).toHaveValue(`${CALLS} jkn?/tcvr`);
    await page.keyboard.press('ControlOrMeta+s');
    await expect(page.getByText(/Link copied, [\d,]+ characters/)).toBeVisible();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toContain('#v1.');
  });

  test('search, look up, begin anew and come back', async ({ rung, page }) => {
    await page.keyboard.press('/');
    await expect(page.getByRole('searchbox', { name: 'Search arguments' })).toBeFocused();
    await page.keyboard.press('Escape');
    await page.keyboard.press('F6');
    await page.keyboard.press('Escape');
    await page.locator('h1').click();
    await page.keyboard.press('r');
    await expect(page.getByRole('tab', { name: 'Reference' })).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('n');
    await expect(rung.tools).toHaveValue('');
    await expect(rung.tools).toBeFocused();
    await page.keyboard.press('ControlOrMeta+z');
    await expect(rung.calls).toHaveValue(CALLS);
  });

  test('are listed, and can be switched off for good', async ({ rung, page }) => {
    await page.keyboard.press('?');
    const help = page.getByRole('region', { name: 'Help' });
    await expect(help.getByText('Next call with a problem')).toBeVisible();
    await isAccessible(page);
    await help.getByRole('checkbox', { name: /^Keys of the page/ }).uncheck();
    await expect(help.getByText('Next call with a problem')).toHaveCount(0);
    await page.keyboard.press('Escape');
    await page.keyboard.press('j');
    await page.keyboard.press('?');
    await expect(help).toBeHidden();
    await expect(chosen(page)).toHaveText('call 1 of 4');
    await page.reload();
    await rung.isCurrent();
    await page.getByRole('button', { name: 'Help' }).click();
    await expect(help.getByRole('checkbox', { name: /^Keys of the page/ })).not.toBeChecked();
    await help.getByRole('checkbox', { name: /^Keys of the page/ }).check();
    await page.keyboard.press('Escape');
    await page.locator('h1').click();
    await page.keyboard.press('j');
    await expect(chosen(page)).toHaveText('call 2 of 4');
  });
});

test.describe('scenarios of late', () => {
  const examples = (page: Page) => page.getByRole('button', { name: 'Examples', exact: true });
  const lately = (page: Page) => page.getByRole('menuitem', { name: /get_rate|A rate|convert_currency/ });

  async function share(page: Page): Promise<void> {
    await page.getByTestId('share').click();
    await expect(page.getByText(/Link copied, [\d,]+ characters/)).toBeVisible();
    await page.keyboard.press('Escape');
  }

  test.beforeEach(async ({ rung, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await rung.open(linkOf({ tools: TOOLS, calls: CALLS }));
  });

  test('are those that were shared or saved, and opening one loses nothing', async ({ rung, page }) => {
    await examples(page).click();
    await expect(page.getByRole('menuitem', { name: /Four calls, four outcomes/ })).toBeVisible();
    await expect(lately(page)).toHaveCount(0);
    await page.keyboard.press('Escape');

    await share(page);
    await rung.calls.fill('{"tool":"get_rate","args":{}}');
    await page.getByRole('textbox', { name: 'Title' }).fill('A rate');
    await page.getByTestId('share').click();
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Save as file' }).click();
    await saved;
    await page.keyboard.press('Escape');
    await rung.calls.fill('[]');

    await examples(page).click();
    await expect(lately(page)).toHaveText([
      /^A rate1 call · \d kB · \d\d:\d\d$/,
      /^convert_currency and 1 more4 calls · \d kB · \d\d:\d\d$/,
    ]);
    await isAccessible(page);
    await lately(page).nth(1).click();
    await expect(rung.calls).toHaveValue(CALLS);
    await expect(page.getByText('opened in place of your work')).toBeVisible();
    await page.getByRole('status').getByRole('button', { name: 'Undo' }).click();
    await expect(rung.calls).toHaveValue('[]');
  });

  test('are still there with a reload, and can be cleared', async ({ rung, page }) => {
    await share(page);
    await page.reload();
    await rung.isCurrent();
    await examples(page).click();
    await expect(lately(page)).toHaveCount(1);
    await page.getByRole('menuitem', { name: 'Clear these' }).click();
    await examples(page).click();
    await expect(page.getByRole('menuitem', { name: /Four calls, four outcomes/ })).toBeVisible();
    await expect(lately(page)).toHaveCount(0);
    expect(await page.evaluate(() => localStorage.getItem('rung.recent'))).toBeNull();
  });

  test('are left out where the browser keeps nothing', async ({ rung, page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get: () => {
          throw new DOMException('denied', 'SecurityError');
        },
      });
    });
    await page.reload();
    await rung.isCurrent();
    await share(page);
    await examples(page).click();
    await expect(lately(page)).toHaveCount(1);
  });
});

test('the reference tells of outcomes, gates, findings, formats and the link, and is searched', async ({
  rung,
  page,
}) => {
  await rung.open();
  await page.getByRole('tab', { name: 'Reference' }).click();
  const reference = page.locator('.reference');
  const search = page.getByRole('searchbox', { name: 'Search the reference' });
  for (const [words, title] of [
    ['probably wrong', 'Repaired, probably wrong'],
    ['synonyms gap', 'Do synonyms close every gap?'],
    ['limit tokens', 'Cut off'],
    ['toolSpec', 'Bedrock tools'],
    ['tool_use', 'Anthropic tool use'],
    ['base64url', 'The link'],
  ] as const) {
    await search.fill(words);
    await expect(reference.getByRole('heading', { level: 4, name: title }).first()).toBeVisible();
  }
  await search.fill('there is nothing like this');
  await expect(reference.getByText('Nothing here has that in it.')).toBeVisible();
  await search.fill('');
  await reference.getByRole('button', { name: 'Link and file' }).click();
  await expect(reference.getByRole('heading', { name: 'The document' })).toBeInViewport();
  await expect(page.getByRole('banner')).toBeInViewport();
  await isAccessible(page);
});
