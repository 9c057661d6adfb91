import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** Axe has nothing to say about the page as it is now, or nothing after these rules. */
export async function isAccessible(page: Page, rules?: string[]): Promise<void> {
  // The other mode opens a page of its own for each run.
  const axe = new AxeBuilder({ page }).setLegacyMode();
  const { violations } = await (rules === undefined ? axe : axe.withRules(rules)).analyze();
  const told = violations.map(({ id, nodes }) => ({ id, at: nodes.map(({ html }) => html.slice(0, 160)) }));
  expect(told).toEqual([]);
}
