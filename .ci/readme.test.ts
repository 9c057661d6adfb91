import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const root = new URL('..', import.meta.url);

function node(...args: string[]): string {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8' });
  expect(status, stdout + stderr).toBe(0);
  return stdout;
}

it("the README's code runs against the built package and prints what its comments say", () => {
  const readme = readFileSync(new URL('README.md', root), 'utf8');
  const code = /```js\n(.*?)```/s.exec(readme)?.[1] ?? '';
  const said = [...code.matchAll(/console\.log\(.*\); \/\/ (.*)/g)].map(([, words]) => words);
  expect(said.length).toBeGreaterThan(3);
  node('node_modules/typescript/bin/tsc', '-b', 'core');
  expect(node('--input-type=module', '--eval', code).trim().split('\n')).toEqual(said);
});
