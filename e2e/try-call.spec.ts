import { isAccessible } from './accessible.ts';
import { expect, linkOf, TOOLS, test } from './rung.ts';

const USE = '{"type":"tool_use","id":"toolu_1","name":"get_rate","input":{"base":"USD","quote":"EUR"}}';

test('a tool writes calls of its own, right and wrong, and undo takes each away', async ({ rung, page }) => {
  await rung.open(linkOf({ tools: TOOLS, calls: USE }));
  const row = page.getByRole('group', { name: 'Try a call' });
  await page.getByRole('combobox', { name: 'Tool whose grammar is shown' }).selectOption('convert_currency');

  await row.getByRole('button', { name: 'Well-formed' }).click();
  await rung.says('DEFER', 'passes');
  const written =
    '{"type": "tool_use", "id": "try_2", "name": "convert_currency", "input": {"from_currency": "from_currency", "to_currency": "to_currency", "amount": 1}}';
  await expect(rung.calls).toHaveValue(`${USE}\n${written}\n`);
  await rung.counts({ calls: 2, passes: 2 });

  await row.getByRole('button', { name: 'Without names' }).click();
  await rung.says('TRANSFORM', 'repaired-probably-wrong');
  await row.getByRole('button', { name: 'Misnamed' }).click();
  await rung.says('DENY', 'sent-back');
  await row.getByRole('button', { name: 'Cut off' }).click();
  await rung.counts({ calls: 5, denied: 2, repaired: 1 });
  await expect(page.getByTestId('findings')).toContainText('it was cut off');
  await isAccessible(page);

  const toast = page.getByRole('status').filter({ hasText: 'Call 5 of convert_currency was written.' });
  await toast.getByRole('button', { name: 'Undo' }).click();
  await rung.counts({ calls: 4 });
});

test('a broken text is left alone, and that is said', async ({ rung, page }) => {
  await rung.open(linkOf({ tools: TOOLS, calls: USE }));
  await rung.calls.fill(`[${USE}`);
  await rung.isCurrent();
  const row = page.getByRole('group', { name: 'Try a call' });
  await row.getByRole('button', { name: 'Misnamed' }).click();
  await expect(row.getByRole('alert')).toHaveText(
    'The text in the calls box cannot be continued, so nothing was added.',
  );
  await expect(rung.calls).toHaveValue(`[${USE}`);
});
