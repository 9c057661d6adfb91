/** The list of calls: kinds before single calls, sorted, filtered, searched, and taken out of the page. */
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { isAccessible } from './accessible.ts';
import { expect, json, linkOf, type Rung, test, tool } from './rung.ts';

const FILES = json({ tools: [tool('read_file', { path: 'string' }), tool('list_dir', { path: 'string' })] });

function call(name: string, args: unknown): string {
  return JSON.stringify({ tool: name, args });
}

/** 30 calls: 12 that pass, 9 that are sent back, 5 repaired, 4 that are not checked. */
const CALLS = [
  ...Array.from({ length: 12 }, (_, n) => call('read_file', { path: `/tmp/${n}` })),
  ...Array.from({ length: 9 }, (_, n) => call('read_file', { file: `/tmp/${n}`, lines: n })),
  ...Array.from({ length: 5 }, (_, n) => call('list_dir', { _positional: [`/srv/${n}`] })),
  ...Array.from({ length: 4 }, () => call('remove_file', {})),
];

const LINK = linkOf({ tools: FILES, calls: CALLS.join('\n') });

function groups(page: Page) {
  return page.getByRole('treegrid', { name: 'Calls' }).locator('tbody').getByRole('row');
}

async function openLink(rung: Rung): Promise<void> {
  await rung.open(LINK);
  await expect(groups(rung.page)).toHaveCount(4);
}

test('above a dozen calls, kinds come first, largest first', async ({ rung, page }) => {
  await openLink(rung);
  const rows = groups(page);
  await expect(rows.nth(0)).toContainText(/×12.*Passes.*read_file.*\{path\}/);
  await expect(rows.nth(1)).toContainText(/×9.*Sent back.*read_file.*\{file, lines\}/);
  await expect(rows.nth(2)).toContainText(/×5.*list_dir.*\{_positional\}/);
  await expect(rows.nth(3)).toContainText(/×4.*Not checked.*remove_file.*\{\}/);
  await expect(page.getByRole('radio', { name: 'Groups' })).toBeChecked();
});

test('a dozen calls or fewer are listed one by one', async ({ rung, page }) => {
  await rung.open(linkOf({ tools: FILES, calls: CALLS.slice(0, 12).join('\n') }));
  await expect(page.getByRole('grid', { name: 'Calls' })).toHaveAttribute('aria-rowcount', '13');
  await expect(page.getByRole('radio', { name: 'Calls' })).toBeChecked();
  await page.getByRole('radio', { name: 'Groups' }).click();
  await expect(groups(page)).toHaveCount(1);
});

test('groups are opened, walked through and closed by keyboard', async ({ rung, page }) => {
  await openLink(rung);
  await page.getByRole('treegrid', { name: 'Calls' }).focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(groups(page).nth(1)).toHaveAttribute('aria-selected', 'true');
  await rung.says('DENY', 'sent-back');
  await expect(page.getByText('call 13 of 30')).toBeVisible();

  await page.keyboard.press('ArrowRight');
  await expect(groups(page).nth(1)).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('ArrowRight');
  await expect(groups(page).nth(2)).toHaveAttribute('aria-selected', 'true');
  await expect(groups(page).nth(2)).toHaveAttribute('aria-level', '2');
  await page.keyboard.press('ArrowDown');
  await expect(page.getByText('call 14 of 30')).toBeVisible();

  await page.keyboard.press('ArrowLeft');
  await expect(groups(page).nth(1)).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('ArrowLeft');
  await expect(groups(page).nth(1)).toHaveAttribute('aria-expanded', 'false');
  await expect(groups(page)).toHaveCount(4);

  await page.keyboard.press('Enter');
  await expect(groups(page).nth(1)).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(rung.calls).toBeFocused();
});

test('a pointer opens a group and chooses in it', async ({ rung, page }) => {
  await openLink(rung);
  await groups(page).nth(2).getByRole('button', { name: 'Open this group' }).click();
  await expect(page.getByText('call 1 of 30')).toBeVisible();
  await groups(page).nth(4).click();
  await expect(page.getByText('call 23 of 30')).toBeVisible();
  await rung.says('TRANSFORM', 'repaired');
});

test('heads sort, the other way round, and no longer', async ({ rung, page }) => {
  await openLink(rung);
  await page.getByRole('radio', { name: 'Calls' }).click();
  const grid = page.getByRole('grid', { name: 'Calls' });
  const first = grid.locator('tbody').getByRole('row').first();
  const head = grid.getByRole('columnheader', { name: 'Tool' });
  await expect(first).toContainText('read_file');
  await head.getByRole('button').click();
  await expect(head).toHaveAttribute('aria-sort', 'ascending');
  await expect(first).toContainText('list_dir');
  await head.getByRole('button').click();
  await expect(head).toHaveAttribute('aria-sort', 'descending');
  await expect(first).toContainText('remove_file');
  await head.getByRole('button').click();
  await expect(head).not.toHaveAttribute('aria-sort');
  await expect(first).toContainText('read_file');
});

