/** What people copy: streams, network logs, whole requests, logs of their own; and files that are dropped. */
import type { Page } from '@playwright/test';
import { expect, json, linkOf, type Rung, TOOLS, test } from './rung.ts';

const CALL = '{"tool":"get_rate","args":{"base":"EUR","quote":"SEK"}}';
const ARGS = '{"base":"EUR","quote":"SEK"}';

test.beforeEach(async ({ context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
});

async function paste(page: Page, text: string): Promise<void> {
  await page.evaluate((text) => navigator.clipboard.writeText(text), text);
  await page.keyboard.press('ControlOrMeta+V');
}

type Dropped = readonly [name: string, content: string | readonly number[]];

async function drop(page: Page, target: string, ...files: readonly Dropped[]): Promise<void> {
  const data = await page.evaluateHandle((files) => {
    const transfer = new DataTransfer();
    for (const [name, content] of files) {
      const part = typeof content === 'string' ? content : new Uint8Array(content);
      transfer.items.add(new File([part], name));
    }
    return transfer;
  }, files);
  await page.dispatchEvent(target, 'drop', { dataTransfer: data });
}

async function startEmpty(rung: Rung): Promise<void> {
  await rung.open();
  await rung.page.getByRole('button', { name: 'New', exact: true }).click();
  await expect(rung.tools).toHaveValue('');
}

const toast = (page: Page) => page.locator('.toast');

/** As a browser's network panel copies it: the address of a model, a key, and what was sent and answered. */
function harOf(request: unknown, answer: unknown): string {
  const headers = [{ name: 'authorization', value: 'Bearer sk-secret' }];
  const postData = { mimeType: 'application/json', text: JSON.stringify(request) };
  const content = { mimeType: 'application/json', text: JSON.stringify(answer) };
  const entry = {
    request: { method: 'POST', url: 'https://api.example/v1', headers, cookies: [], postData },
    response: { status: 200, headers: [], cookies: [], content },
  };
  return json({ log: { version: '1.2', entries: [entry] } });
}

const OPENAI_TOOLS = [
  {
    type: 'function',
    function: {
      name: 'get_rate',
      parameters: {
        type: 'object',
        properties: { base: { type: 'string' }, quote: { type: 'string' } },
        required: ['base', 'quote'],
      },
    },
  },
];

const CONVERSATION = {
  role: 'assistant',
  tool_calls: [{ id: 'c1', type: 'function', function: { name: 'get_rate', arguments: ARGS } }],
};

test('a stream of events is put together again', async ({ rung, page }) => {
  await rung.open(linkOf({ tools: TOOLS, calls: '' }));
  await rung.calls.focus();
  const chunk = (delta: unknown) => `data: ${JSON.stringify({ choices: [{ index: 0, delta }] })}\n\n`;
  const begin = { id: 'c1', type: 'function', function: { name: 'get_rate', arguments: '' } };
  const pieces = [ARGS.slice(0, 9), ARGS.slice(9)];
  await paste(
    page,
    chunk({ tool_calls: [{ index: 0, ...begin }] }) +
      pieces.map((text) => chunk({ tool_calls: [{ index: 0, function: { arguments: text } }] })).join('') +
      'data: [DONE]\n',
  );
  await rung.says('DEFER', 'passes');
  await expect(page.getByTestId('calls-format')).toContainText('event stream · 1 call');
});

test('a stream that breaks off, and a call in Python, are said to be so', async ({ rung, page }) => {
  const piece = (name: string, args: string) => {
    const call = { index: 0, id: 'c1', type: 'function', function: { name, arguments: args } };
    return `data: ${JSON.stringify({ choices: [{ index: 0, delta: { tool_calls: [call] } }] })}\n\n`;
  };
  await rung.open(linkOf({ tools: TOOLS, calls: piece('get_rate', '{"base":"EU') }));
  await rung.says('DENY', 'sent-back');
  await expect(page.getByText('The text breaks off inside this call')).toBeVisible();
  await rung.write({ calls: '[get_rate("EUR", "SEK")]' });
  await rung.says('TRANSFORM', 'repaired');
  await expect(
    page.getByText('They were written in another notation, and stand here as JSON.'),
  ).toBeVisible();
});

test('of a network log the bodies are kept, each part in its box, and no key', async ({ rung, page }) => {
  await startEmpty(rung);
  await rung.calls.focus();
  const request = { model: 'm', messages: [{ role: 'user', content: 'Rate?' }], tools: OPENAI_TOOLS };
  await paste(page, harOf(request, { choices: [{ message: CONVERSATION }] }));
  await expect(toast(page)).toContainText('Headers and cookies were left out.');
  await rung.says('DEFER', 'passes');
  await expect(rung.tools).toHaveValue(/get_rate/);
  await expect(rung.calls).toHaveValue(/EUR/);
  for (const box of [rung.tools, rung.calls]) await expect(box).not.toHaveValue(/secret|authorization/);
  expect(await rung.share()).not.toBe('');
  await page.keyboard.press('Escape');
  await toast(page).getByRole('button', { name: 'Undo' }).click();
  await expect(rung.calls).toHaveValue('');
});

test('a whole request fills both boxes; undo leaves it where it was pasted', async ({ rung, page }) => {
  await startEmpty(rung);
  await rung.calls.focus();
  const request = json({
    model: 'm',
    messages: [{ role: 'user', content: 'Rate?' }, CONVERSATION],
    tools: OPENAI_TOOLS,
  });
  await paste(page, request);
  await expect(toast(page)).toContainText('The tools went to Tools, the calls to Calls.');
  await rung.says('DEFER', 'passes');
  await expect(page.getByTestId('tools-format')).toContainText('1 tool');
  await expect(rung.calls).not.toHaveValue(/parameters/);
  await toast(page).getByRole('button', { name: 'Undo' }).click();
  await expect(rung.calls).toHaveValue(request);
  await expect(rung.tools).toHaveValue('');
});

const LOG = [
  { ts: '2026-03-02T10:00:00Z', ev: { fn: 'get_rate', with: { base: 'EUR', quote: 'SEK' } } },
  { ts: '2026-03-02T10:00:01Z', ev: { fn: 'get_rate', with: { base: 'EUR' } } },
]
  .map((line) => JSON.stringify(line))
  .join('\n');

async function chooseFields(page: Page): Promise<void> {
  const pickers = page.getByRole('region', { name: 'Fields of these lines' });
  await pickers.getByLabel('Field of the tool').selectOption({ label: '/ev/fn · get_rate' });
  await pickers.getByLabel('Field of the arguments').selectOption({ label: `/ev/with · ${ARGS}` });
}

test('two menus tell the fields of a log of one’s own, and a link keeps the choice', async ({
  rung,
  page,
}) => {
  await rung.open(linkOf({ tools: TOOLS, calls: LOG }));
  await chooseFields(page);
  await rung.counts({ calls: 2, passes: 1, denied: 1 });
  await expect(page.getByTestId('calls-format')).toContainText('chosen fields');
  const link = await rung.share();
  await page.goto('about:blank');
  await page.goto(link);
  await rung.counts({ calls: 2, passes: 1, denied: 1 });
});

test('a trace of such lines is read again when the fields are chosen', async ({ rung, page }) => {
  await rung.open(linkOf({ tools: TOOLS, calls: CALL }));
  const lines = `${LOG}\n`.repeat(15_000);
  await drop(page, 'body', ['own.jsonl', lines]);
  const pane = page.getByRole('region', { name: 'Trace' });
  await expect(pane.getByText('calls, all of the file')).toBeVisible();
  await chooseFields(page);
  await rung.counts({ calls: 30_000, passes: 15_000, denied: 15_000 });
  await expect(pane).toContainText('chosen fields');
});

test.describe('a scenario that is dropped', () => {
  test('is opened', async ({ rung, page }) => {
    await rung.open();
    const document = json({ rung: 1, title: 'Rates', tools: TOOLS, calls: CALL });
    await drop(page, '#pane-tools', ['rates.rung.json', document]);
    await expect(toast(page)).toContainText('rates.rung.json opened.');
    await rung.says('DEFER', 'passes');
    await expect(rung.tools).toHaveValue(TOOLS);
  });

  for (const [what, text, why] of [
    ['newer', '{"rung":2,"tools":"","calls":""}', 'made by a newer Rung'],
    ['broken', '{"rung":1,"tools":5}', 'tools should be a text'],
    ['cut off', '{"rung":1,', 'This is not JSON'],
  ] as const) {
    test(`and is ${what} stays out, with its reason`, async ({ rung, page }) => {
      await rung.open(linkOf({ tools: TOOLS, calls: CALL }));
      await drop(page, '#pane-tools', ['x.rung.json', text]);
      await expect(page.locator('#pane-tools').getByRole('alert')).toContainText(why);
      await expect(rung.tools).toHaveValue(TOOLS);
      await expect(rung.calls).toHaveValue(CALL);
    });
  }
});

test('tools and calls that are dropped together fill both boxes', async ({ rung, page }) => {
  await rung.open();
  await drop(page, 'body', ['tools.json', TOOLS], ['calls.jsonl', CALL]);
  await expect(toast(page)).toContainText('tools.json, calls.jsonl opened in Tools and Calls.');
  await expect(rung.tools).toHaveValue(TOOLS);
  await expect(rung.calls).toHaveValue(CALL);
  await rung.says('DEFER', 'passes');
});

test('a file among others that cannot be read is told, and the others are read', async ({ rung, page }) => {
  await startEmpty(rung);
  await drop(page, '#pane-calls', ['calls.jsonl', CALL], ['picture.png', [0x89, 0x50, 0, 0]]);
  await expect(rung.calls).toHaveValue(CALL);
  await expect(page.locator('#pane-calls').getByRole('alert')).toContainText('picture.png was not opened.');
});

test('what is no text gets a sentence, and changes nothing', async ({ rung, page }) => {
  await rung.open(linkOf({ tools: TOOLS, calls: CALL }));
  for (const [name, content, why] of [
    ['empty.json', [], 'This file is empty.'],
    ['latin.json', [0x7b, 0x22, 0xe9, 0x22, 0x7d], 'not UTF-8; perhaps it is Latin-1'],
    ['wide.json', [0x7b, 0, 0x22, 0], 'This file is UTF-16.'],
    ['marked.json', [0xff, 0xfe, 0x7b, 0], 'This file is UTF-16.'],
    ['archive.gz', [0x1f, 0x8b, 8, 0], 'packed (gzip)'],
    ['program', [0x7f, 0x45, 0, 0, 0, 1], 'binary'],
  ] as const) {
    await drop(page, '#pane-calls', [name, content]);
    const alert = page.locator('#pane-calls').getByRole('alert');
    await expect(alert).toContainText(`${name} was not opened.`);
    await expect(alert).toContainText(why);
  }
  await expect(rung.calls).toHaveValue(CALL);
});

test('a call that is pasted over the example may keep its tools', async ({ rung, page }) => {
  await rung.open();
  const tools = await rung.tools.inputValue();
  await rung.calls.focus();
  await paste(page, CALL);
  await expect(toast(page)).toContainText('its tools went with it');
  await expect(rung.tools).toHaveValue('');
  await toast(page).getByRole('button', { name: 'Keep its tools' }).click();
  await expect(rung.tools).toHaveValue(tools);
  await expect(rung.calls).toHaveValue(CALL);
});

test('what is selected gives way to a paste, whatever the limit', async ({ rung, page }) => {
  // Two thirds of what the box takes stand there, and as much is pasted instead.
  const filler = (word: string) => `"${word.repeat(1_900_000)}"`;
  await rung.open(linkOf({ tools: TOOLS, calls: CALL }));
  await drop(page, '#pane-tools', ['big.json', filler('abc')]);
  await expect(toast(page)).toContainText('big.json opened in Tools.');
  await page.getByRole('button', { name: 'More for Tools' }).click();
  await page.evaluate((text) => navigator.clipboard.writeText(text), filler('xyz'));
  await page.getByRole('menuitem', { name: 'Paste in its place' }).click();
  await page.getByRole('button', { name: 'Paste anyway' }).click();
  await expect(rung.tools).toHaveValue(/^"xyz/);
});

test('a copied command that is pasted over a selection takes its place', async ({ rung, page }) => {
  await rung.open(linkOf({ tools: TOOLS, calls: '{"tool":"get_rate","args":{}}' }));
  await page.evaluate((text) => navigator.clipboard.writeText(text), `curl https://h/ -d '${CALL}'`);
  await rung.calls.focus();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.press('ControlOrMeta+V');
  await expect(rung.calls).toHaveValue(CALL);
});

test('credentials in a text are told, are not copied without a word, and go at the press of a button', async ({
  rung,
  page,
}) => {
  const calls = `curl https://h/ -H 'authorization: Bearer s3cret' -d '${CALL}'`;
  await rung.open(linkOf({ tools: TOOLS, calls }));
  await rung.says('DEFER', 'passes');
  await expect(page.locator('#pane-calls')).toContainText('This text holds credentials (authorization).');
  await page.evaluate(() => navigator.clipboard.writeText('mine'));
  await rung.share();
  const panel = page.getByRole('region', { name: 'Share', exact: true });
  await expect(panel).not.toContainText('Link copied');
  await panel.getByRole('button', { name: 'Remove the credential' }).click();
  await expect(rung.calls).toHaveValue(calls.replace('Bearer s3cret', 'removed'));
  await expect(panel.getByRole('list', { name: 'Credentials' })).toHaveCount(0);
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('mine');
  await rung.says('DEFER', 'passes');
});
