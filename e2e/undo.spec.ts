import { expect, linkOf, TOOLS, test } from './rung.ts';

const CALL = '{"tool":"get_rate","args":{"base":"EUR"}}';

for (const monaco of ['held', 'arrives'] as const) {
  test.describe(monaco === 'held' ? 'in a plain box' : 'in the editor', () => {
    test.use({ monaco });

    test('typing, then deleting all of it, are two steps', async ({ rung, page, context }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      await rung.open(linkOf({ tools: TOOLS, calls: CALL }));
      if (monaco === 'arrives') await expect(page.locator('.monaco-editor[role=code]')).toHaveCount(2);
      const undone = async (kind: 'DEFER' | 'DENY', calls: number) => {
        await page.keyboard.press('ControlOrMeta+Z');
        await rung.says(kind, kind === 'DENY' ? 'sent-back' : 'passes');
        await rung.counts({ calls });
      };
      await rung.calls.focus();
      await page.keyboard.press('ControlOrMeta+End');
      await page.keyboard.type(' ');
      await page.keyboard.press('ControlOrMeta+A');
      await page.keyboard.press('Delete');
      await rung.counts({ calls: 0 });
      await undone('DENY', 1);

      await page.keyboard.press('ControlOrMeta+End');
      await page.keyboard.type(' ');
      const both = `${CALL}\n${CALL}`;
      await page.evaluate((text) => navigator.clipboard.writeText(text), both);
      await page.keyboard.press('ControlOrMeta+A');
      await page.keyboard.press('ControlOrMeta+V');
      await rung.counts({ calls: 2 });
      await page.keyboard.press('ControlOrMeta+A');
      await page.keyboard.press('ControlOrMeta+X');
      await rung.counts({ calls: 0 });
      await undone('DENY', 2);
      await undone('DENY', 1);
    });
  });
}
