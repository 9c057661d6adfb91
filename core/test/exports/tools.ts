import { spawnSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = fileURLToPath(new URL('../../../', import.meta.url));

/** A new folder with these files. */
export function folder(files: Readonly<Record<string, string>>): string {
  const path = mkdtempSync(join(tmpdir(), 'rung-export-'));
  for (const [name, text] of Object.entries(files)) writeFileSync(join(path, name), text);
  return path;
}

export interface Ran {
  readonly status: number | null;
  readonly output: string;
}

/** Runs a program, without a shell. */
export function run(program: string, args: readonly string[], cwd: string, env = process.env): Ran {
  const { status, stdout, stderr } = spawnSync(program, args, { cwd, env, encoding: 'utf8' });
  return { status, output: `${stdout ?? ''}${stderr ?? ''}` };
}

export function has(program: string, ...args: string[]): boolean {
  return spawnSync(program, args).status === 0;
}
