import AxeBuilder from '@axe-core/playwright';
import { expect, json, linkOf, test, tool } from './rung.ts';

const get = tool('get_rate', { base: 'string', quote: 'string' }, ['base']);
const list = tool('list_rates', { date: 'string' });
const TOOLS = json({ tools: [get, list] });
const STRICT = json({
  tools: [tool('get_rate', { base: 'string', quote: 'string' }), { ...list, name: 'rates' }],
});
const CALLS = [
  '{"tool":"get_rate","args":{"base":"EUR"}}',
  '{"tool":"get_rate","args":{"base":"EUR","quote":"SEK"}}',
  '{"tool":"list_rates","args":{"date":"2026-01-01"}}',
  '{"tool":"list_rates","args":{}}',
].join('\n');

test('a baseline is kept, an edit compared, a cell listed, and the note carried by a link', async ({
  rung,
  page,
}) => {
  await rung.open(linkOf({ tools: TOOLS, calls: CALLS }));
  await page.getByRole('tab', { name: 'Compare' }).click();
  const panel = page.getByTestId('compare');
  await panel.getByRole('button', { name: 'Keep as the baseline' }).click();
  const note = panel.getByTestId('compare-note');
  await expect(note).toHaveText('Nothing changes for 4 calls.');

  await rung.tools.fill(STRICT);
  await expect(note).toHaveText('Of 4 calls: 1 newly sent back; 2 no longer checked (list_rates).');
  // What was sent back before and is no longer checked is a loss, no improvement.
  await panel.getByRole('button', { name: '1 call: Sent back before, now Not checked' }).click();
  await expect(rung.table.getByRole('row')).toHaveCount(2);
  await expect(rung.table.getByRole('row').nth(1)).toContainText('list_rates');
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
  }
  await panel.getByRole('button', { name: '1 call: Sent back before, now Not checked' }).click();
  await expect(rung.table.getByRole('row')).toHaveCount(5);

  await panel.getByRole('button', { name: 'Swap' }).click();
  await expect(note).toHaveText('Of 4 calls: 1 newly sent back; 1 no longer sent back; 1 newly checked.');
  await expect(rung.tools).toHaveValue(TOOLS);
  const link = await rung.share();
  await page.goto('about:blank');
  await rung.open(link.slice(link.indexOf('#')));
  await page.getByRole('tab', { name: 'Compare' }).click();
  await expect(note).toContainText('1 newly sent back');
  await panel.getByRole('button', { name: 'Drop the baseline' }).click();
  await expect(panel.getByRole('table')).toHaveCount(0);
});

test('a file is opened as the baseline, and dropped on the panel', async ({ rung, page }) => {
  await rung.open(linkOf({ tools: STRICT, calls: CALLS }));
  await page.getByRole('tab', { name: 'Compare' }).click();
  const panel = page.getByTestId('compare');
  const chooser = page.waitForEvent('filechooser');
  await panel.getByRole('button', { name: 'Open a file as the baseline' }).click();
  await (await chooser).setFiles({
    name: 'old.json',
    mimeType: 'application/json',
    buffer: Buffer.from(TOOLS),
  });
  const note = panel.getByTestId('compare-note');
  await expect(note).toHaveText('Of 4 calls: 1 newly sent back; 2 no longer checked (list_rates).');
  await expect(rung.tools).toHaveValue(STRICT);

  const data = await page.evaluateHandle((text) => {
    const transfer = new DataTransfer();
    transfer.items.add(new File([text], 'same.json'));
    return transfer;
  }, STRICT);
  await panel.dispatchEvent('drop', { dataTransfer: data });
  await expect(note).toHaveText('Nothing changes for 4 calls.');
  await expect(rung.tools).toHaveValue(STRICT);
});

test('a trace is compared too', async ({ rung, page }) => {
  await rung.open(linkOf({ tools: STRICT, calls: '', baseline: { tools: TOOLS } }));
  await page.evaluate(
    ([text]) => {
      const data = new DataTransfer();
      // Larger than the editor takes, so that it is read as a trace.
      data.items.add(new File([text.repeat(15_000), ' '.repeat(9_000_000)], 'calls.jsonl'));
      document.body.dispatchEvent(
        new DragEvent('drop', { dataTransfer: data, bubbles: true, cancelable: true }),
      );
    },
    [`${CALLS}\n`] as const,
  );
  await rung.counts({ calls: 60_000 });
  await page.getByRole('tab', { name: 'Compare' }).click();
  await expect(page.getByTestId('compare-note')).toHaveText(
    'Of 60,000 calls: 15,000 newly sent back; 30,000 no longer checked (list_rates).',
  );
});
