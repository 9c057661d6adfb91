// `npm run mutation`: changes the rung in every way that Stryker knows, and holds the mutants that no test kills against
// docs/mutation.md, which lists the equivalent ones. `npm run mutation -- alias args` looks at these files only.
import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { Stryker } from '@stryker-mutator/core';
import { root } from './project.mjs';

const FOLDER = 'core/src/rung';
const LIST = 'docs/mutation.md';

/** @typedef {import('@stryker-mutator/api/core').MutantResult} Mutant */
/** @typedef {{ file: string, hunk: string }} Entry a mutant as the lines that it takes out and puts in */

const names = process.argv.slice(2);
const results = await new Stryker({
  mutate: names.length > 0 ? names.map((name) => `${FOLDER}/${name}.ts`) : [`${FOLDER}/*.ts`],
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  vitest: { configFile: '.ci/mutation.vitest.ts' },
  coverageAnalysis: 'perTest',
  concurrency: 1,
  // TypeScript 7 has no API by which Stryker could rewrite the real one.
  tsconfigFile: 'none.json',
  ignorePatterns: ['app', 'e2e', 'public', 'dist', 'core/dist', 'core/build'],
  reporters: ['progress-append-only', 'html'],
  htmlReporter: { fileName: 'reports/mutation/index.html' },
}).runMutationTest();

const unlisted = survivors(results);
const gone = [];
for (const entry of listed()) {
  const at = unlisted.findIndex(({ file, hunk }) => file === entry.file && hunk === entry.hunk);
  if (at >= 0) unlisted.splice(at, 1);
  else gone.push(entry);
}
tell('These mutants survive, and are not listed as equivalent:', unlisted);
tell(`These are listed in ${LIST}, and do not survive:`, gone);
addUp();
if (unlisted.length + gone.length > 0) process.exitCode = 1;

/**
 * The mutants that no test kills.
 * @param {readonly Mutant[]} mutants
 * @returns {Entry[]}
 */
function survivors(mutants) {
  return mutants
    .filter(({ status }) => status !== 'Killed' && status !== 'Timeout')
    .map((mutant) => ({ file: basename(mutant.fileName), hunk: hunkOf(mutant) }));
}

/** @param {Mutant} mutant */
function hunkOf({ fileName, location: { start, end }, replacement = '' }) {
  const lines = readFileSync(fileName, 'utf8')
    .split('\n')
    .slice(start.line - 1, end.line);
  const before = lines[0]?.slice(0, start.column - 1) ?? '';
  const behind = lines.at(-1)?.slice(end.column - 1) ?? '';
  return hunk(lines, `${before}${replacement}${behind}`.split('\n'));
}

/**
 * @param {readonly string[]} removed
 * @param {readonly string[]} added
 */
function hunk(removed, added) {
  return [...removed.map((line) => `- ${line.trim()}`), ...added.map((line) => `+ ${line.trim()}`)].join(
    '\n',
  );
}

/**
 * The entries of the list that belong to the files looked at.
 * @returns {Entry[]}
 */
function listed() {
  return readFileSync(join(root, LIST), 'utf8')
    .split(/^## /m)
    .slice(1)
    .flatMap((section) => {
      const file = section.slice(0, section.indexOf('\n')).trim();
      const hunks = [...section.matchAll(/```diff\n(.*?)\n```/gs)].flatMap(([, block = '']) =>
        block.split('\n\n'),
      );
      return hunks.map((lines) => ({ file, hunk: lines }));
    })
    .filter(({ file }) => names.length === 0 || names.includes(basename(file, '.ts')));
}

/**
 * @param {string} sentence
 * @param {readonly Entry[]} entries
 */
function tell(sentence, entries) {
  if (entries.length === 0) return;
  console.log(`\n${sentence}`);
  for (const { file, hunk: lines } of entries) console.log(`\n${file}\n${lines}`);
}

function addUp() {
  const killed = results.filter(({ status }) => status === 'Killed').length;
  const timeouts = results.filter(({ status }) => status === 'Timeout').length;
  const equivalent = survivors(results).length - unlisted.length;
  const score = (100 * (killed + timeouts)) / (results.length - equivalent);
  console.log(
    `\n${results.length} mutants: ${killed} killed, ${timeouts} ran out of time, ${equivalent} equivalent and listed, ` +
      `${unlisted.length} survive; ${gone.length} listed in vain. Score without the equivalent ones: ${score.toFixed(1)} %`,
  );
}
