// The JavaScript that a shared link needs for its verdict has a budget: the page's entry with all that it imports,
// and the engine's worker. The editor and what is loaded on first use come later and are only told. That nothing
// else is fetched before the verdict is a browser test.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { root } from './project.mjs';

const BUDGET = 130_000;

const dist = join(root, 'dist');
/** @type {Record<string, { file: string, isEntry?: boolean, imports?: string[] }>} */
const manifest = JSON.parse(readFileSync(join(dist, '.vite', 'manifest.json'), 'utf8'));

const page = new Set(['theme.js']);
for (const [key, { isEntry }] of Object.entries(manifest)) if (isEntry) addWithImports(key, page);
const workers = assets().filter((file) => /^assets\/worker-[\w-]+\.js$/.test(file));
const engine = new Set(workers.flatMap(withStaticImports));
const editor = new Set();
const editorKey = Object.keys(manifest).find((key) => key.endsWith('/MonacoBox.tsx'));
if (editorKey !== undefined) addWithImports(editorKey, editor);

if (workers.length !== 1 || editorKey === undefined) {
  console.error('The build has no engine worker or no editor where this check looks for them.');
  process.exit(1);
}

const first = size([...page, ...engine]);
console.log(
  `First verdict  ${kB(first)} gzip of ${kB(BUDGET)}: page ${kB(size(page))}, engine ${kB(size(engine))}`,
);
console.log(
  `Editor         ${kB(size([...editor].filter((file) => !page.has(file))))} gzip, loaded after the verdict`,
);
if (first > BUDGET) {
  console.error(`The budget is exceeded by ${kB(first - BUDGET)}. Load something after the first verdict.`);
  process.exit(1);
}

/**
 * @param {string} key
 * @param {Set<string>} files
 */
function addWithImports(key, files) {
  const chunk = manifest[key];
  if (chunk === undefined || files.has(chunk.file)) return;
  files.add(chunk.file);
  for (const imported of chunk.imports ?? []) addWithImports(imported, files);
}

/**
 * A worker's file with what it imports before it runs; the manifest does not tell of workers.
 * @param {string} file
 * @returns {string[]}
 */
function withStaticImports(file) {
  const imports = readFileSync(join(dist, file), 'utf8').matchAll(
    /\bfrom\s*"\.\/([\w.-]+\.js)"|^import"\.\/([\w.-]+\.js)"/g,
  );
  return [file, ...[...imports].flatMap(([, named, bare]) => withStaticImports(`assets/${named ?? bare}`))];
}

function assets() {
  return readdirSync(join(dist, 'assets')).map((name) => `assets/${name}`);
}

/** @param {Iterable<string>} files */
function size(files) {
  let sum = 0;
  for (const file of files) sum += gzipSync(readFileSync(join(dist, file)), { level: 9 }).length;
  return sum;
}

/** @param {number} bytes */
function kB(bytes) {
  return `${(bytes / 1000).toFixed(1)} kB`;
}
