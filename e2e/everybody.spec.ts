/** The page for everybody: by keyboard, on narrow screens, in the dark, with a reader. */
import type { Locator, Page } from '@playwright/test';
import { isAccessible } from './accessible.ts';
import { expect, linkOf, type Rung, TOOLS, test } from './rung.ts';

/** Presses Tab until the element has the focus. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let presses = 0; presses < 60; presses++) {
    if (await target.evaluate((node) => node === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('Not reached by Tab');
}

test('everything is done by keyboard: choose, add an alias, undo, share', async ({ rung, page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await rung.open();
  await expect(rung.table.getByText('exchange_rate')).toBeVisible();
  await tabTo(page, rung.table.getByRole('grid').or(rung.table.getByRole('listbox')));
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await rung.says('DENY', 'sent-back');

  const add = page.getByRole('button', { name: 'Add an alias for to_currency' });
  await page.keyboard.press('Escape');
  await page.locator('header button').first().focus();
  await tabTo(page, add);
  await page.keyboard.press('Enter');
  await page.keyboard.type('currency');
  await page.keyboard.press('Enter');
  await rung.says('TRANSFORM', 'repaired');
  await page.keyboard.press('ControlOrMeta+Z');
  await rung.says('DENY', 'sent-back');

  await page.keyboard.press('ControlOrMeta+S');
  await expect(page.getByText(/Link copied, [\d,]+ characters/)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('textbox', { name: 'Link' })).toHaveCount(0);

  await page.keyboard.press('?');
  const help = page.getByRole('region', { name: 'Help' });
  await expect(help).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(help).toBeHidden();
});

test('the focus is always seen', async ({ rung, page }) => {
  await rung.open();
  const unseen: string[] = [];
  for (let presses = 0; presses < 30; presses++) {
    await page.keyboard.press('Tab');
    const hidden = await page.evaluate(() => {
      const node = document.activeElement;
      if (node === null || node === document.body) return undefined;
      const ink = getComputedStyle(document.body).color;
      // Where a list has the focus, the ring is round the line that is chosen in it.
      const chosen = document.getElementById(node.getAttribute('aria-activedescendant') ?? '');
      const ringed = [node, node.parentElement, chosen].some((element) => {
        if (element === null) return false;
        const { outlineStyle, outlineWidth } = getComputedStyle(element);
        return outlineStyle === 'solid' && outlineWidth === '2px';
      });
      // A divider is itself a line, which turns to ink.
      const inked = getComputedStyle(node, '::before').backgroundColor === ink;
      return ringed || inked ? undefined : node.outerHTML.slice(0, 120);
    });
    if (hidden !== undefined) unseen.push(hidden);
  }
  expect(unseen).toEqual([]);
});

test('the list of calls is walked by Home, End, Page Up and Page Down', async ({ rung, page }) => {
  const calls = Array.from({ length: 300 }, (_, at) => `{"tool":"get_rate","args":{"base":"${at}"}}`);
  await rung.open(linkOf({ tools: TOOLS, calls: calls.join('\n') }));
  await page.getByRole('radio', { name: 'Calls', exact: true }).click();
  const grid = page.getByRole('grid', { name: 'Calls' });
  await grid.focus();
  const at = (call: number) => expect(page.locator('.stepper-count')).toContainText(`call ${call} of 300`);
  await page.keyboard.press('End');
  await at(300);
  await page.keyboard.press('Home');
  await at(1);
  await page.keyboard.press('PageDown');
  await expect(page.locator('.stepper-count')).not.toContainText('call 1 of');
  await page.keyboard.press('PageUp');
  await at(1);
});

test('a divider tells its place, and between what', async ({ rung, page }) => {
  await rung.open();
  for (const name of ['Width of Tools', 'Width of the verdict']) {
    const divider = page.getByRole('separator', { name });
    await expect(divider).toHaveAttribute('aria-valuemin', '0');
    await expect(divider).toHaveAttribute('aria-valuemax', '1440');
    await expect(divider).toHaveAttribute('aria-valuenow', /^[1-9]\d\d$/);
  }
});

test('a changed outcome is spoken after a pause, not at every key', async ({ rung, page }) => {
  await rung.open(linkOf({ tools: TOOLS, calls: '{"tool":"get_rate","args":{"base":"EUR"}}' }));
  const spoken = page.getByRole('status').filter({ hasText: 'Call 1:' });
  await expect(spoken).toContainText('Sent back');
  await rung.write({ calls: '{"tool":"get_rate","args":{"base":"EUR","quote":"SEK"}}' });
  await expect(spoken).toContainText('Sent back');
  await expect(spoken).toContainText('Passes');
});

for (const width of [360, 640]) {
  test.describe(`on a screen of ${width} px`, () => {
    test.use({ viewport: { width, height: 740 }, monaco: 'arrives', hasTouch: true });

    test('the verdict comes first, the rest is in tabs, in plain text boxes', async ({ rung, page }) => {
      const requests: string[] = [];
      page.on('request', (request) => requests.push(request.url()));
      await rung.open();
      await rung.says('DEFER', 'passes');
      await fits(page);
      await page.getByRole('tab', { name: 'Table' }).tap();
      await fits(page);
      await rung.table.getByText('Sent back', { exact: true }).tap();
      await rung.says('DENY', 'sent-back');
      await page.getByRole('tab', { name: 'Calls' }).tap();
      await fits(page);
      await rung.calls.fill('{"tool":"exchange_rate","args":{}}');
      await page.getByRole('tab', { name: 'Tools' }).tap();
      await expect(rung.tools).toBeVisible();
      await fits(page);
      await page.getByRole('tab', { name: 'Verdict' }).tap();
      await rung.says('DEFER', 'not-checked');
      await rung.counts({ calls: 1, unchecked: 1 });
      expect(requests.filter((url) => url.includes('MonacoBox'))).toEqual([]);
    });
  });
}

/** Nothing is wider than the screen. */
async function fits(page: Page): Promise<void> {
  const { wide, screen } = await page.evaluate(() => ({
    wide: document.documentElement.scrollWidth,
    screen: document.documentElement.clientWidth,
  }));
  expect(wide).toBeLessThanOrEqual(screen);
}

