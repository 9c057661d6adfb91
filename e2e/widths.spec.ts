/** Nothing that can be used is cut off at any width. */
import type { Page } from '@playwright/test';
import { expect, json, linkOf, type Rung, test, tool } from './rung.ts';

const LONG = tool('a_tool_with_a_name_that_is_longer_than_most', {
  a_parameter_with_a_name_that_is_long: 'string',
  another_parameter: 'integer',
});
const calls = (n: number) =>
  Array.from({ length: n }, (_, at) =>
    json({ tool: LONG.name, args: { a_parameter_with_a_name_that_is_long: `${at}`, another_parameter: at } }),
  ).join('\n');

const scenarios: Record<string, string> = {
  'a first visit': '',
  'long names and many calls': linkOf({
    title: 'A title that is longer than the header has room for',
    tools: json({ tools: [LONG] }),
    calls: calls(1_200),
    aliases: { [LONG.name]: { a_synonym_that_is_long: 'another_parameter' } },
  }),
  'expectations and a baseline': linkOf({
    tools: json({ tools: [LONG] }),
    calls: calls(3),
    expect: [{ kind: 'DENY' }, { kind: 'DEFER' }, null, null, { kind: 'DEFER' }],
    baseline: { tools: json({ tools: [] }) },
  }),
};

/** What sticks out of the screen, or of a box that cuts it and cannot be scrolled. */
async function cutOff(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const screen = document.documentElement.clientWidth;
    const isCut = (node: Element): boolean => {
      const { left, right, width } = node.getBoundingClientRect();
      if (width <= 1 || !node.checkVisibility({ visibilityProperty: true })) return false;
      if (left < -1 || right > screen + 1) return true;
      for (let holder = node.parentElement; holder !== null; holder = holder.parentElement) {
        const box = holder.getBoundingClientRect();
        const cuts = getComputedStyle(holder).overflowX !== 'visible';
        if (cuts && (left < box.left - 1 || right > box.right + 1)) return true;
      }
      return false;
    };
    return [...document.querySelectorAll('button, input, select, [role=tab], [role=radio]')]
      .filter(isCut)
      .map((node) => node.getAttribute('aria-label') ?? node.textContent ?? node.className);
  });
}

async function look(rung: Rung, page: Page, width: number): Promise<void> {
  const tabs =
    width < 720 ? ['Verdict', 'Calls', 'Tools', 'Table'] : width < 1080 ? ['Tools', 'Calls'] : [''];
  for (const tab of tabs) {
    if (tab !== '') await page.getByRole('tab', { name: tab }).first().click();
    if (tab === 'Verdict') await expect(page.getByTestId('gates')).toBeVisible();
    if (tab === 'Tools') await expect(page.getByRole('region', { name: 'Grammar' })).toBeVisible();
    if (tab === 'Table') await expect(rung.table.getByRole('row').nth(1)).toBeVisible();
    await nothingIsCut(page, `${width} px ${tab}`);
  }
}

async function nothingIsCut(page: Page, where: string): Promise<void> {
  await expect.poll(() => cutOff(page), `cut off at ${where}`).toEqual([]);
}

for (const [name, hash] of Object.entries(scenarios)) {
  test(`no width cuts anything off: ${name}`, async ({ rung, page }) => {
    await rung.open(hash);
    for (const width of [320, 360, 390, 640, 701, 719, 720, 768, 795, 800, 801, 1024, 1080, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      await look(rung, page, width);
    }
  });
}

test('no width cuts the comparison off', async ({ rung, page }) => {
  await rung.open(scenarios['expectations and a baseline']);
  await page.getByRole('tab', { name: 'Compare' }).click();
  for (const width of [320, 390, 719, 768, 1080, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    await expect(page.getByRole('table', { name: 'Calls before and after' })).toBeVisible();
    await nothingIsCut(page, `${width} px`);
  }
});

test('the mark of a required parameter is seen on a narrow screen', async ({ rung, page }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await rung.open();
  await page.getByRole('tab', { name: 'Tools' }).click();
  await expect(page.getByRole('row', { name: /amount/ }).getByText('req', { exact: true })).toBeVisible();
});

test('a note as long as a book leaves the page its place', async ({ rung, page }) => {
  await rung.open(linkOf({ calls: '{}', tools: json(LONG), note: 'word '.repeat(5_000) }));
  const note = page.getByText(/^word word/).first();
  await expect(note).toBeVisible();
  const notices = await page.getByRole('region', { name: 'About this scenario' }).boundingBox();
  expect(notices?.height ?? 900).toBeLessThan(220);
  await expect(rung.verdict).toBeInViewport();
  await page.setViewportSize({ width: 390, height: 800 });
  await page.getByText('About this example').click();
  await expect(rung.verdict).toBeInViewport();
});
