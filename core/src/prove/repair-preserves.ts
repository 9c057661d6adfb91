import { quote, quoteValue } from '../quote.ts';
import type { Profile } from '../rung/grammar.ts';
import { members, sliceOf, wholeValue } from '../rung/json-text.ts';
import { POSITIONAL } from '../rung/loaded-grammar.ts';
import { type Counterexample, experiment, type Proof, type Trial } from './experiment.ts';
import { type MeantCall, meantCalls } from './meant-call.ts';
import type { Scene } from './scene.ts';
import { simplestFirst } from './values.ts';

/** A repair preserves the call: every value arrives under the name that it was meant for, unchanged, and nothing else does. */
export function repairPreserves(
  { tools, rungs }: Scene,
  profile: Profile,
): ((trial: Trial) => Proof) | string {
  const rung = rungs[profile];
  const known = tools.filter(({ name }) => rung.has(name));
  const repairable = known.filter(({ params }) => params.some(({ required }) => required));
  if (known.length === 0) return 'No tool was pasted whose schema could be loaded.';
  if (repairable.length === 0) return 'No tool requires anything, so no call is ever repaired.';
  return experiment(simplestFirst(...repairable.map(meantCalls)), (call) => {
    const verdict = rung.adjudicate(call);
    if (verdict.kind !== 'TRANSFORM') return { repaired: false };
    const { newArgs } = verdict;
    const sentence = difference(call.meant, newArgs);
    return {
      repaired: true,
      counterexample: sentence === undefined ? undefined : counterexample(call, profile, newArgs, sentence),
    };
  });
}

function counterexample(
  { tool, args, meant }: MeantCall,
  profile: Profile,
  newArgs: string,
  sentence: string,
): Counterexample {
  const members = [...meant].map(([name, text]) => `${JSON.stringify(name)}:${text}`);
  return { profile, tool, args, meant: `{${members.join()}}`, newArgs, sentence };
}

/** The first way in which args are not what was meant, in words; `undefined` when there is none. */
function difference(meant: ReadonlyMap<string, string>, newArgs: string): string | undefined {
  const root = wholeValue(newArgs);
  const got = root === undefined ? [] : members(newArgs, root);
  const seen = new Set<string>();
  for (const { key, value } of got) {
    const text = sliceOf(newArgs, value);
    if (seen.has(key)) return `${quote(key)} was given twice.`;
    seen.add(key);
    if (meant.get(key) === text) continue;
    if (key === POSITIONAL) return `The values without names stayed in ${quote(POSITIONAL)}.`;
    const owner = [...meant].find(([, wanted]) => wanted === text)?.[0];
    const whose = owner === undefined ? 'nobody sent it that' : `which was meant for ${quote(owner)}`;
    return `${quote(key)} got ${quoteValue(text)}, ${whose}.`;
  }
  const lost = [...meant].find(([name]) => !seen.has(name));
  return lost === undefined ? undefined : `${quote(lost[0])} lost its value ${quoteValue(lost[1])}.`;
}
