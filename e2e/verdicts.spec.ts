import { expect, json, linkOf, TOOLS, test, tool } from './rung.ts';

test('a first visit shows four calls with four outcomes, already decided', async ({ rung, page }) => {
  await rung.open();
  await expect(page.getByText('Would this tool call get through?')).toBeVisible();
  await rung.says('DEFER', 'passes');
  await rung.counts({ calls: 4, passes: 1, unchecked: 1, repaired: 1, denied: 1, grammars: 1 });
  await expect(page.getByTestId('tools-format')).toHaveText('MCP tools/list · 1 tool');
  await expect(page.getByTestId('calls-format')).toHaveText('JSON Lines · 4 calls');
  await expect(rung.table.getByText('Sent back', { exact: true })).toBeVisible();
});

test('pasted tools and calls are decided at once', async ({ rung, page }) => {
  await rung.open();
  await rung.write({ tools: TOOLS, calls: json({ tool: 'get_rate', args: { base: 'EUR', quote: 'SEK' } }) });
  await rung.says('DEFER', 'passes');
  await rung.counts({ calls: 1, passes: 1, unchecked: 0, repaired: 0, denied: 0, grammars: 2 });
  await expect(page.getByTestId('tools-format')).toHaveText('MCP tools/list · 2 tools');
  await expect(rung.newArgs).toHaveCount(0);
});

