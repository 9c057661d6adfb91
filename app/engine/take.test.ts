import type { Scenario } from '@rung/core';
import { expect, test } from 'vitest';
import { Judge } from './schema/judge.ts';
import { Opinions } from './schema/opinions.ts';
import { answering, StubWorker } from './schema/stubWorker.ts';
import { take } from './take.ts';

const scenario: Scenario = {
  rung: 1,
  tools:
    '{"book":{"type":"object","properties":{"mail":{"type":"string","format":"email"},"n":{"minimum":5}}}}',
  calls:
    '{"tool":"book","args":{"mail":"anna@corp.se","n":7}}\n{"tool":"book","args":{"mail":"nobody","n":1}}',
};

function opinions(starts: 'starts' | 'fails' = 'starts'): Opinions {
  return new Opinions(new Judge(() => new StubWorker(answering(), starts), 10));
}

test('an export tells what JSON Schema says of the values', async () => {
  const question = { what: 'export', scenario, format: 'verdicts', base: 'x' } as const;
  const { exported } = await take(question, opinions());
  const lines = exported?.text
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  expect(lines?.map(({ outcome }) => outcome)).toEqual(['passes', 'passes-with-problems']);
  expect(exported?.fileName).toBe('x.verdicts.jsonl');
});

test('placeholders leave what JSON Schema says as it was', async () => {
  const { shaped } = await take({ what: 'shape', scenario }, opinions());
  expect(shaped?.leftOut).toEqual([]);
  expect(shaped?.scenario.calls).toBe(
    '{"tool": "book", "args": {"mail":"name@example.com","n":5}}\n{"tool": "book", "args": {"mail":"string","n":0}}\n',
  );
});

test('without the worker for schemas, all is done by what the rung says', async () => {
  const { shaped } = await take({ what: 'shape', scenario }, opinions('fails'));
  expect(shaped?.calls).toBe(2);
  const { places } = await take({ what: 'private', scenario }, opinions('fails'));
  expect(places?.map(({ kind, line }) => [kind, line])).toEqual([['email', 1]]);
});
