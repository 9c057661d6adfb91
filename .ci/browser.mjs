// Which browser the tests use, and how a machine without one gets it.
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { run, say } from './project.mjs';

const PLACES = [
  // Debian; the first is twice as fast.
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/**
 * The program to start: the one that CHROME names, else the one that Playwright has fetched, else the system's.
 * @returns {string | undefined}
 */
export function findBrowser() {
  const named = process.env.CHROME;
  if (named !== undefined && named !== '') return named;
  return [playwrightsOwn(), ...PLACES].find((path) => existsSync(path));
}

/** Finds a browser, or installs one where that can be done without asking; says what to do where it cannot. */
export function ensureBrowser() {
  if (findBrowser() !== undefined) return true;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    say('Installing a browser for the tests (apt-get)');
    const env = { DEBIAN_FRONTEND: 'noninteractive' };
    run('apt-get', ['update'], env);
    for (const name of ['chromium-headless-shell', 'chromium']) {
      run('apt-get', ['install', '-y', '--no-install-recommends', name], env);
      if (findBrowser() !== undefined) return true;
    }
  }
  say('Fetching a browser for the tests (playwright install)');
  run('npx', ['--no-install', 'playwright', 'install', '--no-shell', 'chromium']);
  if (findBrowser() !== undefined) return true;
  console.error(
    [
      'No browser was found for the browser tests, and none could be installed. Do one of these:',
      '  Debian, Ubuntu   sudo apt-get install chromium',
      '  elsewhere        npx playwright install --with-deps chromium',
      '  your own Chrome  CHROME=/path/to/chrome npm test',
    ].join('\n'),
  );
  return false;
}

function playwrightsOwn() {
  try {
    return createRequire(import.meta.url)('@playwright/test').chromium.executablePath();
  } catch {
    // Not a platform that Playwright has a browser for.
    return '';
  }
}
