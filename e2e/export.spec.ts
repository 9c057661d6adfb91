import { readFileSync } from 'node:fs';
import { isAccessible } from './accessible.ts';
import { expect, linkOf, TOOLS, test } from './rung.ts';

const CALLS = [
  '{"tool":"get_rate","args":{"base":"EUR"}}',
  '{"tool":"get_rate","args":{"base":"SEK"}}',
  '{"tool":"convert_currency","args":{"_positional":["USD","EUR",240]}}',
].join('\n');

test('a call is taken along as a report, and all calls as a test', async ({ rung, page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await rung.open(linkOf({ title: 'Money', tools: TOOLS, calls: CALLS }));
  await page.getByTestId('share').click();
  await page.getByRole('button', { name: 'Export', exact: true }).click();

  const dialog = page.getByRole('dialog', { name: 'Export' });
  const text = dialog.getByTestId('export-text');
  await expect(dialog.getByRole('radio', { name: /^Report/ })).toBeChecked();
  await expect(text).toContainText('1 call: 1 sent back.');
  await expect(text).toContainText('### Schema of `get_rate`');
  await expect(text).not.toContainText('convert_currency');
  await expect(text).toContainText('[Open in Rung](<http');
  await dialog.getByRole('button', { name: 'Copy', exact: true }).click();
  await expect(dialog.getByText('Copied').first()).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(await text.textContent());

  await dialog.getByRole('radio', { name: /^Vitest/ }).check();
  await dialog.getByRole('radio', { name: 'All calls' }).check();
  await expect(text).toContainText('call 3 of convert_currency: Repaired, probably wrong');
  const saved = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Save' }).click();
  const file = await saved;
  expect(file.suggestedFilename()).toBe('money.test.ts');
  expect(readFileSync(await file.path(), 'utf8')).toBe(await text.textContent());

  await dialog.getByRole('radio', { name: 'One call a group' }).check();
  await expect(text).not.toContainText('SEK');
  await expect(text).toContainText('call 2 of convert_currency');
  await isAccessible(page);

  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await rung.says('DENY', 'sent-back');
});

test('every form is written, and can be chosen by keys alone', async ({ rung, page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await rung.open(linkOf({ tools: TOOLS, calls: CALLS }));
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('menuitem', { name: /^Export/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Export' });
  await dialog.getByRole('radio', { name: /^Report/ }).focus();
  const first = [
    '## Tool calls',
    '"rung": 1',
    "from 'vitest'",
    'import pytest',
    "from 'ai'",
    'package grammars',
  ];
  for (const words of [...first, 'fak preflight --tool', '"outcome":"sent-back"']) {
    await expect(dialog.getByTestId('export-text')).toContainText(words);
    await page.keyboard.press('ArrowDown');
  }
  await isAccessible(page);
});

test('what JSON Schema says of the values is told in a report', async ({ rung, page }) => {
  const calls = '{"tool":"get_rate","args":{"base":5,"quote":"SEK"}}';
  await rung.open(linkOf({ tools: TOOLS, calls }));
  await rung.says('DEFER', 'passes-with-problems');
  await page.getByTestId('share').click();
  await page.getByRole('button', { name: 'Export', exact: true }).click();
  await expect(page.getByTestId('export-text')).toContainText('get_rate`: Passes, 1 problem (DEFER)');
});

test('what looks private is named, and can be left out of a report', async ({ rung, page }) => {
  const calls = '{"tool":"get_rate","args":{"base":"anna.berg@corp-mail.se","quote":"SEK"}}';
  await rung.open(linkOf({ tools: TOOLS, calls }));
  await page.getByTestId('share').click();
  await page.getByRole('button', { name: 'Export', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Export' });
  await expect(dialog.getByTestId('export-text')).toContainText('anna.berg@corp-mail.se');
  await expect(dialog.getByRole('alert')).toContainText('1 place looks private.');
  await isAccessible(page);
  await dialog.getByRole('button', { name: 'Share the shape instead' }).click();
  await expect(dialog.getByRole('checkbox', { name: 'Placeholders for the values' })).toBeChecked();
  await expect(dialog.getByTestId('export-text')).toContainText('"base":"string"');
  await expect(dialog.getByTestId('export-text')).not.toContainText('anna');
  await expect(dialog.getByRole('alert')).toHaveCount(0);
});