test('a first paste takes the place of the whole example, and undo brings it back', async ({
  rung,
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await rung.open();
  await page.evaluate((text) => navigator.clipboard.writeText(text), TOOLS);
  await rung.tools.focus();
  await page.keyboard.press('ControlOrMeta+V');
  await expect(rung.tools).toHaveValue(TOOLS);
  await expect(rung.calls).toHaveValue('');
  await page.getByRole('status').getByRole('button', { name: 'Undo' }).click();
  await expect(rung.calls).toHaveValue(/exchange_rate/);
  await rung.counts({ calls: 4 });
});

test('as many values as parameters are named in the order of the names', async ({ rung }) => {
  await rung.open();
  await rung.write({ tools: TOOLS, calls: '{"tool":"get_rate","args":{"_positional":["EUR", "SEK"]}}' });
  await rung.says('TRANSFORM', 'repaired');
  await expect(rung.newArgs).toHaveText('{"base":"EUR","quote":"SEK"}');
  await rung.counts({ calls: 1, passes: 0, repaired: 1, denied: 0 });
});

test('a zip that the declared order would bind otherwise is told to be probably wrong', async ({
  rung,
  page,
}) => {
  await rung.open();
  await rung.write({
    tools: TOOLS,
    calls: '{"tool":"convert_currency","args":{"_positional":["USD","EUR",240]}}',
  });
  await rung.says('TRANSFORM', 'repaired-probably-wrong');
  await expect(rung.newArgs).toHaveText('{"amount":"USD","from_currency":"EUR","to_currency":240}');
  await expect(page.getByTestId('findings')).toContainText('amount');
  await rung.counts({ repaired: 1 });
});

test('numbers and strings keep their exact text', async ({ rung }) => {
  await rung.open();
  await rung.write({
    tools: json({ tools: [tool('t', { a: 'number', b: 'number', c: 'number', d: 'string' })] }),
    calls: String.raw`{"_positional":[9007199254740993,1e400,1.0,"\u0041"]}`,
  });
  await rung.says('TRANSFORM', 'repaired');
  await expect(rung.newArgs).toHaveText(String.raw`{"a":9007199254740993,"b":1e400,"c":1.0,"d":"\u0041"}`);
});

test('one value too many is sent back', async ({ rung, page }) => {
  await rung.open();
  await rung.write({ tools: TOOLS, calls: '{"tool":"get_rate","args":{"_positional":["EUR","SEK","NOK"]}}' });
  await rung.says('DENY', 'sent-back');
  await expect(page.getByTestId('gates')).toContainText('3 values for 2 parameters');
  await rung.counts({ calls: 1, repaired: 0, denied: 1 });
});

test('a tool without a grammar is not checked, and counts neither as passed nor as repaired', async ({
  rung,
}) => {
  await rung.open();
  await rung.write({ tools: TOOLS, calls: '{"tool":"get_weather","args":{"city":"Oslo"}}' });
  await rung.says('DEFER', 'not-checked');
  await rung.counts({ calls: 1, passes: 0, unchecked: 1, repaired: 0, denied: 0 });
});

test('an alias added in the table turns a refusal into a repair', async ({ rung, page }) => {
  await rung.open();
  await rung.write({ tools: TOOLS, calls: '{"tool":"get_rate","args":{"base":"EUR","to":"SEK"}}' });
  await rung.says('DENY', 'sent-back');
  await page.getByRole('button', { name: 'Add an alias for quote' }).click();
  await page.getByRole('textbox', { name: 'Another name for quote' }).fill('to');
  await page.getByRole('button', { name: 'Add alias', exact: true }).click();
  await rung.says('TRANSFORM', 'repaired');
  await expect(rung.newArgs).toHaveText('{"base":"EUR","quote":"SEK"}');
  await rung.counts({ repaired: 1, denied: 0 });

  await page.getByRole('button', { name: 'Alias to: change or remove' }).click();
  await page.getByRole('button', { name: 'Remove alias', exact: true }).click();
  await rung.says('DENY', 'sent-back');
});

test('choosing a call in the table chooses it everywhere', async ({ rung, page }) => {
  await rung.open();
  await rung.table.getByText('exchange_rate').click();
  await rung.says('DEFER', 'not-checked');
  await expect(page.getByText('call 4 of 4')).toBeVisible();
  await page.getByRole('button', { name: 'Previous call' }).click();
  await rung.says('DENY', 'sent-back');
});

test('a counter filters the table', async ({ rung, page }) => {
  await rung.open();
  await expect(rung.table.getByText('exchange_rate')).toBeVisible();
  await page.getByRole('button', { name: /1 sent back/ }).click();
  await expect(rung.table.getByText('exchange_rate')).toHaveCount(0);
  await page.getByRole('button', { name: /4 calls/ }).click();
  await expect(rung.table.getByText('exchange_rate')).toBeVisible();
});

test('a box in which nothing is read keeps the last report, marked as old', async ({ rung, page }) => {
  await rung.open();
  await rung.calls.fill('this is no call');
  await expect(rung.verdict).toHaveAttribute('data-state', 'stale');
  await expect(rung.verdict).toHaveAttribute('data-kind', 'DEFER');
  await expect(page.getByText('Result from before your last edit.')).toBeVisible();
  await rung.counts({ calls: 4, repaired: 1 });
  await rung.write({ calls: '{"tool":"exchange_rate","args":{}}' });
  await rung.counts({ calls: 1, unchecked: 1 });
  await expect(page.getByText('Result from before your last edit.')).toHaveCount(0);
});

test('text that was never read counts nothing', async ({ rung, page }) => {
  await rung.open();
  await page.getByRole('button', { name: 'New', exact: true }).click();
  await rung.tools.fill('bare words');
  await expect(rung.verdict).toHaveAttribute('data-state', 'stale');
  await rung.counts({ calls: 0, passes: 0, unchecked: 0, repaired: 0, denied: 0, grammars: 0 });
});

test('what is not understood among calls is listed with its place, the rest is decided', async ({
  rung,
  page,
}) => {
  await rung.open();
  await rung.write({ tools: TOOLS, calls: '{"tool":"get_rate","args":{"base":"EUR"}}\nnot a call\n' });
  await rung.says('DENY', 'sent-back');
  await rung.counts({ calls: 1, denied: 1 });
  await page.getByRole('button', { name: 'Show line 2, column 1 of the calls' }).click();
  await expect(rung.calls).toBeFocused();
});

test('more than 2 MB stay out of the editor until a person has said so', async ({ rung, page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await rung.open();
  await rung.write({ calls: '{"tool":"exchange_rate","args":{}}' });
  await page.evaluate(() => navigator.clipboard.writeText('{"tool":"t","args":{}}\n'.repeat(100_000)));
  await rung.calls.focus();
  await page.keyboard.press('ControlOrMeta+V');
  await page
    .getByRole('dialog', { name: 'This text is 2.2 MB.' })
    .getByRole('button', { name: 'Cancel' })
    .click();
  await expect(rung.calls).toHaveValue('{"tool":"exchange_rate","args":{}}');
  await rung.counts({ calls: 1 });
});

test('arguments nested 200,000 deep get their verdict', async ({ rung }) => {
  const deep = `${'['.repeat(200_000)}${']'.repeat(200_000)}`;
  await rung.open(linkOf({ tools: TOOLS, calls: `{"tool":"get_rate","args":{"_positional":[${deep},1]}}` }));
  // A list is not what a text is declared for.
  await rung.says('TRANSFORM', 'repaired-probably-wrong');
});
