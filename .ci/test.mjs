// `npm test`: installs what is missing, the browser included, then checks and tests everything and adds it all up.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureBrowser } from './browser.mjs';
import { build, install, requireNode, runTool, say } from './project.mjs';

/** @typedef {{ passed: number, failed: number, skipped: number }} Tally */

const reports = mkdtempSync(join(tmpdir(), 'rung-test-'));
/** @type {[name: string, tally: Tally][]} */
const tallies = [];
const started = performance.now();

requireNode();
if (install()) {
  check('types', () => runTool('typescript/bin/tsc', ['-b']));
  check('lint', () => runTool('@biomejs/biome/bin/biome', ['check', '--error-on-warnings']));
  suite('unit tests', vitest);
  if (check('build', build)) {
    check('bundle budget', () => runTool('../.ci/budget.mjs', []));
    if (check('browser', ensureBrowser)) suite('browser tests', playwright);
  }
} else {
  tallies.push(['install', one(false)]);
}
rmSync(reports, { recursive: true });
addUp();

/**
 * A step that holds or not; it counts as one.
 * @param {string} name
 * @param {() => boolean} step
 */
function check(name, step) {
  say(`Checking: ${name}`);
  const holds = step();
  tallies.push([name, one(holds)]);
  return holds;
}

/**
 * @param {string} name
 * @param {() => Tally} tests
 */
function suite(name, tests) {
  say(`Running: ${name}`);
  tallies.push([name, tests()]);
}

function vitest() {
  const file = join(reports, 'unit.json');
  const args = ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  const fine = runTool('vitest/vitest.mjs', args);
  /** @typedef {Record<'numPassedTests' | 'numFailedTests' | 'numPendingTests' | 'numTodoTests', number>} Report */
  return counted(fine, file, (/** @type {Report} */ report) => ({
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    skipped: report.numPendingTests + report.numTodoTests,
  }));
}

function playwright() {
  const file = join(reports, 'e2e.json');
  const fine = runTool('@playwright/test/cli.js', ['test', '--reporter=list,json'], {
    PLAYWRIGHT_JSON_OUTPUT_NAME: file,
  });
  /** @typedef {{ stats: Record<'expected' | 'unexpected' | 'flaky' | 'skipped', number> }} Report */
  return counted(fine, file, (/** @type {Report} */ { stats }) => ({
    passed: stats.expected,
    // A test that passes only when it is tried again is not one to rely on.
    failed: stats.unexpected + stats.flaky,
    skipped: stats.skipped,
  }));
}

/**
 * The figures of a runner's report. A runner that broke without a failed test counts as one failure.
 * @template Report
 * @param {boolean} fine
 * @param {string} file
 * @param {(report: Report) => Tally} read
 * @returns {Tally}
 */
function counted(fine, file, read) {
  try {
    const tally = read(JSON.parse(readFileSync(file, 'utf8')));
    return !fine && tally.failed === 0 ? { ...tally, failed: 1 } : tally;
  } catch {
    console.error('The runner left no report.');
    return one(false);
  }
}

/**
 * @param {boolean} holds
 * @returns {Tally}
 */
function one(holds) {
  return { passed: holds ? 1 : 0, failed: holds ? 0 : 1, skipped: 0 };
}

function addUp() {
  const sum = { passed: 0, failed: 0, skipped: 0 };
  say(`Took ${Math.round((performance.now() - started) / 1000)} s`);
  for (const [name, { passed, failed, skipped }] of tallies) {
    sum.passed += passed;
    sum.failed += failed;
    sum.skipped += skipped;
    const result = [
      `${passed} ok`,
      failed > 0 ? `${failed} FAILED` : '',
      skipped > 0 ? `${skipped} skipped` : '',
    ];
    console.log(`  ${name.padEnd(16)}${result.filter((part) => part !== '').join(', ')}`);
  }
  const skips = sum.skipped > 0 ? `, ${sum.skipped} skipped` : '';
  console.log(`${sum.passed} passed, ${sum.failed} failed${skips}`);
  if (sum.failed > 0) process.exitCode = 1;
}
