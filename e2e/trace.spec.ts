/** A trace: a file of calls beside the scenario, too large for the editor. */
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { isAccessible } from './accessible.ts';
import { expect, json, linkOf, type Rung, test, tool } from './rung.ts';

const FILES = json({ tools: [tool('read_file', { path: 'string' })] });
const OWN = '{"tool":"read_file","args":{"path":"mine"}}';
const LINK = linkOf({ tools: FILES, calls: OWN });

/** Of every ten calls six pass, three are sent back and one is not checked. */
function traceOf(calls: number): string {
  const lines = Array.from({ length: calls }, (_, n) => {
    const args = n % 10 < 6 ? { path: `/tmp/${n}` } : { file: `/tmp/${n}` };
    return JSON.stringify({ tool: n % 10 === 9 ? 'remove_file' : 'read_file', args });
  });
  return `${lines.join('\n')}\n`;
}

/** As much as no editor takes: 50,000 calls in 2.4 MB. */
const LARGE = traceOf(50_000);

async function drop(page: Page, text: string, name: string, target = 'body'): Promise<void> {
  const data = await page.evaluateHandle(
    ([text, name]) => {
      const transfer = new DataTransfer();
      transfer.items.add(new File([text], name));
      return transfer;
    },
    [text, name] as const,
  );
  await page.dispatchEvent(target, 'drop', { dataTransfer: data });
}

function pane(page: Page) {
  return page.getByRole('region', { name: 'Trace' });
}

async function openLarge(rung: Rung): Promise<void> {
  await rung.open(LINK);
  await drop(rung.page, LARGE, 'agent.jsonl');
  await expect(pane(rung.page).getByText('calls, all of the file')).toBeVisible();
}

test('a file that no editor takes is read beside the scenario', async ({ rung, page }) => {
  await openLarge(rung);
  await rung.counts({ calls: 50_000, passes: 30_000, unchecked: 5_000, repaired: 0, denied: 15_000 });
  await expect(pane(page)).toContainText(/agent\.jsonl.*2\.\d MB/);
  await expect(page.getByRole('progressbar', { name: 'Trace read' })).toHaveAttribute('aria-valuenow', '100');
  const rows = page.getByRole('table', { name: 'Calls by tool' }).getByRole('row');
  await expect(rows.nth(1)).toContainText(/read_file45,00030,000015,000path 15,000.*unknown file 15,000/);
  await expect(rows.nth(2)).toContainText(/remove_file5,000not checked/);

  await pane(page).getByRole('button', { name: 'Close the trace' }).click();
  await expect(pane(page)).toHaveCount(0);
  await expect(rung.calls).toHaveValue(OWN);
  await rung.counts({ calls: 1, passes: 1 });
});

