import AxeBuilder from '@axe-core/playwright';
import type { Locator, Page } from '@playwright/test';
import { expect, json, linkOf, type Rung, TOOLS, test, tool } from './rung.ts';

const CURRENCY = json({
  tools: [tool('convert_currency', { from_currency: 'string', to_currency: 'string', amount: 'number' })],
});
const CALL = '{"tool":"convert_currency","args":{"from_currency":"USD","to_currency":"EUR","amount":240}}';

async function openTab(rung: Rung, page: Page, scenario: Record<string, unknown>): Promise<Locator> {
  await rung.open(linkOf(scenario));
  await page.getByRole('tab', { name: 'Try to break it' }).click();
  const panel = page.getByTestId('prove');
  await expect(panel).toBeVisible();
  return panel;
}

function statement(panel: Locator, name: string): Locator {
  return panel.locator(`[data-statement=${name}]`);
}

test('the currency schema refutes the original and is survived by safe repairs', async ({ rung, page }) => {
  const panel = await openTab(rung, page, { tools: CURRENCY, calls: CALL });
  await expect(statement(panel, 'preserves-fak')).toHaveAttribute('data-kind', 'untried');
  await panel.getByRole('button', { name: 'Try to break it' }).click();

  const broken = statement(panel, 'preserves-fak');
  await expect(broken).toHaveAttribute('data-kind', 'refuted');
  await expect(broken).toContainText('amount got "from_currency", which was meant for from_currency.');
  await expect(broken).toContainText('{"_positional":["from_currency","to_currency",3]}');

  for (const name of ['preserves-sound', 'exact-fit', 'fails-open']) {
    await expect(statement(panel, name)).toHaveAttribute('data-kind', 'survived', { timeout: 60_000 });
    await expect(statement(panel, name)).toContainText('100,000 calls');
  }
  await expect(statement(panel, 'preserves-sound')).toContainText(/, \d\d,\d\d\d of them repaired/);
  await expect(panel).toHaveAttribute('data-state', 'still');
  await expect(panel.getByRole('status')).toHaveText('1 statement refuted, 3 survived.');

  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    expect((await new AxeBuilder({ page }).include('.verdict-pane').analyze()).violations).toEqual([]);
  }
});

test('a counterexample opens behind the calls, as it was said, and undo takes it away', async ({
  rung,
  page,
}) => {
  const panel = await openTab(rung, page, { tools: CURRENCY, calls: CALL, profile: 'sound' });
  await panel.getByRole('button', { name: 'Try to break it' }).click();
  await panel.getByRole('button', { name: 'Open in Calls' }).click();

  await expect(page.getByRole('tab', { name: 'Verdict' })).toHaveAttribute('aria-selected', 'true');
  await rung.says('TRANSFORM', 'repaired-probably-wrong');
  await expect(rung.newArgs).toHaveText(
    '{"amount":"from_currency","from_currency":"to_currency","to_currency":3}',
  );
  await rung.counts({ calls: 2 });
  await expect(rung.calls).toHaveValue(
    `${CALL}\n{"tool":"convert_currency","args":{"_positional":["from_currency","to_currency",3]}}`,
  );
  await expect(rung.calls).toBeFocused();

  const toast = page.getByRole('status').filter({ hasText: 'Call 2 is the counterexample.' });
  await toast.getByRole('button', { name: 'Undo' }).click();
  await expect(rung.calls).toHaveValue(CALL);
  await rung.says('DEFER', 'passes');
});

test('the attempts can be stopped, and go on with another seed', async ({ rung, page }) => {
  const many = Array.from({ length: 60 }, (_, at) =>
    tool(`t${at}`, Object.fromEntries(Array.from({ length: 30 }, (_, param) => [`p${param}`, 'string']))),
  );
  const panel = await openTab(rung, page, { tools: json({ tools: many }), calls: '' });
  const ask = panel.getByRole('button', { name: 'Try to break it' });
  const running = panel.locator('[data-kind=running]');
  await ask.click();
  await expect(statement(panel, 'preserves-sound')).toHaveAttribute('data-kind', 'running');
  await expect(running.getByRole('progressbar')).toBeVisible();
  await panel.getByRole('button', { name: 'Stop' }).click();
  await expect(statement(panel, 'preserves-sound')).toContainText(/Stopped after [\d,]+ calls/);
  await expect(panel).toHaveAttribute('data-state', 'still');
  await expect(statement(panel, 'fails-open')).toContainText('Not tried yet');

  const seed = panel.getByRole('textbox', { name: 'Seed' });
  await seed.fill('-1');
  await expect(ask).toHaveAttribute('aria-disabled', 'true');
  await expect(panel).toContainText('A seed is a whole number');
  await panel.getByRole('button', { name: 'Another seed' }).click();
  await expect(seed).toHaveValue(/^\d+$/);
  await seed.fill('42');
  await seed.press('Enter');
  await expect(panel).toHaveAttribute('data-state', 'running');
  await panel.getByRole('button', { name: 'Stop' }).click();
});

test('what was found says when the tools were edited since, and another tab keeps it', async ({
  rung,
  page,
}) => {
  const panel = await openTab(rung, page, { tools: CURRENCY, calls: CALL });
  await panel.getByRole('button', { name: 'Try to break it' }).click();
  await expect(statement(panel, 'preserves-fak')).toHaveAttribute('data-kind', 'refuted');
  await page.getByRole('tab', { name: 'Verdict' }).click();
  await rung.write({ tools: TOOLS });
  await page.getByRole('tab', { name: 'Verdict' }).press('ArrowRight');
  await expect(page.getByRole('tab', { name: 'Try to break it' })).toBeFocused();
  await expect(panel).toContainText('From before your last edit of the tools.');
  await expect(statement(panel, 'preserves-fak')).toHaveAttribute('data-kind', 'refuted');
});

test('tools that give no case say so', async ({ rung, page }) => {
  const panel = await openTab(rung, page, {
    tools: json({ tools: [tool('t', { a: 'string' }, [])] }),
    calls: '',
  });
  await panel.getByRole('button', { name: 'Try to break it' }).click();
  await expect(statement(panel, 'preserves-sound')).toContainText('No tool requires anything');
  await expect(statement(panel, 'fails-open')).toHaveAttribute('data-kind', 'survived', { timeout: 60_000 });
});

test('nothing of it is loaded before it is used', async ({ rung, page }) => {
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(request.url()));
  await rung.open(linkOf({ tools: CURRENCY, calls: CALL }));
  expect(loaded.filter((url) => /prove/i.test(url))).toEqual([]);
  await page.getByRole('tab', { name: 'Try to break it' }).click();
  await expect(page.getByTestId('prove')).toBeVisible();
  expect(loaded.filter((url) => url.includes('proveWorker'))).toEqual([]);
});
