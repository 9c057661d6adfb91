// What the project's commands share. Runs before anything is installed, so it knows only Node itself.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url));

/** Ends the program with a sentence when this Node is too old for the tools that are used. */
export function requireNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > 20 || (major === 20 && minor >= 19)) return;
  console.error(`Rung needs Node 20.19 or newer; this is ${process.version}. Node is at https://nodejs.org.`);
  process.exit(1);
}

/** @param {string} line */
export function say(line) {
  console.log(`\n== ${line}`);
}

/**
 * Runs a program in the project's folder and shows what it prints.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {Readonly<Record<string, string>>} env
 */
export function run(command, args, env = {}) {
  const { status, error } = spawnSync(command, args, {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...env },
    // npm and npx are scripts there, which only a shell starts.
    shell: process.platform === 'win32' && command !== process.execPath,
  });
  if (error !== undefined) console.error(`${command}: ${error.message}`);
  return status === 0;
}

/**
 * Runs a program of an installed package.
 * @param {string} script where it lies below node_modules
 * @param {readonly string[]} args
 * @param {Readonly<Record<string, string>>} env
 */
export function runTool(script, args, env = {}) {
  return run(process.execPath, [join('node_modules', script), ...args], env);
}

/** Installs what the lock file names, unless just that is installed already. */
export function install() {
  if (isInstalled()) return true;
  say('Installing packages (npm ci)');
  // Playwright's own browser is fetched later, and only where no other is found.
  const done = run('npm', ['ci', '--include=dev', '--no-audit', '--no-fund'], {
    PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD: '1',
  });
  if (!done) console.error('The packages could not be installed. Is the npm registry within reach?');
  return done;
}

/** Builds the page, unless the last build is newer than everything that it was made from. */
export function build() {
  const made = join(root, 'dist', 'index.html');
  if (existsSync(made) && statSync(made).mtimeMs > newestSource()) return true;
  say('Building the page (vite build)');
  return runTool('vite/bin/vite.js', ['build']);
}

function isInstalled() {
  const hidden = join(root, 'node_modules', '.package-lock.json');
  if (!existsSync(hidden)) return false;
  const wanted = packagesIn(join(root, 'package-lock.json'));
  const present = packagesIn(hidden);
  return Object.entries(wanted).every(
    ([path, { version, optional }]) =>
      !path.startsWith('node_modules/') || optional || present[path]?.version === version,
  );
}

/**
 * @param {string} lockFile
 * @returns {Record<string, { version?: string, optional?: boolean }>}
 */
function packagesIn(lockFile) {
  try {
    return JSON.parse(readFileSync(lockFile, 'utf8')).packages ?? {};
  } catch {
    return {};
  }
}

/** When the newest of the page's sources was changed; a file that is gone changes its folder. */
function newestSource() {
  const sources = ['app', 'core/src', 'core/package.json', 'public', 'index.html', 'package-lock.json'];
  const settings = readdirSync(root).filter((name) => /^(vite\.config|tsconfig)/.test(name));
  return Math.max(...[...sources, ...settings].map((path) => newest(join(root, path))));
}

/**
 * @param {string} path
 * @returns {number}
 */
function newest(path) {
  const { mtimeMs } = statSync(path);
  if (!statSync(path).isDirectory()) return mtimeMs;
  const inside = readdirSync(path)
    .filter((name) => !name.endsWith('.tsbuildinfo'))
    .map((name) => newest(join(path, name)));
  return Math.max(mtimeMs, ...inside);
}
