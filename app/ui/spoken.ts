import { shown } from './words.ts';

/** A name as a reader says it: signs alone, such as `""`, would be left out. */
export function spoken(name: string): string {
  if (name === '') return 'the empty name';
  if (name.trim() === '') return `a name of ${name.length === 1 ? 'one blank' : `${name.length} blanks`}`;
  const visible = shown(name);
  return visible === name
    ? name
    : visible.replaceAll(/\\u([0-9a-f]{4})/gu, (_, digits: string) => ` U+${digits.toUpperCase()} `).trim();
}
