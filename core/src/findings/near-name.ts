/** Longer names are compared for equality only, so that no name costs much. */
const LONGEST = 64;

/** Words that turn a name into its opposite; a name is never near to another that only lacks one of these. */
const OPPOSITES = new Set([
  'no',
  'not',
  'non',
  'without',
  'exclude',
  'ignore',
  'skip',
  'disable',
  'max',
  'min',
]);

/**
 * The candidate that `name` was probably meant to be, if exactly one is. By falling closeness: equal when case,
 * `_`, `-` and `.` are set aside; one letter apart (four letters and more); two apart (eight and more, the first
 * two the same); the words of one among the words of the other. Looser rules propose opposites, such as
 * `includeTags` for `excludeTags`.
 */
export function nearName(name: string, candidates: Iterable<string>): string | undefined {
  const folded = fold(name);
  const ownWords = name.length <= LONGEST ? words(name) : undefined;
  let best = Number.POSITIVE_INFINITY;
  let near: string | undefined;
  for (const candidate of new Set(candidates)) {
    if (candidate === name) return candidate;
    const how = closeness(folded, ownWords, candidate);
    if (how < best) {
      best = how;
      near = candidate;
    } else if (how === best) {
      near = undefined;
    }
  }
  return near !== undefined && best === SUBSET && isOpposite(words(name), words(near)) ? undefined : near;
}

/** The loosest closeness: the words of one are among those of the other. */
const SUBSET = 3;

/** 0 is the closest; infinity is not near at all. */
function closeness(name: string, nameWords: ReadonlySet<string> | undefined, candidate: string): number {
  const other = fold(candidate);
  if (name === other && name !== '') return 0;
  if (nameWords === undefined || candidate.length > LONGEST) return Number.POSITIVE_INFINITY;
  const shorter = Math.min(name.length, other.length);
  if (shorter >= 4 && digits(name) === digits(other)) {
    const apart = distance(name, other, 2);
    if (apart === 1) return 1;
    if (apart === 2 && shorter >= 8 && name.slice(0, 2) === other.slice(0, 2)) return 2;
  }
  return oneHoldsTheOther(nameWords, words(candidate)) ? SUBSET : Number.POSITIVE_INFINITY;
}

function fold(name: string): string {
  return name.toLowerCase().replace(/[-_.\s]/gu, '');
}

function digits(name: string): string {
  return name.replace(/\D/gu, '');
}

function words(name: string): ReadonlySet<string> {
  const spaced = name.replace(/(\p{Ll}|\d)(\p{Lu})/gu, '$1 $2').toLowerCase();
  return new Set(spaced.split(/[-_.\s]+/u).filter((word) => word !== ''));
}

function oneHoldsTheOther(a: ReadonlySet<string>, b: ReadonlySet<string>): boolean {
  const [small, large] = a.size <= b.size ? [a, b] : [b, a];
  return small.size > 0 && [...small].every((word) => large.has(word));
}

function isOpposite(a: ReadonlySet<string>, b: ReadonlySet<string>): boolean {
  return [...OPPOSITES].some((word) => a.has(word) !== b.has(word));
}

/** Letters to add, drop, change or swap with their neighbour; anything above `most` comes back as `most + 1`. */
function distance(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1;
  let before: number[] = [];
  let above = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    let least = i;
    for (let j = 1; j <= b.length; j++) {
      const change = at(above, j - 1) + (a[i - 1] === b[j - 1] ? 0 : 1);
      let cost = Math.min(change, at(above, j) + 1, at(row, j - 1) + 1);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) {
        cost = Math.min(cost, at(before, j - 2) + 1);
      }
      row.push(cost);
      least = Math.min(least, cost);
    }
    if (least > most) return most + 1;
    before = above;
    above = row;
  }
  return Math.min(at(above, b.length), most + 1);
}

function at(row: readonly number[], index: number): number {
  return row[index] ?? Number.POSITIVE_INFINITY;
}