test('a filter tells how many calls each value would let through, and stays open', async ({ rung, page }) => {
  await openLink(rung);
  await page.getByRole('button', { name: 'Filter' }).click();
  const item = (name: RegExp) => page.getByRole('menuitemcheckbox', { name });
  await expect(item(/^Sent back/)).toContainText('9');
  await expect(item(/^Values named/)).toContainText('5');
  await item(/^Something is missing/).click();
  await expect(item(/^Something is missing/)).toBeChecked();
  await expect(item(/^Sent back/)).toContainText('9');
  await expect(item(/^Passes/)).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(groups(page)).toHaveCount(1);
  await expect(page.getByRole('button', { name: 'Filter, 1 set' })).toBeVisible();

  await page.getByRole('button', { name: 'Filter, 1 set' }).click();
  await page.getByRole('menuitem', { name: 'Clear the filter' }).click();
  await expect(groups(page)).toHaveCount(4);
});

test('tool, text and counters narrow the list together', async ({ rung, page }) => {
  await openLink(rung);
  await page.getByRole('button', { name: 'All tools' }).click();
  await page.getByRole('menuitemcheckbox', { name: /^read_file/ }).click();
  await expect(groups(page)).toHaveCount(2);
  await expect(page.getByRole('button', { name: 'Tool: read_file' })).toBeVisible();
  await page.getByRole('button', { name: /sent back/ }).click();
  await expect(groups(page)).toHaveCount(1);
  await page.getByRole('searchbox', { name: 'Search arguments' }).fill('/TMP/3');
  await expect(groups(page).nth(0)).toContainText('×1');
  await expect(page.getByText('1 calls found')).toBeAttached();
  await page.getByRole('searchbox', { name: 'Search arguments' }).fill('nowhere');
  await expect(page.getByText('No call matches.')).toBeVisible();
  await page.getByRole('button', { name: 'Clear the filter' }).click();
  await expect(groups(page)).toHaveCount(4);
});

test('calls are copied as lines that can be pasted again', async ({ rung, page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openLink(rung);
  const copied = async () => (await page.evaluate(() => navigator.clipboard.readText())).trim().split('\n');
  const choose = async (name: string) => {
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByRole('menuitem', { name }).click();
  };
  await choose('Copy one call a group');
  await expect(page.getByText('4 calls copied as JSON Lines.')).toBeVisible();
  expect((await copied()).map((line) => JSON.parse(line))).toEqual(
    [0, 12, 21, 26].map((at) => JSON.parse(CALLS[at] ?? '')),
  );

  await page.getByRole('button', { name: /sent back/ }).click();
  await choose('Copy 9 matching calls');
  await expect(page.getByText('9 calls copied as JSON Lines.')).toBeVisible();
  expect(await copied()).toHaveLength(9);

  await groups(page).nth(0).click();
  await choose('Copy the chosen call');
  await expect(page.getByText('1 call copied as JSON Lines.')).toBeVisible();
  expect((await copied()).map((line) => JSON.parse(line))).toEqual([JSON.parse(CALLS[12] ?? '')]);
});

test('verdicts are saved, all or those that match', async ({ rung, page }) => {
  await openLink(rung);
  const saved = async (item: string) => {
    await page.getByRole('button', { name: 'Save' }).click();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('menuitem', { name: item }).click(),
    ]);
    const lines = (await readFile(await download.path(), 'utf8')).trim().split('\n');
    return { name: download.suggestedFilename(), lines };
  };
  const all = await saved('Save all 30 verdicts as JSON Lines');
  expect(all.name).toBe('scenario.verdicts.jsonl');
  expect(all.lines.map((line) => JSON.parse(line).kind).filter((kind) => kind === 'DENY')).toHaveLength(9);

  await page.getByRole('button', { name: /not checked/ }).click();
  const some = await saved('Save 4 matching verdicts as CSV');
  expect(some.name).toBe('scenario.verdicts.csv');
  expect(some.lines).toHaveLength(1 + 4);
});

test('a link may hold one call of each group', async ({ rung, page, context }) => {
  await openLink(rung);
  await page.getByTestId('share').click();
  await page.getByRole('radio', { name: /one call a group/ }).check();
  await expect(page.getByText(/holding 2 tools and 4 calls/)).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Link', exact: true })).toHaveValue(/#v1\..+z$/);
  const link = await page.getByRole('textbox', { name: 'Link', exact: true }).inputValue();
  const other = await context.newPage();
  await other.goto(link);
  await expect(other.getByTestId('counter-calls')).toHaveText('4');
  await expect(other.getByTestId('counter-denied')).toHaveText('1');
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`the list of groups is fit for readers (${colorScheme})`, async ({ rung, page }) => {
    await page.emulateMedia({ colorScheme });
    await openLink(rung);
    await groups(page).nth(1).getByRole('button', { name: 'Open this group' }).click();
    await expect(groups(page).nth(2)).toHaveAttribute('aria-level', '2');
    await isAccessible(page);
    await page.getByRole('button', { name: 'Filter' }).click();
    await expect(page.getByRole('menu')).toBeVisible();
    await isAccessible(page);
  });
}
