import type { Locator, Page } from '@playwright/test';
import { isAccessible } from './accessible.ts';
import { expect, json, linkOf, test, tool } from './rung.ts';

test.use({ monaco: 'arrives' });

const CONVERT = tool('convert_currency', {
  from_currency: 'string',
  to_currency: 'string',
  amount: 'number',
});
const SEARCH = {
  name: 'search_flights',
  inputSchema: {
    type: 'object',
    properties: {
      to: { type: 'string', description: 'Where the <b>flight</b> lands' },
      cabin: { type: 'string', enum: ['economy', 'business'] },
      nonstop: { type: 'boolean' },
    },
    required: ['to'],
  },
};
const TOOLS = json({ tools: [CONVERT, SEARCH] });
const CALLS = `{ "tool": "convert_currency", "args": { "_positional": ["USD", "EUR", 240] } }
{ "tool": "convert_currency", "args": { "from": "USD", "to": "EUR", "amount": 1 } }
{ "tool": "search_flights", "args": { "to": "OSL", "cabni": "economy" } }
`;
const ALIASES = { convert_currency: { from: 'from_currency', to: 'to_currency' } };

const editor = (page: Page, box: 'Tools' | 'Calls') =>
  page.locator('.monaco-editor[role=code]').nth(box === 'Tools' ? 0 : 1);

const line = (page: Page, box: 'Tools' | 'Calls', text: string): Locator =>
  editor(page, box).locator('.view-line', { hasText: text });

/** What the editor offers at the caret. */
const offered = (page: Page) => page.locator('.suggest-widget.visible .monaco-list-row');

/** The list at the caret. Where a key press overtook it, it is asked for, as a person would. */
async function offers(page: Page, list: readonly RegExp[]): Promise<void> {
  await expect(async () => {
    if ((await offered(page).count()) === 0) {
      await expect(offered(page).first())
        .toBeVisible({ timeout: 3_000 })
        .catch(() => page.keyboard.press('Control+Space'));
    }
    await expect(offered(page)).toHaveText([...list], { timeout: 3_000 });
  }).toPass();
}

async function kept(page: Page): Promise<{ tools: string; calls: string }> {
  return page.evaluate(() => {
    window.dispatchEvent(new Event('pagehide'));
    return JSON.parse(JSON.parse(sessionStorage.getItem('rung.work') ?? '{}').scenario);
  });
}

test.beforeEach(async ({ rung, page }) => {
  await rung.open(linkOf({ tools: TOOLS, calls: CALLS, aliases: ALIASES }));
  await expect(page.locator('.monaco-editor[role=code]')).toHaveCount(2);
});

test('a wrong binding is seen where the values stand, and goes with the profile', async ({ rung, page }) => {
  await expect(line(page, 'Calls', '_positional')).toContainText('amount:');
  await expect(line(page, 'Calls', '_positional')).toHaveText(
    /amount:.?"USD".*from_currency:.?"EUR".*to_currency:.?240/,
  );
  await expect(line(page, 'Calls', '"from"')).toHaveText(/"from".?→.from_currency.?:/);
  await page.getByTestId('profile').getByRole('radio', { name: 'Only safe ones' }).click();
  await rung.says('TRANSFORM', 'repaired');
  await expect(line(page, 'Calls', '_positional')).toHaveText(
    /from_currency:.?"USD".*to_currency:.?"EUR".*amount:.?240/,
  );
});

test('the fix of a finding is in the light bulb, and undo takes it back', async ({ rung, page }) => {
  await expect(editor(page, 'Calls').locator('.squiggly-warning').first()).toBeVisible();
  await line(page, 'Calls', 'cabni').getByText('cabni').click();
  await rung.says('DEFER', 'passes-with-problems');
  await expect(page.locator('[class*="lightbulb"]:visible, [class*="light-bulb"]:visible')).toHaveCount(1);
  await page.keyboard.press('ControlOrMeta+.');
  await page.locator('.action-widget').getByText('Rename cabni to cabin').click();
  await rung.says('DEFER', 'passes');
  expect((await kept(page)).calls).toContain('"cabin": "economy"');
  await page.getByRole('button', { name: 'Undo', exact: true }).first().click();
  await rung.says('DEFER', 'passes-with-problems');
});

test('pointing at a key explains it, in the words of the schema too, and never as HTML', async ({ page }) => {
  const hover = page.locator('.monaco-hover:visible');
  await expect(line(page, 'Calls', '_positional')).toContainText('amount:');
  await line(page, 'Calls', 'cabni').getByText('"to"').hover();
  await expect(hover).toContainText('to: string, required.');
  await expect(hover).toContainText('Where the <b>flight</b> lands');
  await line(page, 'Calls', 'cabni').getByText('cabni').hover();
  await expect(hover).toContainText('cabni is not a parameter; did you mean cabin?');
  await expect(hover).toContainText('A key that is no parameter.');
  await expect(hover.getByText(/^Quick Fix/)).toBeVisible();
  await line(page, 'Calls', '"from"').getByText('"from"').hover();
  await expect(hover).toContainText('from is a synonym of from_currency, and takes its name here.');
});

