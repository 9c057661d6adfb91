// `npm run bench:page`: how long the page takes, in the browser, on the built page. What hangs on the machine stands
// beside the time that the same browser needs to read the same and `JSON.parse` it, in the same run.
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deflateSync } from 'node:zlib';
import { chromium } from '@playwright/test';
import { preview } from 'vite';
import { ALIASES, callLines, TOOLS, writeCalls } from './bench-calls.mjs';
import { onPage } from './bench-on-page.mjs';
import { findBrowser } from './browser.mjs';
import { build, root } from './project.mjs';

const LINK_ROUNDS = 7;
const KEYS = 15;
const REDECIDED = 100_000;
const TRACED = Number(process.argv[2] ?? 1_000_000);

/** @type {[what: string, figure: string, beside: string][]} */
const table = [];

if (!build()) process.exit(1);
const folder = mkdtempSync(join(tmpdir(), 'rung-bench-'));
const server = await preview({ root, preview: { port: 0 }, logLevel: 'silent' });
const address = server.resolvedUrls?.local[0] ?? '';
const executablePath = findBrowser();
const browser = await chromium.launch({
  ...(executablePath === undefined ? {} : { executablePath }),
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--js-flags=--expose-gc'],
});
try {
  await firstVerdict();
  for (const count of [1, 1_000, 10_000]) await keystrokes(count);
  await redecide();
  await readTrace();
} finally {
  await browser.close();
  await server.close();
  rmSync(folder, { recursive: true });
}
print();

/** From the click on a link to its verdict, with nothing in the browser's cache. */
async function firstVerdict() {
  const calls = [...callLines(4)].join('');
  const times = [];
  for (let round = 0; round < LINK_ROUNDS; round += 1) {
    const page = await newPage();
    await page.goto(address + linkOf(calls));
    await page.waitForFunction(() => window.verdictAt > 0);
    times.push(await page.evaluate(() => window.verdictAt));
    await page.context().close();
  }
  table.push([
    'link → first verdict',
    ms(median(times)),
    `slowest of ${LINK_ROUNDS} ${ms(Math.max(...times))}`,
  ]);
}

/** From a key pressed in the calls to the verdict about them. @param {number} count */
async function keystrokes(count) {
  const page = await newPage();
  await page.goto(address + linkOf([...callLines(1)].join('')));
  const box = page.getByRole('textbox', { name: 'Calls' });
  const text = [...callLines(count)].join('');
  await page.locator('.monaco-editor').nth(1).waitFor();
  await box.fill(text);
  await page.waitForFunction((calls) => window.current?.calls === String(calls), count, { polling: 100 });
  await box.press('ControlOrMeta+End');
  const times = [];
  for (let key = 0; key < KEYS; key += 1) {
    const from = await page.evaluate(() => window.verdicts.length);
    await box.press('Space');
    await page.waitForFunction((before) => window.verdicts.length > before, from, { polling: 20 });
    times.push(await page.evaluate(() => window.verdicts.at(-1) ?? 0));
  }
  const parse = await page.evaluate(onPage.parseLines, text);
  table.push([
    `keystroke → verdict, ${number(count)} ${count === 1 ? 'call' : 'calls'}`,
    ms(median(times)),
    `JSON.parse of the lines ${ms(parse)}`,
  ]);
  await page.context().close();
}

/** Other aliases for the calls of a trace. */
async function redecide() {
  const { page, file } = await pageWithFile(REDECIDED);
  const { decided, looked, saved } = await page.evaluate(onPage.redecide, driver());
  table.push([
    `${number(REDECIDED)} calls decided again`,
    ms(median(decided)),
    `with all findings ${ms(median(looked))}`,
  ]);
  table.push([
    `${number(REDECIDED)} verdicts saved as CSV`,
    ms(saved),
    `${mb(statSync(file).size)} of calls`,
  ]);
  await page.context().close();
}

