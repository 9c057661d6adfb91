import { readFileSync } from 'node:fs';
import { formatWithOptions } from 'node:util';
import { afterEach, expect, test, vi } from 'vitest';

const here = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');
const sample = here('sample.ts');

afterEach(() => {
  vi.restoreAllMocks();
});

test('the README shows the sample that is compiled here', () => {
  const [, shown] = /```ts\n([^`]*(?:`(?!``)[^`]*)*)```/u.exec(here('../../../README.md')) ?? [];
  expect(shown).toBe(sample);
});

test('the sample says what its comments say', async () => {
  const said: string[] = [];
  vi.spyOn(console, 'log').mockImplementation((...values: unknown[]) => {
    said.push(formatWithOptions({ colors: false }, ...values));
  });
  await import('./sample.ts');
  const promised = [...sample.matchAll(/console\.log\(.*\/\/ (.*)$/gmu)].map(([, words]) => words);
  expect(said).toEqual(promised);
  expect(said).toHaveLength(6);
});
