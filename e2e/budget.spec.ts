import { gzipSync } from 'node:zlib';
import { expect, linkOf, TOOLS, test } from './rung.ts';

const BUDGET = 130_000;

test.use({ monaco: 'arrives' });

test('what is loaded before the verdict of a shared link stays within its budget', async ({
  page,
  request,
}) => {
  await page.addInitScript(() => {
    const observer = new MutationObserver(() => {
      if (document.querySelector('[data-testid=verdict][data-kind]') === null) return;
      observer.disconnect();
      const urls = performance.getEntriesByType('resource').map(({ name }) => name);
      document.documentElement.dataset.loaded = JSON.stringify(urls);
    });
    observer.observe(document, { subtree: true, childList: true, attributes: true });
  });
  await page.goto(`./${linkOf({ tools: TOOLS, calls: '{"tool":"get_rate","args":{"base":"EUR"}}' })}`);
  await expect(page.locator('html')).toHaveAttribute('data-loaded');
  const loaded: string[] = JSON.parse((await page.locator('html').getAttribute('data-loaded')) ?? '[]');
  const scripts = [...new Set(loaded)].filter((url) => new URL(url).pathname.endsWith('.js'));
  expect(scripts.some((url) => url.includes('/worker-'))).toBe(true);
  expect(scripts.some((url) => url.includes('MonacoBox'))).toBe(false);

  let sum = 0;
  for (const url of scripts) sum += gzipSync(await (await request.get(url)).body(), { level: 9 }).length;
  expect(sum).toBeGreaterThan(60_000);
  expect(sum).toBeLessThanOrEqual(BUDGET);
  test.info().annotations.push({ type: 'first verdict', description: `${sum} bytes` });
});