/** A long file, beside reading and parsing it. */
async function readTrace() {
  const { page, file } = await pageWithFile(TRACED);
  const parsed = await page.evaluate(onPage.parseFile);
  const before = memory(await rendererOf());
  const keys = pressKeys(page);
  const read = await page.evaluate(onPage.readTrace, driver());
  const delays = await keys.stop();
  const renderer = memory(await rendererOf());
  table.push([
    `${number(TRACED)} calls read from ${mb(statSync(file).size)}`,
    ms(read.read),
    `reading and JSON.parse ${ms(parsed)}, × ${(read.read / parsed).toFixed(1)}`,
  ]);
  table.push([
    '  findings, behind that',
    ms(read.looked),
    `${number(read.calls)} calls, ${read.groups} groups`,
  ]);
  table.push([
    '  a question meanwhile',
    ms(median(read.answers)),
    `slowest of ${read.answers.length} ${ms(Math.max(...read.answers))}`,
  ]);
  table.push([
    '  a key pressed meanwhile',
    ms(median(delays)),
    `slowest of ${delays.length} ${ms(Math.max(...delays))}`,
  ]);
  table.push([
    '  memory of the page',
    mb(renderer.now),
    `before ${mb(before.now)}, at most ${mb(renderer.most)}`,
  ]);
  await page.context().close();
}

/** What the page's functions need to talk to the engine. */
function driver() {
  const worker = readdirSync(join(root, 'dist', 'assets')).find((name) => /^worker-[\w-]+\.js$/.test(name));
  return { worker: `assets/${worker}`, tools: TOOLS, aliases: ALIASES };
}

/** A page with a field that holds a file of so many calls. @param {number} count */
async function pageWithFile(count) {
  const file = join(folder, `${count}.jsonl`);
  if (!existsSync(file)) await writeCalls(file, count);
  const page = await newPage();
  await page.route('**/assets/MonacoBox-*', (route) => route.abort());
  await page.goto(address);
  await page.evaluate(onPage.addField);
  await page.setInputFiles('#bench', file);
  return { page, file };
}

async function newPage() {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  page.setDefaultTimeout(300_000);
  await page.addInitScript(onPage.watchVerdict);
  return page;
}

/** Presses a key now and then; answers how long each waited for the page. @param {import('@playwright/test').Page} page */
function pressKeys(page) {
  let goesOn = true;
  const pressing = (async () => {
    await page.evaluate(onPage.watchKeys);
    while (goesOn) {
      await page.keyboard.press('Shift');
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  })();
  return {
    async stop() {
      goesOn = false;
      await pressing;
      return await page.evaluate(() => window.keyDelays);
    },
  };
}

async function rendererOf() {
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  await session.detach();
  return processInfo.filter(({ type }) => type === 'renderer').map(({ id }) => id);
}

/** The largest renderer's memory in bytes, as Linux tells it. @param {number[]} pids */
function memory(pids) {
  const read = (/** @type {number} */ pid, /** @type {string} */ name) => {
    const path = `/proc/${pid}/status`;
    if (!existsSync(path)) return Number.NaN;
    return Number(new RegExp(`${name}:\\s+(\\d+)`).exec(readFileSync(path, 'utf8'))?.[1]) * 1024;
  };
  const most = (/** @type {string} */ name) => Math.max(...pids.map((pid) => read(pid, name)));
  return { now: most('VmRSS'), most: most('VmHWM') };
}

/** @param {string} calls */
function linkOf(calls) {
  const scenario = { rung: 1, tools: TOOLS, calls, aliases: ALIASES };
  return `#v1.${deflateSync(JSON.stringify(scenario)).toString('base64url')}z`;
}

/** @param {number[]} numbers */
function median(numbers) {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN;
}

/** @param {number} milliseconds */
function ms(milliseconds) {
  return milliseconds < 1_000
    ? `${milliseconds.toFixed(milliseconds < 10 ? 1 : 0)} ms`
    : `${(milliseconds / 1_000).toFixed(2)} s`;
}

/** @param {number} bytes */
function mb(bytes) {
  return `${(bytes / 1e6).toFixed(0)} MB`;
}

/** @param {number} count */
function number(count) {
  return count.toLocaleString('en');
}

function print() {
  const widths = [0, 1].map((column) => Math.max(...table.map((row) => row[column]?.length ?? 0)));
  console.log(`Chromium ${browser.version()}, medians`);
  for (const [what, figure, beside] of table)
    console.log(`${what.padEnd(widths[0] ?? 0)}  ${figure.padStart(widths[1] ?? 0)}  ${beside}`);
}
