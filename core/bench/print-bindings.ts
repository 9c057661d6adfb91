import { existsSync } from 'node:fs';
import { bindings } from './bindings.ts';

const CORPUS = new URL('../../../../shared/corpus/', import.meta.url);

if (existsSync(CORPUS)) {
  for (const profile of ['fak', 'sound'] as const) {
    console.log(`\nprofile ${profile}`);
    console.table(bindings(CORPUS, profile));
  }
} else {
  console.log('The shared corpus is not beside this checkout; nothing to measure.');
}
