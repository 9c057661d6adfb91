/** A figure as digits and its noun: `1 value`, `3 values`. */
export function count(n: number, noun: string, plural = `${noun}s`): string {
  return `${n} ${n === 1 ? noun : plural}`;
}

const ordinals = new Intl.PluralRules('en', { type: 'ordinal' });
const endings: Partial<Record<Intl.LDMLPluralRule, string>> = { one: 'st', two: 'nd', few: 'rd' };

/** `1st`, `2nd`, `3rd`, `11th`. */
export function ordinal(n: number): string {
  return `${n}${endings[ordinals.select(n)] ?? 'th'}`;
}

/** A name as it can be seen: the empty one would leave nothing. */
export function shown(name: string): string {
  return name === '' ? '""' : name;
}

/** A name between backticks for `Names`: between longer runs of them when it holds some itself. */
export function quoted(name: string): string {
  const longest = Math.max(0, ...[...name.matchAll(/`+/gu)].map((run) => run[0].length));
  const fence = '`'.repeat(longest + 1);
  return `${fence}${shown(name)}${fence}`;
}
