// `npm run screenshots`: takes the README's pictures from the page as it is built.
import { join } from 'node:path';
import { deflateSync } from 'node:zlib';
import { chromium } from '@playwright/test';
import { preview } from 'vite';
import { findBrowser } from './browser.mjs';
import { build, root } from './project.mjs';

const tool = (/** @type {string} */ name, /** @type {Record<string, { type: string }>} */ properties) => ({
  name,
  inputSchema: { type: 'object', properties, required: Object.keys(properties) },
});
const string = { type: 'string' };
const scenario = {
  rung: 1,
  title: 'The values that land under the wrong name',
  tools: JSON.stringify(
    {
      tools: [
        tool('convert_currency', { from_currency: string, to_currency: string, amount: { type: 'number' } }),
        tool('get_rate', { base: string, quote: string }),
      ],
    },
    null,
    2,
  ),
  calls: `[
  { "tool": "convert_currency",
    "args": { "from": "USD", "to": "EUR",
      "amount": 240 } },
  { "tool": "convert_currency",
    "args": { "_positional": [
      "USD",
      "EUR",
      240
    ],
    "memo": "invoice 18" } },
  { "tool": "get_rate",
    "args": { "base": "EUR", "currency": "SEK" } },
  { "tool": "get_weather",
    "args": { "city": "Oslo" } },
  { "tool": "get_rate",
    "args": { "base": "EUR", "quote": "NOK" } }
]`,
  aliases: { convert_currency: { from: 'from_currency', to: 'to_currency' } },
  selected: 1,
};
const link = `#v1.${deflateSync(JSON.stringify(scenario)).toString('base64url')}z`;

if (!build()) process.exit(1);
const server = await preview({ root, preview: { port: 0 } });
const address = server.resolvedUrls?.local[0] ?? '';
const executablePath = findBrowser();
const browser = await chromium.launch({
  ...(executablePath === undefined ? {} : { executablePath }),
  args: ['--no-sandbox', '--disable-gpu'],
});
for (const colorScheme of /** @type {const} */ (['light', 'dark'])) {
  const page = await browser.newPage({
    viewport: { width: 1360, height: 860 },
    deviceScaleFactor: 1.5,
    colorScheme,
  });
  await page.goto(address + link);
  await page.locator('.lens').first().waitFor();
  await page.evaluate(() => document.fonts.ready);
  await page.screenshot({ path: join(root, 'docs', `screenshot-${colorScheme}.png`) });
}
await browser.close();
await server.close();
