import { existsSync, readFileSync } from 'node:fs';

const FOLDER = new URL('../../../../shared/', import.meta.url);

/** Whether a file of the shared material stands beside this checkout; tests that need it are skipped when not. */
export function isShared(path: string): boolean {
  return existsSync(new URL(path, FOLDER));
}

/** The lines of a shared JSON Lines file; none when it is absent. */
export function sharedLines(path: string): unknown[] {
  if (!isShared(path)) return [];
  const text = readFileSync(new URL(path, FOLDER), 'utf8');
  return text
    .split('\n')
    .filter((line) => line !== '')
    .map((line): unknown => JSON.parse(line));
}
