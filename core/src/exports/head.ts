import { commentText } from './literals.ts';
import type { Scene } from './scene.ts';

/** The first lines of a file, each behind the sign of a comment: where it comes from, and what to know about it. */
export function head(
  { scenario, link }: Scene,
  sign: string,
  ...more: readonly (string | undefined)[]
): string {
  const from = scenario.title === undefined ? 'Written by Rung.' : `Written by Rung: ${scenario.title}`;
  return [from, link, ...more]
    .filter((line) => line !== undefined)
    .map((line) => `${sign} ${commentText(line)}\n`)
    .join('');
}
