import type { Page } from '@playwright/test';
import { expect, json, linkOf, TOOLS, test } from './rung.ts';

test.use({ monaco: 'arrives' });

const CALLS = `[
  { "tool": "get_rate", "args": { "base": "EUR", "quote": "SEK" } },
  { "tool": "get_rate",
    "args": { "base": "EUR" } },
  { "tool": "get_weather", "args": { "city": "Oslo" } }
]`;

const editors = (page: Page) => page.locator('.monaco-editor[role=code]');

async function arrived(page: Page): Promise<void> {
  await expect(editors(page)).toHaveCount(2);
}

/** The text of the calls as Monaco shows it, without the marks that it puts for spaces. */
async function shown(page: Page): Promise<string> {
  const lines = await editors(page).nth(1).locator('.view-line').allInnerTexts();
  return lines.join('\n').replaceAll('\u00a0', ' ');
}

test('the editor takes over text, selection, focus and undo in mid-sentence', async ({ rung, page }) => {
  let letIn: () => void = () => undefined;
  const open = new Promise<void>((resolve) => {
    letIn = resolve;
  });
  await page.route('**/assets/MonacoBox-*.js', async (route) => {
    await open;
    await route.continue();
  });
  await rung.open(linkOf({ tools: TOOLS, calls: '{"tool":"exchange_rate","args":{}}' }));
  await rung.calls.focus();
  await rung.calls.press('Home');
  await rung.calls.press('ArrowRight');
  await rung.calls.press('Shift+End');
  letIn();
  await arrived(page);
  await expect(rung.calls).toBeFocused();
  // The selection is replaced; the quote is not doubled, since no bracket is open any more.
  await page.keyboard.type(' 1');
  await expect.poll(() => shown(page)).toBe('{ 1');
  await page.keyboard.press('ControlOrMeta+Z');
  await expect.poll(() => shown(page)).toBe('{"tool":"exchange_rate","args":{}}');
});

test('whole texts can be put in as into any text box', async ({ rung, page }) => {
  await rung.open();
  await arrived(page);
  for (const text of [CALLS, '', '{\n  "a": [\n    1\n  ]\n}', `${CALLS}\n`.repeat(40), 'x']) {
    await rung.calls.fill(text);
    await page
      .getByRole('button', { name: 'More for Calls' })
      .or(page.getByText('paste or drop tool calls'))
      .waitFor();
    expect(await textOf(page)).toBe(text);
  }
});

/** The calls as the scenario holds them: copied by the page itself. */
async function textOf(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const kept = () =>
      JSON.parse(JSON.parse(sessionStorage.getItem('rung.work') ?? '{}').scenario).calls ?? '';
    window.dispatchEvent(new Event('pagehide'));
    return kept();
  });
}

test('a fault in the JSON is marked where it is', async ({ rung, page }) => {
  await rung.open();
  await arrived(page);
  await rung.calls.fill('{"tool": "exchange_rate", "args": {"base": }}');
  await expect(editors(page).nth(1).locator('.squiggly-error').first()).toBeVisible();
  await rung.write({ calls: '{"tool": "exchange_rate", "args": {"base": 1}}' });
  await expect(editors(page).nth(1).locator('.squiggly-error')).toHaveCount(0);
});

test('the caret chooses its call, and a chosen call is shown', async ({ rung, page }) => {
  await rung.open(linkOf({ tools: TOOLS, calls: CALLS }));
  await arrived(page);
  const lines = editors(page).nth(1).locator('.view-line');
  await lines.filter({ hasText: 'Oslo' }).click();
  await rung.says('DEFER', 'not-checked');
  await page.keyboard.press('ArrowUp');
  await rung.says('DENY', 'sent-back');
  await expect(editors(page).nth(1).locator('.view-overlays .chosen-lines')).toHaveCount(2);
  await page.keyboard.press('ControlOrMeta+Home');
  await page.keyboard.press('ArrowDown');
  await rung.says('DEFER', 'passes');

  const lens = page.locator('.lens-call', { hasText: 'Not checked' });
  await lens.click();
  await rung.says('DEFER', 'not-checked');
});

test('a call that is chosen far away comes into view', async ({ rung, page }) => {
  const calls = Array.from({ length: 400 }, (_, n) => `{"tool":"get_rate","args":{"base":"call ${n}"}}`);
  await rung.open(linkOf({ tools: TOOLS, calls: calls.join('\n'), selected: 250 }));
  await arrived(page);
  const lines = editors(page).nth(1).locator('.view-line');
  await expect(lines.filter({ hasText: 'call 250' })).toBeVisible();
  await page.getByRole('radio', { name: 'Calls' }).click();
  await rung.table.getByText('"call 251"').click();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(rung.calls).toBeFocused();
  await expect(lines.filter({ hasText: 'call 252' })).toBeVisible();
  await expect(page.locator('.lens:visible', { hasText: 'Sent back' }).first()).toBeVisible();
  // The key that asked for it did not go on into the text.
  await rung.counts({ calls: 400 });
});

test('typing goes on while verdicts come', async ({ rung, page }) => {
  await rung.open();
  await arrived(page);
  await rung.calls.fill('');
  await rung.calls.focus();
  await page.keyboard.type('{"tool":"exchange_rate","args":{"base":"USD","amount":12');
  await page.keyboard.press('ControlOrMeta+End');
  await rung.counts({ calls: 1, unchecked: 1 });
  await expect.poll(() => shown(page)).toBe('{"tool":"exchange_rate","args":{"base":"USD","amount":12}}');
});