test('a tool is offered where its name belongs', async ({ rung, page }) => {
  await rung.calls.focus();
  await page.keyboard.press('ControlOrMeta+End');
  await page.keyboard.type('{"');
  await offers(page, [/^tool/, /^args/]);
  await page.keyboard.press('Enter');
  await offers(page, [/convert_currency/, /search_flights/]);
  await page.keyboard.type('sea');
  await expect(offered(page)).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect.poll(async () => (await kept(page)).calls).toContain('{"tool": "search_flights"');
});

test('parameters that are not given yet are offered, and the values that are listed', async ({
  rung,
  page,
}) => {
  await rung.calls.fill('{"tool": "search_flights", "args": {"to": "OSL"}}');
  await rung.calls.press('End');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.type(', "');
  await offers(page, [/^cabin/, /^nonstop/]);
  await page.keyboard.press('Enter');
  await offers(page, [/"economy"/, /"business"/]);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect
    .poll(async () => (await kept(page)).calls)
    .toBe('{"tool": "search_flights", "args": {"to": "OSL", "cabin": "business"}}');
  await rung.says('DEFER', 'passes');
});

test('keywords of JSON Schema are offered in the tools', async ({ rung, page }) => {
  await rung.tools.fill('{"name": "a", "inputSchema": {}}');
  await rung.tools.press('End');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.type('"prop');
  await expect(offered(page).first()).toContainText('properties');
  await page.keyboard.press('Enter');
  await expect
    .poll(async () => (await kept(page)).tools)
    .toBe('{"name": "a", "inputSchema": {"properties": {}}}');
});

test('a call leads to its tool and back, by key and by button', async ({ rung, page }) => {
  await line(page, 'Calls', 'cabni').getByText('"OSL"').click();
  await page.keyboard.press('F12');
  await expect(rung.tools).toBeFocused();
  await page.keyboard.press('F12');
  await expect(rung.calls).toBeFocused();
  await expect(page.locator('.verdict-column')).toContainText('call 3 of 3');

  const grammar = page.getByRole('region', { name: 'Grammar' });
  await grammar.getByRole('button', { name: 'Show its schema' }).click();
  await expect(rung.tools).toBeFocused();
  await expect(line(page, 'Tools', '"search_flights"')).toBeVisible();
  await page.getByRole('combobox', { name: 'Tool whose grammar is shown' }).selectOption('convert_currency');
  await grammar.getByRole('button', { name: 'Show its next call, of 2' }).click();
  await expect(rung.calls).toBeFocused();
  await rung.says('TRANSFORM', 'repaired-probably-wrong');
  await grammar.getByRole('button', { name: 'Show its next call, of 2' }).click();
  await expect(page.locator('.verdict-column')).toContainText('call 2 of 3');
});

test('pointing with the command key leads there, too', async ({ rung, page }) => {
  await expect(line(page, 'Calls', '_positional')).toContainText('amount:');
  await line(page, 'Calls', 'cabni')
    .getByText('"search_flights"')
    .click({ modifiers: ['ControlOrMeta'] });
  await expect(rung.tools).toBeFocused();
  await expect(line(page, 'Tools', '"search_flights"')).toBeVisible();
});

test('what is open can be folded, and a text found', async ({ rung, page }) => {
  await rung.tools.focus();
  await page.keyboard.press('ControlOrMeta+Home');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(line(page, 'Tools', '"inputSchema"').first()).toBeVisible();
  await page.keyboard.press('ControlOrMeta+Shift+BracketLeft');
  await expect(line(page, 'Tools', '"from_currency"')).toHaveCount(0);
  await page.keyboard.press('ControlOrMeta+Shift+BracketRight');
  await expect(line(page, 'Tools', '"from_currency"').first()).toBeVisible();
  await page.keyboard.press('ControlOrMeta+F');
  await page.keyboard.type('nonstop');
  await expect(page.locator('.find-widget.visible')).toContainText('1 of 1');
});

test('formatting changes white space only, as one step', async ({ rung, page }) => {
  const crowded =
    '{"tool":"convert_currency","args":{"from_currency":"USD","to_currency":"EUR","amount":1.50e400}}';
  await rung.calls.fill(crowded);
  await rung.calls.focus();
  await page.keyboard.press('Shift+Alt+F');
  await expect.poll(async () => (await kept(page)).calls).toContain('\n  "args": {');
  const { calls } = await kept(page);
  expect(calls.replace(/\s/g, '')).toBe(crowded);
  await page.keyboard.press('ControlOrMeta+Z');
  await expect.poll(async () => (await kept(page)).calls).toBe(crowded);
  await page.getByRole('button', { name: 'More for Calls' }).click();
  await page.getByRole('menuitem', { name: /^Format/ }).click();
  await expect(page.getByText('Only white space has changed.')).toBeVisible();
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`axe has nothing to say about what helps in the editor (${colorScheme})`, async ({ rung, page }) => {
    await page.emulateMedia({ colorScheme });
    await expect(line(page, 'Calls', '_positional')).toContainText('amount:');
    await isAccessible(page);
    await rung.calls.focus();
    await page.keyboard.press('ControlOrMeta+End');
    await page.keyboard.type('{"');
    await expect(offered(page)).toHaveCount(2);
    await isAccessible(page, ['color-contrast']);
  });
}
