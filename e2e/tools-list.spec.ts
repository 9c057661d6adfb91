/** The list of tools: to search, to choose from, before any call is there. */
import { isAccessible } from './accessible.ts';
import { expect, json, linkOf, test, tool } from './rung.ts';

const BROKEN = { name: 'broken', inputSchema: { type: 'object', properties: { a: { type: ['string'] } } } };
const TOOLS = json({
  tools: [
    tool('read_file', { path: 'string' }),
    tool('write_file', { path: 'string', content: 'string', mode: 'string' }, ['path', 'content']),
    BROKEN,
    ...Array.from({ length: 200 }, (_, n) => tool(`spare_${n}`, { [`key_${n}`]: 'string' })),
  ],
});

test.beforeEach(async ({ rung, page }) => {
  await rung.open(linkOf({ tools: TOOLS, calls: '' }));
  await page.getByRole('radio', { name: 'List' }).click();
});

test('says what each tool takes, or why it is not loaded', async ({ page }) => {
  const options = page.getByRole('listbox', { name: 'Tools' }).getByRole('option');
  await expect(options.nth(0)).toContainText(/read_file.*0 calls.*path/);
  await expect(options.nth(1)).toContainText('content, mode?, path');
  await expect(options.nth(2)).toContainText(/broken.*1 warning/);
  await expect(options.nth(2)).toContainText('cannot be loaded');
  await expect(options.nth(0)).toHaveAttribute('aria-setsize', '203');
  await isAccessible(page);
});

test('finds tools by their names and those of their parameters', async ({ page }) => {
  const search = page.getByRole('searchbox', { name: 'Search tools and parameters' });
  const options = page.getByRole('listbox', { name: 'Tools' }).getByRole('option');
  await search.fill('KEY_77');
  await expect(options).toHaveCount(1);
  await expect(options).toContainText('spare_77');
  await expect(page.getByText('1 of 203')).toBeVisible();
  await search.fill('file content');
  await expect(options).toHaveCount(1);
  await expect(options).toContainText('write_file');
  await search.fill('nowhere');
  await expect(page.getByText('No tool has that in its names.')).toBeVisible();
  await search.press('Escape');
  await expect(options.first()).toContainText('read_file');
});

test('a tool that is chosen is chosen everywhere', async ({ rung, page }) => {
  const list = page.getByRole('listbox', { name: 'Tools' });
  const chooser = page.getByRole('combobox', { name: 'Tool whose grammar is shown' });
  await page.getByRole('searchbox', { name: 'Search tools and parameters' }).press('ArrowDown');
  await expect(list).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(chooser.locator('option:checked')).toHaveText('write_file');
  await expect(page.getByRole('region', { name: 'Grammar' })).toContainText('content');
  await page.keyboard.press('End');
  await expect(chooser.locator('option:checked')).toHaveText('spare_199');
  await expect(list.getByRole('option', { selected: true })).toBeInViewport();

  await page.keyboard.press('Enter');
  await expect(list).toHaveCount(0);
  await expect(rung.tools).toBeFocused();
  const selected = await rung.tools.evaluate((node) =>
    node instanceof HTMLTextAreaElement ? node.value.slice(node.selectionStart, node.selectionEnd) : '',
  );
  expect(JSON.parse(selected).name).toBe('spare_199');
});

test('the search takes a paste as any field does', async ({ rung, page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.evaluate(() => navigator.clipboard.writeText('write_file'));
  const search = page.getByRole('searchbox', { name: 'Search tools and parameters' });
  await search.focus();
  await page.keyboard.press('ControlOrMeta+V');
  await expect(search).toHaveValue('write_file');
  await page.getByRole('radio', { name: 'Text' }).click();
  await expect(rung.tools).toHaveValue(TOOLS);
});

test('tools that are not loaded are told of without choosing them', async ({ rung, page }) => {
  const broken = (name: string) => ({ name, inputSchema: { type: 'object', properties: [] } });
  const tools = { tools: [tool('fine', { a: 'string' }), ...['one', 'two', 'three', 'four'].map(broken)] };
  await rung.open(linkOf({ tools: json(tools), calls: '{"tool":"fine","args":{"a":"x"}}' }));
  const told = page.getByRole('list', { name: 'Tools that are not loaded' });
  await expect(told.getByText(/The schema of one cannot be loaded.*properties/)).toBeVisible();
  await expect(told.getByText('1 more is not loaded')).toHaveCount(1);
  await told.getByRole('button', { name: 'Show the list' }).click();
  await expect(
    page.getByRole('listbox', { name: 'Tools' }).getByRole('option', { name: /four/ }),
  ).toBeVisible();
});

test('the filter by tool lists the tools without a grammar, and says so', async ({ rung, page }) => {
  const tools = json({ tools: [tool('known', { a: 'string' })] });
  await rung.open(linkOf({ tools, calls: '{"tool":"known","args":{}}\n{"tool":"unknown","args":{}}' }));
  await page.getByRole('button', { name: 'All tools' }).click();
  const menu = page.getByRole('menu');
  await expect(menu.getByText('no grammar · 1')).toHaveCount(1);
  await menu.getByText('unknown').click();
  await expect(page.getByRole('button', { name: 'Tool: unknown' })).toBeVisible();
});
