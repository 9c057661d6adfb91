import { isAccessible } from './accessible.ts';
import { expect, linkOf, Rung, TOOLS, test, watch } from './rung.ts';

const SECRET = 'sk-proj-8f3jK2mN9qLx7vB4';
const CALLS = [
  '{"tool":"get_rate","args":{"base":"anna.berg@corp-mail.se"}}',
  `{"tool":"get_rate","args":{"base":"EUR","quote":"SEK","api_key":"${SECRET}"}}`,
  '{"tool":"convert_currency","args":{"_positional":["USD","EUR",240]}}',
].join('\n');

test.beforeEach(({ context }) => context.grantPermissions(['clipboard-read', 'clipboard-write']));

test('what looks private is named before a link is copied, and the shape is shared instead', async ({
  rung,
  page,
  browser,
  baseURL,
}) => {
  await rung.open(linkOf({ tools: TOOLS, calls: CALLS }));
  await page.evaluate(() => navigator.clipboard.writeText('untouched'));
  await page.getByTestId('share').click();
  const panel = page.getByRole('region', { name: 'Share' });
  const warning = panel.getByRole('alert');
  await expect(warning).toContainText('2 places look private.');
  await expect(warning).toContainText('Email address, anna…');
  await expect(warning).toContainText('API key under api_key, sk-p…');
  await expect(warning).not.toContainText(SECRET);
  await expect(panel.getByText(/^This link has/)).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('untouched');
  await isAccessible(page);

  await warning.getByRole('button', { name: 'Share the shape instead' }).click();
  await expect(panel.getByText(/holding 2 tools and 3 calls, without their values/)).toBeVisible();
  await expect(warning).toHaveCount(0);
  await panel.getByRole('button', { name: 'Copy link' }).click();
  await expect(panel.getByText(/^Link copied/)).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());

  const stranger = await (await browser.newContext()).newPage();
  const complaints = watch(stranger, baseURL ?? '');
  await stranger.goto(link);
  const theirs = new Rung(stranger);
  await theirs.says('DENY', 'sent-back');
  await theirs.counts({ calls: 3, passes: 1, repaired: 1, denied: 1 });
  await expect(theirs.calls).toHaveValue(/"base":"string","quote":"string","api_key":"string"/);
  expect(await theirs.calls.inputValue()).not.toMatch(/anna|sk-proj|USD|240/);
  expect(complaints).toEqual([]);
  await stranger.context().close();
});

test('a place that looks private can be shown, and a link copied all the same', async ({ rung, page }) => {
  await rung.open(linkOf({ tools: TOOLS, calls: CALLS }));
  await page.getByTestId('share').click();
  const panel = page.getByRole('region', { name: 'Share' });
  await panel.getByRole('radio', { name: /This call and its tool only/ }).check();
  await expect(panel.getByRole('alert')).toContainText('1 place looks private.');
  await panel.getByRole('radio', { name: /^Everything/ }).check();
  await panel.getByRole('button', { name: 'Copy link' }).click();
  await expect(panel.getByText(/^Link copied/)).toBeVisible();
  await panel.getByRole('button', { name: 'Show line 1, column 36 of the calls' }).click();
  await expect(rung.calls).toBeFocused();
});

test('calls that come out otherwise without their values are left out, and said', async ({ rung, page }) => {
  const tools = JSON.stringify({
    pick: {
      type: 'object',
      properties: { code: { type: 'string', pattern: '^[A-Z]{3}$' }, n: { type: 'integer' } },
      required: ['n'],
    },
  });
  const calls = '{"tool":"pick","args":{"n":1,"code":"SFO"}}\n{"tool":"pick","args":{"n":2}}';
  await rung.open(linkOf({ tools, calls }));
  await page.getByTestId('share').click();
  const panel = page.getByRole('region', { name: 'Share' });
  await expect(panel.getByText(/^Link copied/)).toBeVisible();
  await panel.getByRole('checkbox', { name: /Share the shape/ }).check();
  await expect(panel).toContainText('Call 1 is left out: it would come out otherwise without its values.');
  await expect(panel).toContainText('holding 1 tool and 1 call, without their values');
});

test('the link is copied as Markdown and as an embed', async ({ rung, page }) => {
  await rung.open(linkOf({ title: 'R & "D" [1]', tools: TOOLS, calls: CALLS.split('\n')[2] }));
  const link = await rung.share();
  const panel = page.getByRole('region', { name: 'Share' });
  await panel.getByRole('button', { name: 'Copy Markdown link' }).click();
  await expect(panel.getByText('Copied').first()).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`[R &amp; "D" \\[1\\]](<${link}>)`);
  await panel.getByRole('button', { name: 'Copy embed' }).click();
  await expect
    .poll(() => page.evaluate(() => navigator.clipboard.readText()))
    .toContain(`src="${link.replace('#', '?embed=1#')}" title="R &amp; &quot;D&quot; [1]"`);
});
