import { fold } from '../findings/near-name.ts';
import { nearestTool } from '../findings/no-grammar.ts';

/** Names longer than this are compared by their beginning. */
const LONGEST = 64;
/** Share of the pairs of letters that two names have in common, from which on one is worth a word. */
const ALIKE = 0.4;

/** The tools that a name may have been meant to be, the likeliest first. */
export function nearTools(name: string, toolNames: readonly string[], most = 3): string[] {
  const nearest = nearestTool(name, toolNames);
  const pairs = pairsOf(name);
  const alike = [...new Set(toolNames)]
    .filter((candidate) => candidate !== nearest)
    .map((candidate) => ({ candidate, share: shared(pairs, pairsOf(candidate)) }))
    .filter(({ share }) => share >= ALIKE)
    .sort((one, other) => other.share - one.share)
    .map(({ candidate }) => candidate);
  return [...(nearest === undefined ? [] : [nearest]), ...alike].slice(0, most);
}

/** Pairs of neighbouring letters, each once. */
function pairsOf(name: string): ReadonlySet<string> {
  const letters = fold(name.slice(0, LONGEST));
  return new Set(
    Array.from({ length: Math.max(0, letters.length - 1) }, (_, at) => letters.slice(at, at + 2)),
  );
}

function shared(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const both = [...one].filter((pair) => other.has(pair)).length;
  return both === 0 ? 0 : (2 * both) / (one.size + other.size);
}
