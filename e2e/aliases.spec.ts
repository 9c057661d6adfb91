import { isAccessible } from './accessible.ts';
import { expect, json, linkOf, type Rung, test, tool } from './rung.ts';

const TOOLS = json({
  tools: [
    tool('read_file', { path: 'string' }),
    tool('write_file', { path: 'string', text: 'string' }),
    tool('find_file', { filename: 'string', path: 'string' }, ['filename']),
    tool('send_mail', { to: 'string', file_path: 'string' }),
  ],
});

const call = (name: string, args: Record<string, unknown>) => JSON.stringify({ tool: name, args });
const CALLS = [
  ...Array.from({ length: 5 }, () => call('read_file', { file_path: 'a' })),
  ...Array.from({ length: 3 }, () => call('write_file', { file_path: 'a', content: 'x' })),
  call('read_file', { Path: 7 }),
].join('\n');

async function openPanel(rung: Rung, scenario: Record<string, unknown>) {
  await rung.open(linkOf(scenario));
  await rung.page.getByRole('radio', { name: 'Aliases' }).click();
  const panel = rung.page.getByTestId('aliases');
  await expect(panel).toContainText(/looked at: |No alias/);
  return panel;
}

test('aliases are mined, told with what they would do, accepted together, and undone', async ({
  rung,
  page,
}) => {
  const panel = await openPanel(rung, { tools: TOOLS, calls: CALLS });
  await expect(panel).toContainText('9 calls looked at: 4 aliases are asked for.');
  const read = panel.locator('li.mined', { hasText: 'read_file' }).filter({ hasText: 'file_path' });
  await expect(read).toContainText('5 calls sent back for it.');
  await expect(read.locator('[data-effect]')).toHaveText('+5 repaired, 0 newly invalid, 0 ambiguous');
  const content = panel.locator('li.mined', { hasText: 'content' });
  await expect(content.locator('[data-effect]')).toContainText('+3 together with the others');
  const wrong = panel.locator('li.mined', { hasText: /^Path/ });
  await expect(wrong).toContainText('In 1 call the value has a type that path does not take.');
  await isAccessible(page);

  const all = panel.getByRole('button', { name: 'Accept all 3 without conflict' });
  await expect(panel).toContainText('+8 repaired');
  await all.focus();
  await expect(page.getByRole('tooltip')).toContainText('7 other verdicts change');
  await all.press('Enter');
  await rung.counts({ repaired: 8, denied: 1 });
  await expect(panel).toContainText('9 calls looked at: one alias is asked for.');
  const toast = page.getByRole('status').filter({ hasText: 'Accept all 3 without conflict' });
  await toast.getByRole('button', { name: 'Undo' }).click();
  await rung.counts({ repaired: 0, denied: 9 });
  await expect(panel).toContainText('9 calls looked at: 4 aliases are asked for.');
});

test('an accepted alias is widened to a group, which says what it comes to in each tool', async ({
  rung,
  page,
}) => {
  const panel = await openPanel(rung, {
    tools: TOOLS,
    calls: CALLS,
    aliases: { read_file: { file_path: 'path', filename: 'path' } },
  });
  const groups = panel.getByRole('region', { name: 'Groups of synonyms' });
  await groups.getByRole('button', { name: 'Widen path, file_path and filename to all tools' }).click();
  await expect(groups).toContainText('write_file takes file_path and filename for path.');
  await expect(groups).toContainText('send_mail takes path and filename for file_path.');
  await expect(groups).toContainText(
    'find_file It declares path and filename, so the group says nothing here.',
  );
  await rung.counts({ repaired: 5, denied: 4 });
  await isAccessible(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await isAccessible(page);
  await groups.getByRole('button', { name: 'Remove this group' }).click();
  await expect(groups.getByRole('button', { name: 'Widen path' })).toBeVisible();
});

test('a value that is lost in calls that pass is told, though no alias helps', async ({ rung }) => {
  const panel = await openPanel(rung, {
    tools: TOOLS,
    calls: call('find_file', { filename: 'a', Path: 'b' }),
  });
  await expect(panel).toContainText('1 call let through without its value.');
  await expect(panel).toContainText('An alias does not help here: calls that pass are left as they are.');
  await expect(panel.getByRole('button', { name: /Accept/ })).toHaveCount(0);
});

test('where nothing is asked for, that is said; a trace is mined too', async ({ rung, page }) => {
  const panel = await openPanel(rung, { tools: TOOLS, calls: call('read_file', { path: 'a' }) });
  await expect(panel).toContainText('No alias is asked for in 1 call.');
  const line = `${call('read_file', { file_path: 'a' })}\n`;
  await page.evaluate(
    ([text, times]) => {
      const file = new File([text.repeat(times)], 'trace.jsonl');
      const data = new DataTransfer();
      data.items.add(file);
      const at = document.querySelector('[data-box=calls]');
      at?.dispatchEvent(new DragEvent('drop', { dataTransfer: data, bubbles: true, cancelable: true }));
    },
    [line, 100_000] as const,
  );
  await expect(panel).toContainText('+100,000 repaired', { timeout: 60_000 });
  await panel.getByRole('button', { name: 'Accept the one without conflict' }).click();
  await expect(page.getByTestId('counter-repaired')).toHaveText('100000');
});
