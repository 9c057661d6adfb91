// `npm start`: installs, builds and serves the page. What is there already is not made again.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { build, install, requireNode, root, say } from './project.mjs';

requireNode();
if (!install() || !build()) process.exit(1);

say('Serving the page; Ctrl+C ends it');
const vite = join(root, 'node_modules', 'vite', 'bin', 'vite.js');
const server = spawn(process.execPath, [vite, 'preview', ...process.argv.slice(2)], {
  cwd: root,
  stdio: 'inherit',
});
server.on('exit', (code) => {
  process.exitCode = code ?? 0;
});
// The server gets the signal too, and this program ends with it.
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM']))
  process.on(signal, () => server.kill(signal));
