import { deflateSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { expect, fileOf, json, linkOf, Rung, TOOLS, test, watch } from './rung.ts';

const CALLS = [
  '{"tool":"get_rate","args":{"base":"EUR"}}',
  '{"tool":"convert_currency","args":{"_positional":["USD","EUR",240]}}',
].join('\n');
const WORK = { tools: TOOLS, calls: CALLS };

test('a shared link shows somebody else the same report', async ({
  rung,
  page,
  context,
  browser,
  baseURL,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await rung.open();
  await rung.write(WORK);
  await page.getByRole('button', { name: 'Next call' }).click();
  await rung.says('TRANSFORM', 'repaired-probably-wrong');
  const mine = await rung.report();
  const link = await rung.share();
  await expect(
    page.getByText(`Link copied, ${link.length.toLocaleString('en-US')} characters`),
  ).toBeVisible();
  await expect(page.getByText('holding 2 tools and 2 calls')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link);

  const stranger = await browser.newContext();
  const theirs = await stranger.newPage();
  const complaints = watch(theirs, baseURL ?? '');
  await theirs.goto(link);
  expect(await new Rung(theirs).report()).toEqual(mine);
  expect(complaints).toEqual([]);
  await stranger.close();
});

test.describe('while the editor is out of reach', () => {
  test.use({ monaco: 'refused' });

  test('a link shows its verdict and its texts', async ({ rung, page, expectedErrors }) => {
    expectedErrors.push('ERR_FAILED');
    await rung.open(linkOf(WORK));
    await rung.says('DENY', 'sent-back');
    await expect(rung.tools).toHaveValue(TOOLS);
    await expect(page.getByText('The editor could not be loaded.').first()).toBeVisible();
    await rung.write({ calls: '{"tool":"get_rate","args":{"base":"EUR","quote":"SEK"}}' });
    await rung.says('DEFER', 'passes');
  });
});

test('every link ever released opens', async ({ rung, page }) => {
  const links: { name: string; link: string; document: string }[] = JSON.parse(
    fileOf('core/test/scenario/frozen-links.json'),
  );
  expect(links.length).toBeGreaterThan(3);
  await rung.open();
  for (const { name, link, document } of links) {
    await test.step(name, async () => {
      await page.goto('about:blank');
      await page.goto(`./${link}`);
      const { tools = '', calls = '' } = JSON.parse(document);
      await expect(rung.tools).toHaveValue(normal(tools));
      await expect(rung.calls).toHaveValue(normal(calls));
      await expect(page.getByTestId('link-error')).toHaveCount(0);
    });
  }
});

/** As a text box gives its value. */
function normal(text: string): string {
  return text.replace(/\r\n?/g, '\n');
}

const good = linkOf(WORK);
const middle = Math.floor(good.length / 2);
const bad = {
  cut: good.slice(0, -20),
  damaged: `${good.slice(0, middle)}${good[middle] === 'A' ? 'B' : 'A'}${good.slice(middle + 1)}`,
  newer: '#v2.abcdefghz',
  foreign: '#somewhere-else',
  'too-large': `#v1.${deflateSync(JSON.stringify({ rung: 1, calls: 'a'.repeat(17 * 1024 * 1024) })).toString('base64url')}z`,
};

for (const [reason, hash] of Object.entries(bad)) {
  test(`a link that is ${reason} is said to be so, keeps its text, and leaves the work alone`, async ({
    rung,
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await rung.open();
    await rung.write(WORK);
    await page.evaluate((hash) => {
      location.hash = hash;
    }, hash);
    const screen = page.getByTestId('link-error');
    await expect(screen).toHaveAttribute('data-reason', reason);
    await expect(screen).toContainText('your own work is untouched');
    await screen.getByRole('button', { name: 'Copy what arrived' }).click();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(hash);
    await page.getByRole('button', { name: 'Back to my work' }).click();
    await expect(rung.calls).toHaveValue(CALLS);
    await rung.says('DENY', 'sent-back');
  });
}

test('a bad link in a new tab offers a fresh start, never an example', async ({ rung, page }) => {
  await page.goto(`./${bad.cut}`);
  await expect(page.getByTestId('link-error')).toHaveAttribute('data-reason', 'cut');
  await expect(page.getByRole('button', { name: 'Back to my work' })).toHaveCount(0);
  await page.getByRole('button', { name: 'New', exact: true }).click();
  await expect(rung.tools).toHaveValue('');
  await expect(rung.calls).toHaveValue('');
});

test('a link puts the own work aside, one button away', async ({ rung, page }) => {
  await rung.open();
  await rung.write(WORK);
  const other = linkOf({ tools: TOOLS, calls: '{"tool":"get_rate","args":{"base":"EUR","quote":"SEK"}}' });
  await page.evaluate((hash) => {
    location.hash = hash;
  }, other);
  await rung.says('DEFER', 'passes');
  await page.getByRole('button', { name: 'Back to my work' }).click();
  await expect(rung.calls).toHaveValue(CALLS);
  await rung.says('DENY', 'sent-back');
});

/** Opens another address on the page that is open, as a link pasted into the bar does. */
async function follow(page: Page, hash: string): Promise<void> {
  await page.evaluate((hash) => {
    location.hash = hash;
  }, hash);
}

test('own work too long for the address bar outlives two links and a reload', async ({ rung, page }) => {
  await rung.open();
  const noise = Array.from({ length: 400 }, (_, at) => (at * 2_654_435_761) % 4_294_967_296);
  const calls = json({ tool: 'get_rate', args: { base: noise.join(' ') } });
  await rung.write({
    tools: TOOLS,
    calls: `${calls}\n${json({ tool: 'mine', args: { noise: noise.map((n) => n.toString(36).repeat(3)) } })}`,
  });
  await rung.counts({ calls: 2 });
  await page.waitForFunction(() => location.hash === '');
  const mine = await rung.calls.inputValue();
  await follow(page, linkOf({ tools: TOOLS, calls: '{"tool":"get_rate","args":{"base":"A"}}' }));
  await rung.says('DENY', 'sent-back');
  await follow(page, linkOf({ tools: TOOLS, calls: '{"tool":"get_rate","args":{"base":"B","quote":"B"}}' }));
  await rung.says('DEFER', 'passes');
  await page.reload();
  await rung.says('DEFER', 'passes');
  await page.getByRole('button', { name: 'Back to my work' }).click();
  await expect(rung.calls).toHaveValue(mine);
  await expect(page.getByText('is kept.')).toHaveCount(0);
});

test('own work outlives an example and a reload', async ({ rung, page }) => {
  await rung.open();
  await rung.write(WORK);
  await page.getByRole('button', { name: 'Examples' }).click();
  await page.getByRole('menuitem', { name: /Exact zip/ }).click();
  await rung.says('TRANSFORM', 'repaired');
  await page.waitForURL(/#example=exact-zip$/);
  await page.reload();
  await page.getByRole('button', { name: 'Back to my work' }).click();
  await expect(rung.calls).toHaveValue(CALLS);
});

test('a bad link over a link that was only looked at leads back to the own work', async ({ rung, page }) => {
  await rung.open();
  await rung.write(WORK);
  await follow(page, linkOf({ tools: TOOLS, calls: '{"tool":"get_rate","args":{"base":"B","quote":"B"}}' }));
  await rung.says('DEFER', 'passes');
  await follow(page, bad.cut);
  await expect(page.getByTestId('link-error')).toBeVisible();
  await page.getByRole('button', { name: 'Back to what was open' }).click();
  await rung.says('DEFER', 'passes');
  await follow(page, bad.damaged);
  await page.getByRole('button', { name: 'Back to my work' }).click();
  await expect(rung.calls).toHaveValue(CALLS);
});

test('a browser that cannot unpack links says so, and keeps the text', async ({ rung, page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => {
    for (const name of ['CompressionStream', 'DecompressionStream']) Reflect.deleteProperty(window, name);
  });
  await page.goto(`./${good}`);
  const screen = page.getByTestId('link-error');
  await expect(screen).toHaveAttribute('data-reason', 'unsupported');
  await screen.getByRole('button', { name: 'Copy what arrived' }).click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(good);
  await page.getByRole('button', { name: 'New', exact: true }).click();
  await rung.write(WORK);
  await rung.says('DENY', 'sent-back');
  await page.getByTestId('share').click();
  await expect(page.getByText('This browser is too old to make links.')).toBeVisible();
});

test('a browser that refuses to change the address is borne, and told of once', async ({ rung, page }) => {
  await page.addInitScript(() => {
    history.replaceState = () => {
      throw new DOMException('Attempt to use history.replaceState() more than 100 times', 'SecurityError');
    };
  });
  await rung.open();
  await rung.write(WORK);
  const said = page.getByText('The browser did not let the address follow your work.');
  await expect(said).toBeVisible();
  await page.getByRole('button', { name: 'Dismiss', exact: true }).click();
  await rung.write({ calls: '{"tool":"get_rate","args":{"base":"EUR","quote":"SEK"}}' });
  const link = await rung.share();
  expect(link).toMatch(/#v1\..+z$/);
  await page.reload();
  await rung.says('DEFER', 'passes');
});

test('an example has an address of its own', async ({ rung }) => {
  await rung.open('#example=exact-zip');
  await expect(rung.verdict).toHaveAttribute('data-kind', 'TRANSFORM');
});

test('a reload keeps the work, and so does going back', async ({ rung, page }) => {
  await rung.open();
  await rung.write(WORK);
  await page.waitForURL(/#v1\..+z$/);
  await page.reload();
  await expect(rung.calls).toHaveValue(CALLS);
  await rung.says('DENY', 'sent-back');

  await page.goto('about:blank');
  await page.goBack();
  await expect(rung.calls).toHaveValue(CALLS);
  await rung.says('DENY', 'sent-back');
});

test('a reload right after an edit keeps it, too', async ({ rung, page }) => {
  await rung.open();
  await rung.calls.fill(CALLS);
  await page.reload();
  await expect(rung.calls).toHaveValue(CALLS);
});