test('a screen of 4k is filled', async ({ rung, page }) => {
  await page.setViewportSize({ width: 3840, height: 2160 });
  await rung.open();
  await fits(page);
  const calls = await rung.calls.boundingBox();
  expect(calls?.width ?? 0).toBeGreaterThan(1_200);
});

test('the page follows the system into the dark, and a choice by hand holds without a flash', async ({
  rung,
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await rung.open();
  const ground = page.locator('body');
  await expect(ground).toHaveCSS('background-color', 'rgb(12, 14, 15)');
  await page.getByRole('button', { name: 'Theme: system' }).click();
  await expect(ground).toHaveCSS('background-color', 'rgb(244, 246, 246)');
  await page.evaluate(() => window.dispatchEvent(new Event('pagehide')));
  // Before the page's own script has run.
  await page.route('**/assets/index-*.js', () => undefined);
  await page.goto('about:blank');
  await page.goBack({ waitUntil: 'commit' });
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
});

test('nothing moves for those who do not want it', async ({ rung, page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await rung.open();
  const moving = await page.evaluate(
    () =>
      [...document.querySelectorAll('*')]
        .map((node) => getComputedStyle(node))
        .filter(({ transitionDuration, animationDuration }) =>
          /[1-9]/.test(transitionDuration + animationDuration),
        ).length,
  );
  expect(moving).toBe(0);
});

type Prepare = (rung: Rung, page: Page) => Promise<void>;

const states: Record<string, Prepare> = {
  'a first visit': (rung) => rung.open(),
  'a repair that is probably wrong': (rung) =>
    rung.open(
      linkOf({ tools: TOOLS, calls: '{"tool":"convert_currency","args":{"_positional":["USD","EUR",240]}}' }),
    ),
  'a refusal, with the alias editor open': async (rung, page) => {
    await rung.open(linkOf({ tools: TOOLS, calls: '{"tool":"get_rate","args":{"base":"EUR"}}' }));
    await page.getByRole('button', { name: 'Add an alias for quote' }).click();
  },
  'problems and an old result': async (rung) => {
    await rung.open();
    await rung.calls.fill('no call at all');
    await expect(rung.verdict).toHaveAttribute('data-state', 'stale');
  },
  'an empty page': async (rung, page) => {
    await rung.open();
    await page.getByRole('button', { name: 'New', exact: true }).click();
  },
  'a rejected link': async (_, page) => {
    await page.goto('./#v1.cut');
    await expect(page.getByTestId('link-error')).toBeVisible();
  },
  sharing: async (rung) => {
    await rung.open();
    await rung.share();
  },
  'a menu': async (rung, page) => {
    await rung.open();
    await page.getByRole('button', { name: 'Examples' }).click();
    await expect(page.getByRole('menu')).toBeVisible();
  },
};

for (const [name, prepare] of Object.entries(states)) {
  test(`axe has nothing to say about ${name}`, async ({ rung, page }) => {
    await prepare(rung, page);
    await isAccessible(page);
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
    // Between the themes only the colours differ.
    await isAccessible(page, ['color-contrast']);
  });
}

test.describe('with the editor', () => {
  test.use({ monaco: 'arrives' });

  test('axe has nothing to say about the editor', async ({ rung, page }) => {
    await rung.open();
    await expect(page.locator('.monaco-editor[role=code]')).toHaveCount(2);
    await isAccessible(page);
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
    // Between the themes only the colours differ.
    await isAccessible(page, ['color-contrast']);
  });
});

test.describe('on a narrow screen', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('axe has nothing to say about a narrow screen', async ({ rung, page }) => {
    await rung.open();
    await isAccessible(page);
    await page.getByRole('tab', { name: 'Calls' }).click();
    await isAccessible(page);
    await page.getByRole('tab', { name: 'Table' }).click();
    await isAccessible(page);
  });
});
