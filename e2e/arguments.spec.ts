/** The arguments before and after. */
import { expect, json, linkOf, TOOLS, test, tool } from './rung.ts';

const many = Array.from({ length: 30 }, (_, at) => `key_${at}`);
const MANY = json(tool('many', Object.fromEntries(many.map((key) => [key, 'number']))));

test('many arguments that all arrive are counted, never called nothing', async ({ rung, page }) => {
  await rung.open(linkOf({ tools: MANY, calls: json(Object.fromEntries(many.map((key, at) => [key, at]))) }));
  await rung.says('DEFER', 'passes');
  await expect(page.getByText('30 unchanged')).toHaveCount(2);
  await expect(page.getByText('nothing', { exact: true })).toHaveCount(0);
  await page.getByRole('button', { name: 'Show the 30 arguments that arrive unchanged' }).click();
  await expect(page.getByText('30 unchanged')).toHaveCount(0);
});

for (const [args, words] of [
  ['{"base":"EUR","quote":"SEK"}', 'sent, passed on unchanged'],
  ['{"_positional":["EUR","SEK"]}', 'sent, then dispatched'],
  ['{"base":"EUR"}', 'sent, and what would arrive'],
] as const) {
  test(`the heading of ${args} says: ${words}`, async ({ rung, page }) => {
    await rung.open(linkOf({ tools: TOOLS, calls: `{"tool":"get_rate","args":${args}}` }));
    await expect(page.getByText(words, { exact: true })).toBeVisible();
  });
}

test('names that are hard to see are said in words', async ({ rung, page }) => {
  const tools =
    '{"params":[{"name":"","type":"string","required":true},{"name":"\\ud800","type":"string","required":true}]}';
  await rung.open(linkOf({ tools, calls: '{"":"a"}' }));
  await rung.says('DENY', 'sent-back');
  const list = page.getByRole('region', { name: 'Verdict' }).getByRole('listitem');
  await expect(list.getByText('the empty name, "a", arrives unchanged.')).toHaveCount(1);
  await expect(list.getByText('U+D800 is missing.')).toHaveCount(1);
});
