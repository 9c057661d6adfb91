import { createServer } from 'node:net';
import { defineConfig } from '@playwright/test';
import { findBrowser } from './.ci/browser.mjs';

// Every worker reads this file again; the port of the first reading holds for all.
process.env.RUNG_TEST_PORT ??= String(await freePort());
const port = Number(process.env.RUNG_TEST_PORT);
const browser = findBrowser();

export default defineConfig({
  testDir: 'e2e',
  forbidOnly: process.env.CI !== undefined,
  // On two cores a second worker gains nothing.
  workers: 1,
  // Verdicts come within milliseconds; a busy machine may take its time.
  timeout: 90_000,
  expect: { timeout: 20_000 },
  reporter: 'list',
  use: {
    baseURL: `http://localhost:${port}/`,
    viewport: { width: 1440, height: 900 },
    trace: 'retain-on-failure',
    launchOptions: {
      ...(browser === undefined ? {} : { executablePath: browser }),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  webServer: {
    command: `npx vite preview --port ${port} --strictPort`,
    url: `http://localhost:${port}/`,
  },
});

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.on('error', reject);
    server.listen(0, 'localhost', () => {
      const address = server.address();
      server.close(() => {
        if (typeof address === 'object' && address !== null) resolve(address.port);
        else reject(new Error('No free port'));
      });
    });
  });
}
