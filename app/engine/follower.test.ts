import { openToolbox, readCalls, readTools, type Scenario } from '@rung/core';
import { expect, test } from 'vitest';
import { BoxCalls } from './boxCalls.ts';
import { Follower } from './follower.ts';

const TOOLS = JSON.stringify({ greet: { properties: { name: {} }, required: ['name'] } });
const SCENARIO: Scenario = { rung: 1, tools: TOOLS, calls: '' };
const toolbox = openToolbox(SCENARIO, readTools(TOOLS));

function boxOf(count: number, former?: BoxCalls): BoxCalls {
  const text = Array.from(
    { length: count },
    (_, index) => `{"tool":"greet","args":{"name":"n${index}"}}`,
  ).join('\n');
  return new BoxCalls(text, readCalls(text).calls, toolbox, former);
}

function follow(box: BoxCalls) {
  let news = 0;
  const follower = new Follower(box, () => {
    news += 1;
  });
  return { follower, news: () => news };
}

test('looks at all calls, and tells', async () => {
  const box = boxOf(5_000);
  expect(box.table.looked).toBe(2_000);
  const { follower, news } = follow(box);
  await follower.look();
  expect(box.table.looked).toBe(5_000);
  expect(news()).toBeGreaterThan(0);
});

test('what is wanted last wins', async () => {
  const box = boxOf(20_000);
  const { follower } = follow(box);
  const first = follower.look();
  box.decide(openToolbox({ ...SCENARIO, tools: '' }, readTools('')));
  const second = follower.look();
  await Promise.all([first, second]);
  expect(box.table.looked).toBe(20_000);
  follower.stop();
  box.decide(toolbox);
  const stopped = follower.look();
  follower.stop();
  await stopped;
  expect(box.table.looked).toBeLessThan(20_000);
});

test('a text is searched, a short list at once', async () => {
  const { follower } = follow(boxOf(30));
  const search = await follower.search('N1');
  expect(search).toMatchObject({ text: 'N1', done: 30 });
  expect(
    [...(search?.found.entries() ?? [])].flatMap(([index, found]) => (found === 1 ? [index] : [])),
  ).toEqual([1, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19]);
  expect(await follower.search('')).toBeUndefined();
  expect((await follower.search('greet'))?.found.every((found) => found === 1)).toBe(true);
});

test('a longer search goes on by itself, and ends', async () => {
  const box = boxOf(60_000);
  const { follower, news } = follow(box);
  let search = await follower.search('n59999"');
  let asked = 1;
  while (search !== undefined && search.done < box.table.size) {
    await new Promise((resolve) => setTimeout(resolve));
    search = await follower.search('n59999"');
    asked += 1;
  }
  expect(search?.found[59_999]).toBe(1);
  expect(search?.found.reduce((sum, found) => sum + found, 0)).toBe(1);
  expect(asked > 1).toBe(news() > 1);
});

test('calls that were known before are not looked at again', () => {
  const former = boxOf(3_000);
  const box = boxOf(3_001, former);
  // 2,000 were looked at; of the others, the first 2,000 places are.
  expect(box.table.looked).toBe(2_000);
  expect(box.table.shapes).toBe(former.table.shapes);
  expect(box.table.caseAt(5).marks).toEqual([]);
});
