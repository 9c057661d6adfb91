import fc from 'fast-check';
import type { Profile } from '../rung/grammar.ts';
import { experiment, type Proof, type Trial } from './experiment.ts';
import type { Scene } from './scene.ts';
import { simplestFirst } from './values.ts';

const PROFILES: readonly Profile[] = ['fak', 'sound'];

/** The original's Theorem 2: a call of a tool without a grammar is never refused, nor changed, whatever its arguments are. */
export function failsOpen({ tools, rungs }: Scene): (trial: Trial) => Proof {
  const isKnown = (name: string) => PROFILES.some((profile) => rungs[profile].has(name));
  const names = tools.flatMap(({ name }) => [`${name}s`, `${name} `, name.toUpperCase(), name.slice(1)]);
  const tool = simplestFirst(
    fc.constantFrom('unknown_tool', '', '__proto__', 'constructor', ...names),
    fc.string(),
  ).filter((name) => !isKnown(name));
  const cases = fc.record({ profile: fc.constantFrom(...PROFILES), tool, args: argsTexts });
  return experiment(cases, ({ profile, tool, args }) => {
    const verdict = rungs[profile].adjudicate({ tool, args });
    const repaired = verdict.kind === 'TRANSFORM';
    if (verdict.kind === 'DEFER') return { repaired };
    const newArgs = repaired ? { newArgs: verdict.newArgs } : {};
    const sentence = repaired ? 'The call was changed.' : 'The call was sent back.';
    return { repaired, counterexample: { profile, tool, args, ...newArgs, sentence } };
  });
}

/** Any text as arguments: objects, other JSON, text that breaks off, no JSON at all. */
const argsTexts = simplestFirst(
  fc.constantFrom('{}', '', 'null', '[]', '{"_positional":[1,2]}', '{"a":1'),
  fc.json({ maxDepth: 2 }),
  fc.tuple(fc.json({ maxDepth: 2 }), fc.nat(40)).map(([text, cut]) => text.slice(0, cut)),
  fc.string({ unit: 'binary' }),
);