test('the editor wears the theme, and changes with it', async ({ rung, page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await rung.open();
  await arrived(page);
  const ground = editors(page).first().locator('.monaco-editor-background').first();
  await expect(ground).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(ground).toHaveCSS('background-color', 'rgb(18, 21, 22)');
  await page.getByRole('button', { name: 'Theme: system' }).click();
  await expect(ground).toHaveCSS('background-color', 'rgb(255, 255, 255)');
});

test('Tab goes through the editors until something is typed, and Escape frees it', async ({ rung, page }) => {
  await rung.open();
  await arrived(page);
  await rung.tools.focus();
  await page.keyboard.press('Tab');
  await expect(rung.tools).not.toBeFocused();

  await rung.calls.focus();
  await expect(rung.calls).toHaveAccessibleDescription(/Escape, then Tab leaves this box/);
  await page.keyboard.press('End');
  await page.keyboard.press('Tab');
  await expect(rung.calls).toBeFocused();
  await expect(page.getByText('Escape, then Tab leaves this box').last()).toBeInViewport();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Tab');
  await expect(rung.calls).not.toBeFocused();
});

test('a part that does not come is told in its place, and the verdict stays', async ({
  rung,
  page,
  expectedErrors,
}) => {
  expectedErrors.push('ERR_FAILED');
  await page.route('**/assets/GrammarPanel-*', (route) => route.abort());
  await rung.open();
  await expect(page.getByText('This part of the page could not be loaded. Your work is kept.')).toBeVisible();
  await rung.says('DEFER', 'passes');
});

test('plain text boxes can be had instead', async ({ rung, page }) => {
  await rung.open();
  await arrived(page);
  await page.getByRole('button', { name: 'More for Calls' }).click();
  await page.getByRole('menuitemcheckbox', { name: 'Plain text boxes' }).click();
  await expect(editors(page)).toHaveCount(0);
  await expect(rung.calls).toHaveValue(/exchange_rate/);
  await page.reload();
  await rung.isCurrent();
  await expect(rung.calls).toHaveValue(/exchange_rate/);
  await expect(editors(page)).toHaveCount(0);
});

test('a text too long for a plain box is shown in part until the editor has come', async ({ rung, page }) => {
  const calls = `${'{"tool":"get_rate","args":{"base":"EUR","quote":"SEK"}}\n'.repeat(6_000)}{"tool":"get_rate","args":{}}`;
  const hold = page.waitForRequest('**/assets/MonacoBox-*.js');
  await rung.open(linkOf({ tools: TOOLS, calls, selected: 6_000 }));
  await rung.says('DENY', 'sent-back');
  await rung.counts({ calls: 6_001, passes: 6_000, denied: 1 });
  await hold;
  await arrived(page);
  await expect(editors(page).nth(1).locator('.view-line', { hasText: '"args":{}}' })).toBeVisible();
});

test('args nested 200,000 deep do not trouble the editor', async ({ rung, page }) => {
  const deep = `${'['.repeat(200_000)}${']'.repeat(200_000)}`;
  await rung.open(linkOf({ tools: TOOLS, calls: `{"tool":"get_rate","args":{"base":1,"quote":${deep}}}` }));
  await arrived(page);
  await rung.calls.focus();
  await page.keyboard.press('ControlOrMeta+Home');
  await page.keyboard.type(' ');
  await rung.says('DEFER', 'passes-with-problems');
});

test('an editor that failed to load comes with a reload, which keeps the work', async ({
  rung,
  page,
  expectedErrors,
}) => {
  expectedErrors.push('ERR_FAILED');
  await page.route('**/assets/MonacoBox-*', (route) => route.abort());
  await rung.open();
  await expect(page.getByRole('button', { name: 'Reload the page' }).first()).toBeVisible();
  await rung.write({ calls: '{"tool":"exchange_rate","args":{}}' });
  await page.unroute('**/assets/MonacoBox-*');
  await page.getByRole('button', { name: 'Reload the page' }).first().click();
  await arrived(page);
  await expect.poll(() => shown(page)).toBe('{"tool":"exchange_rate","args":{}}');
});

test('names that bite are shown as they are', async ({ rung, page }) => {
  const schema = '{"type":"object","properties":{"__proto__":{"type":"string"}},"required":["__proto__"]}';
  await rung.open(linkOf({ tools: `{"constructor":${schema}}`, calls: json({ toString: 1 }) }));
  await arrived(page);
  await rung.says('DENY', 'sent-back');
  await expect(page.getByTestId('gates')).toContainText('__proto__');
});

test('a lens stays in sight when a pasted line is scrolled to its end', async ({ rung, page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await rung.open();
  await arrived(page);
  const line = json({ tool: 'get_rate', args: { note: 'long '.repeat(200) } });
  await page.evaluate((text) => navigator.clipboard.writeText(text), line.replaceAll('\n', ''));
  await rung.calls.focus();
  await page.keyboard.press('ControlOrMeta+V');
  await rung.says('DEFER', 'not-checked');
  await expect(page.locator('.lens-words', { hasText: 'Not checked' })).toBeInViewport();
});