test('axe has nothing to say about a trace', async ({ rung, page }) => {
  await openLarge(rung);
  await isAccessible(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await isAccessible(page, ['color-contrast']);
});

test('a call of it is looked at, as it stands in the file', async ({ rung, page }) => {
  await openLarge(rung);
  await page.getByRole('radio', { name: 'Calls' }).click();
  const grid = page.getByRole('grid', { name: 'Calls' });
  await expect(grid).toHaveAttribute('aria-rowcount', '50001');
  await grid.getByRole('row').filter({ hasText: 'file":"/tmp/6"' }).click();
  await rung.says('DENY', 'sent-back');
  await expect(page.getByText('call 7 of 50,000 · line 7')).toBeVisible();

  await page.locator('.calls-scroll').evaluate((node) => node.scrollTo({ top: node.scrollHeight }));
  await grid.getByRole('row').filter({ hasText: '50,000' }).click();
  await expect(page.getByText('call 50,000 of 50,000 · line 50,000')).toBeVisible();
  await rung.says('DEFER', 'not-checked');
});

test('an alias decides the whole trace anew', async ({ rung, page }) => {
  await openLarge(rung);
  await page.getByRole('button', { name: 'Add an alias for path' }).click();
  await page.keyboard.type('file');
  await page.keyboard.press('Enter');
  await rung.counts({ calls: 50_000, repaired: 15_000, denied: 0 });
  await page.keyboard.press('ControlOrMeta+Z');
  await rung.counts({ repaired: 0, denied: 15_000 });
});

test('its tools narrow the list, and what is saved', async ({ rung, page }) => {
  await openLarge(rung);
  await page
    .getByRole('table', { name: 'Calls by tool' })
    .getByRole('button', { name: 'remove_file' })
    .click();
  await expect(page.getByRole('treegrid', { name: 'Calls' })).toHaveAttribute('aria-rowcount', '2');
  await page.getByRole('button', { name: 'Save' }).click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: 'Save 5,000 matching verdicts as CSV' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('agent.verdicts.csv');
  const lines = (await readFile(await download.path(), 'utf8')).trim().split('\n');
  expect(lines).toHaveLength(5_001);
});

test('no link holds it, and Share says so', async ({ rung, page, context }) => {
  await openLarge(rung);
  await page.getByTestId('share').click();
  await expect(page.getByText(/Neither a link nor a file holds the trace agent\.jsonl/)).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Link', exact: true })).toHaveValue(/#v1\..+z$/);
  const link = await page.getByRole('textbox', { name: 'Link', exact: true }).inputValue();
  expect(link.length).toBeLessThan(1_000);
  await page.getByRole('radio', { name: /one call a group/ }).check();
  await expect(page.getByText(/holding 1 tool and 3 calls/)).toBeVisible();
  const field = page.getByRole('textbox', { name: 'Link', exact: true });
  await expect(field).toHaveValue(/#v1\..+z$/);
  const sample = await field.inputValue();
  const other = await context.newPage();
  await other.goto(sample);
  await expect(other.getByTestId('counter-calls')).toHaveText('3');
});

test('the calls box is a click away, and so is the trace', async ({ rung, page }) => {
  await openLarge(rung);
  await pane(page).getByRole('button', { name: 'Show calls' }).click();
  await rung.counts({ calls: 1 });
  await expect(rung.calls).toHaveValue(OWN);
  await page.getByRole('button', { name: 'Show the trace' }).click();
  await rung.counts({ calls: 50_000 });
  await pane(page).getByRole('button', { name: 'Show calls' }).click();
  await page.getByRole('button', { name: 'Close it' }).click();
  await expect(page.getByRole('button', { name: 'Show the trace' })).toHaveCount(0);
});

test('what is not understood is told with its line', async ({ rung, page }) => {
  await rung.open(LINK);
  await drop(page, `${traceOf(3)}{"half": \n${traceOf(2)}${' '.repeat(9_000_000)}\n`, 'odd.jsonl');
  await expect(pane(page).getByText('1 line not understood')).toBeVisible();
  await pane(page).getByText('1 line is not understood and left out.').click();
  await expect(pane(page).getByText('line 4')).toBeVisible();
  await rung.counts({ calls: 5 });
});

test('an untouched example gives way to a trace, and undo brings it back', async ({ rung, page }) => {
  await rung.open();
  await drop(page, LARGE, 'agent.jsonl');
  await rung.counts({ calls: 50_000, unchecked: 50_000 });
  await expect(rung.tools).toHaveValue('');
  await page.getByRole('button', { name: 'Undo', exact: true }).first().click();
  await expect(rung.tools).toHaveValue(/convert_currency/);
});

test('the tools of the example may stay beside a trace', async ({ rung, page }) => {
  await rung.open();
  await drop(page, LARGE, 'agent.jsonl');
  await page.getByRole('button', { name: 'Keep its tools' }).click();
  await expect(rung.tools).toHaveValue(/convert_currency/);
  await rung.counts({ calls: 50_000, grammars: 1 });
});

test.describe('a huge paste', () => {
  async function paste(rung: Rung, text: string): Promise<void> {
    await rung.calls.evaluate((node, text) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/plain', text);
      node.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    }, text);
  }
  const dialog = (page: Page) => page.getByRole('dialog', { name: /This text is 2\.\d MB/ });

  test('is asked about, and read as a trace', async ({ rung, page }) => {
    await rung.open(LINK);
    await paste(rung, LARGE);
    await expect(dialog(page)).toBeVisible();
    await isAccessible(page);
    await dialog(page).getByRole('button', { name: 'Read as a trace' }).click();
    await rung.counts({ calls: 50_000 });
    await expect(pane(page)).toContainText('Pasted calls');
  });

  test('may be pasted anyway, behind what is there', async ({ rung, page }) => {
    await rung.open(LINK);
    await paste(rung, LARGE);
    await dialog(page).getByRole('button', { name: 'Paste anyway' }).click();
    await rung.counts({ calls: 50_001 });
    await expect(pane(page)).toHaveCount(0);
  });

  test('may be left', async ({ rung, page }) => {
    await rung.open(LINK);
    await paste(rung, LARGE);
    await expect(dialog(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toHaveCount(0);
    await rung.counts({ calls: 1 });
    await expect(rung.calls).toHaveValue(OWN);
  });
});

test('on a narrow screen it has the place of the calls', async ({ rung, page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await rung.open(LINK);
  await drop(page, LARGE, 'agent.jsonl');
  await expect(page.getByRole('tab', { name: /Trace/ })).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('tabpanel', { name: 'Trace' })).toBeVisible();
  await page.getByRole('tab', { name: 'Table' }).click();
  const rows = page.getByRole('treegrid', { name: 'Calls' }).locator('tbody').getByRole('row');
  await rows.nth(1).click();
  await expect(rows.nth(1)).toHaveAttribute('aria-expanded', 'true');
  await rows.nth(2).click();
  await rung.says('DENY', 'sent-back');
});
