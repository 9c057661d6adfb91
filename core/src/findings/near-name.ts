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
  const shape = shapeOf(name);
  let best = Number.POSITIVE_INFINITY;
  let near: string | undefined;
  for (const candidate of new Set(candidates)) {
    if (candidate === name) return candidate;
    const how = closeness(shape, shapeOf(candidate));
    if (how < best) {
      best = how;
      near = candidate;
    } else if (how === best) {
      near = undefined;
    }
  }
  const isOpposite = near !== undefined && best === SUBSET && areOpposites(shape, shapeOf(near));
  return isOpposite ? undefined : near;
}

/** A name as it is compared. */
interface Shape {
  readonly folded: string;
  readonly digits: string;
  /** None for a name that is too long to be compared for more than equality. */
  readonly words: ReadonlySet<string>;
}

/** The same few names are compared with every call; those of the last calls are kept. */
const shapes = new Map<string, Shape>();
const MOST_SHAPES = 2_000;

function shapeOf(name: string): Shape {
  const known = shapes.get(name);
  if (known !== undefined) return known;
  const folded = fold(name);
  const shape =
    name.length > LONGEST
      ? { folded, digits: '', words: new Set<string>() }
      : { folded, digits: folded.replace(/\D/gu, ''), words: words(name) };
  if (name.length <= LONGEST) {
    if (shapes.size >= MOST_SHAPES) shapes.clear();
    shapes.set(name, shape);
  }
  return shape;
}

/** The loosest closeness: the words of one are among those of the other. */
const SUBSET = 3;

/** 0 is the closest; infinity is not near at all. */
function closeness(a: Shape, b: Shape): number {
  if (a.folded === b.folded && a.folded !== '') return 0;
  if (a.words.size === 0 || b.words.size === 0) return Number.POSITIVE_INFINITY;
  const shorter = Math.min(a.folded.length, b.folded.length);
  if (shorter >= 4 && a.digits === b.digits) {
    const apart = distance(a.folded, b.folded, 2);
    if (apart === 1) return 1;
    if (apart === 2 && shorter >= 8 && a.folded.slice(0, 2) === b.folded.slice(0, 2)) return 2;
  }
  return oneHoldsTheOther(a.words, b.words) ? SUBSET : Number.POSITIVE_INFINITY;
}

/** A name with case, `_`, `-`, `.` and spaces set aside. */
export function fold(name: string): string {
  return name.toLowerCase().replace(/[-_.\s]/gu, '');
}

function words(name: string): ReadonlySet<string> {
  const spaced = name.replace(/(\p{Ll}|\d)(\p{Lu})/gu, '$1 $2').toLowerCase();
  return new Set(spaced.split(/[-_.\s]+/u).filter((word) => word !== ''));
}

function oneHoldsTheOther(a: ReadonlySet<string>, b: ReadonlySet<string>): boolean {
  const [small, large] = a.size <= b.size ? [a, b] : [b, a];
  return [...small].every((word) => large.has(word));
}

function areOpposites(a: Shape, b: Shape): boolean {
  return [...OPPOSITES].some((word) => a.words.has(word) !== b.words.has(word));
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
