import { isAccessible } from './accessible.ts';
import { expect, linkOf, TOOLS, test } from './rung.ts';

const CALLS = [
  '{"tool":"get_rate","args":{"base":"EUR"}}',
  '{"tool":"convert_currency","args":{"_positional":["USD","EUR",240]}}',
  '{"tool":"get_rate","args":{"base":"EUR","quote":"SEK"}}',
].join('\n');
const LINK = linkOf({ title: 'Rates', tools: TOOLS, calls: CALLS });

test('an embed shows one call, without an editor, and opens the whole', async ({ page, rung, context }) => {
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(request.url()));
  await page.setViewportSize({ width: 640, height: 440 });
  await page.goto(`./?embed=1&theme=dark&call=2${LINK}`);
  await rung.says('TRANSFORM', 'repaired-probably-wrong');
  await expect(rung.newArgs).toHaveText('{"amount":"USD","from_currency":"EUR","to_currency":240}');
  await expect(page.getByRole('heading', { name: 'Arguments', exact: true })).toBeVisible();
  await expect(
    page
      .getByTestId('findings')
      .getByText(/^Warning/)
      .first(),
  ).toBeAttached();
  await expect(page.getByRole('textbox')).toHaveCount(0);
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(page).toHaveTitle('Rates · Rung');
  await isAccessible(page);
  expect(scripts.filter((url) => /Monaco|editor/i.test(url))).toEqual([]);

  const opened = context.waitForEvent('page');
  await page.getByRole('link', { name: 'Open in Rung' }).click();
  const whole = await opened;
  expect(new URL(whole.url()).search).toBe('');
  await expect(whole.getByRole('textbox', { name: 'Calls', exact: true })).toHaveValue(CALLS);
  await expect(whole.getByTestId('verdict')).toHaveAttribute('data-kind', 'TRANSFORM');
});

test('without a call, the one of the link is shown; one that is not there is told', async ({
  page,
  rung,
}) => {
  await page.goto(`./?embed=1${linkOf({ tools: TOOLS, calls: CALLS, selected: 2 })}`);
  await rung.says('DEFER', 'passes');
  await expect(page.locator('html')).not.toHaveAttribute('data-theme');
  await page.goto(`./?embed=1&call=9${LINK}`);
  await rung.says('DENY', 'sent-back');
  await expect(page.getByText('Call 9 is not in this link, which holds 3; call 1 is shown.')).toBeVisible();
});

test.describe('a bad link', () => {
  const middle = Math.floor(LINK.length / 2);
  for (const [reason, hash, said] of [
    ['cut', LINK.slice(0, -20), 'This link was cut off'],
    [
      'damaged',
      `${LINK.slice(0, middle)}${LINK[middle] === 'A' ? 'B' : 'A'}${LINK.slice(middle + 1)}`,
      'This link is damaged',
    ],
    ['newer', '#v2.abcdefghz', 'This link was made by a newer Rung'],
    ['foreign', '#somewhere', 'This is not a Rung link'],
  ] as const) {
    test(`has its sentence: ${reason}`, async ({ page }) => {
      await page.goto(`./?embed=1${hash}`);
      await expect(page.getByTestId('link-error')).toHaveAttribute('data-reason', reason);
      await expect(page.getByRole('heading', { name: said })).toBeVisible();
      await expect(page.getByTestId('verdict')).toHaveCount(0);
      await isAccessible(page);
    });
  }

  test('and none at all', async ({ page, rung }) => {
    await page.goto('./?embed=1');
    await expect(page.getByRole('heading', { name: 'No call to show' })).toBeVisible();
    // The page around it may give it another address.
    await page.evaluate((hash) => {
      location.hash = hash;
    }, LINK);
    await rung.says('DENY', 'sent-back');
  });
});

test('it works in a frame of another origin, where storage throws', async ({ page, baseURL }) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('denied', 'SecurityError');
        },
      });
  });
  const src = `${baseURL}?embed=1&call=2${LINK}`.replaceAll('&', '&amp;');
  await page.setContent(
    `<h1>Docs</h1><iframe src="${src}" title="Rates" width="100%" height="440"></iframe>`,
  );
  const frame = page.frameLocator('iframe');
  await expect(frame.getByTestId('verdict')).toHaveAttribute('data-kind', 'TRANSFORM');
  await expect(frame.getByTestId('verdict')).toHaveAttribute('data-state', 'current');
  await expect(frame.getByTestId('new-args')).toBeVisible();
  expect(await page.evaluate(() => window.origin)).not.toBe(new URL(baseURL ?? '').origin);
});

test('an embed leaves the work in the page beside it alone', async ({ page, rung, context }) => {
  await rung.open();
  await rung.write({ tools: TOOLS, calls: '{"tool":"get_rate","args":{}}' });
  const other = await context.newPage();
  await other.goto(`./?embed=1${LINK}`);
  await expect(other.getByTestId('verdict')).toHaveAttribute('data-kind', 'DENY');
  expect(await other.evaluate(() => sessionStorage.length)).toBe(0);
  await page.reload();
  await expect(rung.calls).toHaveValue('{"tool":"get_rate","args":{}}');
});
