import { isAccessible } from './accessible.ts';
import { expect, json, linkOf, TOOLS, test } from './rung.ts';

const OPENAI = json([
  {
    id: 'call_7',
    type: 'function',
    function: { name: 'convert_currency', arguments: '{"from_currency":"USD","amonut":5}' },
  },
]);

test('a call that is sent back comes with the message for its model, in the shape of each API', async ({
  rung,
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await rung.open(linkOf({ tools: TOOLS, calls: OPENAI }));
  const section = page.getByTestId('model-text');
  const text = section.locator('pre');
  await expect(section.getByRole('radio', { name: 'OpenAI' })).toBeChecked();
  await expect(text).toContainText('"tool_call_id": "call_7"');

  await section.getByRole('radio', { name: 'Plain' }).click();
  await expect(text).toContainText('`convert_currency` was not run: `amount` and `to_currency` are missing.');
  await expect(text).toContainText('`amonut` is not a parameter; the nearest is `amount`.');
  const plain = (await text.textContent()) ?? '';
  await expect(section).toContainText(`${plain.length} characters`);

  await section.getByRole('radio', { name: 'Plain' }).press('ArrowLeft');
  await expect(section.getByRole('radio', { name: 'MCP' })).toBeFocused();
  await section.getByRole('button', { name: 'Copy' }).click();
  await expect(section.getByRole('button', { name: 'Copied' })).toBeVisible();
  const copied: unknown = JSON.parse(await page.evaluate(() => navigator.clipboard.readText()));
  expect(copied).toEqual({ content: [{ type: 'text', text: plain }], isError: true });
  await isAccessible(page);
});

test('an id that was not pasted is said; what passes has no such text', async ({ rung, page }) => {
  const passes = '{"tool":"get_rate","args":{"base":"USD","quote":"EUR"}}';
  await rung.open(linkOf({ tools: TOOLS, calls: `{"tool":"get_rates","args":{}}\n${passes}` }));
  const section = page.getByTestId('model-text');
  await expect(section).toContainText('There is no tool called `get_rates`, so nothing was run.');
  await expect(section).toContainText('The nearest name is `get_rate`.');
  await section.getByRole('radio', { name: 'Anthropic' }).click();
  await expect(section).toContainText('The id of this call was not pasted');
  await page.getByRole('button', { name: 'Next call' }).click();
  await rung.says('DEFER', 'passes');
  await expect(page.getByTestId('findings')).toBeVisible();
  await expect(section).toHaveCount(0);
});
