import AxeBuilder from '@axe-core/playwright';
import { expect, json, linkOf, test, tool } from './rung.ts';

const TOOLS = json({ tools: [tool('get_rate', { base: 'string', quote: 'string' })] });
const CALLS = [
  '{"tool":"get_rate","args":{"base":"EUR","quote":"SEK"}}',
  '{"tool":"get_rate","args":{"from":"EUR","quote":"SEK"}}',
  '{"tool":"get_rate","args":{}}',
].join('\n');
const SCENARIO = { tools: TOOLS, calls: CALLS, aliases: { get_rate: { from: 'base' } } };

test('what all calls say is pinned, an edit breaks it, and a link carries it', async ({ rung, page }) => {
  await rung.open(linkOf(SCENARIO));
  await rung.table.getByRole('button', { name: 'Expect', exact: true }).click();
  await page.getByRole('menuitem', { name: 'All 3 calls' }).click();
  await expect(page.getByTestId('expected-met')).toHaveText('3');
  await expect(page.getByTestId('expected-not-met')).toHaveText('0');
  await expect(rung.table.getByRole('gridcell', { name: 'As expected' })).toHaveCount(3);
  await rung.counts({ calls: 3, passes: 1, repaired: 1, denied: 1 });

  await rung.write({ tools: TOOLS.replace('"base",', '') });
  await expect(page.getByTestId('expected-not-met')).toHaveText('1');
  await page.getByTestId('expected-not-met').click();
  const row = rung.table.getByRole('row').filter({ hasText: 'Expected TRANSFORM' });
  await expect(row).toHaveCount(1);
  await expect(rung.table.getByRole('row')).toHaveCount(2);
  await row.click();
  const section = page.getByTestId('expected');
  await expect(section).toContainText('Expected TRANSFORM, came DEFER.');
  await expect(section).toContainText('{"base":"EUR","quote":"SEK"}');
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
  }

  const link = await rung.share();
  await page.goto('about:blank');
  await rung.open(link.slice(link.indexOf('#')));
  await expect(page.getByTestId('expected-met')).toHaveText('2');
  await expect(page.getByTestId('expected-not-met')).toHaveText('1');
});

test('one call is pinned, pinned anew, forgotten, and all of it can be undone', async ({ rung, page }) => {
  await rung.open(linkOf(SCENARIO));
  const section = page.getByTestId('expected');
  await section.getByRole('button', { name: 'Pin what it says now' }).click();
  await expect(section).toContainText('As expected');
  await rung.write({ calls: CALLS.replace('"base":"EUR",', '') });
  await expect(section).toContainText('Expected DEFER, came DENY.');
  await section.getByRole('button', { name: 'Pin what it says now' }).click();
  await expect(section).toContainText('As expected');
  await section.getByRole('button', { name: 'Forget' }).click();
  await expect(section).toContainText('Nothing.');
  await expect(page.getByTestId('expected-met')).toHaveCount(0);
  await page.getByRole('status').getByRole('button', { name: 'Undo' }).click();
  await expect(section).toContainText('As expected');
});

test('an expectation beyond the last call is said', async ({ rung, page }) => {
  await rung.open(linkOf({ ...SCENARIO, expect: [{ kind: 'DEFER' }, null, null, { kind: 'DENY' }] }));
  await expect(page.getByTestId('expected-met')).toHaveText('1');
  await expect(page.getByTestId('expected-beyond')).toHaveText('1 expectation beyond the last call');
  await rung.table.getByRole('button', { name: 'Filter' }).click();
  await page.getByRole('menuitemcheckbox', { name: 'As expected 1' }).click();
  await page.keyboard.press('Escape');
  await expect(rung.table.getByRole('row')).toHaveCount(2);
  await rung.table.getByRole('button', { name: 'Expect', exact: true }).click();
  await page.getByRole('menuitem', { name: 'All expectations' }).click();
  await expect(rung.table.getByRole('row')).toHaveCount(4);
  await expect(page.getByTestId('expected-met')).toHaveCount(0);
});

test('calls that are added leave the expectations of the others where they were', async ({ rung, page }) => {
  const expected = [{ kind: 'DEFER' }, { kind: 'TRANSFORM' }, { kind: 'DENY' }];
  await rung.open(linkOf({ ...SCENARIO, expect: expected }));
  await expect(page.getByTestId('expected-met')).toHaveText('3');
  await page.getByRole('button', { name: 'Cut off' }).click();
  await rung.counts({ calls: 4 });
  await expect(page.getByTestId('expected-met')).toHaveText('3');
  await expect(page.getByTestId('expected-not-met')).toHaveText('0');
});

test('an example is there to be changed: nothing is expected of it', async ({ rung, page }) => {
  await rung.open('#example=four-outcomes');
  await expect(page.getByTestId('expected')).toContainText('Nothing.');
});
