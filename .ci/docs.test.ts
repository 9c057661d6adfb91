import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { decodeLink } from '@rung/core';
import { expect, it } from 'vitest';

const root = new URL('..', import.meta.url);
const page = readFileSync(new URL('docs/links-and-embeds.md', root), 'utf8');

/** The code of a language, and what its comments say that it prints. */
function sample(language: string, print: RegExp): { code: string; said: string[] } {
  const code = new RegExp(`\`\`\`${language}\\n(.*?)\`\`\``, 's').exec(page)?.[1] ?? '';
  return { code, said: [...code.matchAll(print)].map(([, words = '']) => words) };
}

function run(program: string, ...args: string[]): string[] {
  const { status, stdout, stderr } = spawnSync(program, args, { cwd: root, encoding: 'utf8' });
  expect(status, stdout + stderr).toBe(0);
  return stdout.trim().split('\n');
}

it('the code that makes links runs against the built package and prints what its comments say', () => {
  const { code, said } = sample('js', /console\.log\(.*\); \/\/ (.*)/g);
  expect(said.length).toBe(7);
  run(process.execPath, 'node_modules/typescript/bin/tsc', '-b', 'core');
  expect(run(process.execPath, '--input-type=module', '--eval', code)).toEqual(said);
});

it.skipIf(spawnSync('python3', ['--version']).status !== 0)('and so does the Python', () => {
  const { code, said } = sample('python', /print\(.*\) {2}# (.*)/g);
  expect(said).toEqual(['True']);
  expect(run('python3', '-c', code)).toEqual(said);
});

it.skipIf(spawnSync('python3', ['--version']).status !== 0)('a link made so opens', async () => {
  const { code } = sample('python', /$^/g);
  const [link = ''] = run('python3', '-c', `${code}\nprint(rung_link("", {"calls": "日本"}))`).slice(-1);
  expect(await decodeLink(link)).toEqual({ kind: 'ok', scenario: { rung: 1, tools: '', calls: '日本' } });
});
