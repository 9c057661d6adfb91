import { readdirSync, readFileSync } from 'node:fs';
import { isShared } from '../rung/shared.ts';

const FOLDER = new URL('../../../../shared/', import.meta.url);

/** A text of the shared material; empty when it does not stand beside this checkout. */
export function sharedText(path: string): string {
  return isShared(path) ? readFileSync(new URL(path, FOLDER), 'utf8') : '';
}

/** The files of a folder of the shared material; none when it is absent. */
export function sharedFiles(path: string): string[] {
  return isShared(path) ? readdirSync(new URL(path, FOLDER)) : [];
}
