/** The page as the tests use it, and what holds in every test: no foreign request, no error in the console. */
import { readFileSync } from 'node:fs';
import { deflateSync } from 'node:zlib';
import { test as base, expect, type Locator, type Page } from '@playwright/test';

export { expect };

/** Monaco's own file; a page without it costs a fraction. */
const MONACO = '**/assets/MonacoBox-*';

interface Options {
  /** Whether Monaco may come: `held` keeps it on its way for ever, `refused` answers with a failure. */
  monaco: 'arrives' | 'held' | 'refused';
}

interface Fixtures {
  rung: Rung;
  /** Complaints that the test expects, as parts of their text. */
  expectedErrors: string[];
  watched: undefined;
}

export const test = base.extend<Options & Fixtures>({
  monaco: ['held', { option: true }],
  rung: async ({ page }, use) => {
    await use(new Rung(page));
  },
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from the pattern
  expectedErrors: async ({}, use) => {
    await use([]);
  },
  watched: [
    async ({ page, monaco, baseURL, expectedErrors }, use) => {
      if (monaco !== 'arrives') {
        await page.route(MONACO, (route) => (monaco === 'refused' ? route.abort() : undefined));
      }
      const complaints = watch(page, baseURL ?? '');
      await use(undefined);
      const unexpected = complaints.filter((text) => !expectedErrors.some((part) => text.includes(part)));
      expect(unexpected, 'complaints of the page').toEqual([]);
    },
    { auto: true },
  ],
});

/** Collects what a page should never do. */
export function watch(page: Page, origin: string): string[] {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(String(error)));
  page.on('request', (request) => {
    const url = request.url();
    if (!url.startsWith(origin) && !/^(data|blob|about):/.test(url)) complaints.push(`request to ${url}`);
  });
  return complaints;
}

const COUNTERS = ['calls', 'passes', 'unchecked', 'repaired', 'denied', 'grammars'] as const;
type Counters = Record<(typeof COUNTERS)[number], number>;

export class Rung {
  readonly page: Page;
  readonly tools: Locator;
  readonly calls: Locator;
  readonly verdict: Locator;
  readonly newArgs: Locator;
  readonly table: Locator;

  constructor(page: Page) {
    this.page = page;
    this.tools = page.getByRole('textbox', { name: 'Tools', exact: true });
    this.calls = page.getByRole('textbox', { name: 'Calls', exact: true });
    this.verdict = page.getByTestId('verdict');
    this.newArgs = page.getByTestId('new-args');
    this.table = page.getByRole('region', { name: 'All calls' });
  }

  /** Opens the page, with a hash if one is given, and waits for its verdict. */
  async open(hash = ''): Promise<void> {
    await this.page.goto(`./${hash}`);
    await this.isCurrent();
  }

  async isCurrent(): Promise<void> {
    await expect(this.page.locator('[data-testid=verdict][data-state=current]')).toBeVisible();
  }

  async write(texts: { readonly tools?: string; readonly calls?: string }): Promise<void> {
    if (texts.tools !== undefined) await this.tools.fill(texts.tools);
    if (texts.calls !== undefined) await this.calls.fill(texts.calls);
    await this.isCurrent();
  }

  async says(kind: 'DEFER' | 'TRANSFORM' | 'DENY', outcome: string): Promise<void> {
    await this.isCurrent();
    await expect(this.verdict).toHaveAttribute('data-kind', kind);
    await expect(this.verdict).toHaveAttribute('data-reason', kind === 'DEFER' ? 'NONE' : 'MISROUTE');
    await expect(this.verdict).toHaveAttribute('data-outcome', outcome);
  }

  async counts(expected: Partial<Counters>): Promise<void> {
    for (const name of COUNTERS) {
      const figure = expected[name];
      if (figure !== undefined)
        await expect(this.page.getByTestId(`counter-${name}`)).toHaveText(String(figure));
    }
  }

  /** Everything that a link should show to somebody else. */
  async report(): Promise<Record<string, unknown>> {
    await this.isCurrent();
    // Values are looked at behind the verdict.
    await expect(this.verdict).toHaveAttribute('data-values', 'checked');
    const counters = COUNTERS.map((name) => this.page.getByTestId(`counter-${name}`).textContent());
    return {
      verdict: await this.verdict.evaluate((node) => node.outerHTML),
      newArgs: (await this.newArgs.count()) === 0 ? undefined : await this.newArgs.textContent(),
      gates: await this.page.getByTestId('gates').textContent(),
      findings: await this.page.getByTestId('findings').textContent(),
      counters: await Promise.all(counters),
    };
  }

  async share(): Promise<string> {
    await this.page.getByTestId('share').click();
    const field = this.page.getByRole('textbox', { name: 'Link', exact: true });
    await expect(field).toHaveValue(/#v1\..+z$/);
    return await field.inputValue();
  }
}

/** A link made without the page's own codec. */
export function linkOf(scenario: Readonly<Record<string, unknown>>): string {
  return `#v1.${deflateSync(JSON.stringify({ rung: 1, ...scenario })).toString('base64url')}z`;
}

export function fileOf(path: string): string {
  return readFileSync(new URL(`../${path}`, import.meta.url), 'utf8');
}

export function json(value: unknown): string {
  return JSON.stringify(value, null, 2);
}

/** As an MCP server lists it. */
export function tool(
  name: string,
  properties: Readonly<Record<string, string>>,
  required?: readonly string[],
) {
  return {
    name,
    inputSchema: {
      type: 'object',
      properties: Object.fromEntries(Object.entries(properties).map(([key, type]) => [key, { type }])),
      required: required ?? Object.keys(properties),
    },
  };
}

const CONVERT = tool('convert_currency', {
  from_currency: 'string',
  to_currency: 'string',
  amount: 'number',
});
export const TOOLS = json({ tools: [CONVERT, tool('get_rate', { base: 'string', quote: 'string' })] });
